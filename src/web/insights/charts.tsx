import type { CurrencyRevenue, StatisticDay, Statistics } from '#contract/insights.ts';
import { moneyText } from '#domain/membership/money.ts';
import { countText, formatDate, formatDayMonth } from '#web/lib/format.ts';
import { Card } from '#web/ui/card.tsx';
import type { Layer } from '#web/ui/chart/layers.ts';
import { LazyChart } from '#web/ui/chart/lazy-chart.tsx';
import { colorOf, type DataColor } from '#web/ui/colors.ts';
import { chartSteps, sumOf, type Step } from './chart-steps.ts';
import { CsvLink } from './csv-link.tsx';
import classes from './statistics.module.css';
import { formatCount } from './words.ts';

const exact = (value: number) => ({ value, low: value, high: value });

/** The two or three series of a chart by their colours. */
function Legend({ entries }: { readonly entries: readonly (readonly [name: string, color: DataColor])[] }) {
  return (
    <ul className={classes.legend} aria-label="Series">
      {entries.map(([name, color]) => (
        <li key={name}>
          <span className={classes.dot} style={{ background: colorOf(color) }} aria-hidden />
          {name}
        </li>
      ))}
    </ul>
  );
}

interface DayChartProps<Day> {
  readonly label: string;
  readonly unit: string;
  readonly summary: string;
  readonly steps: readonly Step<Day>[];
  readonly layers: readonly Layer[];
  readonly today: string;
  readonly formatY?: (value: number) => string;
}

function DayChart<Day>({
  label,
  unit,
  summary,
  steps,
  layers,
  today,
  formatY = formatCount,
}: DayChartProps<Day>) {
  const isWeekly = steps.some(({ days }) => days.length > 1);
  return (
    <LazyChart
      label={`${label} by ${isWeekly ? 'week' : 'day'}`}
      unit={unit}
      summary={summary}
      dates={steps.map(({ date }) => date)}
      layers={layers}
      isWhole
      formatX={formatDayMonth}
      formatDay={(date) => (isWeekly ? 'Week from ' : '') + formatDate(date, today)}
      formatY={formatY}
    />
  );
}

const bars = <Day,>(
  label: string,
  color: DataColor,
  steps: readonly Step<Day>[],
  figure: (day: Day) => number,
): Layer => ({ kind: 'bars', label, color, values: steps.map(({ days }) => exact(sumOf(days, figure))) });

/** The figure of the last day of each position: of windows, which are not added up. */
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

/** The day with the most of something, in words. */
function mostOn(days: readonly StatisticDay[], figure: (day: StatisticDay) => number, today: string): string {
  const [first] = days;
  if (!first) return '';
  const most = days.reduce((best, day) => (figure(day) > figure(best) ? day : best), first);
  return `Most on ${formatDate(most.date, today)}: ${formatCount(figure(most))}.`;
}

/** Visitors and what they looked at. */
export function VisitorsCard({ statistics: { days, totals, today, from, to } }: ChartProps) {
  const steps = chartSteps(days);
  return (
    <Card title="Visitors over time" aside={<CsvLink table="days" of="all days" range={{ from, to }} />}>
      {totals.visitors === 0 ? (
        <p className={classes.none}>
          Views of the public pages will show here, from the first visitor on who may be counted.
        </p>
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
            summary={`${countText(totals.visitors, 'visitor')} with ${countText(totals.views, 'page view')}. ${mostOn(days, ({ visitors }) => visitors, today)}`}
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
        <p className={classes.none}>New members will show here, on the day they sign up.</p>
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

/** Members who use what there is: on a day, in seven, in thirty. */
export function ActiveCard({ statistics: { days, totals, today } }: ChartProps) {
  const steps = chartSteps(days);
  if (days.every(({ activeMonthly }) => activeMonthly === 0))
    return (
      <Card title="Active members">
        <p className={classes.none}>
          Members who log something will show here: on a day, in seven days, in thirty.
        </p>
      </Card>
    );
  return (
    <Card title="Active members">
      <Legend
        entries={[
          ['On the day', 'energy'],
          ['In 7 days', 'weight'],
          ['In 30 days', 'sleep'],
        ]}
      />
      <DayChart
        label="Active members"
        unit="members"
        summary={`At the end ${formatCount(totals.activeDaily)} on the day, ${formatCount(totals.activeWeekly)} in 7 days, ${formatCount(totals.activeMonthly)} in 30. Different members, each once in a window.`}
        steps={steps}
        layers={[
          lines('On the day', 'energy', steps, ({ activeDaily }) => activeDaily),
          lines('In 7 days', 'weight', steps, ({ activeWeekly }) => activeWeekly),
          lines('In 30 days', 'sleep', steps, ({ activeMonthly }) => activeMonthly),
        ]}
        today={today}
      />
    </Card>
  );
}

function CurrencyChart({
  revenue,
  statistics,
}: {
  readonly revenue: CurrencyRevenue;
  readonly statistics: Statistics;
}) {
  const { currency, payments, refunds, paidMinor, refundedMinor } = revenue;
  const moved = new Map(revenue.days.map((day) => [day.date, day]));
  const steps = chartSteps(statistics.days);
  const of = (figure: 'paidMinor' | 'refundedMinor') =>
    steps.map(({ days }) => exact(sumOf(days, ({ date }) => moved.get(date)?.[figure] ?? 0)));
  return (
    <>
      <Legend
        entries={[
          ['Paid', 'carbs'],
          ['Given back', 'glucose'],
        ]}
      />
      <DayChart
        label="Revenue"
        unit={currency.toUpperCase()}
        summary={`${countText(payments, 'payment')} of ${moneyText(paidMinor, currency)}, ${countText(refunds, 'refund')} of ${moneyText(refundedMinor, currency)}. A refund counts on the day it happened.`}
        steps={steps}
        layers={[
          { kind: 'bars', label: 'Paid', color: 'carbs', values: of('paidMinor') },
          {
            kind: 'line',
            label: 'Given back',
            color: 'glucose',
            values: of('refundedMinor').map(({ value }) => value),
          },
        ]}
        today={statistics.today}
        formatY={(value) => moneyText(value, currency)}
      />
    </>
  );
}

/** What was paid and given back, by currency. */
export function RevenueCard({ statistics }: ChartProps) {
  const { revenue, from, to } = statistics;
  return (
    <Card title="Revenue over time" aside={<CsvLink table="revenue" of="revenue" range={{ from, to }} />}>
      {revenue.every(({ days }) => days.length === 0) ? (
        <p className={classes.none}>
          Payments and refunds will show here. Those of the sandbox move no money and are left out.
        </p>
      ) : (
        revenue.map((each) => <CurrencyChart key={each.currency} revenue={each} statistics={statistics} />)
      )}
    </Card>
  );
}
