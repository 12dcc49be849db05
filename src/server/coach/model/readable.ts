import { CANONICAL_UNITS } from '#domain/account/member-units.ts';
import { plainFigure } from '#domain/coach/build-figure.ts';
import { dataWords } from '#domain/coach/model/data-words.ts';
import type { FigureBook } from '#domain/coach/model/figure-book.ts';
import type { CoachFigure, Reply } from '#domain/coach/reply.ts';
import { showNumber, shownText } from '#domain/coach/format-number.ts';

/** What an answer collects while a model looks things up. */
export interface Gathered {
  readonly book: FigureBook;
  /** Sources of figures, by id. */
  readonly bases: Map<string, Pick<Reply, 'basis' | 'note'>>;
  /** Names of foods and groups in results. */
  readonly names: string[];
  /** Answers of the embedded coach, whose meals, proposals and links are shown with the model's. */
  readonly replies: Reply[];
}

/** Rows listed with a figure. */
export const MAX_ROWS = 10;

const asData = (figure: CoachFigure) => ({
  ref: `[[${figure.id}]]`,
  shown: shownText(figure.shown),
  what: dataWords(figure.label),
  ...(figure.from !== null && { from: figure.from, to: figure.to }),
});

/** Rows as figures of their own, so that the model can refer to one. */
function rowFigures({ rows, label, unit, query }: CoachFigure): readonly CoachFigure[] {
  return rows.slice(0, MAX_ROWS).map((row, at) => ({
    id: `f${at + 1}`,
    shown: row.shown,
    value: row.value,
    unit,
    label: [row.label === row.date ? null : row.label, label].filter(Boolean).join(', '),
    from: row.date,
    to: row.date,
    n: row.n,
    what: 'records',
    rows: [row],
    rowCount: 1,
    // A row is a single value, whatever was computed from all of them.
    query: query && { ...query, aggregate: 'sum' },
  }));
}

/** Rankings, breakdowns, and the days behind a count: "which days were over 10,000 steps". */
const isListed = (kind: Reply['kind'], { query }: CoachFigure): boolean =>
  kind === 'ranking' ||
  kind === 'breakdown' ||
  (query?.aggregate === 'count' && query.threshold !== undefined);

/** A reply as a model reads it. */
export function readable(reply: Reply, { book, bases, names }: Gathered) {
  const { added, rename } = book.add(reply.figures);
  const [first] = added;
  for (const { id } of added) bases.set(id, { basis: reply.basis, note: reply.note });
  const isList = first !== undefined && (isListed(reply.kind, first) || first.rows.length <= MAX_ROWS);
  const rows = isList ? book.add(rowFigures(first)).added : [];
  const labels = [
    ...(first?.rows.slice(0, MAX_ROWS) ?? []).flatMap(({ label }) => label ?? []),
    ...reply.meals.map(({ name }) => name),
  ].map(dataWords);
  names.push(...labels);
  return {
    data: {
      title: reply.title === null ? undefined : dataWords(reply.title),
      text: reply.paragraphs.map((text) => rename(text)),
      reasons: reply.reasons.map(({ title, text, certainty }) => ({ title, text: rename(text), certainty })),
      figures: added.map(asData),
      rows: rows.map((row, at) => ({
        ref: `[[${row.id}]]`,
        shown: shownText(row.shown),
        date: row.from,
        name: labels[at],
      })),
      ...(isList && first.rowCount > rows.length && { rowsNotListed: first.rowCount - rows.length }),
      meals: reply.meals.map(({ name, reason }) => ({ name: dataWords(name), reason })),
      basis: reply.basis,
      note: reply.note,
    },
  };
}

const figureOfFood = (label: string, value: number, unit: 'kcal' | 'g', at: number): CoachFigure =>
  plainFigure({
    id: `f${at}`,
    shown: showNumber(value, unit, { decimals: unit === 'g' ? 1 : 0, units: CANONICAL_UNITS }),
    value,
    unit,
    label,
    n: 1,
    what: 'records',
  });

const NUTRIENTS = [
  ['energyKcal', 'energy', 'kcal'],
  ['proteinG', 'protein', 'g'],
  ['carbsG', 'carbs', 'g'],
  ['fatG', 'fat', 'g'],
  ['fiberG', 'fiber', 'g'],
] as const;

/** Energy and macronutrients of a food or a meal, as figures. */
export function nutrientFigures(
  name: string,
  valueOf: (key: (typeof NUTRIENTS)[number][0]) => number | undefined,
  { book, names }: Gathered,
) {
  const label = dataWords(name);
  names.push(label);
  const figures = NUTRIENTS.flatMap(([key, words, unit], at) => {
    const value = valueOf(key);
    return value === undefined ? [] : [figureOfFood(`${label}: ${words}`, value, unit, at + 1)];
  });
  return book.add(figures).added.map(asData);
}
