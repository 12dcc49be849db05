import { isMarkerKey, rowOf } from '#domain/blood/markers.ts';
import { findMetric } from '#domain/metrics/catalog.ts';
import type { Query, Window } from '#domain/query/query.ts';
import { normalized } from '#domain/questions/wording/normalize.ts';
import { joinedTimes, readTimes } from '#domain/questions/times/calendar-words.ts';
import { bareGroup } from '#domain/coach/subjects/asked-group.ts';
import { plainWords } from './plain-words.ts';
import { STATE } from '#domain/coach/judgment/state-words.ts';
import { readIntent, type Intent } from './intent.ts';

const WHY =
  /^\s*(?:but |and |so )?(?:why(?: not| so (?:little|few|short|low|much|many|high|long|late|early|bad|poor|good))?(?: (?:is|was|did) (?:that|it|this)(?: (?:change|happen|go (?:up|down)|rise|fall|drop))?)?|what (?:pulled|brought|dragged|pushed|drove|moved|took) (?:it|that|this) (?:up|down)|what (?:changed|happened))\s*[?.!]*\s*$/i;

/** "Why?", about the last answer. */
export const asksWhy = (question: string): boolean => WHY.test(question);

/** "How do I lower it?", "What should I do about that?" */
const IMPROVE_IT =
  /^\s*(?:(?:and|so|ok|okay|but) )?(?:what (?:should|can|could|do) i (?:do|eat|change) (?:about|with|against|for) (?:it|that|this)|(?:how (?:do|can|could|should|would) i|what (?:should|can|could|do) i (?:eat|do) to|(?:what )?foods? to|how to|(?:can|could) i) (?:(?:bring|get|push) (?:it|that|this) (?<way>up|down|higher|lower)|(?<verb>raise|increase|boost|lower|reduce|improve|fix|change|up|drop) (?:it|that|this)))(?: (?:with|without|in|if|fast|quickly|naturally) ?.*)?\s*[?.!]*\s*$/i;

const VERB_OF: Readonly<Record<string, string>> = {
  change: 'improve',
  down: 'lower',
  lower: 'lower',
  up: 'raise',
  higher: 'raise',
};

const wayOf = ({ groups }: RegExpExecArray): string =>
  (groups?.['way'] ?? groups?.['verb'] ?? 'improve').toLowerCase();

/** "Is that too high for a man of 60?" */
const IS_IT = new RegExp(
  `^\\s*(?:and |so |but )?(?:is|are) (?:it|that|this|those|they|mine) (${STATE})\\b(?: (?:for|at) [^?]*)?\\s*[?.!]*\\s*$`,
  'i',
);
const ON_DAYS = '(?<when> (?:yesterday|today|on [a-z]+day|(?:this|last) (?:week|month)))?';

/** "Is that too much?", "was it too much on Friday?" */
const TOO = new RegExp(
  `^\\s*(?:and |so |but )?(?:is|was|are|were) (?:it|that|this|those|they) (too (?:much|many|little|few)|a lot)(?: for me)?${ON_DAYS}\\s*[?.!]*\\s*$`,
  'i',
);

/** "Am I getting enough?", "Am I hitting that?" */
const ENOUGH = new RegExp(
  `^\\s*(?:and |so |but )?(?:(?:is|was|are|were) (?:it|that|this|those|they) (?:really )?enough(?: for me)?${ON_DAYS}|(?:am|do) i (?:getting|get|eating|eat|having|drinking|drink|consuming) enough(?: of (?:it|that))?|(?:am|do|did) i (?:hitting|hit|reaching|reach|meeting|meet|getting|get) (?:it|that|this|there)|how much (?:am|do|did) i (?:getting|get|eating|eat|having|have|drinking|drink)(?: now| currently| a day)?)\\s*[?.!]*\\s*$`,
  'i',
);

/** "What foods have lots of it?" */
const FOODS_WITH_IT =
  /^\s*(?:and |so )?((?:what|which) foods? (?:have (?:lots of|a lot of|plenty of)|contain (?:lots of|a lot of)|are (?:high|rich) in)) (?:it|that|this)\s*[?.!]*\s*$/i;

/** "What single input moves it most?" */
const MOVES_IT =
  /^\s*(?:and |so )?(?:what|which)(?: (?:single|one))?(?: (?:input|thing|factor|habit|change|answer|part|pillar))? (?:moves?|affects?|changes?|influences?|drives?|matters?|improves?|lowers?|raises?|helps?|counts?)(?: (?:it|that|this))?(?: (?:the )?most)?\s*[?.!]*\s*$/i;

/** Whether a question is only about what the question before it named. */
export const refersBack = (question: string): boolean =>
  [WHY, IS_IT, TOO, ENOUGH, IMPROVE_IT, MOVES_IT].some((pattern) => pattern.test(question));

/** "Which foods give me most of it?", "show me the foods" */
const FROM_FOODS =
  /^\s*(?:and )?(?:(?:show|tell|list)(?: me)? (?:the|which|what) foods|(?:what|which) (?:foods?|meals?) (?:give|gives|gave|have|has|provide|bring|add)(?: me)?(?: the)? most(?: of)?(?: (?:it|that|this))?|(?:what|which) foods? (?:is|are|was|were|does|do|did) (?:it|that|they) (?:in|from|come from)|where (?:does|do|did) (?:it|that|i get (?:it|that)) (?:all )?(?:come )?from)\s*[?.!]*\s*$/i;

/** "How much did I have yesterday?" */
const HAD_IT =
  /^\s*(?:and |so |but )?how (?:much|many)(?: of (?:it|that))? (?:did|have|do|am) i (?:have|had|eat|eaten|drink|drunk|get|got|getting|having)(?: (?<when>today|yesterday|(?:this|last) (?:week|month)))?\s*[?.!]*\s*$/i;

/** "Can I change it?" after a target. */
const CHANGE_IT =
  /^\s*(?:and |so |but |ok )?(?:can|could|how (?:do|can)|where (?:do|can)) (?:i|you|we) (?:change|adjust|edit|set|raise|lower) (?:it|that|this|them)(?: (?:myself|by hand|manually))?\s*[?.!]*\s*$/i;

/** "How much should I eat then?" But "what did I weigh then?" is about a time. */
const SO_THEN = /,? then(?=\s*[?.!]*\s*$)/i;
const IS_PAST = /\b(?:did|was|were|had|since|back|by|before|until|till|from)\b/i;

/** A question without what ties it to the last answer: the figure it means is named, and a final "then" is dropped. */
export function inFull(asked: string, before: Query | undefined): string {
  const question = IS_PAST.test(asked) ? asked : asked.replace(SO_THEN, '');
  const metric = before && findMetric(before.metric);
  if (!metric) return question;
  const had = metric.list === 'foods' || metric.list === 'drinks' ? HAD_IT.exec(question) : null;
  if (had?.groups?.['when'] !== undefined)
    return `How much ${metric.names[0]} did I have ${had.groups['when']}?`;
  if (CHANGE_IT.test(question) && (metric.list === 'foods' || metric.list === 'targets'))
    return 'change my goals';
  const group = metric.list === 'blood' ? bareGroup(plainWords(question)) : undefined;
  if (group !== undefined) return `what is a normal ${metric.names[0]} ${group}`;
  if (!FROM_FOODS.test(question)) return question;
  if (metric.list === 'blood')
    return `What foods ${isMarkerKey(metric.key) && rowOf(metric.key).direction === 'higher' ? 'raise' : 'lower'} my ${metric.names[0]}?`;
  return metric.list === 'foods'
    ? `Which foods gave me the most ${metric.names[0]} in the last 14 days?`
    : question;
}

/** "What would help?", "Any tips?" after a figure. */
const HELPS_IT =
  /^\s*(?:and |so |but |ok )?(?:what (?:would|could|can|might|else )*(?:helps?|improves? (?:it|that|this))(?: (?:with (?:it|that)|me))?|(?:do you have )?any (?:tips|advice|ideas|suggestions)(?: (?:for (?:it|that)|on (?:it|that)))?)\s*[?.!]*\s*$/i;

/** What a question asks for besides a figure. @param before the query of the last answer, which "it" means */
export function askedIntent(question: string, before: Query | undefined): Intent | undefined {
  const metric = before && findMetric(before.metric);
  const rich = metric && FOODS_WITH_IT.exec(question);
  if (rich) return readIntent(`${rich[1]} ${metric.names[0]}`);
  // "Protein" alone would be that in blood.
  const isNutrient = metric?.list === 'foods' && metric.key !== 'energyKcal';
  if (metric && WHY.test(question))
    return isNutrient ? undefined : readIntent(`why did my ${metric.names[0]} change`);
  if (metric && MOVES_IT.test(question)) {
    if (metric.key === 'bioAgeYears') return { kind: 'advice', request: { about: 'bio-age' } };
    if (metric.key === 'longevityScore') return { kind: 'advice', request: { about: 'longevity' } };
  }
  const isOfFood = metric?.key === 'foodGrams' || metric?.key === 'foods';
  const food = isOfFood ? before?.where?.food : undefined;
  const [, state] = (metric && IS_IT.exec(question)) ?? [];
  if (metric && state)
    return readIntent(
      food === undefined ? `is my ${metric.names[0]} ${state}` : `am i eating too much ${food}`,
    );
  const too = metric && TOO.exec(question);
  if (too)
    return readIntent(
      `am i getting ${(too[1] ?? '').replace('a lot', 'too much')} ${food ?? metric.names[0]}${too.groups?.['when'] ?? ''}`,
    );
  const enough = metric && ENOUGH.exec(question);
  if (enough) return readIntent(`am i getting enough ${metric.names[0]}${enough.groups?.['when'] ?? ''}`);
  if (metric && HELPS_IT.test(question)) return readIntent(`how do i improve my ${metric.names[0]}`);
  const improved = metric && IMPROVE_IT.exec(question);
  return improved
    ? readIntent(`how do i ${VERB_OF[wayOf(improved)] ?? wayOf(improved)} my ${metric.names[0]}`)
    : readIntent(question);
}

export const TWO_WEEKS: Window = { kind: 'last-days', days: 14 };

/** Days that a question names, or the default ones. */
export const reasonWindow = (question: string, today: string, usual: Window = TWO_WEEKS): Window =>
  joinedTimes(readTimes(normalized(question), today).times)?.window ?? usual;
