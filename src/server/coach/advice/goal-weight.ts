import { plainFigure } from '#domain/coach/build-figure.ts';
import { showNumber } from '#domain/coach/format-number.ts';
import { reply, type Reply } from '#domain/coach/reply.ts';
import { deadlineOf } from '#domain/coach/weight/deadline.ts';
import type { AskedGoal } from '#domain/coach/weight/asked-goal.ts';
import type { DayRange } from '#domain/time/day-range.ts';
import { addDays } from '#domain/time/local-date.ts';
import { weightPaceOf } from '#server/goals/advice-queries.ts';
import { weightGoalOf } from '#server/goals/queries.ts';
import type { CoachAsker } from '#server/coach/asker.ts';

const MAX_WEEKS = 260;

const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const monthOf = (date: string): string => month.format(Date.parse(date));
const withoutYear = (named: string): string => named.replace(/ \d+$/, '');
const yearOf = (named: string): string => named.slice(-4);

/** "around March 2027, somewhere between January and May"; the range alone if the month is one of its ends. */
function whenWords(named: string, from: string, to: string): string {
  if (from === to) return `around ${named}`;
  const first = yearOf(from) === yearOf(to) ? withoutYear(from) : from;
  if (named === from || named === to) return `between ${first} and ${to}`;
  const last = yearOf(from) === yearOf(to) && yearOf(named) === yearOf(to) ? withoutYear(to) : to;
  return `around ${named}, somewhere between ${first} and ${last}`;
}

type Goal = Awaited<ReturnType<typeof weightGoalOf>>;
type Arrival = NonNullable<Goal['arrival']>;

/** What is expected by the plan. */
function planSentence({ status, date, earliest, latest }: Arrival): string {
  if (status === 'reached') return 'You’ve reached your target of [[f1]].';
  if (date === null) return 'At your current calorie target, you wouldn’t reach [[f1]] within five years.';
  const [from, to] = [earliest ?? date, latest ?? date].map(monthOf) as [string, string];
  return `If you stick to your targets, you’ll likely reach [[f1]] ${whenWords(monthOf(date), from, to)}.`;
}

/** Whether a deadline can be met by the plan; undefined if that isn't known. */
function verdictOn({ status, date, earliest, latest }: Arrival, deadline: DayRange): string | undefined {
  if (status === 'reached') return undefined;
  if (date === null || (earliest ?? date) > deadline.to) return 'Probably not';
  return (latest ?? date) <= deadline.from ? 'Probably yes' : 'It could be close';
}

/** When the pace of the last weeks leads to a weight, with its range. */
function paceSentence(pace: Awaited<ReturnType<typeof weightPaceOf>>, targetMassKg: number, today: string) {
  if (!pace) return 'You don’t have enough recent weigh-ins for me to see how fast your weight is changing.';
  const leftKg = targetMassKg - pace.trendKg;
  const dateAt = (kgPerWeek: number): string | undefined => {
    const weeks = leftKg / kgPerWeek;
    return weeks > 0 && weeks <= MAX_WEEKS ? monthOf(addDays(today, Math.ceil(7 * weeks))) : undefined;
  };
  const isFalling = leftKg < 0;
  const [fast, slow] = isFalling
    ? [pace.lowKgPerWeek, pace.highKgPerWeek]
    : [pace.highKgPerWeek, pace.lowKgPerWeek];
  const [named, from, to] = [pace.kgPerWeek, fast, slow].map(dateAt);
  if (named === undefined || from === undefined)
    return 'Over the last four weeks, your weight hasn’t moved toward that target.';
  return to === undefined
    ? `At your pace over the last four weeks, you’d get there around ${named}, but that pace is too uncertain to rely on.`
    : `At your pace over the last four weeks, you’d get there ${whenWords(named, from, to)}.`;
}

/** "When will I reach my goal weight?", "Will I hit 65 kg by June?" */
export async function goalWeightReply(
  { db, userId, nowMs, today, units }: CoachAsker,
  { massKg, by }: AskedGoal,
): Promise<Reply> {
  const [{ arrival, goal, massKg: currentKg }, pace] = await Promise.all([
    weightGoalOf(db, userId, nowMs, massKg),
    weightPaceOf(db, userId, today),
  ]);
  if (!arrival)
    return reply({
      kind: 'advice',
      title: 'No target weight yet',
      paragraphs: ['Set a target weight under Goals, and I can estimate when you’ll reach it.'],
      links: [{ name: 'Set a target', screen: 'updateGoals' }],
    });
  const { targetMassKg, status, date } = arrival;
  const isAway = massKg !== undefined && (goal === 'maintain' || status === 'reached');
  const deadline = by === undefined ? undefined : deadlineOf(by, today);
  const isOpen = status !== 'reached' && !isAway;
  return reply({
    kind: 'answer',
    title: (deadline && !isAway ? verdictOn(arrival, deadline) : undefined) ?? null,
    paragraphs: [
      isAway
        ? `Your plan ${goal === 'maintain' ? 'is to maintain your weight' : `is to ${goal} weight`}, so it won’t take you from [[f2]] to [[f1]].`
        : planSentence(arrival),
      ...(isOpen ? [paceSentence(pace, targetMassKg, today)] : []),
    ],
    figures: [
      plainFigure({
        id: 'f1',
        shown: showNumber(targetMassKg, 'kg', { decimals: 1, units }),
        value: targetMassKg,
        unit: 'kg',
        label: massKg === undefined ? 'Target weight' : 'Weight you mentioned',
      }),
      ...(isAway
        ? [
            plainFigure({
              id: 'f2',
              shown: showNumber(currentKg, 'kg', { decimals: 1, units }),
              value: currentKg,
              unit: 'kg',
              label: 'Your weight',
            }),
          ]
        : []),
    ],
    links: [
      date === null && status !== 'reached'
        ? { name: 'Update your goals', screen: 'updateGoals' }
        : { name: 'Open weight', screen: 'weight' },
    ],
    next: ['How fast am I losing weight?'],
    query: { metric: 'weightKg', aggregate: 'last', window: { kind: 'all' } },
  });
}
