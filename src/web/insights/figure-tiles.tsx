import type { Statistics, StatisticRate } from '#contract/insights.ts';
import { moneyText } from '#domain/membership/money.ts';
import { countText, formatCount } from '#web/lib/format.ts';
import { Figure } from '#web/ui/layout/figure.tsx';
import { Tile } from '#web/ui/layout/tile.tsx';
import classes from './statistics.module.css';
import { changeText, formatShare, pointsText, rateText } from './words.ts';

const UNKNOWN = <Figure value="–" size="tile" />;

interface RateTileProps {
  readonly title: string;
  readonly color: Parameters<typeof Tile>[0]['color'];
  readonly rate: StatisticRate | null;
  readonly before: StatisticRate | null;
  /** Why it is unknown. */
  readonly unknown: string;
}

function RateTile({ title, color, rate, before, unknown }: RateTileProps) {
  return (
    <Tile
      title={title}
      color={color}
      figure={rate ? <Figure value={formatShare(rate.value)} size="tile" /> : UNKNOWN}
      note={rate ? pointsText(rate.value, before?.value) : unknown}
    >
      <p className={classes.basis}>{rate ? rateText(rate) : 'Not available yet'}</p>
    </Tile>
  );
}

function RevenueTile({ revenue, sandboxPayments }: Pick<Statistics, 'revenue' | 'sandboxPayments'>) {
  const [main, ...others] = revenue;
  const sandbox = sandboxPayments > 0 ? `${countText(sandboxPayments, 'sandbox payment')} excluded` : '';
  if (!main)
    return (
      <Tile title="Revenue" color="carbs" figure={UNKNOWN} note={sandbox || 'None in the previous period'}>
        <p className={classes.basis}>No payments in this period</p>
      </Tile>
    );
  const { currency, netMinor, netMinorBefore, payments, refunds } = main;
  return (
    <Tile
      title="Revenue"
      color="carbs"
      figure={<Figure value={moneyText(netMinor, currency)} size="tile" />}
      note={changeText(netMinor, netMinorBefore, moneyText(netMinorBefore, currency))}
    >
      <p className={classes.basis}>
        {[
          countText(payments, 'payment'),
          countText(refunds, 'refund'),
          ...others.map((each) => `and ${moneyText(each.netMinor, each.currency)}`),
          ...(sandbox ? [sandbox] : []),
        ].join(', ')}
      </p>
    </Tile>
  );
}

/** The figures of the range at a glance, each compared with the previous range. */
export function FigureTiles({ statistics }: { readonly statistics: Statistics }) {
  const { totals, before, revenue, sandboxPayments } = statistics;
  const counted = (now: number, was: number) => ({
    figure: <Figure value={formatCount(now)} size="tile" />,
    note: changeText(now, was),
  });
  return (
    <div className={classes.tiles}>
      <Tile title="Visitors" color="water" {...counted(totals.visitors, before.visitors)}>
        <p className={classes.basis}>{countText(totals.views, 'page view')}</p>
      </Tile>
      <Tile title="Sign-ups" color="energy" {...counted(totals.signUps, before.signUps)}>
        <p className={classes.basis}>
          {totals.signUpRate
            ? `${formatShare(totals.signUpRate.value)} of visitors, likely ${formatShare(totals.signUpRate.low).replace('%', '')} to ${formatShare(totals.signUpRate.high)}`
            : 'No visitors to compare with'}
        </p>
      </Tile>
      <RateTile
        title="Activated"
        color="fiber"
        rate={totals.activation}
        before={before.activation}
        unknown="Available 7 days after a sign-up"
      />
      <RateTile
        title="Upgraded to Lifetime"
        color="fat"
        rate={totals.conversion}
        before={before.conversion}
        unknown="Available once someone signs up"
      />
      <RevenueTile {...{ revenue, sandboxPayments }} />
      <Tile
        title="Active in last 30 days"
        color="sleep"
        {...counted(totals.activeMonthly, before.activeMonthly)}
      >
        <p className={classes.basis}>Members, as of the last day of this period</p>
      </Tile>
      <Tile
        title="Active in last 7 days"
        color="weight"
        {...counted(totals.activeWeekly, before.activeWeekly)}
      >
        <p className={classes.basis}>{`${formatCount(totals.activeDaily)} on the last day`}</p>
      </Tile>
      <Tile
        title="Stickiness"
        color="stress"
        figure={
          totals.stickiness === null ? UNKNOWN : <Figure value={formatShare(totals.stickiness)} size="tile" />
        }
        note={
          totals.stickiness === null
            ? 'Available once members are active'
            : pointsText(totals.stickiness, before.stickiness ?? undefined)
        }
      >
        <p className={classes.basis}>Share of 30-day active members who are active on a given day</p>
      </Tile>
    </div>
  );
}
