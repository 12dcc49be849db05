import { MEASURE_RANGES } from '#domain/body/measure-ranges.ts';
import { goalHoursOf, type FastingProtocol } from '#domain/fasting/protocols.ts';
import { drinkMl } from '#domain/coach/abilities/drink-amount.ts';
import type { Intent } from '#domain/coach/abilities/intent.ts';
import type { Action } from '#domain/coach/proposal.ts';
import { reply, type Reply } from '#domain/coach/reply.ts';
import { showNumber } from '#domain/coach/format-number.ts';
import type { FoodIndex } from '#domain/foods/search/food-index.ts';
import { loggedItem } from '#domain/meals/analysis/analysis.ts';
import { analyzeMeal } from '#domain/meals/analysis/analyze-meal.ts';
import { usualMealKind } from '#domain/meals/meal.ts';
import { evaluate } from '#domain/query/evaluate.ts';
import type { Query } from '#domain/query/query.ts';
import { HOUR_MS } from '#domain/time/spans.ts';
import { wallClock } from '#domain/time/wall-clock.ts';
import { kgFromLb } from '#domain/units/mass.ts';
import { newId } from '#server/core/new-id.ts';
import { permissionOf, runningOf } from '#server/fasting/queries.ts';
import { memberOn } from '#server/member/queries.ts';
import { NO_FASTING } from './advice/may-fast.ts';
import type { CoachAsker } from './answer.ts';
import { proposePressure } from './logging/propose-pressure.ts';
import { proposeWorkout } from './logging/propose-workout.ts';
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

async function sumToday(asker: CoachAsker, metric: string): Promise<number> {
  const query: Query = { metric, aggregate: 'sum', window: { kind: 'day', back: 0 } };
  return evaluate(query, await recordsFor(asker, [query])).value ?? 0;
}

async function proposeDrink(asker: CoachAsker, intent: Of<'log-drink'>): Promise<Reply> {
  const { drink } = intent;
  const volumeMl = drinkMl(intent, asker.units);
  const before = await sumToday(asker, 'waterMl');
  const action: Action = { kind: 'log-drink', input: { kind: drink, volumeMl } };
  return proposed('Confirm to add it to today’s log.', {
    title: `Add ${shownText(volumeMl, 'mL', asker)} of ${drink}`,
    ...(drink === 'water'
      ? {
          before: shownText(before, 'mL', asker),
          after: shownText(before + volumeMl, 'mL', asker),
          detail: 'Water today',
        }
      : { after: shownText(volumeMl, 'mL', asker), detail: 'Drinks today' }),
    action,
  });
}

async function proposeWeight(asker: CoachAsker, { amount, unit }: Of<'log-weight'>): Promise<Reply> {
  const isPounds = unit === 'lb' || (unit === undefined && asker.units === 'imperial');
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
  return proposed('Confirm to log it at the current time.', {
    title: 'Log your weight',
    before: value === null ? null : shownText(value, 'kg', asker),
    after: shownText(massKg, 'kg', asker),
    detail: 'Now',
    action: { kind: 'log-weight', input: { massKg } },
  });
}

async function proposeFast(asker: CoachAsker, { hours }: Of<'start-fast'>): Promise<Reply> {
  const { db, userId, nowMs } = asker;
  const open = (title: string, text: string) =>
    reply({
      kind: 'advice',
      title,
      paragraphs: [text],
      links: [{ name: 'Open fasting', screen: 'fasting' }],
    });
  const [running, { blocks, screening }, member] = await Promise.all([
    runningOf(db, userId),
    permissionOf(db, userId, nowMs),
    memberOn(db, userId, nowMs),
  ]);
  if (running)
    return open('You’ve already started a fast', 'End it first. The fasting screen shows your progress.');
  if (blocks.length > 0) return NO_FASTING;
  if (!screening)
    return open(
      'A few questions first',
      'Before your first fast, answer the health questions on the fasting screen.',
    );
  const protocol: FastingProtocol =
    hours === undefined ? (member.settings?.fastingProtocol ?? '16:8') : 'custom';
  const goalHours = goalHoursOf(protocol, hours ?? 16);
  return proposed('Confirm to start the timer now.', {
    title: 'Start a fast',
    after: `${goalHours} h`,
    detail: 'From now',
    action: { kind: 'start-fast', input: { protocol, goalHours } },
  });
}

async function proposeEnd(asker: CoachAsker): Promise<Reply> {
  const { db, userId, nowMs } = asker;
  const running = await runningOf(db, userId);
  if (!running)
    return reply({
      kind: 'advice',
      title: 'You’re not fasting right now',
      paragraphs: ['Say “Start a fast” to begin one.'],
      next: ['Start a fast'],
    });
  const { id, protocol, goalHours, note, timeZone, startedAt } = running;
  const shown = showNumber((nowMs - startedAt.getTime()) / HOUR_MS, 'h', { decimals: 1, units: asker.units });
  return proposed('Confirm to end your fast now.', {
    title: 'End your fast',
    after: `${shown.number} ${shown.unit}`,
    detail: `Goal ${goalHours} h`,
    action: {
      kind: 'end-fast',
      input: { id, protocol, goalHours, note, timeZone, startedAt: startedAt.toISOString() },
    },
  });
}

const MAX_NAMED = 4;

/** A proposal to log the described food; undefined if there is none. */
async function proposeMeal(
  asker: CoachAsker,
  { text, meal: named }: Of<'log-meal'>,
  index: FoodIndex,
): Promise<Reply | undefined> {
  const { items, total, notUnderstood } = analyzeMeal(text, index);
  if (items.length === 0) return undefined;
  const kind = named ?? usualMealKind(wallClock(asker.nowMs, asker.timeZone).hour);
  const before = await sumToday(asker, 'energyKcal');
  const energyKcal = total.energyKcal?.value ?? 0;
  const names = items.map(({ name, grams }) => `${name.split(',')[0]}, ${Math.round(grams.value)} g`);
  const rest = names.length - MAX_NAMED;
  const meal = proposed('Check the amounts, then confirm.', {
    title: `Log ${names.slice(0, MAX_NAMED).join('; ')}${rest > 0 ? ` and ${rest} more` : ''}`,
    before: `${Math.round(before).toLocaleString('en-US')} kcal`,
    after: `${Math.round(before + energyKcal).toLocaleString('en-US')} kcal`,
    detail: `${kind.slice(0, 1).toUpperCase()}${kind.slice(1)} · ${Math.round(energyKcal)} kcal · ${Math.round(total.proteinG?.value ?? 0)} g protein`,
    action: {
      kind: 'log-meal',
      input: {
        kind,
        source: 'text',
        description: text,
        items: items.map((item) => ({ id: newId(), ...loggedItem(item) })),
      },
    },
  });
  return notUnderstood.length === 0
    ? meal
    : { ...meal, note: `I left out what I didn’t recognize as food: ${notUnderstood.join(', ')}.` };
}

/** A proposal for the requested action; undefined if the intent isn't an action. Nothing is written before the member confirms. */
export async function propose(
  asker: CoachAsker,
  intent: Intent,
  { question, index }: { readonly question: string; readonly index: FoodIndex },
): Promise<Reply | undefined> {
  switch (intent.kind) {
    case 'log-drink':
      return proposeDrink(asker, intent);
    case 'log-weight':
      return proposeWeight(asker, intent);
    case 'log-pressure':
      return proposePressure(asker, intent, question);
    case 'log-workout':
      return proposeWorkout(asker, intent.workout, question);
    case 'start-fast':
      return proposeFast(asker, intent);
    case 'end-fast':
      return proposeEnd(asker);
    case 'log-meal':
      return proposeMeal(asker, intent, index);
    default:
      return undefined;
  }
}
