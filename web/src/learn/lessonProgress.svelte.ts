// A table with a guide: where in the plan the game is, whether it has left it, and what the player reads again.
import type { RequestRejected, View } from "../messages";
import type { Args } from "../i18n/texts.svelte";
import { Table } from "../table.svelte";
import { choicesOf, type Plan, type Step } from "./lessonPlan";
import { saveProgress } from "./storedProgress";

export class Pupil extends Table {
  /** The step that is shown. */
  at = $state(0);

  /** The step that the game has reached. */
  private reached = $state(0);
  private undid = false;
  private steppingBack = false;
  private answered = $state(-1);
  private readonly firstViews = new Map<Step, View>();

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

  /** Whether the step is one that the game has left behind. */
  get rereads(): boolean {
    return this.at < this.reached;
  }

  get waits(): boolean {
    const { step, view } = this;
    if (!view) return true;
    if (this.rereads) return false;
    return (step.when !== undefined && !step.when(view)) || (step.choose !== undefined && !view.ask);
  }

  /** Whether the game has left the plan: the suggested choice is not available. */
  get strayed(): boolean {
    const { view, next } = this;
    if (!view || !next || this.pending || view.version === this.answered) return false;
    return view.over || (view.ask !== null && !offers(view, next));
  }

  /** What the step's text says of the game, as it was when the text was first read. */
  args(view: View): Args {
    const { step } = this;
    const first = this.firstViews.get(step);
    if (!first && !this.waits) this.firstViews.set(step, view);
    return step.args?.((this.rereads || !step.choose) && first ? first : view) ?? {};
  }

  go(to: number): void {
    this.at = this.reached = Math.max(0, Math.min(to, this.plan.steps.length - 1));
    saveProgress(this.plan.game, { table: this.id, at: this.at });
  }

  /** Goes one step on. */
  forward(): void {
    if (this.rereads) this.at += 1;
    else this.go(this.at + 1);
  }

  /** Goes one step back. A choice made there is undone if the game allows; otherwise its text is only read again. */
  back(): void {
    const before = this.plan.steps[this.at - 1];
    if (!before) return;
    if (before.choose && !this.rereads && this.view?.ask) {
      this.steppingBack = true;
      this.undo();
    } else this.at -= 1;
  }

  override choose(...ids: string[]): void {
    const { view, next } = this;
    if (view && next && choicesOf(next, view).join() === ids.join()) {
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
      this.undid = this.steppingBack = false;
      const back = this.plan.steps.findIndex((step) => offers(view, step));
      if (back >= 0 && back < this.reached) this.go(back);
    } else if (next?.done?.(view)) this.go(this.plan.steps.indexOf(next) + 1);
  }

  protected override showRejection(message: RequestRejected): void {
    if (this.steppingBack) this.at -= 1;
    else super.showRejection(message);
    this.undid = this.steppingBack = false;
  }

  private get next(): Step | undefined {
    return this.plan.steps.slice(this.reached).find((step) => step.choose);
  }
}

function offers(view: View, step: Step): boolean {
  return step.choose?.every((id) => view.ask?.options.some((option) => option.id === id)) ?? false;
}
