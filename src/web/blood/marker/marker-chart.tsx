import { DAY_MS } from '#domain/time/spans.ts';
import { useMemo } from 'react';
import type { Bands } from '#domain/blood/bands.ts';
import { fromCanonical } from '#domain/blood/canonical-value.ts';
import type { Span } from '#domain/blood/markers/row.ts';
import { formatDate, formatDayMonth, formatMonth } from '#web/lib/format.ts';
import type { TimeLayer } from '#web/ui/chart/time-layers.ts';
import { calendarTicks } from '#web/ui/chart/calendar-ticks.ts';
import { LazyTimeChart } from '#web/ui/chart/lazy-chart.tsx';
import { formatLabValue, formatSpan } from '#domain/blood/marker-unit.ts';
import type { Reading } from '#web/blood/readings.ts';
import { flagWord } from '#web/blood/flag-words.ts';
import { withUnit } from '#domain/numbers/with-unit.ts';

/** Minimum margin before the first and after the last point. */
const MIN_ROOM_MS = 20 * DAY_MS;
const SHORT_SPAN_MS = 120 * DAY_MS;

interface MarkerChartProps {
  readonly reading: Reading;
  readonly bands: Bands;
  readonly today: string;
}

const isoOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
/** "Nov ’26" on long axes, "20 Nov" on short ones. */
function tickText(ms: number, spanMs: number): string {
  if (spanMs < SHORT_SPAN_MS) return formatDayMonth(isoOf(ms));
  const [month = '', year = ''] = formatMonth(isoOf(ms)).split(' ');
  return `${month.slice(0, 3)} ’${year.slice(2)}`;
}

/** A band whose open ends extend slightly beyond everything shown: `ends` are the values and the ends of all bands. */
function drawn(span: Span, ends: readonly number[]): { readonly low: number; readonly high: number } {
  const [least, most] = [Math.min(...ends), Math.max(...ends)];
  const room = 0.6 * (most - least || Math.abs(most));
  return { low: span[0] ?? Math.max(0, least - room), high: span[1] ?? most + room };
}

function chartOf({ reading, bands, today }: MarkerChartProps) {
  const { marker, history, unit } = reading;
  const shown = (value: number): number => fromCanonical(marker.key, value, unit) ?? value;
  const x = Float64Array.from(history, ({ date }) => Date.parse(date));
  const y = Float64Array.from(history, ({ value }) => shown(value));
  const [first = 0, last = 0] = [x[0], x.at(-1)];
  const room = Math.max(MIN_ROOM_MS, (last - first) * 0.05);
  const span = [first - room, last + room] as const;
  const inUnit = (band: Span): Span => [
    band[0] === null ? null : shown(band[0]),
    band[1] === null ? null : shown(band[1]),
  ];
  const spans = {
    optimal: bands.optimal && inUnit(bands.optimal),
    reference: bands.reference && inUnit(bands.reference),
  };
  const ends = [...y, ...(spans.optimal ?? []), ...(spans.reference ?? [])].filter((end) => end !== null);
  const optimal = spans.optimal && drawn(spans.optimal, ends);
  const reference = spans.reference && drawn(spans.reference, ends);
  const layers: TimeLayer[] = [
    ...(optimal
      ? [
          {
            kind: 'band',
            label: 'Optimal',
            color: 'energy',
            x: [...span],
            low: [optimal.low, optimal.low],
            high: [optimal.high, optimal.high],
          } as const,
        ]
      : []),
    { kind: 'line', label: marker.name, color: 'energy', x, y, mostGap: Number.POSITIVE_INFINITY },
    { kind: 'points', label: 'Tests', color: 'energy', x, y },
  ];
  const say = (index: number): string => {
    const one = history[index];
    return one ? `${withUnit(formatLabValue(one, unit), unit)}, ${formatDate(one.date, today)}` : '';
  };
  return {
    span,
    layers,
    ...(reference && { normal: { ...reference, label: 'Light: reference, dark: optimal' } }),
    readings: { x, say },
    ticks: (widthPx: number) =>
      calendarTicks(span[0], span[1], widthPx).map((at) => ({ at, text: tickText(at, span[1] - span[0]) })),
    rows: () => ({
      head: ['Day', marker.name],
      rows: history
        .toReversed()
        .map((value) => [formatDate(value.date, today), withUnit(formatLabValue(value, unit), unit)]),
    }),
    formatY: (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 2 }),
  };
}

function sentence({ reading, bands }: MarkerChartProps): string {
  const { marker, history, unit, flag } = reading;
  const [first, last] = [history[0], history.at(-1)];
  const moved =
    first && last && history.length > 1
      ? `From ${formatLabValue(first, unit)} to ${withUnit(formatLabValue(last, unit), unit)}. `
      : '';
  const range = bands.reference
    ? ` Reference ${withUnit(formatSpan(marker.key, bands.reference, unit), unit)}.`
    : '';
  return `${moved}Now: ${flagWord(flag).text.toLowerCase()}.${range}`;
}

/** The values of a marker over time, between its bands. */
export function MarkerChart({ reading, bands, today }: MarkerChartProps) {
  const chart = useMemo(() => chartOf({ reading, bands, today }), [reading, bands, today]);
  return (
    <LazyTimeChart
      label={reading.marker.name}
      unit={reading.unit}
      summary={sentence({ reading, bands, today })}
      heightPx={260}
      {...chart}
    />
  );
}
