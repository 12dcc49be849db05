import { readAskedFood, type AskedFood } from './asked-food.ts';
import { readDrink, type DrinkAmount } from './drink-amount.ts';
import { readMemoryRequest, type MemoryRequest } from '#domain/coach/memory/memory-request.ts';
import { eatingRules } from '#domain/coach/memory/eating-rules.ts';
import { readOverview, type OverviewRequest } from '#domain/coach/advice/read-overview.ts';
import { readAdvice, type AdviceRequest } from '#domain/coach/advice/read-advice.ts';
import { readReminderRequest, type ReminderRequest } from './reminder-request.ts';
import { aboutTopic, type AboutTopic } from '#domain/coach/about/about-app.ts';
import { asksReadiness } from '#domain/coach/advice/readiness.ts';
import { readMeal, type MealToLog } from '#domain/coach/logging/read-meal.ts';
import { readUsualMeal, type UsualMeal } from '#domain/coach/logging/read-usual-meal.ts';
import { readFast } from '#domain/coach/logging/read-fast.ts';
import { readReading, type ReadingToLog } from '#domain/coach/logging/read-reading.ts';
import { readWithoutAmount, type Measured } from '#domain/coach/logging/without-amount.ts';
import { readMeasure, type MeasureToLog } from '#domain/coach/logging/read-measure.ts';
import { readTimed, type Timed } from '#domain/coach/logging/said-time.ts';
import { readSupplement } from '#domain/coach/logging/read-supplement.ts';
import { readWeight, type WeightToLog } from '#domain/coach/logging/read-weight.ts';
import { readBurned, type BurnedRequest } from '#domain/coach/logging/read-burned.ts';
import { readWorkout, type WorkoutToLog } from '#domain/coach/logging/read-workout.ts';
import { readFoodCheck, readFoodComparison, type FoodCheckRequest } from './read-food-check.ts';
import {
  readFoodEffect,
  readHabitWish,
  readImprove,
  type FoodEffectRequest,
  type ImproveRequest,
} from './read-improve.ts';
import { readIdeas, type IdeasRequest } from './read-ideas.ts';
import { readGoal, type AskedGoal } from '#domain/coach/weight/asked-goal.ts';
import { plainWords } from './plain-words.ts';
import { asksHelp, asksToEnter } from '#domain/coach/about/help-words.ts';
import { readDifference, readExplain, readWhatIs } from './read-explain.ts';
import { correction } from '#domain/questions/lexicon.ts';
import { readValue, type StatedValue } from '#domain/coach/judgment/read-value.ts';
import { readOutOfRange, type OutOfRangeRequest } from '#domain/coach/judgment/read-out-of-range.ts';
import { readJudgment, type JudgmentRequest } from '#domain/coach/judgment/read-judgment.ts';
import { readWhyMarker } from './marker-causes.ts';
import { WHY_SUBJECTS } from './why-subjects.ts';
import { capitalized } from '#domain/words/first-letter.ts';

/** A request for something other than a figure. */
export type Intent =
  | { readonly kind: 'set-reminder'; readonly request: ReminderRequest }
  | { readonly kind: 'memory'; readonly request: MemoryRequest }
  | ({ readonly kind: 'meal-ideas' } & IdeasRequest)
  | { readonly kind: 'why-weight' }
  | { readonly kind: 'why-score' }
  | { readonly kind: 'why-bio-age' }
  | { readonly kind: 'why'; readonly subject: string }
  | ({ readonly kind: 'improve' } & ImproveRequest)
  | ({ readonly kind: 'food-effect' } & FoodEffectRequest)
  | ({ readonly kind: 'food-check' } & FoodCheckRequest)
  | { readonly kind: 'may-fast' }
  | { readonly kind: 'compare-foods'; readonly foods: readonly [string, string] }
  | { readonly kind: 'explain'; readonly what: string }
  | { readonly kind: 'difference'; readonly between: readonly [string, string] }
  | ({ readonly kind: 'judge' } & JudgmentRequest)
  | { readonly kind: 'judge-value'; readonly stated: StatedValue }
  | { readonly kind: 'advice'; readonly request: AdviceRequest }
  | ({ readonly kind: 'out-of-range' } & OutOfRangeRequest)
  | { readonly kind: 'overview'; readonly request: OverviewRequest }
  | { readonly kind: 'why-marker'; readonly what: string }
  | { readonly kind: 'left-today' }
  | ({ readonly kind: 'food-facts' } & AskedFood)
  | ({ readonly kind: 'goal-weight' } & AskedGoal)
  | { readonly kind: 'short-nutrients' }
  | { readonly kind: 'help'; readonly words: string }
  | ({ readonly kind: 'log-drink' } & Timed<DrinkAmount>)
  | ({ readonly kind: 'log-weight' } & Timed<WeightToLog>)
  | ({ readonly kind: 'log-measure' } & MeasureToLog)
  | { readonly kind: 'log-supplement'; readonly name: string }
  | ReadingToLog
  | { readonly kind: 'log-without-amount'; readonly measured: Measured }
  | { readonly kind: 'log-workout'; readonly workout: WorkoutToLog }
  | { readonly kind: 'about'; readonly topic: AboutTopic }
  | { readonly kind: 'burned'; readonly workout: BurnedRequest }
  | { readonly kind: 'readiness' }
  | { readonly kind: 'eating-rules' }
  | { readonly kind: 'start-fast'; readonly hours: number | undefined; readonly at?: string }
  | { readonly kind: 'end-fast' }
  | ({ readonly kind: 'log-meal' } & MealToLog)
  | { readonly kind: 'log-usual'; readonly request: UsualMeal }
  | { readonly kind: 'fast-status' };

function logIntent(text: string): Intent | undefined {
  const meal = readMeal(text);
  return meal && { kind: 'log-meal', ...meal };
}

const LEFT_TODAY =
  /^what(?:'s| is| do i have) (?:still )?(?:left|remaining)(?: (?:for|of|to eat))?(?: (?:today|the day|my day))?$|^how (?:many|much) (?:more )?(?:calories|kcal|energy|food|protein) (?:(?:do i|have i) (?:still )?(?:have|got) (?:left|remaining)|(?:are|is) (?:left|remaining)|(?:can|could|may) i (?:still )?(?:eat|have)|(?:do|should) i still (?:need|have|eat|get)(?: to (?:eat|have|get))?)(?: for)?(?: today)?$|^(?:my |the )?(?:remaining (?:calories|kcal|protein|budget)|(?:calories|kcal|protein|budget)(?: (?:that )?i(?: still)? have)?(?: still)? (?:left|remaining))(?: (?:for )?(?:today|the day))?$/;

/** "What am I allergic to?" */
const EATING_RULES =
  /^(?:what|which)(?: foods?)? (?:am i|are we) (?:allergic to|intolerant (?:to|of)|avoiding|not (?:allowed to eat|eating))$|^what(?:'s| is| are) my (?:diet|dietary preferences?|(?:food )?allerg(?:y|ies)|(?:food )?dislikes|intolerances?|food preferences)$|^(?:do you (?:know|remember)|show|list)(?: me)? my (?:diet|(?:food )?allergies|food preferences|dislikes)$|^do i have (?:any )?(?:food )?allergies(?: saved| listed| on file)?$|^what (?:don't i|do i not) (?:like|eat)$|^what do i (?:not )?like$/;

/** "Can I keep fasting 16:8?" */
const MAY_FAST =
  /^(?:(?:can|should|could|may) i|is it (?:ok|okay|safe|fine)(?: for me)? to|am i allowed to)(?: still| keep| continue| do| be| try| intermittent(?:ly)?| start)* (?:fast|fasting)\b(?! (?:log|track|enter))/;

const SHORT_NUTRIENTS =
  /^(?:which|what)(?: of)? (?:my )?(?:nutrients?|vitamins?|minerals?|micros|micronutrients?)(?: (?:is|are|do i|am i))?(?: \w+ly)? (?:under|below|short of|missing|lacking|low|not (?:meeting|reaching|hitting)|never reach\w*|miss\w*)(?: (?:the |my |their )?(?:targets?|goals?|recommended (?:amounts?|intakes?)|rda))?$|^(?:which|what)(?: nutrients?| vitamins?| minerals?| vitamins (?:and|or) minerals)? (?:am i|do i|are we) (?:low|short|lacking|deficient|missing|lack)(?: (?:in|on|of))?$|^(?:am i|do i have)(?: any)?(?: (?:missing|lacking))? (?:any )?(?:nutrients?|vitamins?|nutrient (?:gaps|deficiencies)|deficiencies|nutritional gaps)$/;

/** "I don't eat fish", "I'm vegan": worth remembering. */
const EATING_FACT =
  /^i (?:don't|do not|can't|cannot|never) (?:eat|drink|have|tolerate|digest) (?!that|it|this|enough|much|more|less|breakfast|lunch|dinner)|^i(?:'m| am) (?:a )?(?:vegan|vegetarian|pescatarian|celiac|lactose|gluten|dairy|allergic|intolerant)\b|^i (?:hate|dislike) (?!(?:how|when|that|this|it|my|me|myself|being|feeling|having|looking|to|the way|you|everything|life|running|cooking|working|mondays?)\b)/;

/** "And how much protein?" */
const BARE_AMOUNT = /^(?:and |so |but )?how (?:much|many) ([a-z]+(?: [a-z]+)?)$/;

/** Words that reveal the intent. Typos in them are corrected. */
const SAID =
  'about account add another breakfast begin boost break calcium calculated calories carbs cholesterol cook could decrease define delete describe dinner drank drink evening explain fast fasting fiber finish glass hours ideas improve increase losing lower lunch meal mean means order options please potassium protein raise recommend record reduce remind should snack sodium something start stop sugar suggest suggestions supper tell today tonight track water weigh weight what where which why would';
const corrected = correction(new Set(SAID.split(' ')));

/** Spellings of a phone keyboard that are too short or too close to other words to be corrected by likeness. */
const SHORT: Readonly<Record<string, string>> = {
  ad: 'add',
  diner: 'dinner',
  egs: 'eggs',
  evry: 'every',
  hw: 'how',
  loosing: 'losing',
  u: 'you',
  ur: 'your',
  wat: 'what',
  watr: 'water',
  wats: "what's",
};

/** Corrects typos in words that reveal the intent: "what shoud i eat for diner". */
export const correctTypos = (question: string): string =>
  plainWords(question)
    .split(' ')
    .map((word) => SHORT[word] ?? corrected(word))
    .join(' ');

const WHY =
  /^(?:but |and |so )?(?:why|how come|what made|what caused|what(?:'s| is) (?:making|causing|behind))\b/;

/** "HRV down 3 days in a row, why?" */
const WHY_LAST =
  /\b(?:up|down|lower|higher|low|high|worse|better|dropped|rising|falling)\b.*[, ]why(?: is that)?$/;

/** "Is the drop in my weight real or just noise?" */
const REAL_CHANGE =
  /^(?:is|was) (?:the|this|my|that) (?:\w+ )?(?:drop|change|gain|loss|increase|jump|rise|dip|weight (?:loss|gain|drop|change))(?: (?:in|of) (?:my )?weight)? (?:real|noise|just|only|water|fat|significant)\b/;

/** What a member wants explained; undefined if it isn't a figure that can be. */
function whyIntent(text: string): Intent | undefined {
  if (/\b(?:weigh|weight|scale|heavier|lighter)\b/.test(text)) return { kind: 'why-weight' };
  if (/\bbio-?\s?age\b|\bbiological age\b/.test(text)) return { kind: 'why-bio-age' };
  if (/\blongevity\b/.test(text)) return { kind: 'why-score' };
  const subject = WHY_SUBJECTS.find(({ words }) => words.test(text));
  return subject && { kind: 'why', subject: subject.key };
}

/** "What's my blood pressure?" has two figures and one meaning. */
const BLOOD_PRESSURE =
  /^(?:what|how)(?:'s| is| was) my (?:usual |average |latest |current )?(blood pressure|bp)$/;

/** Clear intent of a question; undefined if it may be about the records. */
export function readIntent(question: string): Intent | undefined {
  const request = readMemoryRequest(question);
  if (request) return { kind: 'memory', request };
  const reminder = readReminderRequest(question);
  if (reminder) return { kind: 'set-reminder', request: reminder };
  const text = plainWords(question);
  const drink = readTimed(text, readDrink);
  if (drink) return { kind: 'log-drink', ...drink };
  const weight = readTimed(text, readWeight);
  if (weight) return { kind: 'log-weight', ...weight };
  const measure = readMeasure(text);
  if (measure) return { kind: 'log-measure', ...measure };
  const supplement = readSupplement(text);
  if (supplement !== undefined) return { kind: 'log-supplement', name: supplement };
  const fast = readFast(text);
  if (fast) return fast;
  const usual = readUsualMeal(text);
  if (usual) return { kind: 'log-usual', request: usual };
  const reading = readReading(text);
  if (reading) return reading;
  const measured = readWithoutAmount(text);
  if (measured) return { kind: 'log-without-amount', measured };
  const workout = readWorkout(text);
  if (workout) return { kind: 'log-workout', workout };
  const burned = readBurned(text);
  if (burned) return { kind: 'burned', workout: burned };
  const about = aboutTopic(text);
  if (about) return { kind: 'about', topic: about };
  if (asksReadiness(text)) return { kind: 'readiness' };
  if (EATING_RULES.test(text)) return { kind: 'eating-rules' };
  const overview = readOverview(text);
  if (overview) return { kind: 'overview', request: overview };
  const ideas = readIdeas(text);
  if (ideas) return { kind: 'meal-ideas', ...ideas };
  const advice = readAdvice(text);
  if (advice) return { kind: 'advice', request: advice };
  if (asksToEnter(text)) return { kind: 'help', words: text };
  if (REAL_CHANGE.test(text)) return { kind: 'why-weight' };
  const reason = WHY.test(text) || WHY_LAST.test(text) ? whyIntent(text) : undefined;
  if (reason) return reason;
  const ofMarker = readWhyMarker(text);
  if (ofMarker !== undefined) return { kind: 'why-marker', what: ofMarker };
  const stated = readValue(text);
  if (stated) return { kind: 'judge-value', stated };
  // “I'm breastfeeding, can I fast?” depends on both.
  if (MAY_FAST.test(text.replace(/^i(?:'m| am| have) [a-z0-9 ]+[,.;] (?:so )?/, '')))
    return { kind: 'may-fast' };
  const checked = readFoodCheck(text);
  if (checked) return { kind: 'food-check', ...checked };
  const goal = readGoal(text);
  if (goal) return { kind: 'goal-weight', ...goal };
  const outside = readOutOfRange(text);
  if (outside) return { kind: 'out-of-range', ...outside };
  if (SHORT_NUTRIENTS.test(text)) return { kind: 'short-nutrients' };
  const judgment = readJudgment(text) ?? readJudgment(text.replace(BLOOD_PRESSURE, 'is my $1 ok'));
  if (judgment) return { kind: 'judge', ...judgment };
  const improve = readImprove(text);
  if (improve) return { kind: 'improve', ...improve };
  const wish = readHabitWish(text);
  if (wish) return { kind: 'improve', ...wish };
  const foods = readFoodComparison(text);
  if (foods) return { kind: 'compare-foods', foods };
  const effect = readFoodEffect(text);
  if (effect) return { kind: 'food-effect', ...effect };
  const both = readDifference(text);
  if (both) return { kind: 'difference', between: both };
  const explained = readExplain(text);
  return explained === undefined ? undefined : { kind: 'explain', what: explained };
}

/** Intent to fall back to if the question isn't about the records. */
export function readLastIntent(question: string): Intent | undefined {
  const text = plainWords(question);
  if (LEFT_TODAY.test(text)) return { kind: 'left-today' };
  const food = readAskedFood(text);
  if (food) return { kind: 'food-facts', ...food };
  const [, needed] = BARE_AMOUNT.exec(text) ?? [];
  if (needed !== undefined) return { kind: 'judge', asks: 'target', what: needed };
  if (asksHelp(text)) return { kind: 'help', words: text };
  if (EATING_FACT.test(text) && eatingRules([{ id: '', text }], 0).facts.length > 0)
    return {
      kind: 'memory',
      request: { kind: 'remember', text: capitalized(text) },
    };
  const named = readWhatIs(text);
  return named === undefined ? logIntent(text) : { kind: 'explain', what: named };
}
