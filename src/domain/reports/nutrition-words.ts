import { isOrAre } from '#domain/words/agreement.ts';
import { joinFirst, joinWords } from '#domain/words/join-words.ts';
import { capitalized } from '#domain/words/first-letter.ts';
import { counted } from '#domain/words/plural.ts';

/** A nutrient's average with need and limit, for wording. */
export interface NeedSummary {
  readonly nutrient: string;
  readonly average: number;
  readonly need: { readonly amount: number; readonly kind: 'target' | 'recommended' } | null;
  readonly percent: number | null;
  readonly limit: number | null;
  readonly isOver: boolean;
}

/** Nutrients to limit rather than to reach. */
export const LIMITED: readonly string[] = [
  'sodiumMg',
  'satFatG',
  'addedSugarsG',
  'transFatG',
  'alcoholG',
  'caffeineMg',
];

/** Energy and macros have their own targets; a need is a vitamin, a mineral, fiber or a fatty acid. */
const NO_NEED: readonly string[] = ['energyKcal', 'proteinG', 'carbsG', 'fatG', 'waterG', ...LIMITED];

/** Below this share a nutrient is short. Needs include a margin, so a little less is enough. */
const SHORT_PERCENT = 80;

/** Needs with a known share, the lowest first. */
export const rankedNeeds = <Need extends NeedSummary>(
  needs: readonly Need[],
): readonly (Need & { percent: number })[] =>
  needs
    .flatMap((each) =>
      each.percent !== null && !NO_NEED.includes(each.nutrient) ? [{ ...each, percent: each.percent }] : [],
    )
    .toSorted((one, other) => one.percent - other.percent);

/** Nutrients with a limit, the closest to it first. */
export const rankedLimits = <Need extends NeedSummary>(
  needs: readonly Need[],
): readonly (Need & { limit: number })[] =>
  needs
    .flatMap((each) =>
      each.limit !== null && each.limit > 0 && LIMITED.includes(each.nutrient)
        ? [{ ...each, limit: each.limit }]
        : [],
    )
    .toSorted((one, other) => other.average / other.limit - one.average / one.limit);

/** "Average of 12 complete days since Aug 21." @param since if sources were looked for in a part of the range only */
export const averageOfText = (days: number, since?: string): string =>
  `${days === 1 ? 'From 1 complete day' : `Average of ${counted(days, 'complete day')}`}${since === undefined ? '' : ` since ${since}`}.`;

export const isShort = (percent: number): boolean => percent < SHORT_PERCENT;

const MAX_SAID = 3;

/**
 * Shortfalls and excesses, in a sentence or two.
 * @param nameOf a nutrient in a sentence: "vitamin D"
 */
export function needsSentence(needs: readonly NeedSummary[], nameOf: (nutrient: string) => string): string {
  const short = rankedNeeds(needs)
    .filter(({ percent }) => isShort(percent))
    .map(({ nutrient }) => nameOf(nutrient));
  const over = rankedLimits(needs)
    .filter(({ isOver }) => isOver)
    .map(({ nutrient }) => nameOf(nutrient));
  const shortText =
    short.length === 0
      ? rankedNeeds(needs).length === 0
        ? ''
        : 'No shortfalls among the nutrients we have enough data on.'
      : `Short on ${joinFirst(short, MAX_SAID)}.`;
  const overText =
    over.length === 0 ? '' : `${capitalized(joinWords(over))} ${isOrAre(over)} over the limit.`;
  return [shortText, overText].filter(Boolean).join(' ') || 'Not enough of these foods list their nutrients.';
}
