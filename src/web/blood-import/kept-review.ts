import { isRecord } from '#web/lib/is-record.ts';
import type { ReviewPanel } from './review-state.ts';

/** Changes with the shape of what is kept. */
const KEY = 'perennial-form-blood-import-1';

/** The panels that somebody was looking through in this tab before it was loaded anew. */
export function keptPanels(owner: string): readonly ReviewPanel[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    const isOwn = isRecord(kept) && kept['owner'] === owner && Array.isArray(kept['panels']);
    return isOwn ? (kept['panels'] as readonly ReviewPanel[]) : [];
  } catch {
    return [];
  }
}

/** Keeps them for this tab. */
export function keepPanels(owner: string, panels: readonly ReviewPanel[]): void {
  try {
    if (panels.length === 0) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify({ owner, panels }));
  } catch {
    // A browser that keeps nothing, or not that much, still saves them; only a reload loses them.
  }
}
