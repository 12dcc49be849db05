import type { ScoredItem } from '#domain/bio-age/lifestyle-result.ts';
import type { WaterfallStep } from '#web/ui/chart/waterfall-rows.ts';

type Counted = Pick<ScoredItem, 'item' | 'name' | 'answer' | 'years'>;

/** What a result is made of, as the chart takes it. */
interface Fall {
  readonly items: readonly Counted[];
  /** What the floor of 18 years adds. */
  readonly floorYears: number;
}

const bySize = (one: Counted, other: Counted): number => Math.abs(other.years) - Math.abs(one.years);

const asStep = ({ item, name, answer, years }: Counted): WaterfallStep => ({
  key: item,
  label: name,
  note: answer,
  change: years,
});

/**
 * The way from the age to the bio-age: first what takes years away, then what adds some, the largest first in each; what is left over
 * is one step. The steps sum to the whole difference.
 * @param most how many answers have a step of their own
 */
export function fallSteps({ items, floorYears }: Fall, most: number): readonly WaterfallStep[] {
  const sized = items.filter(({ years }) => years !== 0).toSorted(bySize);
  // One alone that is left over would be named as well as counted.
  const shown = sized.length === most + 1 ? sized : sized.slice(0, most);
  const rest = sized.slice(shown.length);
  const small: WaterfallStep = {
    key: 'rest',
    label: `${rest.length} smaller answers`,
    note: 'All of them together',
    change: rest.reduce((sum, { years }) => sum + years, 0),
  };
  const floor: WaterfallStep = {
    key: 'floor',
    label: 'Never below 18',
    note: 'The lowest figure shown',
    change: floorYears,
  };
  return [
    ...shown.filter(({ years }) => years < 0).map(asStep),
    ...shown.filter(({ years }) => years > 0).map(asStep),
    ...(rest.length > 0 ? [small] : []),
    ...(floorYears === 0 ? [] : [floor]),
  ];
}
