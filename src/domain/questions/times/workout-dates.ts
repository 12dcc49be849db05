import type { Entry, RecordSource } from '#domain/query/record-source.ts';
import type { Lexicon } from '#domain/questions/lexicon.ts';
import { tagged } from '#domain/questions/tag.ts';

const ON_DAY =
  /\b(?:on|for) (?:the )?(?:day|date|night|morning) of (?:my |the )?(last|latest|most recent|newest|first|longest|shortest|fastest|slowest|furthest|farthest) ((?:\w+ ){0,2}?\w+)(?=$| ,| (?:in|on|was|what|how|did)\b)/;

const SINCE =
  /(?<!\b(?:days|long|ago|time) )\bsince (?:my |the )(last|latest|most recent|first) ((?:\w+ ){0,2}?\w+)(?=$| ,| (?:on|was|what|how|did)\b)/;

/** Metric that makes a workout the longest or fastest, and whether the lowest value wins. */
const MEASURES: Readonly<Record<string, readonly [field: string, isLeast: boolean]>> = {
  longest: ['durationMin', false],
  shortest: ['durationMin', true],
  fastest: ['speedMps', false],
  slowest: ['speedMps', true],
  furthest: ['distanceM', false],
  farthest: ['distanceM', false],
};

function extremeOf(list: readonly Entry[], which: string): Entry | undefined {
  const [field, isLeast] = MEASURES[which] ?? ['', false];
  const of = ({ values }: Entry): number => (values[field] ?? Number.NaN) * (isLeast ? -1 : 1);
  const [first, ...others] = list.filter((each) => !Number.isNaN(of(each)));
  return first && others.reduce((best, each) => (of(each) > of(best) ? each : best), first);
}

/** Replaces a workout with its date: "on the day of my last run". */
export function withWorkoutDates(question: string, { entries }: RecordSource, lexicon: Lexicon): string {
  const dated = (all: string, word: string, which: string, name: string): string => {
    const [workout, ...more] = tagged(name, lexicon).filter(({ tag }) => tag !== 'filler');
    if (workout?.tag !== 'workout' || more.length > 0) return all;
    const { keys } = workout;
    const list = entries.workouts.filter(
      ({ kind }) => keys.length === 0 || (kind !== null && keys.includes(kind)),
    );
    const picked = which === 'first' ? list[0] : which in MEASURES ? extremeOf(list, which) : list.at(-1);
    return picked === undefined ? all : `${word} ${picked.date}`;
  };
  // "How long since my last run" asks for the number of days.
  if (/^(?:how (?:many days|long)|(?:what )?number of days|days)\b.*\bsince\b/.test(question))
    return question;
  return question
    .replace(ON_DAY, (all, which: string, name: string) => dated(all, 'on', which, name))
    .replace(SINCE, (all, which: string, name: string) => dated(all, 'since', which, name));
}
