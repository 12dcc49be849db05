import { saidMoment } from '#domain/coach/logging/said-moment.ts';
import type { UsualMeal } from '#domain/coach/logging/read-usual-meal.ts';
import { reply, type Reply } from '#domain/coach/reply.ts';
import { usualMealKind } from '#domain/meals/meal.ts';
import { addDays } from '#domain/time/local-date.ts';
import { wallClock } from '#domain/time/wall-clock.ts';
import type { CoachAsker } from '#server/coach/asker.ts';
import { loggable } from '#server/coach/ideas/candidates.ts';
import { recentMealsOf } from '#server/meals/recent-queries.ts';
import { momentWords } from './propose-workout.ts';
import { proposed } from './proposed.ts';
import { sumToday } from './sum-today.ts';
import { capitalized } from '#domain/words/first-letter.ts';

const DAYS = 90;
const LIMIT = 60;
/** A meal that was eaten less often isn't a usual one. */
const MIN_TIMES = 2;

const shown = (kcal: number): string => `${Math.round(kcal).toLocaleString('en-US')} kcal`;

/** "Log my usual breakfast": the meal of that kind eaten most often in three months. */
export async function proposeUsualMeal(
  asker: CoachAsker,
  { meal, isYesterdays }: UsualMeal,
  question: string,
): Promise<Reply> {
  const { db, userId, nowMs, today } = asker;
  const eatenMs = isYesterdays ? nowMs : saidMoment(question.toLowerCase(), asker);
  const kind = meal ?? usualMealKind(wallClock(eatenMs, asker.timeZone).hour);
  const { meals } = await recentMealsOf(db, userId, { days: DAYS, limit: LIMIT }, nowMs);
  const yesterday = addDays(today, -1);
  const [best] = meals
    .filter((each) =>
      each.kind !== kind
        ? false
        : isYesterdays
          ? each.occasions.some(({ date }) => date === yesterday)
          : each.times >= MIN_TIMES,
    )
    .toSorted((one, other) => other.times - one.times);
  const [found] = best ? loggable(best.items, { times: best.times, daysAgo: null, source: 'recent' }) : [];
  if (best && !found)
    return reply({
      kind: 'advice',
      title: `I can’t repeat that ${kind}`,
      paragraphs: [
        'It has a quick add, which I don’t know the foods of. You can log it again from your recent meals.',
      ],
      links: [{ name: 'Recent meals', screen: 'recentMeals' }],
    });
  if (!best || !found)
    return reply({
      kind: 'advice',
      title: isYesterdays ? `No ${kind} logged yesterday` : `No usual ${kind} yet`,
      paragraphs: [
        isYesterdays
          ? 'Tell me what it was, such as “2 eggs and toast for breakfast,” and I’ll log it.'
          : `You haven’t logged the same ${kind} more than once. Tell me what you usually have, and I’ll log it. After the second time, I’ll know your usual.`,
      ],
      links: [{ name: 'Recent meals', screen: 'recentMeals' }],
    });
  const when = momentWords(eatenMs, asker);
  // Only a meal of today changes today's total.
  const before = when.startsWith('Today') ? await sumToday(asker, 'energyKcal') : null;
  const isNow = eatenMs === nowMs;
  return proposed(
    isYesterdays
      ? 'This is what you had yesterday. Confirm to log it now.'
      : `You had this ${best.times} times in the last three months. ${isNow ? 'Confirm to log it now.' : 'Check the time, then confirm.'}`,
    {
      title: `Log ${found.name}`,
      before: before === null ? null : shown(before),
      after: shown((before ?? 0) + found.energyKcal),
      detail: `${isNow ? '' : `${when} · `}${capitalized(kind)} · ${Math.round(found.energyKcal)} kcal · ${Math.round(found.proteinG)} g protein`,
      action: {
        kind: 'log-meal',
        input: {
          kind,
          source: 'recent',
          ...(!isNow && { eatenAt: new Date(eatenMs).toISOString() }),
          items: found.items,
        },
      },
    },
  );
}
