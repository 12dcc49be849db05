import type { GlucosePart } from '#contract/reports/report-parts.ts';
import type { Report } from '#contract/reports/reports.ts';
import type { GlucoseUnit } from '#domain/glucose-import/file-value.ts';
import { formatGlucose, formatLimit, inUnit } from '#domain/glucose/glucose-text.ts';
import { TIME_IN_RANGE_MGDL } from '#domain/glucose/time-in-bands.ts';
import { daysBetween } from '#domain/time/local-date.ts';
import type { Paper } from './paper.ts';

const INK = '#111';
const SOFT = '#555';
const AXIS = 30;

interface Scale {
  readonly x: (value: number) => number;
  readonly y: (value: number) => number;
  readonly top: number;
  readonly bottom: number;
  readonly right: number;
}

/** Axes with values on the left and names below. */
function frame(
  paper: Paper,
  top: number,
  height: number,
  {
    span,
    values,
    names,
  }: {
    readonly span: readonly [number, number];
    readonly values: readonly number[];
    readonly names: readonly (readonly [at: number, text: string])[];
  },
): Scale {
  const { doc, left, width } = paper;
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const [bottom, right] = [top + height - 16, left + width];
  const y = (value: number): number => bottom - ((value - low) / (high - low)) * (bottom - top - 6);
  const x = (value: number): number =>
    left + AXIS + ((value - span[0]) / (span[1] - span[0])) * (width - AXIS);
  doc.font('plain').fontSize(8).fillColor(SOFT).lineWidth(0.4).strokeColor('#ccc');
  for (const value of values) {
    doc
      .moveTo(left + AXIS, y(value))
      .lineTo(right, y(value))
      .stroke();
    doc.text(String(value), left, y(value) - 4, { width: AXIS - 5, align: 'right', lineBreak: false });
  }
  for (const [at, text] of names)
    doc.text(text, x(at) - 24, bottom + 4, { width: 48, align: 'center', lineBreak: false });
  return { x, y, top, bottom, right };
}

/** Round values around some figures. */
function ticksAround(values: readonly number[]): readonly number[] {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const raw = Math.max(high - low, 0.5) / 3;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = [1, 2, 5, 10].map((each) => each * power).find((each) => each >= raw) ?? raw;
  const from = Math.floor(low / step);
  const to = Math.ceil(high / step);
  return Array.from({ length: Math.max(1, to - from) + 1 }, (_, at) =>
    Number(((from + at) * step).toFixed(6)),
  );
}

type Points = Report['figures'][number]['points'];

/** Values over the range as dots. */
export function dotsChart(
  paper: Paper,
  points: Points,
  {
    description,
    convert,
    nameOf,
  }: {
    readonly description: string;
    readonly convert: (value: number) => number;
    readonly nameOf: (date: string) => string;
  },
): void {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return;
  const values = points.map(({ value }) => convert(value));
  const days = Math.max(1, daysBetween(first.date, last.date));
  const height = 96;
  paper.figure(description, height, (top) => {
    const scale = frame(paper, top, height, {
      span: [-0.02 * days, 1.02 * days],
      values: ticksAround(values),
      names: [
        [0.03 * days, nameOf(first.date)],
        [0.97 * days, nameOf(last.date)],
      ],
    });
    for (const [index, { date }] of points.entries())
      paper.doc
        .circle(scale.x(daysBetween(first.date, date)), scale.y(values[index] ?? 0), 1.7)
        .lineWidth(0.8)
        .strokeColor(INK)
        .stroke();
  });
}

const HOURS = [0, 6, 12, 18, 24];
const TICKS: Readonly<Record<GlucoseUnit, readonly number[]>> = {
  'mg/dL': [50, 100, 150, 200, 250],
  'mmol/L': [3, 6, 9, 12, 15],
};

/** Percentiles of the day: median as a line, half of the days in gray, 90% as dashed lines. */
export function profileChart(paper: Paper, { profile, profileFrom }: GlucosePart, unit: GlucoseUnit): void {
  const [first] = profile;
  if (!first) return;
  const height = 150;
  const highest = profile.toSorted((one, other) => other.p50 - one.p50)[0] ?? first;
  const at = (minute: number): string => `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`;
  const say = (mgdl: number): string => formatGlucose(mgdl, unit);
  const highestMgdl = Math.max(TIME_IN_RANGE_MGDL[1], ...profile.map(({ p95 }) => p95));
  const top = TICKS[unit].findIndex((tick) => tick >= inUnit(highestMgdl, unit));
  const ticks = TICKS[unit].slice(0, top === -1 ? undefined : top + 1);
  const description =
    `Glucose by time of day since ${profileFrom}, in ${unit}. The median peaks at ${say(highest.p50)} around ${at(highest.minuteOfDay)}. ` +
    `At that time, the middle 50% of days are between ${say(highest.p25)} and ${say(highest.p75)}, and the middle 90% between ${say(highest.p5)} and ${say(highest.p95)}.`;
  paper.figure(description, height, (topPt) => {
    const { doc } = paper;
    const scale = frame(paper, topPt, height, {
      span: [0, 1440],
      values: ticks,
      names: HOURS.map((hour) => [
        Math.min(1410, Math.max(30, 60 * hour)),
        `${hour % 12 === 0 ? 12 : hour % 12} ${hour % 24 < 12 ? 'AM' : 'PM'}`,
      ]),
    });
    const [lowestShown, highestShown] = [Math.min(...ticks), Math.max(...ticks)];
    const y = (mgdl: number): number =>
      scale.y(Math.min(highestShown, Math.max(lowestShown, inUnit(mgdl, unit))));
    const path = (key: 'p5' | 'p25' | 'p50' | 'p75' | 'p95', slots = profile, isNext = false): void => {
      for (const [index, slot] of slots.entries()) {
        const [left, top] = [scale.x(slot.minuteOfDay), y(slot[key])];
        if (index === 0 && !isNext) doc.moveTo(left, top);
        else doc.lineTo(left, top);
      }
    };
    path('p25');
    path('p75', profile.toReversed(), true);
    doc.closePath().fillColor('#cfcfcf').fill();
    for (const key of ['p5', 'p95'] as const) {
      path(key);
      doc.lineWidth(0.8).dash(3, { space: 2 }).strokeColor(SOFT).stroke().undash();
    }
    path('p50');
    doc.lineWidth(1.6).strokeColor(INK).stroke();
    doc.font('bold').fontSize(8).fillColor(INK);
    for (const limit of TIME_IN_RANGE_MGDL) {
      doc.moveTo(scale.x(0), y(limit)).lineTo(scale.right, y(limit)).lineWidth(1).strokeColor(INK).stroke();
      // Outside the range, where there are fewer readings.
      const above = limit === TIME_IN_RANGE_MGDL[0] ? 3 : -11;
      doc.text(formatLimit(limit, unit), scale.x(0) + 4, y(limit) + above, { lineBreak: false });
    }
  });
}
