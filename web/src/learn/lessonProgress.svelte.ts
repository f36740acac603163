// A table with a guide: where in the plan the game is, and whether it has left it.
import type { View } from "../messages";
import { Table } from "../table.svelte";
import type { Plan, Step } from "./lessonPlan";
import { saveProgress } from "./storedProgress";

export class Pupil extends Table {
  at = $state(0);

  private undid = false;
  private answered = $state(-1);

  constructor(
    id: string,
    readonly plan: Plan,
    at: number,
  ) {
    super(id);
    this.go(at);
  }

  get step(): Step {
    return this.plan.steps[this.at] ?? { text: "" };
  }

  get last(): boolean {
    return this.at >= this.plan.steps.length - 1;
  }

  get waits(): boolean {
    const { step, view } = this;
    return !view || (step.when !== undefined && !step.when(view)) || (step.choose !== undefined && !view.ask);
  }

  /** Whether the game has left the plan: the suggested choice is not available. */
  get strayed(): boolean {
    const { view, next } = this;
    if (!view || !next || this.pending || view.version === this.answered) return false;
    return view.over || (view.ask !== null && !offers(view, next));
  }

  go(to: number): void {
    this.at = Math.max(0, Math.min(to, this.plan.steps.length - 1));
    saveProgress(this.plan.game, { table: this.id, at: this.at });
  }

  override choose(...ids: string[]): void {
    const { view, next } = this;
    if (view && next?.choose?.join() === ids.join()) {
      this.answered = view.version;
      this.go(this.plan.steps.indexOf(next) + 1);
    }
    super.choose(...ids);
  }

  override undo(): void {
    this.undid = true;
    super.undo();
  }

  /** Updates the step for a new view. */
  update(view: View): void {
    const { next } = this;
    if (this.undid && view.ask && !this.pending) {
      this.undid = false;
      const back = this.plan.steps.findIndex((step) => offers(view, step));
      if (back >= 0 && back < this.at) this.go(back);
    } else if (next?.done?.(view)) this.go(this.plan.steps.indexOf(next) + 1);
  }

  private get next(): Step | undefined {
    return this.plan.steps.slice(this.at).find((step) => step.choose);
  }
}

function offers(view: View, step: Step): boolean {
  return step.choose?.every((id) => view.ask?.options.some((option) => option.id === id)) ?? false;
}
