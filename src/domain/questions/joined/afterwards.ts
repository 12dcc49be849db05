import { findMetric } from '#domain/metrics/catalog.ts';
import type { SpokenComparison } from '#domain/questions/comparisons.ts';
import type { Lexeme } from '#domain/questions/lexicon.ts';
import { NIGHTLY } from '#domain/questions/named-parts.ts';
import { lexeme } from '#domain/questions/tag.ts';

const sliceOf = ({ keys: [key = ''] }: Lexeme): string => findMetric(key)?.slice ?? '';
const isFigure = ({ tag }: Lexeme): boolean => tag === 'metric' || tag === 'implied';

/** Index of the next word that says something. */
const nextAfter = (list: readonly Lexeme[], at: number): number =>
  list.findIndex(({ tag }, index) => index > at && tag !== 'filler');

/** Whether a night's sleep follows: "a night of less than 6 hours", "at least 7 hours of sleep", "sleeping over 8 hours". */
function isSleepAt(list: readonly Lexeme[], at: number, comparisons: readonly SpokenComparison[]): boolean {
  const isNight = list[at]?.words.startsWith('night') === true;
  const first = isNight ? nextAfter(list, at) : at;
  const words = [list[first], list[nextAfter(list, first)]].flatMap((each) => each ?? []);
  const compared = words.find(({ tag }) => tag === 'comparison');
  const isOfSleep = words.some((each) => isFigure(each) && sliceOf(each) === 'sleep');
  const unit = compared && comparisons[Number(compared.value)]?.unit;
  return (
    compared !== undefined &&
    (isOfSleep || (isNight && compared === words[0] && (unit === 'h' || unit === 'min')))
  );
}

/**
 * "After red wine", "after a night of less than 6 hours": the days on which it shows. What happens on a day shows in the figures of the
 * following night, which belong to the next day; a night's sleep already belongs to the day after it.
 */
export function withAfterAsDays(
  list: readonly Lexeme[],
  comparisons: readonly SpokenComparison[],
): readonly Lexeme[] {
  const at = list.findIndex(({ tag }) => tag === 'after');
  const next = nextAfter(list, at);
  const event = list[next];
  if (at < 0 || !event) return list;
  const [before, after] = [list.slice(0, at), list.slice(at + 1)];
  if (isSleepAt(list, next, comparisons)) {
    const isNight = event.words.startsWith('night');
    return [
      ...before,
      lexeme('when', isNight ? 'night with' : 'day with'),
      ...(isNight ? list.slice(next + 1) : after),
    ];
  }
  const [figure] = list.filter((each, index) => isFigure(each) && index !== next);
  const isLate = event.tag === 'meal' && list.some(({ tag }) => tag === 'clock');
  const isEvent = event.tag === 'workout' || event.tag === 'food' || isLate;
  const isNightly = figure !== undefined && NIGHTLY.has(sliceOf(figure));
  const others = list.filter((each) => each !== event);
  return isEvent && isNightly && !others.some(({ tag }) => tag === 'meal' || tag === 'when' || tag === 'next')
    ? [...before, lexeme('next', 'the day after'), ...after]
    : list;
}
