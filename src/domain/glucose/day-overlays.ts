import { MINUTE_MS } from '#domain/time/spans.ts';
import { MAX_GAP_MINUTES } from './glucose-grid.ts';
import { minuteOfDay, samplesByDay, type Zones } from './local-days.ts';
import type { GlucoseSample } from './reading.ts';

/** A reading on the clock of its day; null breaks the line where readings are more than 45 minutes apart. */
export interface OverlayPoint {
  /** 0 to below 1440; an hour that the clock shows twice is passed twice. */
  readonly minuteOfDay: number;
  readonly glucoseMgdl: number | null;
}

/** The readings of one local day. */
export interface DayOverlay {
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly points: readonly OverlayPoint[];
}

/** Tidy readings as one trace a local day, in the order of time, to be laid over one another. A day lived in two zones is one trace. */
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
