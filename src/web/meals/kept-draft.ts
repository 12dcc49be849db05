import { isRecord } from '#web/lib/is-record.ts';
import { EMPTY_DRAFT, type Draft } from './draft.ts';

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
