import { METRICS } from '#domain/metrics/catalog.ts';
import { stemWord } from '#domain/foods/search/text.ts';
import { readFast } from '#domain/coach/logging/read-fast.ts';
import { readMeal } from '#domain/coach/logging/read-meal.ts';
import { readUsualMeal } from '#domain/coach/logging/read-usual-meal.ts';
import { readWeight } from '#domain/coach/logging/read-weight.ts';
import { readWorkout } from '#domain/coach/logging/read-workout.ts';
import { readFoodWorth } from '#domain/coach/subjects/read-food-worth.ts';
import { readAskedFood } from './asked-food.ts';
import { readDrink } from './drink-amount.ts';
import { habitNamed } from './habit-advice.ts';
import { correctTypos } from './intent.ts';
import { plainWords } from './plain-words.ts';
import { readReminderRequest } from './reminder-request.ts';
import { leftOut, readBounds, readIdeas } from './read-ideas.ts';
import { influence, influenceInOne } from '#domain/coach/last/influence.ts';
import { correctedFood } from '#domain/coach/last/corrected-food.ts';
import { forOthers } from '#domain/coach/last/for-others.ts';
import { madeTo } from '#domain/coach/last/made-to.ts';
import { takenIt } from '#domain/coach/last/taken-it.ts';
import { sameAt } from '#domain/coach/last/same-at.ts';
import { ownFigure } from '#domain/coach/last/own-figure.ts';
import { burnedBefore } from '#domain/coach/logging/read-burned.ts';
import { aboutValue, suspected } from '#domain/coach/last/suspected.ts';

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

const isFigure = (words: string, lists?: RegExp): boolean =>
  METRICS.some(
    ({ list, names }) => lists?.test(list) !== false && names.some((name) => name.toLowerCase() === words),
  );
const isNutrient = (words: string): boolean => isFigure(words, /^foods$/);

/** "And sweet potato?", "and protein?" after "Carbs in 100 g of rice"; "and beef?" after "Is chicken healthy?" */
function changedFood(text: string, previous: string): string | undefined {
  const named = AND.test(text) ? ANOTHER.exec(text)?.[1] : undefined;
  if (named === undefined) return undefined;
  const asked = readAskedFood(previous);
  if (asked && isNutrient(named)) return `how much ${named} in ${asked.food}`;
  const food = asked?.food ?? readFoodWorth(previous)?.food;
  // A time or a figure is no food.
  if (food === undefined || (!asked && isFigure(named))) return undefined;
  const amount = AMOUNT.exec(food)?.[1] ?? (/^an? /.test(food) ? articleOf(named) : '');
  const at = previous.lastIndexOf(food);
  return `${previous.slice(0, at)}${`${amount} ${named}`.trim()}${previous.slice(at + food.length)}`;
}

const COUNT =
  '(?:\\d+(?:[.,]\\d+)?|an?|one|two|three|four|five|six|half an?)(?: ?(?:g|grams?|oz|ml|slices?|cups?|pieces?|bowls?)\\b)?(?: of)?';
const CORRECTED = new RegExp(
  `^(?:(?:no|wait|oh|sorry|oops|actually|hm+),? )*(?:(?:actually )?(?:make|change) (?:it|that)(?: to)? |(?:it was|i meant?|i had|that was|should be|there were) (?:actually )?)?(?:actually )?(${COUNT}) ([a-z]+)(?:,? (?:actually|not .+|instead))?$`,
);

/** "Actually make that 3 eggs" after "Log 2 eggs and toast". */
function correctedMeal(text: string, previous: string): string | undefined {
  const [, amount, food] = CORRECTED.exec(text) ?? [];
  if (amount === undefined || food === undefined || !readMeal(previous)) return undefined;
  const stem = stemWord(food);
  const said = new RegExp(`${COUNT} (?=${stem}[a-z]*\\b)[a-z]+`);
  return said.test(previous) ? previous.replace(said, `${amount} ${food}`) : undefined;
}

const WITHOUT =
  /^(?:(?:no|wait|oh|sorry|oops|actually|but|and),? )*(?:without|no|minus|not|hold|leave out|take out|skip) (?:the |any )?([a-z][a-z ]*?)(?: (?:in it|on it|though|actually))?$/;

/** "No, without cheese" after "Chicken salad with feta for lunch". */
function withoutFood(text: string, previous: string): string | undefined {
  const [, food] = WITHOUT.exec(text) ?? [];
  return food === undefined || !readMeal(previous) ? undefined : `${previous} without ${food}`;
}

const OTHER_DAY =
  /^(?:(?:no|wait|oh|sorry|oops|actually),? )*(?:that|it|this) was (?:actually )?(yesterday(?: (?:morning|evening))?|last night|this morning|this afternoon)(?:,? not .+)?$/;

/** "That was yesterday, not today" after something to log. */
function onOtherDay(text: string, previous: string): string | undefined {
  const [, when] = OTHER_DAY.exec(text) ?? [];
  return when !== undefined && (isLogged(previous) || readUsualMeal(previous))
    ? `${previous} ${when}`
    : undefined;
}

const AGAIN =
  /^(?:(?:and|ok),? )?(?:another(?: one)?|one more(?: time)?|same again|again|the same(?: again)?|and another)((?: (?:this|last|yesterday|today|tonight|at|just now)\b.*)?)$/;
const isLogged = (text: string): boolean =>
  readDrink(text) !== undefined || readMeal(text) !== undefined || readWorkout(text) !== undefined;

/** "Another one" after "Log 500 ml water". */
const logged = (text: string, previous: string): string | undefined => {
  const when = AGAIN.exec(text)?.[1];
  return when !== undefined && isLogged(previous) ? `${previous}${when}` : undefined;
};

const SIDE = /^(?:and |what about |how about )*(before|after|afterwards?|then)(?: (?:it|that|the .+|a .+))?$/;

/** "And after?" after "What should I eat before a run?" */
function otherSide(text: string, previous: string): string | undefined {
  const [, said] = SIDE.exec(text) ?? [];
  if (said === undefined || !readIdeas(previous)) return undefined;
  const [from, to] = said === 'before' ? ['after', 'before'] : ['before', 'after'];
  return previous.includes(` ${from} `) ? previous.replace(` ${from} `, ` ${to} `) : undefined;
}

const DISLIKED =
  /^i (?:don't|do not|can't|cannot|never) (?:really )?(?:eat|like|want|have|do) (?:any )?([a-z][a-z ]*)$|^i(?:'m| am) allergic to ([a-z][a-z ]*)$|^i hate ([a-z][a-z ]*)$/;

/** "I don't eat fish" after "What should I eat tonight?" */
function disliked(text: string, previous: string): string | undefined {
  const food = DISLIKED.exec(text)
    ?.slice(1)
    .find((part) => part !== undefined);
  return food !== undefined && readIdeas(previous) ? `${previous} no ${food}` : undefined;
}

const TIPS =
  /^(?:(?:and|so|ok|what about (?:tonight|today|tomorrow)),? )*(?:any (?:tips|advice|ideas)|(?:got )?(?:tips|advice)|what (?:can|should|could) i do(?: about (?:it|that))?|what helps(?: (?:me|with that))?|how (?:can|do) i (?:fix|improve|change) (?:it|that))(?: (?:tonight|today|then|for me))?$/;

/** "Any tips?" after "I slept like crap last night". */
function tips(text: string, previous: string): string | undefined {
  const habit = TIPS.test(text) ? habitNamed(previous) : undefined;
  return habit === undefined ? undefined : `tips for ${habit}`;
}

/** "How long have I got left?" after "Started my fast at 8 last night". */
const fastLeft = (text: string, previous: string): string | undefined =>
  /^(?:and )?how (?:long|much (?:longer|time))(?: (?:have i got|do i have|is|until i can eat))?(?: (?:left|to go))?$/.test(
    text,
  ) && readFast(previous) !== undefined
    ? 'when does my fast end'
    : undefined;

const GLUCOSE = /^(?:my )?(?:glucose|blood sugar|sugar|bg|blood glucose)\b.*\d/;

const PRESSURE = /\b\d{2,3} ?(?:\/|over) ?\d{2,3}\b/;
const STATE_OF_IT =
  /^(?:and |so )?is (?:that|it|this) ((?:too |very |really )?(?:high|low|bad|ok|okay|normal|good|fine|dangerous|serious|worrying))$/;

/** "Is that dangerous?" after "142/88". */
function samePressure(text: string, previous: string): string | undefined {
  const [pressure] = PRESSURE.exec(previous) ?? [];
  const state = STATE_OF_IT.exec(text)?.[1];
  if (state !== undefined && GLUCOSE.test(previous)) return previous;
  return pressure === undefined || state === undefined ? undefined : `is ${pressure} ${state}`;
}

const MORE =
  /^(?:and|plus|also|oh and)(?:,? (?:also|then|add|i (?:also )?(?:had|ate)))? ((?:an?|some|\d+(?:\.\d+)?|two|three|half an?|my) [a-z][a-z ]*)$/;

/** "And a granola bar" after "Log a double espresso". */
function withFood(text: string, previous: string): string | undefined {
  const [, food] = MORE.exec(text) ?? [];
  if (food === undefined) return undefined;
  if (readDrink(previous)) return `log ${food}`;
  return readMeal(previous) ? `${previous} and ${food}` : undefined;
}

const OTHER_NUMBER =
  /^(?:(?:no|wait|oh|sorry|oops|actually|hm+),? )*(?:(?:make|change) (?:it|that)(?: to)? |it was |i meant? |(?:it )?should be )?(?:actually )?(\d+(?:\.\d+)?)(?: ?(ml|l|oz|kg|kgs|lb|lbs|g|min|minutes|km))?(?:,? (?:instead|not .+))?$/;
/** "Two, actually" after "Add a coffee". */
const COUNTED =
  /^(?:(?:no|wait|oh|sorry|oops|actually|make (?:it|that)|it was|i had|i meant),? )*(two|three|four|five|six|[2-9])(?: (?:of them|cups|glasses))?(?:,? (?:actually|instead|not one))?$/;
const ONE = /\b(?:an?|one) /;
const MINUTES = /\b\d+(?:\.\d+)?(?=[ -]?(?:m|mins?|minutes?)\b)/;
const NUMBER = /\b\d+(?:\.\d+)?/g;

/** "No, 300" after "Add 500 ml of water". */
function otherNumber(text: string, previous: string): string | undefined {
  const [, amount, unit] = OTHER_NUMBER.exec(text) ?? [];
  // "No, 50" after "Log 3 sets of squats, 40 min".
  if (amount !== undefined && (unit === undefined || unit.startsWith('min')) && readWorkout(previous))
    return MINUTES.test(previous) ? previous.replace(MINUTES, amount) : undefined;
  const count = COUNTED.exec(text)?.[1];
  if (count !== undefined && isLogged(previous) && !/\d/.test(previous) && ONE.test(previous))
    return previous.replace(ONE, `${count} `);
  if (amount === undefined || previous.match(NUMBER)?.length !== 1) return undefined;
  const isAmount = isLogged(previous) || readWeight(previous) !== undefined;
  if (!isAmount || (unit !== undefined && !previous.includes(unit))) return undefined;
  return previous.replace(NUMBER, amount);
}

const OTHER_TIME =
  /^(?:(?:no|wait|sorry|actually|and|ok),? )*(?:(?:make|change) (?:it|that)(?: to)? )?(?:at )?(\d{1,2}(?:[:.]\d{2})? ?(?:am|pm)?)(?: instead| please)?$/;

/** "Make it 9 instead" after "Remind me to drink water at 8". */
function otherTime(text: string, previous: string): string | undefined {
  const [, clock] = OTHER_TIME.exec(text) ?? [];
  if (clock === undefined || !readReminderRequest(previous)) return undefined;
  const half = /\b(?:am|pm|morning|evening)\b/.exec(previous)?.[0] ?? '';
  const isLate = half === 'pm' || half === 'evening';
  const named = /[ap]m$/.test(clock) || !isLate ? clock : `${clock} pm`;
  return `${previous.replace(/ (?:at|every day at) \d.*$/, '')} at ${named}`;
}

/** A question that changes the previous request, as a request of its own. */
const changed = (text: string, before: string): string | undefined =>
  samePressure(text, before) ??
  changedIdea(text, before) ??
  disliked(text, before) ??
  otherSide(text, before) ??
  changedFood(text, before) ??
  correctedMeal(text, before) ??
  correctedFood(text, before) ??
  withoutFood(text, before) ??
  onOtherDay(text, before) ??
  withFood(text, before) ??
  otherNumber(text, before) ??
  otherTime(text, before) ??
  logged(text, before) ??
  sameAt(text, before) ??
  ownFigure(text, before) ??
  forOthers(text, before) ??
  fastLeft(text, before) ??
  tips(text, before) ??
  influence(text, before) ??
  suspected(text, before) ??
  takenIt(text, before) ??
  aboutValue(text, before) ??
  burnedBefore(text, before);

/** The same for a question as typed, with slips in either. */
export const changedRequest = (question: string, previous: string): string | undefined =>
  changed(plainWords(question), plainWords(previous)) ??
  changed(plainWords(question), correctTypos(previous));

/**
 * A question in full, if it only changes an earlier request: "No fish please" after "What can I eat tonight?"
 * @param earlier questions of the conversation, oldest first
 */
export const continued = (question: string, earlier: readonly string[]): string =>
  [...earlier, question].reduce(
    (previous, next) =>
      changedRequest(next, previous) ?? influenceInOne(plainWords(next)) ?? madeTo(plainWords(next)) ?? next,
    '',
  );
