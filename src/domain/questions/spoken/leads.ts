import type { RecordSource } from '#domain/query/record-source.ts';
import { NAMES, type Tag } from '#domain/questions/grammar-words.ts';
import type { Lexeme, Lexicon } from '#domain/questions/lexicon.ts';
import { tagged } from '#domain/questions/tag.ts';
import { readTimes } from '#domain/questions/times/calendar-words.ts';
import { FRAGMENT, RESTRICTING } from '#domain/questions/context/isolate-question.ts';
import { normalized } from '#domain/questions/wording/normalize.ts';

/** Between what is said first and the question. */
const TURN =
  /(?<=[.!?…])\s+|,?\s+(?:so|and so|hence|therefore|but),?\s+(?=(?:what|how|which|when|on|at|for|in|of|can|could|please|give|tell|show|my|the|is|was|did|do|am|are|were|have|has)\b)|[,;:]\s+(?=(?:how|what|which|when|on how|in how|at what|on what|give|tell|show|can you|could you)\b)|\s+so\s+(?=(?:how|what|which|when|on how)\b)/iu;
/** A first part that asks something itself. */
const ASKED =
  /\?|^(?:(?:so|and|but|ok|hey)[\s,]+)*(?:how|what|which|when|did|do|does|was|were|is|are|am|have|has|can|could|give|tell|show|average|total)\b/iu;

const BOUND =
  /\b(?:(fluids?|water|drinks?|calories|sodium|salt|protein|carbs|fat|fiber|sugar|added sugar|caffeine|alcohol|steps|sleep|deep sleep|rem sleep|(?:resting )?(?:heart rate|hr|pulse)|rhr|hrv|stress(?: score)?|(?:active )?zone minutes|weight) )?(under|below|over|above|at least|at most|less than|more than|within) ([\d.]+ ?[a-z]*)(?: of ([a-z]+(?: (?:sugar|fat))?))?\b/;
const PAST =
  /\b(?:did i |do i |was i |am i |have i |was it |did it |is it |has it )?(?:go|went|gone|get|got|be|been|was|were)? ?(?:past|over|above|beyond|exceed(?:ed)?) (?:that|it|this|the limit)\b/;
const KEPT =
  /\b(?:did i |do i |was i |am i |have i |was it |did it |is it |has it )?(?:stay(?:ed)?|keep|kept|manage|managed|make|made|hit|reach|reached|be|was)? ?(?:(under|below|within|at or under) )?(?:that|it|this|to it)\b/;

const ON_TRIP =
  /\b(?:on|during|over|in|for) (?:that|this|the) (?:trip|cruise|vacation|holiday|time|period|stretch|week|weekend|month|visit|stay|race|event|illness)\b|\bthen\b/;
const EATEN =
  /\b(have|had|eat|eaten|ate|drink|drunk|drank|log|logged|did it give|does it give) (?:it|them|em|one|some)\b(?! of\b)/;

/** What a sentence names after its colon. */
const STATED = /:\s+([^:.?!,]+)[.!]?$/u;
const WHAT_IS_IT =
  /^((?:what|how (?:high|low|much|long|big)) (?:is|was|are|were)) (?:it|that|this|mine|they)\b/;

interface Read {
  readonly text: string;
  readonly words: readonly Lexeme[];
  readonly said: readonly string[];
  readonly hasWeekdays: boolean;
}

function readText(text: string, today: string, lexicon: Lexicon): Read {
  const plain = normalized(text);
  const { text: timed, times, said } = readTimes(plain, today);
  return {
    text: plain,
    words: tagged(timed, lexicon),
    said,
    hasWeekdays: times.some(({ weekdays }) => weekdays !== undefined),
  };
}

/** "… keep fluids under two liters. On how many days did I go past that?" */
function withBound(lead: Read, asked: Read): string | undefined {
  const [, before, op, amount, after] = BOUND.exec(lead.text) ?? [];
  const name = before ?? after;
  if (op === undefined || amount === undefined || name === undefined) return undefined;
  const isMost = /^(?:under|below|at most|less than|within)$/.test(op);
  if (PAST.test(asked.text)) return asked.text.replace(PAST, `was my ${name} over ${amount}`);
  // "Keep sodium under 2,000 mg. How many days was I over?"
  const bare =
    /\b(?:was|am|did|have|were|went|go) i (?:go |gone |been )?(over|above|under|below)(?= (?:this|last|in|since)\b|$)/;
  const isOver = /\b(?:over|above)\b/.test(bare.exec(asked.text)?.[0] ?? '');
  if (bare.test(asked.text))
    return asked.text.replace(bare, `was my ${name} ${isOver ? 'over' : 'under'} ${amount}`);
  return KEPT.test(asked.text)
    ? asked.text.replace(KEPT, `was my ${name} ${isMost ? 'under' : 'at least'} ${amount}`)
    : undefined;
}

/** The question after what is said first, with the food, nutrient or period that it only refers to; none if it refers to nothing. */
export function withoutLead(question: string, { today }: RecordSource, lexicon: Lexicon): readonly string[] {
  const parts = question.trim().split(TURN);
  if (parts.length < 2) return [];
  const last = parts.at(-1) ?? '';
  const before = parts.slice(0, -1).join('. ');
  const [lead, asked] = [before, last].map((text) => readText(text, today, lexicon));
  if (!lead || !asked || RESTRICTING.test(before) || FRAGMENT.test(before) || ASKED.test(before)) return [];
  if (lead.hasWeekdays && !asked.hasWeekdays) return [];
  const bound = withBound(lead, asked);
  if (bound !== undefined) return [bound];
  const named = (words: readonly Lexeme[], ...tags: readonly Tag[]) =>
    words.filter(({ tag }) => tags.includes(tag));
  const isNamed = asked.words.some(({ tag }) => NAMES.has(tag));
  const isTimed = asked.said.length > 0;
  const [stretch, ...stretches] = lead.said;
  // "We were on a cruise from March 14 to 21. How many calories a day did I average on that trip?"
  if (isNamed && !isTimed && stretch !== undefined && stretches.length === 0 && ON_TRIP.test(asked.text))
    return [asked.text.replace(ON_TRIP, stretch)];
  // "The doctor mentioned a ratio: total cholesterol divided by HDL. What is it now?"
  const stated = STATED.exec(before)?.[1];
  if (stated !== undefined && WHAT_IS_IT.test(asked.text))
    return [asked.text.replace(WHAT_IS_IT, `$1 ${normalized(stated)}`)];
  const foods = new Set(named(lead.words, 'food').map(({ value }) => value));
  const [food] = named(lead.words, 'food');
  // "I eat oatmeal nearly every morning, so how many times did I have it for breakfast".
  if (food && foods.size === 1 && named(asked.words, 'food').length === 0 && EATEN.test(asked.text))
    return [asked.text.replace(EATEN, (said) => said.replace(/\w+$/, food.words))];
  const figures = new Set(named(lead.words, 'metric').map(({ keys }) => keys.join()));
  const [figure] = named(lead.words, 'metric');
  // "I watch calcium. On how many days did I get at least 1,000 mg?"
  const isAmount =
    /\b(?:at least|at most|over|under|above|below|more than|less than) [\d.]+ ?(?:mg|g|grams|µg|mcg|kcal|ml|liters?|l|milligrams|micrograms|minutes|hours|ms|bpm|beats|percent)\b(?! of)/;
  if (figure && figures.size === 1 && !isNamed && isAmount.test(asked.text))
    return [asked.text.replace(isAmount, (said) => `${said} of ${figure.words}`)];
  // "I never drink enough water. How many days did I reach my target?"
  const isGoal = /\bmy (?:daily )?(target|goal)\b/;
  if (figure && figures.size === 1 && !isNamed && isGoal.test(asked.text))
    return [asked.text.replace(isGoal, `my ${figure.words} $1`)];
  return [];
}
