// Where the focus goes at a table: to what is asked, to what can be chosen, to what has happened.

/** What can be chosen and is not yet. */
const LIT = '[data-thing][aria-disabled=false][aria-pressed=false]';

/** The controls that are seen, in the order in which they lie on the table. */
function seen(selector: string): (HTMLElement | SVGElement)[] {
  const all = [...document.querySelectorAll<HTMLElement | SVGElement>(selector)];
  return all.filter((element) => element.checkVisibility());
}

function toFirst(...selectors: readonly string[]): void {
  for (const selector of selectors) {
    const [first] = seen(selector);
    if (first === undefined) continue;
    first.focus({ preventScroll: false });
    return;
  }
}

export function toQuestion(): void {
  document.querySelector<HTMLElement>('.table .orders')?.focus({ preventScroll: true });
}

/** To what can be chosen on the board; if nothing there can, to where the tabulator enters it. */
export function toBoard(): void {
  toFirst(`.board-frame ${LIT}`, '.board-frame [data-thing][tabindex="0"]', '.board-frame [data-thing]');
}

export function toLog(): void {
  const lines = seen('.chronicle .log button');
  lines.at(-1)?.focus();
}

/** To the next thing that can be chosen, on the board or in the hand, or to the one before; round and round. */
export function toNextLit(by: 1 | -1): void {
  const lit = seen(`.table ${LIT}`);
  const now = lit.findIndex((element) => element.matches(':focus'));
  const from = now < 0 && by < 0 ? 0 : now;
  lit[(from + by + lit.length) % Math.max(1, lit.length)]?.focus();
}

/**
 * After a change the focus goes to what is asked now. It stays where somebody reads or writes, and on the board as long as the next
 * answer lies there, too.
 */
export function followQuestion(): void {
  const { activeElement } = document;
  if (activeElement?.closest('input, select, textarea, dialog, .log, .places, .bar, .menu, .guide') != null) return;
  if (activeElement?.closest('.board-frame, .hand') != null && seen(`.table ${LIT}`).length > 0) return;
  toQuestion();
}
