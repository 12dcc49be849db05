import type { RecordSource } from '#domain/query/record-source.ts';
import { NAMES, type Tag } from '#domain/questions/grammar-words.ts';
import type { Lexeme, Lexicon } from '#domain/questions/lexicon.ts';
import { tagged } from '#domain/questions/tag.ts';
import { readTimes } from '#domain/questions/times/calendar-words.ts';
import { BACKWARD, RESTRICTING } from './isolate-question.ts';
import { OPEN_ENDED, SO_FAR, THIS_PERIOD } from './remarks.ts';
import { normalized } from '#domain/questions/wording/normalize.ts';

/** Where a question may start in a text without punctuation. */
const OPENING =
  /\b(?:how (?:many|much|long|far|often)|(?:what|wat|wot)(?:['’]?s| is| was| were| did)|which|when (?:did|was|is)|(?:can|could) you|(?<=[,.;:!?] )(?:my |the )?(?:average|avg|mean|median|total|lowest|highest|longest|shortest)|(?:am|did|do|have) i|(?:is|are|was|were|has|have) my|compare)\b/giu;
/** An introduction is a sentence about somebody, not the rest of a condition. */
const STATED =
  /\b(?:i|i['’]?m|i['’]?ve|my|me|we|our|he|she|they|the \w+ (?:is|was|were|are|has|had)|there (?:is|was|were|are)|dr|doctor|nurse|coach|trainer|trying|doing|feeling|felt|just|training|planning|starting)\b/iu;
/** Doubt and reports, whose "if" and "not" limit nothing: "can't remember if I weighed in". */
const DOUBT =
  /\b(?:(?:i )?(?:can['’]?t|cannot|don['’]?t|do not) (?:remember|recall|know)|not sure|wondering|no idea) (?:if|whether|when|how|what)\b/giu;
/** What an introduction may be made of: it asks, chooses and compares nothing. */
const PLAIN: ReadonlySet<Tag> = new Set<Tag>([
  'filler',
  'unknown',
  'metric',
  'implied',
  'time',
  'number',
  'unit',
  'present',
  'eat',
  'burn',
  'comma',
  'foodnoun',
  'target',
  'comparative',
  'change',
  'not',
]);
const SIDE = /\b(?:than|compared (?:to|with)|vs\.?|versus)\b/iu;
const CHOSEN: ReadonlySet<Tag> = new Set<Tag>(['workout', 'meal', 'food']);
const TIMED: ReadonlySet<Tag> = new Set<Tag>(['time', 'last', 'first']);

/**
 * A question after an introduction that limits nothing: "doing keto soon so need a baseline, avg carbs per day over the past 4 weeks". A
 * stretch in the introduction is the question's unless it names its own: "I've been fasting since Christmas how many fasts over 16 hours".
 */
export function withoutIntroduction(
  question: string,
  { today }: RecordSource,
  lexicon: Lexicon,
): string | undefined {
  for (const { index } of question.matchAll(OPENING)) {
    const [before, asked] = [question.slice(0, index).replace(DOUBT, ''), question.slice(index)];
    if (!STATED.test(question.slice(0, index)) || RESTRICTING.test(before) || BACKWARD.test(asked)) continue;
    const { text, times, said } = readTimes(normalized(before), today);
    const asks = readTimes(normalized(asked), today);
    const ofDays = [times, asks.times].map((list) => list.some(({ weekdays }) => weekdays !== undefined));
    if (ofDays[0] && !ofDays[1]) continue;
    const [introduction, own] = [text, asks.text].map((each) => tagged(each, lexicon));
    const named = own?.filter(({ tag }) => NAMES.has(tag)) ?? [];
    const isPlain = introduction?.every(
      ({ tag }) => PLAIN.has(tag) || (CHOSEN.has(tag) && named.some((name) => name.tag === tag)),
    );
    if (isPlain !== true) continue;
    // "I quit coffee on March 1, has my sleep gone up compared to February?"
    if (times.length > 0 && SIDE.test(asked) && asks.times.length === 1)
      return times.length === 1 && /^(?:on|in) /.test(said[0] ?? '')
        ? asked.replace(SIDE, `${(said[0] ?? '').replace(/^(?:on|in) /, 'since ')} $&`)
        : undefined;
    const [stretch] = said;
    // "I've worn the sensor since the 5th. What's my time in range so far?"
    const isSoFar = /\bso far\b/.test(asked) && stretch?.startsWith('since') === true;
    const isOwn = ({ tag, value }: Lexeme): boolean =>
      TIMED.has(tag) && !(isSoFar && asks.times[Number(value)]?.window?.kind === 'all');
    const isOfNow = SO_FAR.test(asked) && THIS_PERIOD.test(stretch ?? '');
    if (isOfNow && times.length === 1) return `${asked} ${stretch}`;
    if (times.length === 0 || own?.some(isOwn) || OPEN_ENDED.test(asked)) return asked;
    return stretch?.startsWith('since') ? `${asked} ${stretch}` : undefined;
  }
  return undefined;
}
