import type { CurrencyRevenue, Statistics } from '#contract/insights.ts';
import { moneyText } from '#domain/membership/money.ts';
import { capitalized } from '#domain/words/first-letter.ts';
import { countOrNoText } from '#web/lib/format.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { chartSteps, sumOf } from './chart-steps.ts';
import { CsvLink } from './csv-link.tsx';
import { exact } from '#web/lib/time/day-axis.ts';
import { DayChart, Legend } from './day-chart.tsx';
import classes from './statistics.module.css';

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
  const said = (count: number, one: string, minor: number): string =>
    `${countOrNoText(count, one)}${count === 0 ? '' : ` of ${moneyText(minor, currency)}`}`;
  return (
    <>
      <Legend
        entries={[
          ['Paid', 'carbs'],
          ['Refunded', 'glucose'],
        ]}
      />
      <DayChart
        label="Revenue"
        unit={currency.toUpperCase()}
        summary={`${capitalized(said(payments, 'payment', paidMinor))}, ${said(refunds, 'refund', refundedMinor)}. A refund counts on the day it happened.`}
        steps={steps}
        layers={[
          { kind: 'bars', label: 'Paid', color: 'carbs', values: of('paidMinor') },
          {
            kind: 'line',
            label: 'Refunded',
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

/** Payments and refunds by currency. */
export function RevenueCard({ statistics }: { readonly statistics: Statistics }) {
  const { revenue, from, to } = statistics;
  return (
    <Card title="Revenue over time" aside={<CsvLink table="revenue" of="revenue" range={{ from, to }} />}>
      {revenue.every(({ days }) => days.length === 0) ? (
        <p className={classes.none}>
          Payments and refunds will appear here. Sandbox payments aren’t included.
        </p>
      ) : (
        revenue.map((each) => <CurrencyChart key={each.currency} revenue={each} statistics={statistics} />)
      )}
    </Card>
  );
}
