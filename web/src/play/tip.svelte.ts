// What a thing is, and why it cannot be chosen: on hover, on focus, and on a long press.
import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";

export interface Said {
  title?: string;
  head?: string;
  text?: string;
  /** What choosing it would change, and whether that cannot be undone. */
  effect?: string;
  final?: boolean;
  reason?: string;
  ruling?: string;
}

const LONG_PRESS = 450;

class Tip {
  said = $state.raw<Said | null>(null);
  at = $state.raw<DOMRect>(new DOMRect());

  show(node: Element, said: Said): void {
    this.at = node.getBoundingClientRect();
    this.said = said;
  }

  hide(): void {
    // A thing with the focus is left while it is taken off the page, in the midst of drawing.
    untrack(() => (this.said = null));
  }
}

export const tip = new Tip();

export function tells(said: Said): Attachment<HTMLElement> {
  return (node) => {
    if (!said.title && !said.text && !said.reason) return;
    let press: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;
    const show = () => tip.show(node, said);
    const over = (event: PointerEvent) => event.pointerType === "mouse" && show();
    const focus = () => node.matches(":focus-visible") && show();
    const hide = () => {
      clearTimeout(press);
      tip.hide();
    };
    const down = (event: PointerEvent) => {
      pressed = false;
      if (event.pointerType === "mouse") return;
      press = setTimeout(() => {
        pressed = true;
        show();
      }, LONG_PRESS);
    };
    const up = () => clearTimeout(press);
    const click = (event: Event) => {
      if (pressed) event.stopImmediatePropagation();
      else tip.hide();
      pressed = false;
    };
    const menu = (event: Event) => pressed && event.preventDefault();
    node.addEventListener("pointerenter", over);
    node.addEventListener("pointerleave", hide);
    node.addEventListener("focus", focus);
    node.addEventListener("blur", hide);
    node.addEventListener("pointerdown", down);
    node.addEventListener("pointerup", up);
    node.addEventListener("contextmenu", menu);
    node.addEventListener("click", click, true);
    return () => {
      hide();
      node.removeEventListener("pointerenter", over);
      node.removeEventListener("pointerleave", hide);
      node.removeEventListener("focus", focus);
      node.removeEventListener("blur", hide);
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointerup", up);
      node.removeEventListener("contextmenu", menu);
      node.removeEventListener("click", click, true);
    };
  };
}
