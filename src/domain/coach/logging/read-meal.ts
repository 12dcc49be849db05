import { mealOf } from '#domain/coach/abilities/read-ideas.ts';
import { withoutClock } from './said-time.ts';
import type { MealKind } from '#domain/meals/meal.ts';

/** A meal to log, in the member’s words. */
export interface MealToLog {
  readonly text: string;
  readonly meal: MealKind | undefined;
  /** Whether nothing but its foods says that it was eaten: “Chicken salad for lunch”. */
  readonly isBare: boolean;
  /** Share of it that was eaten; all of it by default. */
  readonly times?: number;
}

const MEAL = '(?:breakfast|lunch|dinner|supper|(?:a |an |my )?(?:\\w+ )?snack|brunch)';
const OTHER = '(?!.*\\b(?:goal|target|reminder|sleep|workout|recipe|photo|intake|consumption)\\b)';
const LOG = new RegExp(`^(?:log|add|record|track) ${OTHER}(?!.*\\bfast\\b)(.{3,})$`);
const ATE = new RegExp(
  `^(?:i )?(?:(?:just|also) )?(?:ate|had|'ve (?:just )?(?:eaten|had)|have eaten|drank|(?:snacked|munched|nibbled) on|finished off) ${OTHER}(.{3,})$`,
);
/** “For lunch I had …”, “Breakfast was …”, “Dinner: …” */
const MEAL_FIRST = new RegExp(
  `^(?:for |my |today's )?${MEAL}(?: today| tonight| yesterday)?(?:,? i (?:had|ate)| was|:| =|,| -) (.{3,})$`,
);
const BARE = new RegExp(
  `^(?!(?:what|which|how|why|when|is|are|can|could|should|do|does|did|any|some ideas|give|show|something|a good|good|quick|best|healthy|ideas|need|i need|remind|plan|add|log|set|turn|no|not|skip\\w*|my)\\b)(.{3,}) (?:for|as) (?:my )?${MEAL}(?: today| yesterday)?( without .+)?$`,
);

/** A question after what was had, or something had that isn’t food: “I had a heart attack last year, how much can I exercise?” */
const NOT_EATEN =
  /[,.;] (?:so )?(?:how|what|which|why|when|can|could|should|is|are|am|do|does|did|will)\b|\bhad (?:an? |my |the )?(?:\w+ )?(?:attack|stroke|surgery|operation|baby|miscarriage|fight|argument|accident|fall|seizure|migraine|headache|fever|cold|flu|cramps?|period|appointment|meeting|exam|panic|nightmare|(?:bad|good|great|terrible|rough|long|hard|busy|stressful|awful) (?:day|night|week|time|sleep|morning))\b/;

/** Not part of the food's name. */
const AROUND =
  /\s*\b(?:for|as|to|at) (?:my |a |today's )?(?:breakfast|lunch|dinner|supper|snack)\b|,? \b(?:this morning|this afternoon|this evening|last night|tonight|today|yesterday(?: (?:morning|afternoon|evening))?|earlier|just now|at (?:work|home|night))\b/g;

/**
 * Reads “log 2 eggs and toast”, “had a banana this morning”, “chicken salad for lunch”.
 * @param text plain words
 */
export function readMeal(text: string): MealToLog | undefined {
  if (text.endsWith('?') || NOT_EATEN.test(text)) return undefined;
  const said = LOG.exec(text)?.[1] ?? ATE.exec(text)?.[1] ?? MEAL_FIRST.exec(text)?.[1];
  const [, bare, without = ''] = BARE.exec(text) ?? [];
  const what = said ?? (bare === undefined ? undefined : `${bare}${without}`);
  if (what === undefined) return undefined;
  const food = withoutClock(what).replaceAll(AROUND, '').trim();
  return food === '' ? undefined : { text: food, meal: mealOf(text), isBare: said === undefined };
}
