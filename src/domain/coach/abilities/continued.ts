import { METRICS } from '#domain/metrics/catalog.ts';
import { stemWord } from '#domain/foods/search/text.ts';
import { readAskedFood } from './asked-food.ts';
import { plainWords } from './plain-words.ts';
import { leftOut, readBounds, readIdeas } from './read-ideas.ts';

/** "No fish please", "something under 400 calories", "with 30 g protein". */
const CHANGED_IDEA =
  /^(?:(?:and|but|ok|okay|also|sorry|hm+|now|oh),? )*(?:(?:something|anything|one|ones|make it|what about|how about|only|nothing) )*(?:(?:with )?(?:no|without|not)(?! (?:idea|thanks?|sure|bad))\b|(?:with|under|below|less than|at least|max)\b.*\d|(?:quick|quicker|light|lighter|easy|easier|vegetarian|vegan|cheap|cheaper)\b)/;

function changedIdea(text: string, previous: string): string | undefined {
  if (!readIdeas(previous) || !CHANGED_IDEA.test(text)) return undefined;
  const isBound = Object.keys(readBounds(text)).length > 0;
  if (!isBound && leftOut(text).length === 0 && /\b(?:no|without|not)\b/.test(text)) return undefined;
  return `${previous} ${text.replace(/^(?:(?:and|but|ok|okay|also|sorry|now|oh),? )+/, '')}`;
}

const ANOTHER =
  /^(?:(?:and|or),? )?(?:(?:what|how) about |and in |and for |same for |in )?(?:an? |the |some )?([a-z][a-z '-]+)$/;
const AND = /^(?:and|or|(?:what|how) about|same for)\b/;
const AMOUNT = /^(\d+(?:\.\d+)? ?(?:g|grams?|oz|ml|cups?)(?: of)?) /;

const articleOf = (word: string): string => (/^[aeiou]/.test(word) ? 'an' : 'a');

const isNutrient = (words: string): boolean =>
  METRICS.some(({ list, names }) => list === 'foods' && names.some((name) => name.toLowerCase() === words));

/** "And sweet potato?", "and protein?" after "Carbs in 100 g of rice". */
function changedFood(text: string, previous: string): string | undefined {
  const asked = readAskedFood(previous);
  const named = AND.test(text) ? ANOTHER.exec(text)?.[1] : undefined;
  if (!asked || named === undefined) return undefined;
  if (isNutrient(named)) return `${named} in ${asked.food}`;
  // Without an article, the food would be one of the records.
  const amount = AMOUNT.exec(asked.food)?.[1] ?? (/^an? /.test(asked.food) ? articleOf(named) : '');
  const food = `${amount} ${named}`.trim();
  return asked.nutrient === undefined ? `nutrition facts of ${food}` : `${asked.nutrient} in ${food}`;
}

const COUNT =
  '(?:\\d+(?:[.,]\\d+)?|an?|one|two|three|four|five|six|half an?)(?: ?(?:g|grams?|oz|ml|slices?|cups?|pieces?|bowls?)\\b)?(?: of)?';
const CORRECTED = new RegExp(
  `^(?:(?:no|wait|oh|sorry|oops|actually|hm+),? )*(?:(?:actually )?(?:make|change) (?:it|that)(?: to)? |(?:it was|i meant?|i had|that was|should be|there were) (?:actually )?)?(?:actually )?(${COUNT}) ([a-z]+)(?:,? (?:actually|not .+|instead))?$`,
);

/** "Actually make that 3 eggs" after "Log 2 eggs and toast". */
function correctedMeal(text: string, previous: string): string | undefined {
  const [, amount, food] = CORRECTED.exec(text) ?? [];
  if (
    amount === undefined ||
    food === undefined ||
    !/^(?:log|add|record|track|i (?:just )?(?:ate|had))\b/.test(previous)
  )
    return undefined;
  const stem = stemWord(food);
  const said = new RegExp(`${COUNT} (?=${stem}[a-z]*\\b)[a-z]+`);
  return said.test(previous) ? previous.replace(said, `${amount} ${food}`) : undefined;
}

const PRESSURE = /\b\d{2,3} ?(?:\/|over) ?\d{2,3}\b/;
const STATE_OF_IT =
  /^(?:and |so )?is (?:that|it|this) ((?:too |very |really )?(?:high|low|bad|ok|okay|normal|good|fine|dangerous|serious|worrying))$/;

/** "Is that dangerous?" after "142/88". */
function samePressure(text: string, previous: string): string | undefined {
  const [pressure] = PRESSURE.exec(previous) ?? [];
  const state = STATE_OF_IT.exec(text)?.[1];
  return pressure === undefined || state === undefined ? undefined : `is ${pressure} ${state}`;
}

/** A question that changes the previous request, as a request of its own. */
export const changedRequest = (question: string, previous: string): string | undefined => {
  const [text, before] = [plainWords(question), plainWords(previous)];
  return (
    samePressure(text, before) ??
    changedIdea(text, before) ??
    changedFood(text, before) ??
    correctedMeal(text, before)
  );
};

/**
 * A question in full, if it only changes an earlier request: "No fish please" after "What can I eat tonight?"
 * @param earlier questions of the conversation, oldest first
 */
export const continued = (question: string, earlier: readonly string[]): string =>
  [...earlier, question].reduce((previous, next) => changedRequest(next, previous) ?? next, '');
