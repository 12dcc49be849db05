import type { MealToLog } from '#domain/coach/logging/read-meal.ts';
import { saidTime } from '#domain/coach/logging/said-time.ts';
import { leftOut } from '#domain/coach/abilities/read-ideas.ts';
import type { Reply } from '#domain/coach/reply.ts';
import type { FoodIndex } from '#domain/foods/search/food-index.ts';
import { loggedItem, type AnalyzedItem } from '#domain/meals/analysis/analysis.ts';
import { analyzeMeal } from '#domain/meals/analysis/analyze-meal.ts';
import { amountWithUnit } from '#domain/meals/amount-text.ts';
import { MEASURE_BY_LABEL } from '#domain/meals/portions/units.ts';
import { usualMealKind } from '#domain/meals/meal.ts';
import { scaleItems } from '#domain/meals/estimates/scale-items.ts';
import { sumNutrients } from '#domain/meals/nutrients/sum-nutrients.ts';
import { flagsOf } from '#domain/account/food-flags.ts';
import { wallClock } from '#domain/time/wall-clock.ts';
import type { CoachAsker } from '#server/coach/asker.ts';
import { newId } from '#server/core/new-id.ts';
import { momentWords } from './propose-workout.ts';
import { proposed } from './proposed.ts';
import { sumToday } from './sum-today.ts';
import { capitalized } from '#domain/words/first-letter.ts';

const MAX_NAMED = 4;
/** "2 eggs, about 100 g", "Bread, 2 slices, about 56 g", "Rice, 150 g". */
function portionWords({ name, amount, unit, grams }: AnalyzedItem): string {
  const food = name.split(',')[0] ?? name;
  const weight = `${Math.round(grams.value)} g`;
  if (MEASURE_BY_LABEL.get(unit)?.kind === 'mass') return `${food}, ${weight}`;
  const portion = amountWithUnit(amount, unit);
  return unit.toLowerCase() === food.toLowerCase()
    ? `${portion}, about ${weight}`
    : `${food}, ${portion}, about ${weight}`;
}

/** Foods of a description without those that it leaves out by name or kind: "without cheese" leaves out feta. */
function itemsIn(text: string, index: FoodIndex) {
  const { items, notUnderstood } = analyzeMeal(text, index);
  const dislikes = leftOut(text);
  const isKept = ({ name }: AnalyzedItem): boolean =>
    flagsOf({ name }, { allergens: [], otherAllergies: [], dislikes }).length === 0;
  return { items: items.filter(isKept), notUnderstood };
}

/** A proposal to log the described food; undefined if there is none. */
export async function proposeMeal(
  asker: CoachAsker,
  { text, meal: named, isBare, times = 1 }: MealToLog,
  {
    question,
    index,
    eatenMs = saidTime(question.toLowerCase(), asker),
  }: { readonly question: string; readonly index: FoodIndex; readonly eatenMs?: number },
): Promise<Reply | undefined> {
  const { items: whole, notUnderstood } = itemsIn(text, index);
  const items = times === 1 ? whole : scaleItems(whole, times);
  if (items.length === 0 || (isBare && notUnderstood.length > 0)) return undefined;
  const isNow = eatenMs === asker.nowMs;
  const kind = named ?? usualMealKind(wallClock(eatenMs, asker.timeZone).hour);
  const { energyKcal, proteinG } = sumNutrients(items.map(({ nutrients }) => nutrients));
  const kcal = energyKcal?.value ?? 0;
  const names = items.map(portionWords);
  const rest = names.length - MAX_NAMED;
  const when = momentWords(eatenMs, asker);
  // Only a meal of today changes today's total.
  const before = when.startsWith('Today') ? await sumToday(asker, 'energyKcal') : null;
  const shown = (amount: number): string => `${Math.round(amount).toLocaleString('en-US')} kcal`;
  const said = proposed('Check the amounts, then confirm.', {
    title: `Log ${names.slice(0, MAX_NAMED).join('; ')}${rest > 0 ? ` and ${rest} more` : ''}`,
    before: before === null ? null : shown(before),
    after: shown((before ?? 0) + kcal),
    detail: [
      ...(isNow ? [] : [when]),
      capitalized(kind),
      `${Math.round(kcal)} kcal`,
      `${Math.round(proteinG?.value ?? 0)} g protein`,
    ].join(' · '),
    action: {
      kind: 'log-meal',
      input: {
        kind,
        source: 'text',
        description: text,
        ...(!isNow && { eatenAt: new Date(eatenMs).toISOString() }),
        items: items.map((item) => ({ id: newId(), ...loggedItem(item) })),
      },
    },
  });
  return notUnderstood.length === 0
    ? said
    : { ...said, note: `I left out what I didn’t recognize as food: ${notUnderstood.join(', ')}.` };
}
