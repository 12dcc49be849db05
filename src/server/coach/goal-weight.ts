import { plainFigure } from '#domain/coach/build-figure.ts';
import { showNumber } from '#domain/coach/format-number.ts';
import { reply, type Reply } from '#domain/coach/reply.ts';
import { projectedWeight } from '#server/goals/queries.ts';
import type { CoachAsker } from './answer.ts';

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

/** "When will I reach my goal weight?": the date of the weight screen. */
export async function goalWeightReply({ db, userId, nowMs, units }: CoachAsker): Promise<Reply> {
  const { arrival } = await projectedWeight(db, userId, nowMs);
  if (!arrival)
    return reply({
      kind: 'advice',
      title: 'No target weight yet',
      paragraphs: ['Set a target weight under Goals, and I can estimate when you’ll reach it.'],
      links: [{ name: 'Set a target', screen: 'updateGoals' }],
    });
  const { targetMassKg, status, date, earliest, latest } = arrival;
  const [from = '', to = ''] = [earliest ?? date, latest ?? date].map((each) =>
    each === null ? '' : monthOf(each),
  );
  const paragraph =
    status === 'reached'
      ? 'You’ve reached your target of [[f1]].'
      : date === null
        ? 'At your current calorie target, you wouldn’t reach [[f1]] within five years.'
        : `If you stick to your targets, you’ll likely reach [[f1]] ${whenWords(monthOf(date), from, to)}.`;
  return reply({
    kind: 'answer',
    paragraphs: [paragraph],
    figures: [
      plainFigure({
        id: 'f1',
        shown: showNumber(targetMassKg, 'kg', { decimals: 1, units }),
        value: targetMassKg,
        unit: 'kg',
        label: 'Target weight',
      }),
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
