import { useRef, useState } from 'react';
import { isRecord } from '#web/lib/is-record.ts';

const PREFIX = 'perennial-form-';

/** JSON has no NaN, which a field reports for text that isn't a number: such a field is empty after a reload. */
const withoutNaN = (_key: string, value: unknown): unknown => (Number.isNaN(value) ? undefined : value);

function write(key: string, value: unknown): void {
  try {
    if (value === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value, withoutNaN));
  } catch {
    // Without storage the form still works; only a reload loses the typed values.
  }
}

/** The saved draft of a form in this tab; undefined if there is none. @param name as given to `useFormDraft` */
export function formDraft(name: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(PREFIX + name) ?? 'null');
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Saves a draft in this tab. @param name as given to `useFormDraft` */
export const saveForm = (name: string, form: object): void => write(PREFIX + name, form);

/**
 * State of a long form that survives a reload in this tab. `forget` deletes the draft after saving; `reset` replaces it without marking it
 * as typed; `moveTo` renames it.
 * @param name identifies the form and what it edits; its number changes with the state's shape
 */
export function useFormDraft<T extends object>(name: string, begin: () => T) {
  const [form, setForm] = useState<T>(() => (formDraft(name) as T | undefined) ?? begin());
  // The current state even before it renders, so that two changes at once both count, and nothing is written after `forget`.
  const latest = useRef(form);
  const moved = useRef<string>(undefined);
  const keep = (value: T | undefined): void => write(PREFIX + (moved.current ?? name), value);
  const show = (now: T): void => {
    latest.current = now;
    setForm(now);
  };
  const change = (part: Partial<T>): void => {
    show({ ...latest.current, ...part });
    keep(latest.current);
  };
  const forget = (): void => keep(undefined);
  const reset = (to: T): void => {
    show(to);
    forget();
  };
  const moveTo = (other: string): void => {
    forget();
    moved.current = other;
    keep(latest.current);
  };
  return [form, change, forget, { reset, moveTo }] as const;
}

/** Deletes the draft of one form in this tab, after saving. @param name as given to `useFormDraft` */
export const forgetForm = (name: string): void => write(PREFIX + name, undefined);

/** Deletes the drafts of all forms in this tab, because another member may sign in next. */
export function forgetForms(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}
