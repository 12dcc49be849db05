import type { ItemKey } from './item-keys.ts';
import type { SectionKey } from './item.ts';
import type { LifestyleBioAge, ScoredItem } from './lifestyle-result.ts';

/** Less moves by age and cap alone. */
const MIN_YEARS = 0.05;

/** What one item did to the difference of two results. An answer that was not given is null. */
export interface ItemDifference {
  readonly item: ItemKey;
  readonly name: string;
  readonly section: SectionKey;
  readonly from: string | null;
  readonly to: string | null;
  readonly years: number;
}

function differenceOf(before: ScoredItem | undefined, after: ScoredItem | undefined): ItemDifference[] {
  const one = after ?? before;
  if (!one) return [];
  const years = (after?.years ?? 0) - (before?.years ?? 0);
  const [from, to] = [before?.answer ?? null, after?.answer ?? null];
  if (from === to && Math.abs(years) < MIN_YEARS) return [];
  return [{ item: one.item, name: one.name, section: one.section, from, to, years }];
}

/** What changed between two results, the largest first: other answers, and the same ones that count otherwise now. */
export function compareResults(before: LifestyleBioAge, after: LifestyleBioAge): readonly ItemDifference[] {
  const keys = new Set([...before.items, ...after.items].map(({ item }) => item));
  const of = (result: LifestyleBioAge, key: ItemKey) => result.items.find(({ item }) => item === key);
  return [...keys]
    .flatMap((key) => differenceOf(of(before, key), of(after, key)))
    .toSorted((one, other) => Math.abs(other.years) - Math.abs(one.years));
}
