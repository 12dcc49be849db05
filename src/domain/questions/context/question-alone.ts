import type { RecordSource } from '#domain/query/record-source.ts';
import {
  ASKER,
  DANGLING,
  DOUBTFUL,
  HABITUAL,
  OPEN_ENDED,
  RANKS_WEEKDAYS,
  SIDES,
  SO_FAR,
  THIS_PERIOD,
  REFERRING,
  SELF_CONTAINED,
  UPCOMING,
  isStatement,
} from './remarks.ts';
import { NAMES, type Tag } from '#domain/questions/grammar-words.ts';
import type { Lexicon } from '#domain/questions/lexicon.ts';
import { tagged } from '#domain/questions/tag.ts';
import { readTimes } from '#domain/questions/times/calendar-words.ts';
import { boundIn } from './bounds.ts';
import { asks } from './message.ts';
import { BACKWARD, FRAGMENT } from './isolate-question.ts';
import { normalized } from '#domain/questions/wording/normalize.ts';

const BETWEEN = /(?<=[.!?…])\s+|\s+[–—]\s+/u;
/** An exclamation without a verb: "Meal prepping again!" */
const CRY = /^[\p{L}' ]+!$/u;
/** A sentence of a few words may name what is meant: "Home-cooked meals." */
const FEWEST_WORDS = 4;
/** "Avg on those days": says what is wanted. */
const RESTATING = /\b(?:avg|average|mean|median|total|those|these(?! days))\b/iu;
/** "Feeling bloated.", "So tired." */
const FEELING =
  /^(?:feeling|felt|so|been|a bit|bit|getting|super|totally|really|absolutely|very|pretty) \p{L}+(?: \p{L}+)?[.!…]*$/iu;
/** Words with which a sentence says what is to be counted. */
const LIMITING =
  /\b(?:only|exclu\w+|except|ignor\w+|omit\w*|without|besides|apart from|other than|unless|assum\w+|suppose|pretend|count\w*|includ\w+|focus\w*|regarding|as for|talk\w*|i mean|using|use|going by|based on|break|breaks|leave out|take out|same|whenever|(?<!wondering |wonder )if|each time|every time|readings?|values?|entries|records?|logged|unlogged|days that|nights that)\b/iu;
const PICKING: ReadonlySet<Tag> = new Set<Tag>([
  'last',
  'first',
  'superlative',
  'next',
  'clock',
  'op',
  'when',
]);
/** A goal or limit of one's own, to which the question may refer. */
const MEASURED: ReadonlySet<Tag> = new Set<Tag>(['unit', 'than']);

const IMPERATIVE = /^(?:please )?(?:skip|drop|remove|forget|take|leave|add|start|stop|limit|stick)\b/iu;
const WONDERING = /(?<=\?)\s+(?:(?:i am|i'm|i’m|just) )*(?:wondering|curious|asking)\b[^?]*$/iu;
/** A question without what its asker wonders about: "…? Wondering if it's dinner." */
export const withoutWondering = (question: string): string => question.replace(WONDERING, '');

/** "Breakfast is the most important meal": picks nothing. */
const JUDGED = /\b(?:is|are|was|were) (?:the |my )?(?:most [a-z]+|[a-z]+est|best|worst)\b/;
const SUMMING = /^(?:adding|counting|summing|putting) (?:it|everything) (?:all )?(?:up|together),\s+/iu;

/** The only sentence that asks, if it's complete by itself and the others limit nothing: "Mom says I never skip breakfast. On how many …?" */
export function questionAlone(
  question: string,
  { today }: RecordSource,
  lexicon: Lexicon,
): string | undefined {
  const parts = question.trim().split(BETWEEN);
  const [asked, ...others] = parts.filter(asks);
  if (asked === undefined || others.length > 0 || parts.length < 2) return undefined;
  if (BACKWARD.test(normalized(asked).replace(SELF_CONTAINED, ''))) return undefined;
  const own = tagged(readTimes(normalized(asked), today).text, lexicon);
  if (
    !own.some(
      ({ tag, words }) => NAMES.has(tag) || (tag === 'change' && /^(?:lost|lose|gained|gain)$/.test(words)),
    )
  )
    return undefined;
  const periods = readTimes(normalized(asked), today).times.filter(({ window }) => window !== undefined);
  // "In January I was ill. What was my average in March?"
  const isTimed =
    !DANGLING.test(asked) &&
    (OPEN_ENDED.test(asked) ||
      RANKS_WEEKDAYS.test(asked) ||
      (periods.length > 0 && !(periods.length === 1 && SIDES.test(asked))));
  const hasWeekdays = readTimes(normalized(asked), today).times.some(
    ({ weekdays }) => weekdays !== undefined,
  );
  const isOfNow = SO_FAR.test(asked) && periods.every(({ window }) => window?.kind === 'all');
  const isOpen = REFERRING.test(asked);
  const isSide = (part: string): boolean => {
    if (isOfNow && THIS_PERIOD.test(part)) return false;
    if (CRY.test(part) || ASKER.test(part)) return true;
    const isRemark = isStatement(part);
    if (part.split(/\s+/u).length < FEWEST_WORDS && !isRemark && !FEELING.test(part)) return false;
    const said = isRemark ? normalized(part).replace(JUDGED, ' ') : normalized(part);
    const words = tagged(readTimes(said, today).text, lexicon);
    const isBound = boundIn(normalized(part), words) !== undefined;
    // A limit or target, to which a complete question doesn't refer.
    if (isBound && !isOpen) return true;
    if (!isRemark && RESTATING.test(part)) return false;
    if ((LIMITING.test(part) && !isRemark) || IMPERATIVE.test(part)) return false;
    if (FRAGMENT.test(part) && !DOUBTFUL.test(part)) return false;
    const { times } = readTimes(normalized(part), today);
    // "Every Wednesday I have choir. What's my average sleep on Wednesdays?"
    const isOfOwnDays = times.every(({ weekdays }) => weekdays !== undefined) && hasWeekdays;
    if (times.length > 0 && !isTimed && !isOfOwnDays && !UPCOMING.test(part)) return false;
    const isMeasured =
      words.some(({ tag }) => tag === 'number') &&
      words.some(({ tag }) => MEASURED.has(tag) || NAMES.has(tag));
    if (HABITUAL.test(part) || (UPCOMING.test(part) && !(isMeasured && REFERRING.test(asked)))) return true;
    const isPicked = words.some(
      ({ tag }, at) =>
        PICKING.has(tag) &&
        !(tag === 'when' && isRemark) &&
        words.slice(at + 1).some((each) => NAMES.has(each.tag)),
    );
    return !isMeasured && !isPicked;
  };
  return parts.every((part) => part === asked || isSide(part)) ? asked.replace(SUMMING, '') : undefined;
}
