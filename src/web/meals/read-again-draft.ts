import type { MealReading } from '#contract/meals/analysis.ts';
import { unsurePhrases } from '#domain/meals/unsure-phrases.ts';
import { uuidV7 } from '#web/lib/uuid.ts';
import { readItems } from './draft-item.ts';
import type { Draft, DraftItem } from './draft.ts';
import type { Review } from './use-review.ts';

const EMBEDDED = 'embedded';

/** An item as it was read: neither corrected nor added by hand, for those are sure. */
const isAsRead = ({ edits, added }: Draft, { key }: DraftItem): boolean =>
  edits[key] === undefined && !added.some((item) => item.key === key);

/** The phrases of a draft that a model may read better: what was not understood, and what was guessed at. */
export function unsureIn(draft: Draft, { items, notUnderstood }: Review): readonly string[] {
  const read = items.filter((item) => isAsRead(draft, item) && item.words !== undefined);
  return unsurePhrases({
    notUnderstood,
    items: read.map(({ words = '', confidence }) => ({ words, confidence })),
  });
}

/** What a model named that no food of the tables is. */
export const unknownTo = (reading: MealReading, before: Review): readonly string[] =>
  reading.notUnderstood.filter(
    (words) => !before.notUnderstood.includes(words) && !reading.text.includes(words),
  );

/**
 * The draft with what a model read in place of what was unsure. The words stay in the text; what the engine had made of them is set
 * aside, as if the member had done so.
 */
export function withReadAgain(draft: Draft, review: Review, reading: MealReading): Draft {
  const read = reading.items.filter(({ readBy }) => readBy !== EMBEDDED);
  const phrases = new Set(read.map(({ words }) => words));
  const replaced = review.items.filter((item) => isAsRead(draft, item) && phrases.has(item.words ?? ''));
  const isWhole = (words: string): boolean => read.filter((item) => item.words === words).length === 1;
  const added = read.flatMap((item) =>
    readItems([item]).map(({ words, ...rest }) => ({
      ...rest,
      key: uuidV7(),
      readBy: item.readBy,
      // A phrase that became several foods teaches none of them for the next time.
      ...(words !== undefined && isWhole(words) ? { words } : {}),
    })),
  );
  return {
    ...draft,
    setAside: [
      ...draft.setAside,
      ...replaced.map(({ key }) => key),
      ...review.notUnderstood.filter((words) => phrases.has(words)),
    ],
    added: [...draft.added, ...added],
  };
}
