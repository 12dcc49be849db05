const REFUSED =
  'form :is(input, select, textarea)[aria-invalid="true"], form [role="radiogroup"][aria-invalid="true"] input';

/** Brings the first refused field into view and the caret to it: it may be a screen away from the button. */
export function focusFirstRefused(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(REFUSED)?.focus());
}
