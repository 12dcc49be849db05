import type { RecordSource } from '#domain/query/record-source.ts';
import type { Lexicon } from '#domain/questions/lexicon.ts';
import { tagged } from '#domain/questions/tag.ts';

const ON_DAY =
  /\b(?:on|for) (?:the )?(?:day|date|night|morning) of (?:my |the )?(last|latest|most recent|newest|first) ((?:\w+ ){0,2}?\w+)(?=$| ,| (?:in|on|was|what|how|did)\b)/;

/** Puts the date in place of a workout: "on the day of my last run". */
export function withWorkoutDates(question: string, { entries }: RecordSource, lexicon: Lexicon): string {
  return question.replace(ON_DAY, (all, which: string, name: string) => {
    const [workout, ...more] = tagged(name, lexicon).filter(({ tag }) => tag !== 'filler');
    if (workout?.tag !== 'workout' || more.length > 0) return all;
    const { keys } = workout;
    const dates = entries.workouts.flatMap(({ kind, date }) =>
      keys.length === 0 || (kind !== null && keys.includes(kind)) ? [date] : [],
    );
    const date = which === 'first' ? dates[0] : dates.at(-1);
    return date === undefined ? all : `on ${date}`;
  });
}
