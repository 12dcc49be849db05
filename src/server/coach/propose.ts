import { MEASURE_RANGES } from '#domain/body/measure-ranges.ts';
import type { Intent } from '#domain/coach/abilities/intent.ts';
import { saidTime } from '#domain/coach/logging/said-time.ts';
import { reply, type Reply } from '#domain/coach/reply.ts';
import { showNumber } from '#domain/coach/format-number.ts';
import type { FoodIndex } from '#domain/foods/search/food-index.ts';
import { evaluate } from '#domain/query/evaluate.ts';
import type { Query } from '#domain/query/query.ts';
import { kgFromLb } from '#domain/units/mass.ts';
import type { CoachAsker } from './asker.ts';
import { fastStatus, proposeEnd, proposeFast } from './logging/propose-fast.ts';
import { proposeUsualMeal } from './logging/propose-usual-meal.ts';
import { proposeMeal } from './logging/propose-meal.ts';
import { withoutAmountReply } from '#domain/coach/logging/without-amount.ts';
import { supplementHelp } from '#domain/coach/logging/supplement-help.ts';
import { proposeDrink } from './logging/propose-drink.ts';
import { proposeGlucose, proposeKetones } from './logging/propose-glucose.ts';
import { proposeMeasure } from './logging/propose-measure.ts';
import { proposePressure } from './logging/propose-pressure.ts';
import { momentWords, proposeWorkout } from './logging/propose-workout.ts';
import { proposed } from './logging/proposed.ts';
import { recordsFor } from './record-queries.ts';

type Of<Kind extends Intent['kind']> = Extract<Intent, { readonly kind: Kind }>;

const shownText = (value: number, unit: string, asker: CoachAsker): string => {
  const { number, unit: shown } = showNumber(value, unit, {
    decimals: unit === 'kg' ? 1 : 0,
    units: asker.units,
  });
  return `${number} ${shown}`.trim();
};

async function proposeWeight(
  asker: CoachAsker,
  { amount, unit, isTimed }: Of<'log-weight'>,
  question: string,
): Promise<Reply> {
  const isPounds = unit === 'lb' || (unit === undefined && asker.units.system === 'imperial');
  const massKg = isPounds ? kgFromLb(amount) : amount;
  if (massKg < MEASURE_RANGES.massKg.low || massKg > MEASURE_RANGES.massKg.high)
    return reply({
      kind: 'unknown',
      title: 'That can’t be right',
      paragraphs: [
        `${amount} ${isPounds ? 'lb' : 'kg'} isn’t a plausible weight. Check the number and the unit.`,
      ],
    });
  const query: Query = { metric: 'weightKg', aggregate: 'last', window: { kind: 'all' } };
  const { value } = evaluate(query, await recordsFor(asker, [query]));
  const measuredMs = isTimed ? saidTime(question.toLowerCase(), asker) : asker.nowMs;
  const said = proposed(isTimed ? 'Check the time, then confirm.' : 'Confirm to log it now.', {
    title: 'Log your weight',
    before: value === null || isTimed ? null : shownText(value, 'kg', asker),
    after: shownText(massKg, 'kg', asker),
    detail: isTimed ? momentWords(measuredMs, asker) : 'Now',
    action: {
      kind: 'log-weight',
      input: { massKg, ...(isTimed && { measuredAt: new Date(measuredMs).toISOString() }) },
    },
  });
  // "Is that good?"
  return { ...said, query };
}

/** A proposal for the requested action; undefined if the intent isn't an action. Nothing is written before the member confirms. */
export async function propose(
  asker: CoachAsker,
  intent: Intent,
  { question, index }: { readonly question: string; readonly index: FoodIndex },
): Promise<Reply | undefined> {
  switch (intent.kind) {
    case 'log-drink':
      return proposeDrink(asker, intent, question);
    case 'log-weight':
      return proposeWeight(asker, intent, question);
    case 'log-measure':
      return proposeMeasure(asker, intent);
    case 'log-supplement':
      return supplementHelp(intent.name);
    case 'log-pressure':
      return proposePressure(asker, intent, question);
    case 'log-glucose':
      return proposeGlucose(asker, intent, question);
    case 'log-ketones':
      return proposeKetones(asker, intent, question);
    case 'log-without-amount':
      return withoutAmountReply(intent.measured, asker.units);
    case 'log-workout':
      return proposeWorkout(asker, intent.workout, question);
    case 'start-fast':
      return proposeFast(asker, intent);
    case 'end-fast':
      return proposeEnd(asker);
    case 'log-meal':
      return proposeMeal(asker, intent, { question, index });
    case 'log-usual':
      return proposeUsualMeal(asker, intent.request, question);
    case 'fast-status':
      return fastStatus(asker);
    default:
      return undefined;
  }
}
