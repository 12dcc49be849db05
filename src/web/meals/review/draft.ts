import type { MealItem } from '#contract/meals/meals.ts';
import type { FoodAlternative } from '#domain/meals/analysis/analysis.ts';
import type { MealSource } from '#domain/meals/meal.ts';
import type { Scalable } from '#domain/meals/estimates/scale-items.ts';

/** An item of a meal being described or edited. Plain data, so that it survives a reload. */
export interface DraftItem extends Omit<MealItem, 'id' | 'amount'> {
  /** Identifies it within the draft: the words it was read from, a stored item's id, or a new id. */
  readonly key: string;
  /** As typed; it may not be a number yet. */
  readonly amountText: string;
  readonly alternatives: readonly FoodAlternative[];
  /** Whether it is a weak match that the member hasn't confirmed, and so doesn't count yet. */
  readonly isGuess?: boolean;
  /** The model that named and sized it; absent for the built-in engine. */
  readonly readBy?: string | undefined;
  /** Figures at one amount, to scale from: for quick adds, and for foods that aren't on this device. */
  readonly base?: Scalable | undefined;
}

/** A member's text and corrections. The items on screen follow from this and the analysis of `text`. */
export interface Draft {
  readonly text: string;
  /** Corrected items by the key of the item they replace. */
  readonly edits: Readonly<Record<string, DraftItem>>;
  /** Items added by hand, or those of the meal that is being edited. */
  readonly added: readonly DraftItem[];
  /** Keys of items, and unrecognized phrases, that the member removed. */
  readonly setAside: readonly string[];
  /** How it was started, if not by typing. */
  readonly source?: MealSource | undefined;
}

/** Updates a draft from its latest state. */
export type ChangeDraft = (change: (state: Draft) => Draft) => void;

export const EMPTY_DRAFT: Draft = { text: '', edits: {}, added: [], setAside: [] };

/**
 * Items to review: those read from the text in order, with corrections applied and removed ones left out; then those added by hand. `read`
 * has keys that stay the same while the member types.
 */
export function itemsOf(
  state: Pick<Draft, 'edits' | 'added' | 'setAside'>,
  read: readonly DraftItem[],
): readonly DraftItem[] {
  const fromText = read
    .filter(({ key }) => !state.setAside.includes(key))
    .map((item) => state.edits[item.key] ?? item);
  return [...fromText, ...state.added];
}

/** The items that count: all but guesses. */
export const countedItems = (items: readonly DraftItem[]): readonly DraftItem[] =>
  items.filter(({ isGuess }) => isGuess !== true);

/** Replaces an item by its correction, or confirms it as it is, wherever it came from. */
export function withItem(state: Draft, changed: DraftItem): Draft {
  const { isGuess: _, ...item } = changed;
  return state.added.some(({ key }) => key === item.key)
    ? { ...state, added: state.added.map((old) => (old.key === item.key ? item : old)) }
    : { ...state, edits: { ...state.edits, [item.key]: item } };
}

/** Removes an item; one read from the text stays removed while the text contains its words. */
export function withoutItem(state: Draft, key: string): Draft {
  return state.added.some((item) => item.key === key)
    ? { ...state, added: state.added.filter((item) => item.key !== key) }
    : { ...state, setAside: [...state.setAside, key] };
}

export const withAdded = (state: Draft, item: DraftItem): Draft => ({
  ...state,
  added: [...state.added, item],
});

/** Adds earlier foods; if the draft was empty, they become its origin. */
export const withAllAdded = (
  state: Draft,
  items: readonly DraftItem[],
  source: MealSource | undefined,
): Draft => ({
  ...state,
  added: [...state.added, ...items],
  source: isEmptyDraft(state) ? source : state.source,
});

/** An unrecognized phrase that needs no more attention. */
export const withPhraseSetAside = (state: Draft, phrase: string): Draft => ({
  ...state,
  setAside: [...state.setAside, phrase],
});

export const isEmptyDraft = (state: Draft): boolean => state.text.trim() === '' && state.added.length === 0;
