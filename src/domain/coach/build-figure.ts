import type { MemberUnits } from '#domain/account/member-units.ts';
import { findMetric } from '#domain/metrics/catalog.ts';
import type { Answer, Query } from '#domain/query/query.ts';
import { groupTitle } from '#domain/coach/sentences/group-words.ts';
import { figureLabel } from '#domain/coach/sentences/figure-label.ts';
import { isPoured } from '#domain/coach/sentences/poured.ts';
import type { CoachFigure } from './reply.ts';
import { showMetric } from './show-metric.ts';
import { capitalized } from '#domain/words/first-letter.ts';

/** Rows kept with a figure. */
export const MAX_ROWS = 100;

export interface ReplyContext {
  readonly today: string;
  readonly units: MemberUnits;
  /** Unit the member asked for. */
  readonly unit?: string | undefined;
}

interface FigureParts {
  readonly id: string;
  readonly query: Query;
  readonly answer: Answer;
  readonly context: ReplyContext;
  /** Shown without its sign. */
  readonly isAbsolute?: boolean;
  readonly isDifference?: boolean;
  /** Unit to show it in, if it isn't the answer's. */
  readonly unit?: string;
}

/** Foods keep their names as logged. */
const isTitled = (group: Query['group']): boolean => group !== undefined && group !== 'food';

const pointsOf = (number: string): string =>
  /^−?1$/.test(number) ? 'percentage point' : 'percentage points';

/** A figure with the rows behind it. */
export function figureOf({
  id,
  query,
  answer,
  context,
  isAbsolute,
  isDifference,
  unit,
}: FigureParts): CoachFigure | undefined {
  const metric = findMetric(query.metric);
  if (!metric || answer.value === null) return undefined;
  const { units } = context;
  const isOfEnd = query.group === undefined && (query.aggregate === 'max' || query.aggregate === 'min');
  const isRanked = query.rank !== undefined || isOfEnd;
  const { group } = query;
  const last = answer.rows.slice(-MAX_ROWS);
  const rows = isRanked ? answer.rows.slice(0, MAX_ROWS) : group === undefined ? last.toReversed() : last;
  const value = isAbsolute === true ? Math.abs(answer.value) : answer.value;
  const isChange =
    isDifference === true ||
    query.aggregate === 'change' ||
    query.aggregate === 'slope' ||
    query.aggregate === 'sd' ||
    query.aggregate === 'range' ||
    query.aggregate === 'iqr' ||
    query.target !== undefined;
  // A drink's amount is shown as a volume, each meal's part of a nutrient as a share.
  const isOfParts = query.aggregate === 'part' && group !== undefined;
  const rowUnit = unit ?? (isOfParts ? '%' : isPoured(metric, query) ? 'mL' : metric.unit);
  const shown = showMetric(value, metric, {
    units,
    unit: answer.unit === metric.unit ? rowUnit : answer.unit,
    wanted: context.unit,
    isDifference: isChange,
  });
  // From 30% to 32% is a rise of 2 percentage points, not of 2%.
  const isPoints = isChange && shown.unit === '%' && answer.unit === metric.unit && query.isPercent !== true;
  return {
    id,
    shown: isPoints ? { ...shown, unit: pointsOf(shown.number) } : shown,
    value: answer.value,
    unit: answer.unit,
    label: capitalized(figureLabel({ query, metric, what: answer.what, ...context })),
    from: answer.from,
    to: answer.to,
    n: answer.n,
    what: answer.what,
    rows: rows.map((row) => ({
      ...row,
      // The name of a period says its day.
      date: isTitled(group) ? null : row.date,
      label:
        row.label !== null && isTitled(group)
          ? groupTitle(row.label, group, { today: context.today, metric })
          : row.label,
      shown: showMetric(row.value, metric, { units, unit: rowUnit, wanted: context.unit }),
    })),
    rowCount: answer.rowCount ?? answer.rows.length,
    query: query.versus ? null : query,
  };
}

/** A figure without rows behind it, such as a target or an amount in a food. */
export const plainFigure = (
  parts: Pick<CoachFigure, 'id' | 'label' | 'value' | 'unit' | 'shown'> & Partial<CoachFigure>,
): CoachFigure => ({
  from: null,
  to: null,
  n: 0,
  what: 'days',
  rows: [],
  rowCount: 0,
  query: null,
  ...parts,
});
