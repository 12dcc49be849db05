import type { GlucosePart } from '#contract/reports/report-parts.ts';
import type { GlucoseUnit } from '#domain/glucose-import/file-value.ts';
import { MAX_GAP_MINUTES } from '#domain/glucose/glucose-grid.ts';
import {
  formatGlucose,
  formatLimit,
  formatPercent,
  formatRange,
  inUnit,
  sayGlucose,
} from '#domain/glucose/glucose-text.ts';
import { TIME_IN_RANGE_MGDL } from '#domain/glucose/time-in-bands.ts';
import { clockOf, countText, formatDate, hourOf } from '#web/lib/format.ts';
import { glucoseAxis } from '#web/lib/units/glucose-axis.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { LazyTimeChart } from '#web/ui/chart/lazy-chart.tsx';
import type { TimeLayer } from '#web/ui/chart/time-layers.ts';
import { Figure } from '#web/ui/layout/figure.tsx';
import { SplitBar } from '#web/ui/gauges/split-bar.tsx';
import type { ReportPartProps } from './report-view.ts';
import { FoodsCard, StripsCard } from './glucose-days.tsx';
import classes from './reports.module.css';
import { SectionView, thinSentence } from './section-view.tsx';

const DAY: readonly [number, number] = [0, 1440];
const [LOW, HIGH] = TIME_IN_RANGE_MGDL;
const HOUR_MINUTES = 60;
/** "97", "2.4": a share of readings. */
const percent = (value: number): string => formatPercent(value).replace('%', '');

type Slot = GlucosePart['profile'][number];

function layersOf(profile: readonly Slot[], unit: GlucoseUnit): readonly TimeLayer[] {
  const x = Float64Array.from(profile, ({ minuteOfDay }) => minuteOfDay);
  const curve = (key: 'p5' | 'p25' | 'p50' | 'p75' | 'p95') =>
    Float64Array.from(profile, (slot) => inUnit(slot[key], unit));
  const of = { color: 'glucose' as const, x };
  return [
    { ...of, kind: 'band', label: '5th to 95th percentile', low: curve('p5'), high: curve('p95') },
    { ...of, kind: 'band', label: '25th to 75th percentile', low: curve('p25'), high: curve('p75') },
    { ...of, kind: 'line', label: 'Median', y: curve('p50'), mostGap: MAX_GAP_MINUTES },
  ];
}

function finding(profile: readonly Slot[], unit: GlucoseUnit): string {
  const [highest] = profile.toSorted((one, other) => other.p50 - one.p50);
  return highest
    ? `Your glucose usually peaks around ${clockOf(highest.minuteOfDay)}, with a median of ${sayGlucose(highest.p50, unit)}.`
    : '';
}

const ticks = (widthPx: number) =>
  [0, 4, 8, 12, 16, 20, 24]
    .filter((hour) => widthPx > 360 || hour % 8 === 0)
    .map((hour) => ({
      at: hour * HOUR_MINUTES,
      text: hourOf(hour * HOUR_MINUTES),
    }));

function rowsOf(profile: readonly Slot[], unit: GlucoseUnit) {
  return {
    head: ['Time', '5%', '25%', 'Median', '75%', '95%', 'Days'],
    rows: profile
      .filter(({ minuteOfDay }) => minuteOfDay % HOUR_MINUTES === 0)
      .map((slot) => [
        clockOf(slot.minuteOfDay),
        ...[slot.p5, slot.p25, slot.p50, slot.p75, slot.p95].map((value) => formatGlucose(value, unit)),
        String(slot.days),
      ]),
  };
}

interface GlucoseProps {
  readonly glucose: GlucosePart;
  readonly report: ReportPartProps['report'];
  readonly unit: GlucoseUnit;
}

function Facts({
  glucose: { meanMgdl, gmiPercent, cvPercent, lowestMgdl, highestMgdl },
  unit: shownUnit,
}: Pick<GlucoseProps, 'glucose' | 'unit'>) {
  const facts = [
    { name: 'Average', value: formatGlucose(meanMgdl, shownUnit), unit: shownUnit },
    ...(gmiPercent === null
      ? []
      : [{ name: 'GMI, similar to A1c', value: gmiPercent.toFixed(1), unit: '%' }]),
    ...(cvPercent === null
      ? []
      : [{ name: 'Variation (CV)', value: String(Math.round(cvPercent)), unit: '%' }]),
    {
      name: 'Lowest, highest',
      value: `${formatGlucose(lowestMgdl, shownUnit)}, ${formatGlucose(highestMgdl, shownUnit)}`,
      unit: shownUnit,
    },
  ];
  return (
    <dl className={classes.facts}>
      {facts.map(({ name, value, unit }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Figure value={value} unit={unit} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Time in range, and the percentiles of each time of day. */
export function ProfileCard({ glucose, report, unit }: GlucoseProps) {
  const { profile, belowPercent, inRangePercent, abovePercent } = glucose;
  return (
    <Card title="Glucose profile" aside={`${glucose.days} of ${countText(report.dayCount, 'day')}`}>
      <p className={classes.finding}>
        {profile.length === 0
          ? `${percent(inRangePercent)}% of readings are in range.`
          : finding(profile, unit)}
      </p>
      <div className={classes.bands}>
        <SplitBar
          isInline
          parts={[
            {
              name: `Below ${formatLimit(LOW, unit)}`,
              color: 'stress',
              sharePercent: belowPercent,
              value: percent(belowPercent),
              unit: '%',
            },
            {
              name: formatRange(LOW, HIGH, unit),
              color: 'energy',
              sharePercent: inRangePercent,
              value: percent(inRangePercent),
              unit: '%',
            },
            {
              name: `Above ${formatLimit(HIGH, unit)}`,
              color: 'carbs',
              sharePercent: abovePercent,
              value: percent(abovePercent),
              unit: '%',
            },
          ]}
        />
      </div>
      {profile.length > 0 && (
        <LazyTimeChart
          label="Glucose by time of day"
          {...glucoseAxis(unit)}
          span={DAY}
          layers={layersOf(profile, unit)}
          ticks={ticks}
          heightPx={280}
          summary={`The line is the median. The darker band covers the middle 50% of days, and the lighter one the middle 90%${
            glucose.profileFrom > report.range.from
              ? `. The data starts on ${formatDate(glucose.profileFrom, report.today)}`
              : ''
          }.`}
          readings={{
            x: Float64Array.from(profile, ({ minuteOfDay }) => minuteOfDay),
            say: (index) => {
              const slot = profile[index];
              return slot ? `${clockOf(slot.minuteOfDay)}: median ${sayGlucose(slot.p50, unit)}` : '';
            },
          }}
          rows={() => rowsOf(profile, unit)}
        />
      )}
      <Facts glucose={glucose} unit={unit} />
    </Card>
  );
}

/** Glucose: profile, time in range, daily strips and foods. */
export function GlucoseView({ report, units }: ReportPartProps) {
  const { glucose } = report;
  if (!glucose || thinSentence(report, 'glucose') !== undefined)
    return <SectionView {...{ report, units }} section="glucose" />;
  return (
    <div className={classes.section}>
      <ProfileCard {...{ glucose, report }} unit={units.glucose} />
      {glucose.strips.length > 0 && <StripsCard {...{ glucose, report }} unit={units.glucose} />}
      {glucose.foods.length > 0 && <FoodsCard glucose={glucose} unit={units.glucose} />}
      <SectionView {...{ report, units }} section="glucose" />
    </div>
  );
}
