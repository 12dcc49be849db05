import { useMemo, useState } from 'react';
import { dayOverlays, type DayOverlay } from '#domain/glucose/day-overlays.ts';
import { MAX_GAP_MINUTES } from '#domain/glucose/glucose-grid.ts';
import { hourlyPattern, type HourOfPattern } from '#domain/glucose/hourly-pattern.ts';
import { percentWithin, TIME_IN_RANGE_MGDL } from '#domain/glucose/time-in-bands.ts';
import type { GlucoseUnit } from '#domain/glucose-import/file-value.ts';
import { meanOf } from '#domain/numbers/statistics.ts';
import { countText, hourOf, formatDate } from '#web/lib/format.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { LazyTimeChart } from '#web/ui/chart/lazy-chart.tsx';
import type { TimeLayer } from '#web/ui/chart/time-layers.ts';
import { glucoseAxis } from '#web/lib/units/glucose-axis.ts';
import classes from '#web/glucose/glucose.module.css';
import {
  formatGlucose,
  formatPercent,
  formatRange,
  inUnit,
  sayGlucose,
} from '#domain/glucose/glucose-text.ts';
import { periodText } from '#web/glucose/period-bar.tsx';
import type { PeriodViewProps } from '#web/glucose/period-view.ts';
import { clockTicks } from './trace-ticks.ts';

const DAY: readonly [number, number] = [0, 1440];
const HOUR_MIDDLES = Float64Array.from({ length: 24 }, (_, hour) => hour * 60 + 30);

interface DayFigures {
  readonly date: string;
  readonly meanMgdl: number;
  readonly inRangePercent: number;
}

function figuresOf({ date, points }: DayOverlay): DayFigures | undefined {
  const values = points.map(({ glucoseMgdl }) => glucoseMgdl).filter((value) => value !== null);
  const [meanMgdl, inRangePercent] = [meanOf(values), percentWithin(values, ...TIME_IN_RANGE_MGDL)];
  return meanMgdl === undefined || inRangePercent === undefined
    ? undefined
    : { date, meanMgdl, inRangePercent };
}

function layerOf({ date, points }: DayOverlay, unit: GlucoseUnit, tone: 'faint' | 'plain'): TimeLayer {
  return {
    kind: 'line',
    label: tone === 'plain' ? `${date}, selected` : date,
    color: 'glucose',
    tone,
    x: Float64Array.from(points, ({ minuteOfDay }) => minuteOfDay),
    y: Float64Array.from(points, ({ glucoseMgdl }) =>
      glucoseMgdl === null ? Number.NaN : inUnit(glucoseMgdl, unit),
    ),
    mostGap: MAX_GAP_MINUTES,
  };
}

function sayHour({ hour, readings, meanMgdl, inRangePercent }: HourOfPattern, unit: GlucoseUnit): string {
  const span = `${hourOf(hour * 60)} to ${hourOf(hour * 60 + 60)}`;
  if (meanMgdl === undefined || inRangePercent === undefined) return `${span}: no readings`;
  return `${span}: average ${sayGlucose(meanMgdl, unit)}, ${formatPercent(inRangePercent)} of ${countText(readings, 'reading')} in range`;
}

/** The hours with the highest and lowest average, as a sentence. */
function sentence(hours: readonly HourOfPattern[], unit: GlucoseUnit): string {
  const known = hours
    .flatMap(({ hour, meanMgdl }) => (meanMgdl === undefined ? [] : [{ hour, meanMgdl }]))
    .toSorted((one, other) => one.meanMgdl - other.meanMgdl);
  const [lowest, highest] = [known[0], known.at(-1)];
  if (!lowest || !highest) return 'No readings in this period.';
  return (
    `Glucose is usually highest around ${hourOf(highest.hour * 60)} (average ${sayGlucose(highest.meanMgdl, unit)}) ` +
    `and lowest around ${hourOf(lowest.hour * 60)} (${sayGlucose(lowest.meanMgdl, unit)}).`
  );
}

/** The days of a period overlaid, each of which can be highlighted. */
export function DaysView({ glucose, period, today, unit }: PeriodViewProps) {
  const { samples, zones } = glucose;
  const [chosen, setChosen] = useState<string>();
  const days = useMemo(() => dayOverlays(samples, zones), [samples, zones]);
  const hours = useMemo(() => hourlyPattern(samples, zones), [samples, zones]);
  const figures = useMemo(
    () =>
      days
        .map(figuresOf)
        .filter((day) => day !== undefined)
        .toReversed(),
    [days],
  );
  const layers = useMemo(() => {
    const one = days.find(({ date }) => date === chosen);
    return [...days.map((day) => layerOf(day, unit, 'faint')), ...(one ? [layerOf(one, unit, 'plain')] : [])];
  }, [days, chosen, unit]);
  const chart = useMemo(
    () => ({
      readings: {
        x: HOUR_MIDDLES,
        say: (hour: number) => {
          const pattern = hours[hour];
          return pattern ? sayHour(pattern, unit) : '';
        },
      },
    }),
    [hours, unit],
  );
  return (
    <Card title="Days compared" aside={periodText(period, today)}>
      <ul className={classes.dayList} aria-label="Days to highlight">
        {figures.map(({ date, meanMgdl, inRangePercent }) => (
          <li key={date}>
            <button
              type="button"
              className={classes.day}
              aria-pressed={date === chosen}
              onClick={() => setChosen(date === chosen ? undefined : date)}
            >
              {formatDate(date, today)}
              <span className={classes.daySub}>
                {formatGlucose(meanMgdl, unit)}, {formatPercent(inRangePercent)} in range
              </span>
            </button>
          </li>
        ))}
      </ul>
      <LazyTimeChart
        label="Days overlaid"
        span={DAY}
        layers={layers}
        summary={sentence(hours, unit)}
        ticks={clockTicks}
        heightPx={300}
        rows={() => ({
          head: ['Day', `Average, ${unit}`, `In ${formatRange(...TIME_IN_RANGE_MGDL, unit)}`],
          rows: figures.map(({ date, meanMgdl, inRangePercent }) => [
            formatDate(date, today),
            formatGlucose(meanMgdl, unit),
            formatPercent(inRangePercent),
          ]),
        })}
        {...glucoseAxis(unit)}
        {...chart}
      />
    </Card>
  );
}
