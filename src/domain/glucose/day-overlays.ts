import { MINUTE_MS } from '#domain/time/spans.ts';
import { MAX_GAP_MINUTES } from './glucose-grid.ts';
import { minuteOfDay, samplesByDay, type Zones } from './local-days.ts';
import type { GlucoseSample } from './reading.ts';

/** A reading on the clock of its day. Null breaks the line between readings more than 45 minutes apart. */
export interface OverlayPoint {
  /** From 0, less than 1440. Values repeat in an hour that the clock repeats. */
  readonly minuteOfDay: number;
  readonly glucoseMgdl: number | null;
}

/** Readings of one local day. */
export interface DayOverlay {
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly points: readonly OverlayPoint[];
}

/** Splits tidy readings into one trace per local day, oldest first. A day spent in two time zones is one trace. */
export function dayOverlays(tidy: readonly GlucoseSample[], zones: Zones): readonly DayOverlay[] {
  const byDate = new Map<string, OverlayPoint[]>();
  for (const { day, samples } of samplesByDay(tidy, zones)) {
    const points = byDate.get(day.date) ?? [];
    let lastMs = samples[0]?.atMs ?? 0;
    if (points.length > 0) points.push({ minuteOfDay: minuteOfDay(day, lastMs), glucoseMgdl: null });
    for (const { atMs, glucoseMgdl } of samples) {
      if (atMs - lastMs > MAX_GAP_MINUTES * MINUTE_MS) {
        points.push({ minuteOfDay: minuteOfDay(day, (atMs + lastMs) / 2), glucoseMgdl: null });
      }
      points.push({ minuteOfDay: minuteOfDay(day, atMs), glucoseMgdl });
      lastMs = atMs;
    }
    byDate.set(day.date, points);
  }
  return Array.from(byDate, ([date, points]) => ({ date, points }));
}
