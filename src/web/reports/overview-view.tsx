import { untilToday } from '#domain/time/day-range.ts';
import { centeredTrend, weightTrend } from '#domain/body/weight-trend.ts';
import { figureAxis } from '#domain/reports/figure-axis.ts';
import { interpolate } from '#domain/numbers/interpolate.ts';
import { figureSentence } from '#domain/reports/report-words.ts';
import { stepsOf } from '#domain/reports/report-range.ts';
import { countText, formatDate, formatDayMonth } from '#web/lib/format.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { LazyChart } from '#web/ui/chart/lazy-chart.tsx';
import { ChangesCard } from './changes-card.tsx';
import { FigureChart } from './figure-chart.tsx';
import { ProfileCard } from './glucose-view.tsx';
import { NeedsCard } from './needs-card.tsx';
import { beforeName, type ReportPartProps } from './report-view.ts';
import { TargetsCard } from './targets-card.tsx';
import classes from './reports.module.css';

const MIN_POINTS = 3;
/** Two charts are as high as the table of nutrients next to them. */
const CHART_PX = 255;

/** Weighings and their trend, above calories on the same days. */
export function WeightCard({ report, units }: ReportPartProps) {
  const { range, step, today, figures } = report;
  const figure = figures.find(({ metric }) => metric === 'weightKg');
  const energy = figures.find(({ metric }) => metric === 'energyKcal');
  const points = figure?.points ?? [];
  const shown = energy && energy.points.length >= MIN_POINTS && (
    <div className={classes.second}>
      <FigureChart {...{ report, units, figure: energy }} heightPx={CHART_PX} />
    </div>
  );
  if (!figure || points.length < MIN_POINTS)
    return (
      <Card title="Weight and calories">
        <p className={classes.finding}>
          {points.length === 0 ? 'No weigh-ins in this range.' : 'Not enough weigh-ins to show a trend.'}
        </p>
        {shown}
      </Card>
    );
  const axis = figureAxis(figure, 0, units);
  const trend = weightTrend(
    points.map(({ date, value }) => ({ date, atMs: Date.parse(date), massKg: value })),
  );
  const dates = stepsOf(untilToday(range, today), step);
  const weighed = new Map(points.map(({ date, value }) => [date, axis.at(value)]));
  const [first, ...others] = centeredTrend(trend.points).map(
    ({ date, trendKg }) => [Date.parse(date), axis.at(trendKg)] as const,
  );
  const end = others.at(-1)?.[0] ?? 0;
  const trendOn = (date: string): number | undefined => {
    const at = Date.parse(date);
    return !first || at < first[0] || at > end ? undefined : interpolate([first, ...others], at);
  };
  return (
    <Card title="Weight and calories" aside={countText(figure.now?.days ?? 0, 'weigh-in')}>
      <p className={classes.finding}>{figureSentence(figure, units, beforeName(report))}</p>
      <LazyChart
        label="Weight"
        unit={axis.unit}
        summary="Dots are weigh-ins; the line is their trend."
        dates={dates}
        heightPx={CHART_PX}
        layers={[
          {
            kind: 'points',
            label: 'Weighed',
            color: 'weight',
            values: dates.map((date) => weighed.get(date)),
          },
          { kind: 'line', label: 'Trend', color: 'weight', values: dates.map(trendOn) },
        ]}
        formatX={formatDayMonth}
        formatDay={(date) => formatDate(date, today)}
        formatY={axis.say}
      />
      {shown}
    </Card>
  );
}

/** The report on one page: changes, days on target, and the most common sections. */
export function OverviewView({ report, units }: ReportPartProps) {
  return (
    <div className={classes.board}>
      <ChangesCard {...{ report, units }} />
      <TargetsCard {...{ report, units }} />
      <NeedsCard {...{ report, units }} />
      <WeightCard {...{ report, units }} />
      {report.glucose && report.glucose.profile.length > 0 && (
        <div className={classes.profile}>
          <ProfileCard glucose={report.glucose} report={report} unit={units.glucose} />
        </div>
      )}
    </div>
  );
}
