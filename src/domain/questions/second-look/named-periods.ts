import type { RecordSource } from '#domain/query/record-source.ts';
import type { Lexicon } from '#domain/questions/lexicon.ts';
import { tagged } from '#domain/questions/tag.ts';
import { readTimes } from '#domain/questions/times/calendar-words.ts';
import { markedIndex } from '#domain/questions/times/marks.ts';

/** Stretches of a life, whatever they are called by. */
const STRETCH =
  /(?:^| )(?:block|phase|period|camp|cycle|plan|prep|preparation|program|programme|challenge|season|week|weeks|taper|build|break|holidays?|vacation|leave|trip|stay|tour)$/;
/** Parts of a period limit it. */
const PART =
  /\b(?:beginning|start|end|middle|half|part|rest|remainder|first|second|third|last|opening|closing|early|late|days?|nights?|mornings?|evenings?|weekends?|weekdays?|fast|fasts|fasting|eating|except|outside|absence|before|after|around|between|least|most|best|worst|\w+est)\b/;
const NAMED =
  /\b(?:during|in|on|over|throughout|through|for|while|when|whilst) (?:(?:my|our|the|a|this|that|i|was|were|am) )+((?:[a-z]+ ){0,4}?[a-z]+)(?: (?:was|were|ran|lasted))?(?: of)? ?,? ?(@[A-Z])(?= |$)/;
const AFTERWARDS =
  /(@[A-Z]) ?,? (?:during|on|in|over|throughout|while|when) (?:(?:my|our|the|i|was|were) )+((?:[a-z]+ ){0,3}?[a-z]+)(?= ,|$)/;

/** "During my training block from 15 to 28 September": the dates say when it was. */
export function withoutNamedPeriod(text: string, { today }: RecordSource, lexicon: Lexicon): string {
  const { text: timed, times, said } = readTimes(text, today);
  const isDated = (mark: string): boolean => {
    const { window } = times[markedIndex(mark.slice(1))] ?? {};
    return (
      window?.kind === 'dates' && window.from !== null && window.to !== null && window.from !== window.to
    );
  };
  // "During my runs from 1 to 10 May" limits the question, and so does a name that's only a statistic.
  const isName = (name: string): boolean => {
    if (PART.test(name)) return false;
    const words = tagged(name, lexicon);
    const isPlain = words.every(({ tag }) => tag === 'unknown' || tag === 'filler' || tag === 'day');
    const isStretch =
      STRETCH.test(name) &&
      tagged(name.replace(STRETCH, ''), lexicon).every(({ tag }) =>
        ['unknown', 'filler', 'workout'].includes(tag),
      );
    return isStretch || (isPlain && words.some(({ tag }) => tag === 'unknown'));
  };
  const put = (all: string, mark: string, name: string): string =>
    isDated(mark) && isName(name) ? mark : all;
  const kept = timed
    .replace(NAMED, (all, name: string, mark: string) => put(all, mark, name))
    .replace(AFTERWARDS, (all, mark: string, name: string) => put(all, mark, name));
  return kept === timed
    ? text
    : kept
        .replace(/@[A-Z]/g, (mark) => said[markedIndex(mark.slice(1))] ?? mark)
        .replace(/\s+/g, ' ')
        .trim();
}
