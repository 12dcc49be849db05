import { useCallback, useRef, useState } from 'react';
import { type ChangeDraft, type Draft, EMPTY_DRAFT } from '#web/meals/review/draft.ts';
import { isRecord } from '#web/lib/is-record.ts';

/** The number changes with the draft's shape, so that an older release's draft isn't read. */
const KEY = 'perennial-draft-1';

const isDraft = (value: unknown): value is Draft => isRecord(value) && typeof value['text'] === 'string';

/** This tab's draft; it survives a reload, and lasts until the tab closes or a logout. */
export function storedDraft(): Draft {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isDraft(value) ? value : EMPTY_DRAFT;
  } catch {
    return EMPTY_DRAFT;
  }
}

/** Stores a draft for the log form, from any screen. */
export function storeDraft(state: Draft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(state));
  } catch {
    // Without storage, meals can still be logged; only a reload loses the text.
  }
}

export const forgetDraft = (): void => storeDraft(EMPTY_DRAFT);

/**
 * The draft that all log forms share, its setter, and a function that returns it as it is now: a render may lag behind. Changes are stored
 * immediately: the next screen may read it before this one renders.
 */
export function useDraft(): readonly [draft: Draft, change: ChangeDraft, current: () => Draft] {
  const [state, setState] = useState(storedDraft);
  const latest = useRef(state);
  const update = useCallback<ChangeDraft>((change) => {
    latest.current = change(latest.current);
    storeDraft(latest.current);
    setState(latest.current);
  }, []);
  const current = useCallback(() => latest.current, []);
  return [state, update, current];
}
