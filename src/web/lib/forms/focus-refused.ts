import { useEffect } from 'react';

// Password inputs mark errors differently.
const FIELD = ':is(input, select, textarea):is([aria-invalid="true"], [data-invalid="true"])';
const REFUSED = `form ${FIELD}, form [role="radiogroup"][aria-invalid="true"] input`;

/**
 * Scrolls to the first invalid field and focuses it: it may be a screen away from the button. An open dialog takes precedence over its
 * page.
 */
export function focusFirstRefused(): void {
  requestAnimationFrame(() => {
    const within = [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? document;
    within.querySelector<HTMLElement>(REFUSED)?.focus();
  });
}

/** Does so once the fields of a refusal are drawn. @param faults by field, or one; nothing happens while there is none */
export function useFocusRefused(
  error: unknown,
  faults: Readonly<Record<string, string>> | string | undefined,
): void {
  const isField = typeof faults === 'string' || (faults !== undefined && Object.keys(faults).length > 0);
  useEffect(() => {
    if (error && isField) focusFirstRefused();
  }, [error, isField]);
}
