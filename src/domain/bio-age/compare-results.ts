import type { ItemKey } from './item-keys.ts';
import type { SectionKey } from './item.ts';
import type { LifestyleBioAge, ScoredItem } from './lifestyle-result.ts';

/** Smaller differences come from age and cap alone. */
const MIN_YEARS = 0.05;

/** Effect of one item on the difference of two results. An unanswered question is null. */
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

/** What changed between two results, largest first: new answers, and the same answers with a different weight. */
export function compareResults(before: LifestyleBioAge, after: LifestyleBioAge): readonly ItemDifference[] {
  const keys = new Set([...before.items, ...after.items].map(({ item }) => item));
  const of = (result: LifestyleBioAge, key: ItemKey) => result.items.find(({ item }) => item === key);
  return [...keys]
    .flatMap((key) => differenceOf(of(before, key), of(after, key)))
    .toSorted((one, other) => Math.abs(other.years) - Math.abs(one.years));
}
