import type { MealItem } from '#contract/meals/meals.ts';
import type { FoodAlternative } from '#domain/meals/analysis.ts';
import type { MealSource } from '#domain/meals/meal.ts';
import type { Scalable } from '#domain/meals/scale-items.ts';

/** An item of a meal that is being described or edited. Plain data, so that a reload finds it again. */
export interface DraftItem extends Omit<MealItem, 'id' | 'amount'> {
  /** Identifies it within the draft: the words it was read from, a stored item's id, or a new id. */
  readonly key: string;
  /** As typed; it may not be a number yet. */
  readonly amountText: string;
  readonly alternatives: readonly FoodAlternative[];
  /** The model that named and sized it; absent for the built-in engine. */
  readonly readBy?: string | undefined;
  /** Figures at one amount, to scale from: for quick adds, and for foods that aren't on this device. */
  readonly base?: Scalable | undefined;
}

/** What a member typed and corrected. The items on screen follow from this and the analysis of `text`. */
export interface Draft {
  readonly text: string;
  /** Corrected items by the key of the item they replace. */
  readonly edits: Readonly<Record<string, DraftItem>>;
  /** Items added by hand, or those of the meal that is being edited. */
  readonly added: readonly DraftItem[];
  /** Keys of items, and phrases that were not understood, which the member set aside. */
  readonly setAside: readonly string[];
  /** How it was begun, where not by typing. */
  readonly source?: MealSource | undefined;
}

export const EMPTY_DRAFT: Draft = { text: '', edits: {}, added: [], setAside: [] };

/**
 * The items to review: those read from the text in their order, each replaced by its correction, without what was set aside; then those
 * added by hand. `read` carries keys that stay the same while the member types on.
 */
export function itemsOf(state: Draft, read: readonly DraftItem[]): readonly DraftItem[] {
  const fromText = read
    .filter(({ key }) => !state.setAside.includes(key))
    .map((item) => state.edits[item.key] ?? item);
  return [...fromText, ...state.added];
}

/** Replaces an item by its corrected self, wherever it came from. */
export function withItem(state: Draft, item: DraftItem): Draft {
  return state.added.some(({ key }) => key === item.key)
    ? { ...state, added: state.added.map((old) => (old.key === item.key ? item : old)) }
    : { ...state, edits: { ...state.edits, [item.key]: item } };
}

/** Removes an item; words that were read stay removed while the text goes on saying them. */
export function withoutItem(state: Draft, key: string): Draft {
  return state.added.some((item) => item.key === key)
    ? { ...state, added: state.added.filter((item) => item.key !== key) }
    : { ...state, setAside: [...state.setAside, key] };
}

export const withAdded = (state: Draft, item: DraftItem): Draft => ({
  ...state,
  added: [...state.added, item],
});

/** Foods eaten before, added at once; a draft that was empty came from there. */
export const withAllAdded = (
  state: Draft,
  items: readonly DraftItem[],
  source: MealSource | undefined,
): Draft => ({
  ...state,
  added: [...state.added, ...items],
  source: isEmptyDraft(state) ? source : state.source,
});

/** A phrase that was not understood and needs no more attention. */
export const withPhraseSetAside = (state: Draft, phrase: string): Draft => ({
  ...state,
  setAside: [...state.setAside, phrase],
});

export const isEmptyDraft = (state: Draft): boolean => state.text.trim() === '' && state.added.length === 0;
