import { SAMPLE_DATE, type Entry, type RecordSource } from '#domain/query/record-source.ts';
import type { Lexicon } from '#domain/questions/lexicon.ts';
import { tagged } from '#domain/questions/tag.ts';
import { addDays } from '#domain/time/local-date.ts';

const WHICH = 'last|latest|most recent|newest|first|longest|shortest|fastest|slowest|furthest|farthest';
const NAMED = '((?:\\w+ ){0,2}?\\w+)(?=$| ,| (?:in|on|was|what|how|did)\\b)';

const ON_DAY = new RegExp(
  `\\b(?:(?:(?:on|for) )(?:the )?(?:(?:day|date|night|morning) of)|(?:(?:on|for|in) )?(?:the )?(day|night|morning) (after|following|before|preceding)) (?:my |the )?(${WHICH}) ${NAMED}`,
);

const SINCE =
  /(?<!\b(?:days|long|ago|time) )\bsince (?:my |the )(last|latest|most recent|first) ((?:\w+ ){0,2}?\w+)(?=$| ,| (?:on|was|what|how|did)\b)/;

const MAY_NAME = new RegExp(`\\b(?:day|date|night|morning|since)s?\\b.*\\b(?:${WHICH})\\b`, 'i');

/** Whether a question may be about the day of a workout, which only the records know. */
export const mayNameWorkoutDay = (question: string): boolean => MAY_NAME.test(question);

/** Days from a workout's day to the day that words name. A night belongs to the day on which it ends. */
function daysFrom(unit: string | undefined, relation: string | undefined): number {
  if (relation === undefined) return 0;
  if (relation === 'after' || relation === 'following') return 1;
  return unit === 'night' ? 0 : -1;
}

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

/** Replaces a workout with its date: "on the day of my last run", "the day after my longest run". */
export function withWorkoutDates(question: string, { entries }: RecordSource, lexicon: Lexicon): string {
  const dayOf = (which: string, name: string): string | undefined => {
    const [workout, ...more] = tagged(name, lexicon).filter(({ tag }) => tag !== 'filler');
    if (workout?.tag !== 'workout' || more.length > 0) return undefined;
    const { keys } = workout;
    const list = entries.workouts.filter(
      ({ kind, date }) =>
        date !== SAMPLE_DATE && (keys.length === 0 || (kind !== null && keys.includes(kind))),
    );
    const picked = which === 'first' ? list[0] : which in MEASURES ? extremeOf(list, which) : list.at(-1);
    return picked?.date;
  };
  // "How long since my last run" asks for the number of days.
  if (/^(?:how (?:many days|long)|(?:what )?number of days|days)\b.*\bsince\b/.test(question))
    return question;
  return question
    .replace(
      ON_DAY,
      (all: string, unit: string | undefined, relation: string | undefined, which: string, name: string) => {
        const day = dayOf(which, name);
        return day === undefined ? all : `on ${addDays(day, daysFrom(unit, relation))}`;
      },
    )
    .replace(SINCE, (all: string, which: string, name: string) => {
      const day = dayOf(which, name);
      return day === undefined ? all : `since ${day}`;
    });
}
