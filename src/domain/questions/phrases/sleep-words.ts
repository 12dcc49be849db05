import type { SpokenComparison } from '#domain/questions/comparisons.ts';
import { NAMES, type Tag } from '#domain/questions/grammar-words.ts';
import type { Lexeme } from '#domain/questions/lexicon.ts';
import { lexeme } from '#domain/questions/tag.ts';

const STAGE = /^(rem|deep|light)Sleep(?:Minutes|Percent)$|^awake(?:Minutes|Percent)$/;
const isStage = ({ tag, keys }: Lexeme): boolean => tag === 'metric' && keys.some((key) => STAGE.test(key));
const isShare = ({ tag, value }: Lexeme): boolean => tag === 'share' || (tag === 'unit' && value === '%');
const isSleep = ({ tag, keys, words }: Lexeme): boolean =>
  ((tag === 'metric' || tag === 'implied') &&
    (keys.includes('sleepMinutes') || keys.includes('timeInBedMinutes'))) ||
  ((tag === 'day' || tag === 'per') && /\bnight(?:ly)?$/.test(words));
/** Words that may come between a share and its stage of sleep. */
const BETWEEN: ReadonlySet<Tag> = new Set([
  'filler',
  'aggregate',
  'present',
  'question',
  'time',
  'comma',
  'howlong',
  'unit',
]);

/** "What share of my night was deep sleep", "REM as a percentage of sleep": the percentage of the stage. */
export function withSleepShares(list: readonly Lexeme[]): readonly Lexeme[] {
  const shares = list.filter(isShare);
  const stages = list.filter(isStage);
  const [share, stage] = [shares[0], stages[0]];
  const isTested = list.some(({ tag }) => tag === 'comparison' || tag === 'count');
  if (!share || !stage || shares.length > 1 || stages.length > 1 || isTested) return list;
  // "By what percentage did my deep sleep change": of its amount.
  const isChange = list[list.indexOf(share) - 2]?.words === 'by';
  if (isChange && list.some(({ tag }) => tag === 'change' || tag === 'compare')) return list;
  const [from, to] = [list.indexOf(share), list.indexOf(stage)].toSorted((a, b) => a - b);
  const between = list.slice((from ?? 0) + 1, to);
  if (!between.every((each) => BETWEEN.has(each.tag) || isSleep(each))) return list;
  const keys = stage.keys.map((key) => key.replace(/Minutes$/, 'Percent'));
  // In a share "of sleep", sleep is the whole.
  return list.flatMap((each) =>
    each === share || isSleep(each) ? [] : [each === stage ? { ...stage, keys } : each],
  );
}

const NIGHTS = /\bnight/;

/** "On how many nights was I under 6 hours": of sleep. */
export function withNightsOfSleep(
  list: readonly Lexeme[],
  comparisons: readonly SpokenComparison[],
): readonly Lexeme[] {
  const isOfNights = list.some(
    ({ tag, words }) => (tag === 'day' || tag === 'when' || tag === 'whichday') && NIGHTS.test(words),
  );
  if (!isOfNights || list.some(({ tag }) => NAMES.has(tag))) return list;
  return list.flatMap((each) => {
    const unit = each.tag === 'comparison' ? comparisons[Number(each.value)]?.unit : undefined;
    return unit === 'h' || unit === 'min' ? [each, lexeme('implied', 'sleep', '', ['sleepMinutes'])] : [each];
  });
}
