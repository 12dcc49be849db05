import type { GlucosePart } from '#contract/reports/report-parts.ts';
import type { GlucoseUnit } from '#domain/glucose-import/file-value.ts';
import { formatGlucose, formatRange, inUnit, sayGlucose } from '#domain/glucose/glucose-text.ts';
import { TIME_IN_RANGE_MGDL } from '#domain/glucose/time-in-bands.ts';
import { formatDate } from '#web/lib/format.ts';
import { Card } from '#web/ui/layout/card.tsx';
import type { ReportPartProps } from './report-view.ts';
import classes from './reports.module.css';

const [LOW, HIGH] = TIME_IN_RANGE_MGDL;

interface StripsProps {
  readonly glucose: GlucosePart;
  readonly report: ReportPartProps['report'];
  readonly unit: GlucoseUnit;
}

const TOP_MGDL = 250;
const BOTTOM_MGDL = 40;
const yOf = (value: number): number =>
  (100 * (TOP_MGDL - Math.min(TOP_MGDL, Math.max(BOTTOM_MGDL, value)))) / (TOP_MGDL - BOTTOM_MGDL);

function pathOf(values: readonly (number | null)[]): string {
  return values
    .map((value, index) =>
      value === null
        ? ''
        : `${index === 0 || values[index - 1] === null ? 'M' : 'L'}${index} ${yOf(value).toFixed(1)}`,
    )
    .join('');
}

/** The last days with a sensor, one small trace each. */
export function StripsCard({ glucose, report, unit }: StripsProps) {
  return (
    <Card title="Daily profiles" aside={formatRange(BOTTOM_MGDL, TOP_MGDL, unit)}>
      <ul className={classes.strips}>
        {glucose.strips.map(({ date, values }) => {
          const known = values.filter((value) => value !== null);
          const mean = known.reduce((sum, value) => sum + value, 0) / Math.max(1, known.length);
          const inRange =
            known.filter((value) => value >= LOW && value <= HIGH).length / Math.max(1, known.length);
          return (
            <li key={date}>
              <svg viewBox={`0 0 ${values.length - 1} 100`} preserveAspectRatio="none" aria-hidden>
                <line x1={0} x2={values.length} y1={yOf(LOW)} y2={yOf(LOW)} />
                <line x1={0} x2={values.length} y1={yOf(HIGH)} y2={yOf(HIGH)} />
                <path d={pathOf(values)} />
              </svg>
              {formatDate(date, report.today)}
              <span>{sayGlucose(mean, unit)}</span>
              <span>{Math.round(100 * inRange)}% in range</span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

/** Glucose after meals, by food. */
export function FoodsCard({ glucose, unit }: Pick<StripsProps, 'glucose' | 'unit'>) {
  const isArea = glucose.foodMeasure === 'incremental-area';
  const say = (value: number | null): string =>
    value === null
      ? ''
      : isArea
        ? Math.round(inUnit(value, unit)).toLocaleString('en-US')
        : formatGlucose(value, unit);
  return (
    <Card title="After meals with these foods">
      <p className={classes.finding}>
        Your largest rises followed meals with {glucose.foods[0]?.name}. That doesn’t prove cause and effect.
      </p>
      <div className={classes.scroll}>
        <table className={classes.figures}>
          <thead>
            <tr>
              <th scope="col">Food</th>
              <th scope="col">Meals</th>
              <th scope="col">{isArea ? 'Area above baseline' : 'Rise'}</th>
              <th scope="col">95% interval</th>
            </tr>
          </thead>
          <tbody>
            {glucose.foods.map(({ name, meals, response, low, high }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td className={classes.soft}>{meals}</td>
                <td className={classes.figure}>
                  {say(response)} {isArea ? `${unit}·min` : unit}
                </td>
                <td className={classes.soft}>
                  {say(low)} to {say(high)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}
