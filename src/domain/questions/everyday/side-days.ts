import type { RecordSource } from '#domain/query/record-source.ts';
import { readTimes } from '#domain/questions/times/calendar-words.ts';
import { normalized } from '#domain/questions/wording/normalize.ts';

const SENTENCE = /(?<=[.!?…])\s+/u;
/** What happened on the day, unlike what happens in general. */
const DONE = /^(?:so |and |but )?how (?:many|much|long|far)\b.*\b(?:did i|was i|were)\b/iu;
const GENERAL =
  /\b(?:average|avg|mean|median|usually|normally|typically|ever|so far|per|each|every|most|least|than|total|ever|since|days|nights|weeks|times)\b/iu;
const ASKING = /\?|^(?:how|what|which|when|did|do|was|is|have)\b/iu;
/** A day close to today, about which the next sentence can only be. */
const DAY = /\b(?:yesterday|last night|today|this morning)\b/iu;

/** "Long day at work yesterday. How many steps did I manage?": yesterday. */
export function withSideDay(question: string, { today }: RecordSource): string | undefined {
  const [before = '', asked = '', ...more] = question.trim().split(SENTENCE);
  if (asked === '' || more.length > 0 || ASKING.test(before) || !DONE.test(asked) || GENERAL.test(asked))
    return undefined;
  const [lead, own] = [before, asked].map((text) => readTimes(normalized(text), today).said);
  const day = DAY.exec(before)?.[0];
  if (day === undefined || lead?.length !== 1 || own?.length !== 0) return undefined;
  return `${asked.replace(/[?.!\s]+$/u, '')} ${day.toLowerCase()}`;
}
