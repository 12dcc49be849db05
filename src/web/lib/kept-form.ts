import { useState } from 'react';
import { isRecord } from './is-record.ts';

const PREFIX = 'perennial-form-';

function read<T>(key: string, isForm: (value: unknown) => value is T): T | undefined {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isForm(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function write(key: string, value: unknown): void {
  try {
    if (value === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing still saves the form; only a reload loses what was typed.
  }
}

/**
 * The state of a long form; a reload finds it again, in this tab. `forget` once it is saved.
 * @param name tells this form, and the thing it is about, from all others; its number changes with the shape of the state
 */
export function useKeptForm<T extends object>(name: string, begin: () => T) {
  const key = PREFIX + name;
  const [form, setForm] = useState<T>(() => read(key, (value): value is T => isRecord(value)) ?? begin());
  const change = (part: Partial<T>): void =>
    setForm((was) => {
      const now = { ...was, ...part };
      write(key, now);
      return now;
    });
  const forget = (): void => write(key, undefined);
  return [form, change, forget] as const;
}

/** Forgets one form of this tab: it is saved. @param name as `useKeptForm` was given it */
export const forgetForm = (name: string): void => write(PREFIX + name, undefined);

/** Forgets all forms of this tab: another member may be here next. */
export function forgetForms(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
