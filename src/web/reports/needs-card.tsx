import { Button } from '@mantine/core';
import { useState } from 'react';
import { isShort, needsSentence, rankedLimits, rankedNeeds } from '#domain/reports/nutrition-words.ts';
import { amountText } from '#domain/reports/report-words.ts';
import { capitalized } from '#domain/words/first-letter.ts';
import { Card } from '#web/ui/layout/card.tsx';
import type { ReportPartProps } from './report-view.ts';
import classes from './reports.module.css';

const MAX_SHOWN = 8;
/** The need is at two thirds of its bar, so that more than enough shows. */
const FULL_PERCENT = 150;

type Nutrition = NonNullable<ReportPartProps['report']['nutrition']>;
type Need = Nutrition['needs'][number];

interface RowProps extends ReportPartProps {
  readonly row: Need;
  readonly percent: number;
  readonly isWarned: boolean;
  readonly amount: number;
}

export const nutrientName = (report: ReportPartProps['report'], nutrient: string): string =>
  (report.figures.find(({ metric }) => metric === nutrient)?.label ?? nutrient).replace(/ intake$/, '');

function Row({ report, units, row, percent, isWarned, amount }: RowProps) {
  const figure = report.figures.find(({ metric }) => metric === row.nutrient);
  const say = (value: number): string => (figure ? amountText(value, figure, units) : '');
  return (
    <tr>
      <th scope="row">{capitalized(nutrientName(report, row.nutrient))}</th>
      <td className={classes.figure}>{say(row.average)}</td>
      <td className={classes.soft}>{say(amount)}</td>
      <td className={classes.barCell}>
        <b>{Math.round(percent)}%</b>
        <span className={classes.need} data-warned={isWarned} aria-hidden>
          <span style={{ width: `${Math.min(100, (100 * percent) / FULL_PERCENT)}%` }} />
        </span>
      </td>
      <td className={classes.source}>{row.topSource ?? ''}</td>
    </tr>
  );
}

const HEAD = (
  <tr>
    <th scope="col">Nutrient</th>
    <th scope="col">Average</th>
    <th scope="col">Need</th>
    <th scope="col">% of need</th>
    <th scope="col">Top source</th>
  </tr>
);

/** Averages of nutrients against needs and limits. */
export function NeedsCard({ report, units }: ReportPartProps) {
  const [isAll, setAll] = useState(false);
  const needs = report.nutrition?.needs ?? [];
  const ranked = rankedNeeds(needs);
  const limits = rankedLimits(needs);
  if (ranked.length + limits.length === 0)
    return (
      <Card title="Nutrition and needs">
        <p className={classes.finding}>No complete days in this range.</p>
      </Card>
    );
  return (
    <Card title="Nutrition and needs">
      <p className={classes.finding}>{needsSentence(needs, (nutrient) => nutrientName(report, nutrient))}</p>
      <div className={classes.scroll}>
        <table className={classes.needs}>
          <thead>{HEAD}</thead>
          <tbody>
            {(isAll ? ranked : ranked.slice(0, MAX_SHOWN)).map((row) => (
              <Row
                key={row.nutrient}
                {...{ report, units, row }}
                percent={row.percent}
                amount={row.need?.amount ?? 0}
                isWarned={isShort(row.percent)}
              />
            ))}
          </tbody>
          {limits.length > 0 && (
            <tbody>
              <tr className={classes.group}>
                <th scope="rowgroup" colSpan={5}>
                  Stay under the limit (% of limit)
                </th>
              </tr>
              {limits.map((row) => (
                <Row
                  key={row.nutrient}
                  {...{ report, units, row }}
                  percent={(100 * row.average) / row.limit}
                  amount={row.limit}
                  isWarned={row.isOver}
                />
              ))}
            </tbody>
          )}
        </table>
      </div>
      <div className={classes.foot}>
        <p>
          Per day, over {report.completeDays} complete {report.completeDays === 1 ? 'day' : 'days'}. Needs are
          set by the National Academies for your age and sex. They include a margin, so getting 80% doesn’t
          mean you’re deficient.
        </p>
        {ranked.length > MAX_SHOWN && (
          <Button variant="subtle" size="compact-sm" aria-expanded={isAll} onClick={() => setAll(!isAll)}>
            {isAll ? 'Show fewer nutrients' : 'Show all nutrients'}
          </Button>
        )}
      </div>
    </Card>
  );
}
