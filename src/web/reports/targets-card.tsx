import type { CSSProperties } from 'react';
import { untilToday, daysIn } from '#domain/time/day-range.ts';
import { valueText } from '#domain/reports/report-words.ts';
import { capitalized } from '#domain/words/first-letter.ts';
import { countText, formatDayMonth } from '#web/lib/format.ts';
import { Card } from '#web/ui/layout/card.tsx';
import type { ReportPartProps } from './report-view.ts';
import classes from './reports.module.css';

/** More days would be indistinguishable in a row, so a bar shows their share. */
const MAX_CELLS = 31;

type Target = ReportPartProps['report']['targets'][number];

const RULES = { near: 'within 10% of', 'at-least': 'at least', 'at-most': 'at most' } as const;

function Cells({ target, days }: { readonly target: Target; readonly days: readonly string[] }) {
  const states = new Map(target.days.map(({ date, isOn }) => [date, isOn ? 'on' : 'off']));
  return (
    <span className={classes.cells} aria-hidden>
      {days.map((date) => (
        <span key={date} data-state={states.get(date) ?? 'none'} />
      ))}
    </span>
  );
}

function Share({ share }: { readonly share: number }) {
  return (
    <span className={classes.share} aria-hidden>
      <span style={{ width: `${100 * share}%` }} />
    </span>
  );
}

/** Days on which each target was met. */
export function TargetsCard({ report, units }: ReportPartProps) {
  const { range, targets, figures, today } = report;
  const days = daysIn(untilToday(range, today));
  const isByDay = days.length <= MAX_CELLS;
  if (targets.length === 0)
    return (
      <Card title="Days on target">
        <p className={classes.finding}>No days to compare with your targets.</p>
      </Card>
    );
  return (
    <Card title="Days on target">
      {isByDay && (
        <p className={classes.legend} aria-hidden>
          <span className={classes.cells}>
            <span data-state="on" />
          </span>
          On target
          <span className={classes.cells}>
            <span data-state="off" />
          </span>
          Off target
          <span className={classes.cells}>
            <span data-state="none" />
          </span>
          No data
        </p>
      )}
      <ul className={classes.targets}>
        {targets.map((target) => {
          const figure = figures.find(({ metric }) => metric === target.metric);
          const on = target.days.filter(({ isOn }) => isOn).length;
          return (
            <li key={target.metric}>
              <span className={classes.targetLine}>
                <span>
                  {capitalized(figure?.label ?? target.metric)}
                  {figure && (
                    <small>
                      {RULES[target.rule]} {valueText(target.target, figure, units)}
                    </small>
                  )}
                </span>
                <span>
                  <b>{on}</b> of{' '}
                  {countText(target.days.length, target.metric === 'sleepMinutes' ? 'night' : 'day')}
                </span>
              </span>
              {isByDay ? <Cells target={target} days={days} /> : <Share share={on / target.days.length} />}
            </li>
          );
        })}
      </ul>
      {isByDay && days.length > 2 && (
        <p className={classes.ends} style={{ '--days': days.length } as CSSProperties} aria-hidden>
          <span>{formatDayMonth(range.from)}</span>
          <span>{formatDayMonth(days.at(-1) ?? range.to)}</span>
        </p>
      )}
    </Card>
  );
}
