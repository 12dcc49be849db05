import type { StatisticDay, Statistics } from '#contract/insights.ts';
import { countText, formatCount, formatDate } from '#web/lib/format.ts';
import { Card } from '#web/ui/layout/card.tsx';
import type { Layer } from '#web/ui/chart/layers.ts';
import type { DataColor } from '#web/ui/theme/colors.ts';
import { chartSteps, sumOf, type Step } from './chart-steps.ts';
import { CsvLink } from './csv-link.tsx';
import { exact } from '#web/lib/time/day-axis.ts';
import { DayChart, Legend } from './day-chart.tsx';
import classes from './statistics.module.css';

const bars = <Day,>(
  label: string,
  color: DataColor,
  steps: readonly Step<Day>[],
  figure: (day: Day) => number,
): Layer => ({ kind: 'bars', label, color, values: steps.map(({ days }) => exact(sumOf(days, figure))) });

/** Value of each position's last day, for rolling windows, which can't be summed. */
const lines = (
  label: string,
  color: DataColor,
  steps: readonly Step<StatisticDay>[],
  figure: (day: StatisticDay) => number,
): Layer => ({
  kind: 'line',
  label,
  color,
  values: steps.map(({ days }) => {
    const last = days.at(-1);
    return last && figure(last);
  }),
});

interface ChartProps {
  readonly statistics: Statistics;
}

/** The peak day of a figure, as text. */
function mostOn(days: readonly StatisticDay[], figure: (day: StatisticDay) => number, today: string): string {
  const [first] = days;
  if (!first) return '';
  const most = days.reduce((best, day) => (figure(day) > figure(best) ? day : best), first);
  return figure(most) === 0 ? '' : `Peak on ${formatDate(most.date, today)}: ${formatCount(figure(most))}.`;
}

/** Visitors and views. */
export function VisitorsCard({ statistics: { days, totals, today, from, to } }: ChartProps) {
  const steps = chartSteps(days);
  return (
    <Card title="Visitors over time" aside={<CsvLink table="days" of="all days" range={{ from, to }} />}>
      {totals.visitors === 0 ? (
        <p className={classes.none}>Views of your public pages will appear here after your first visitor.</p>
      ) : (
        <>
          <Legend
            entries={[
              ['Visitors', 'water'],
              ['Page views', 'fasting'],
            ]}
          />
          <DayChart
            label="Visitors"
            unit="visitors, views"
            summary={`${countText(totals.visitors, 'visitor')}, ${countText(totals.views, 'page view')}. ${mostOn(days, ({ visitors }) => visitors, today)}`}
            steps={steps}
            layers={[
              bars('Visitors', 'water', steps, ({ visitors }) => visitors),
              {
                kind: 'line',
                label: 'Page views',
                color: 'fasting',
                values: steps.map((step) => sumOf(step.days, ({ views }) => views)),
              },
            ]}
            today={today}
          />
        </>
      )}
    </Card>
  );
}

/** New members. */
export function SignUpsCard({ statistics: { days, totals, today } }: ChartProps) {
  const steps = chartSteps(days);
  return (
    <Card title="Sign-ups over time">
      {totals.signUps === 0 ? (
        <p className={classes.none}>New members will appear here on the day they sign up.</p>
      ) : (
        <DayChart
          label="Sign-ups"
          unit="members"
          summary={`${countText(totals.signUps, 'sign-up')}. ${mostOn(days, ({ signUps }) => signUps, today)}`}
          steps={steps}
          layers={[bars('Sign-ups', 'energy', steps, ({ signUps }) => signUps)]}
          today={today}
        />
      )}
    </Card>
  );
}

/** Active members: daily, over seven and over thirty days. */
export function ActiveCard({ statistics: { days, totals, today } }: ChartProps) {
  const steps = chartSteps(days);
  if (days.every(({ activeMonthly }) => activeMonthly === 0))
    return (
      <Card title="Active members">
        <p className={classes.none}>
          Daily, 7-day and 30-day active members will appear here once someone logs something.
        </p>
      </Card>
    );
  return (
    <Card title="Active members">
      <Legend
        entries={[
          ['That day', 'energy'],
          ['Past 7 days', 'weight'],
          ['Past 30 days', 'sleep'],
        ]}
      />
      <DayChart
        label="Active members"
        unit="members"
        summary={`Active members: ${formatCount(totals.activeDaily)} on the last day, ${formatCount(totals.activeWeekly)} in the past 7 days and ${formatCount(totals.activeMonthly)} in the past 30 days. Each member counts once per window.`}
        steps={steps}
        layers={[
          lines('That day', 'energy', steps, ({ activeDaily }) => activeDaily),
          lines('Past 7 days', 'weight', steps, ({ activeWeekly }) => activeWeekly),
          lines('Past 30 days', 'sleep', steps, ({ activeMonthly }) => activeMonthly),
        ]}
        today={today}
      />
    </Card>
  );
}
