import type { ImportKindPlan } from '#contract/imports.ts';
import { monthStart, type DayRange } from '#domain/time/day-range.ts';
import { formatCount } from '#web/lib/format.ts';
import { colorOf } from '#web/ui/theme/colors.ts';
import classes from './imports.module.css';
import { kindWords, unitOfCount } from './words.ts';

/** First and last day in a file. */
export function spanOf(kinds: readonly ImportKindPlan[]): DayRange | undefined {
  const dated = kinds.filter(({ from }) => from !== '');
  const from = dated.map((kind) => kind.from).toSorted()[0];
  const to = dated
    .map((kind) => kind.to)
    .toSorted()
    .at(-1);
  return from === undefined || to === undefined ? undefined : { from, to };
}

/** Months from the first to the last day, as `YYYY-MM`. */
function monthsOf({ from, to }: DayRange): string[] {
  const months: string[] = [];
  for (let month = monthStart(from); month <= to; month = monthStart(month, 1))
    months.push(month.slice(0, 7));
  return months;
}

interface MonthsProps {
  readonly kind: ImportKindPlan;
  readonly months: readonly string[];
}

/** When a kind of record was made, by month. */
function Months({ kind, months }: MonthsProps) {
  const known = new Set(kind.months);
  return (
    <div className={classes.months} aria-hidden>
      {months.map((month) => (
        <span
          key={month}
          style={{ background: known.has(month) ? colorOf(kindWords(kind.kind).color) : undefined }}
        />
      ))}
    </div>
  );
}

/** What is in a file, by kind of record. */
export function KindsTable({ kinds }: { readonly kinds: readonly ImportKindPlan[] }) {
  const span = spanOf(kinds);
  const months = span ? monthsOf(span) : [];
  const [first, last] = [span?.from.slice(0, 4), span?.to.slice(0, 4)];
  return (
    <div className={classes.scroll}>
      <table className={classes.table} aria-label="File contents">
        <thead>
          <tr>
            <th scope="col">Type</th>
            <th scope="col" className={classes.wide}>
              In file
            </th>
            <th scope="col">New</th>
            <th scope="col" className={classes.wide}>
              Duplicates
            </th>
            <th scope="col" className={classes.wide}>
              Unit
            </th>
            <th scope="col" className={classes.wide}>
              <span className={classes.years}>
                <span>{first}</span>
                {first !== last && <span>{last}</span>}
              </span>
            </th>
          </tr>
        </thead>
        <tbody>
          {kinds.map((kind) => {
            const { name, unit, color } = kindWords(kind.kind);
            return (
              <tr key={kind.kind}>
                <td>
                  <span className={classes.dot} style={{ background: colorOf(color) }} aria-hidden />
                  {name}
                </td>
                <td className={classes.wide}>{formatCount(kind.inFile)}</td>
                <td>
                  <b>{formatCount(kind.added)}</b>{' '}
                  <span className={classes.unit}>{unitOfCount(kind.added, unit)}</span>
                </td>
                <td className={classes.wide}>{formatCount(kind.duplicates)}</td>
                <td className={classes.wide}>{unit}</td>
                <td className={classes.wide}>
                  <Months kind={kind} months={months} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
