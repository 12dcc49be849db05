import { useRef, useState } from 'react';
import { type Draft, EMPTY_DRAFT } from '#web/meals/review/draft.ts';
import { isRecord } from '#web/lib/is-record.ts';

/** The number changes with the shape of a draft: what an older release kept is not read. */
const KEY = 'perennial-draft-1';

const isDraft = (value: unknown): value is Draft => isRecord(value) && typeof value['text'] === 'string';

/** The draft this tab holds; it survives a reload, and ends with the tab or a logout. */
export function keptDraft(): Draft {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isDraft(value) ? value : EMPTY_DRAFT;
  } catch {
    return EMPTY_DRAFT;
  }
}

/** Keeps a draft for the log form, from wherever it was begun. */
export function keepDraft(state: Draft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(state));
  } catch {
    // A browser that keeps nothing still logs meals; only a reload loses the text.
  }
}

export const forgetDraft = (): void => keepDraft(EMPTY_DRAFT);

/** The draft that all log forms share, and how to change it. A change is kept at once: the next screen may read it before this one renders. */
export function useDraft(): readonly [Draft, (change: (state: Draft) => Draft) => void] {
  const [state, setState] = useState(keptDraft);
  const latest = useRef(state);
  const update = (change: (state: Draft) => Draft) => {
    latest.current = change(latest.current);
    keepDraft(latest.current);
    setState(latest.current);
  };
  return [state, update];
}
