import { MEASURE_RANGES } from '#domain/body/measure-ranges.ts';
import { showNumber, shownText } from '#domain/coach/format-number.ts';
import type { MeasureToLog } from '#domain/coach/logging/read-measure.ts';
import { reply, type Reply } from '#domain/coach/reply.ts';
import { evaluate } from '#domain/query/evaluate.ts';
import type { Query } from '#domain/query/query.ts';
import { cmFromInches } from '#domain/units/length.ts';
import type { CoachAsker } from '#server/coach/asker.ts';
import { recordsFor } from '#server/coach/record-queries.ts';
import { proposed } from './proposed.ts';

const NAMES = { waistCm: 'waist', hipCm: 'hips', bodyFatPercent: 'body fat' } as const;

/** "My waist is 102 cm" */
export async function proposeMeasure(
  asker: CoachAsker,
  { measure, amount, unit }: MeasureToLog,
): Promise<Reply> {
  const { low, high, unit: own } = MEASURE_RANGES[measure];
  const isInches = unit === 'in' || (unit === undefined && own === 'cm' && asker.units.system === 'imperial');
  const value = isInches ? cmFromInches(amount) : amount;
  const name = NAMES[measure];
  if (value < low || value > high)
    return reply({
      kind: 'unknown',
      title: 'That can’t be right',
      paragraphs: [
        `${amount}${own === '%' ? '%' : isInches ? ' in' : ' cm'} isn’t plausible for your ${name}. Check the number and the unit.`,
      ],
    });
  const query: Query = { metric: measure, aggregate: 'last', window: { kind: 'all' } };
  const before = evaluate(query, await recordsFor(asker, [query])).value;
  const shown = (figure: number): string =>
    shownText(showNumber(figure, own, { decimals: 1, units: asker.units }));
  const said = proposed('Confirm to log it now.', {
    title: `Log your ${name}`,
    before: before === null ? null : shown(before),
    after: shown(value),
    detail: 'Now',
    action: { kind: 'log-weight', input: { massKg: null, [measure]: value } },
  });
  return { ...said, query };
}
