import { useRef, useState } from 'react';
import { isRecord } from '#web/lib/is-record.ts';

const PREFIX = 'perennial-form-';

function write(key: string, value: unknown): void {
  try {
    if (value === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing still saves the form; only a reload loses what was typed.
  }
}

/** What a form in this tab holds as it was left; undefined where nothing was. @param name as `useKeptForm` is given it */
export function keptForm(name: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(PREFIX + name) ?? 'null');
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a form of this tab. @param name as `useKeptForm` is given it */
export const keepForm = (name: string, form: object): void => write(PREFIX + name, form);

/**
 * The state of a long form; a reload finds it again, in this tab. `forget` once it is saved and left; `reset` to go on with another state
 * that nobody typed; `moveTo` where from now on it is about something with another name.
 * @param name tells this form, and the thing it is about, from all others; its number changes with the shape of the state
 */
export function useKeptForm<T extends object>(name: string, begin: () => T) {
  const [form, setForm] = useState<T>(() => (keptForm(name) as T | undefined) ?? begin());
  // What holds now, also before it is drawn: two changes at once both count, and nothing is written after it was forgotten.
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
