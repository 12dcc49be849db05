import { HOUR_MS, MINUTE_MS } from '#domain/time/spans.ts';
import type { FileEntry } from '#server/imports/reading.ts';
import { zoneOf } from '#server/imports/rows/offset-zone.ts';
import type { AppleTime } from './apple-time.ts';

interface Stretch {
  readonly source: string;
  readonly kind: 'asleep' | 'awake' | 'in-bed';
  readonly from: AppleTime;
  readonly to: AppleTime;
}

/** Segments of one source further apart than this belong to two sleeps. */
const MAX_GAP_MS = 3 * HOUR_MS;
const MIN_ASLEEP_MS = 15 * MINUTE_MS;
/** A shorter sleep during the day is a nap. */
const NAP_MAX_MS = 3 * HOUR_MS;
const MINUTES = (ms: number): number => Math.round(ms / MINUTE_MS);

interface Night {
  readonly source: string;
  readonly stretches: readonly Stretch[];
  readonly from: AppleTime;
  readonly to: AppleTime;
  readonly asleepMs: number;
}

/** Total duration of segments, counting overlaps once. */
function coveredMs(stretches: readonly Stretch[]): number {
  let [total, untilMs] = [0, Number.NEGATIVE_INFINITY];
  for (const { from, to } of stretches.toSorted((a, b) => a.from.atMs - b.from.atMs)) {
    total += Math.max(0, to.atMs - Math.max(from.atMs, untilMs));
    untilMs = Math.max(untilMs, to.atMs);
  }
  return total;
}

const ofKind = (stretches: readonly Stretch[], kind: Stretch['kind']): readonly Stretch[] =>
  stretches.filter((stretch) => stretch.kind === kind);

function nightOf(source: string, stretches: readonly Stretch[]): Night | undefined {
  const [first] = stretches;
  const last = stretches.toSorted((a, b) => a.to.atMs - b.to.atMs).at(-1);
  const asleepMs = coveredMs(ofKind(stretches, 'asleep'));
  return first && last && asleepMs >= MIN_ASLEEP_MS
    ? { source, stretches, from: first.from, to: last.to, asleepMs }
    : undefined;
}

function nightsOf(source: string, stretches: readonly Stretch[]): readonly Night[] {
  const nights: Night[] = [];
  let open: Stretch[] = [];
  let untilMs = Number.NEGATIVE_INFINITY;
  const close = () => {
    const night = nightOf(source, open);
    if (night) nights.push(night);
    open = [];
  };
  for (const stretch of stretches.toSorted((a, b) => a.from.atMs - b.from.atMs)) {
    if (open.length > 0 && stretch.from.atMs - untilMs > MAX_GAP_MS) close();
    open.push(stretch);
    untilMs = open.length === 1 ? stretch.to.atMs : Math.max(untilMs, stretch.to.atMs);
  }
  close();
  return nights;
}

/** Joins segments of sleep into nights; if several devices recorded a night, one counts. */
export class AppleSleep {
  readonly #bySource = new Map<string, Stretch[]>();

  add(source: string, value: string, from: AppleTime, to: AppleTime): void {
    const stage = value.replace('HKCategoryValueSleepAnalysis', '');
    const kind = stage === 'InBed' ? 'in-bed' : stage === 'Awake' ? 'awake' : 'asleep';
    const stretches = this.#bySource.get(source) ?? [];
    this.#bySource.set(source, stretches);
    stretches.push({ source, kind, from, to });
  }

  *nights(file: string, timeZone: string): Generator<FileEntry> {
    const all = [...this.#bySource].flatMap(([source, stretches]) => nightsOf(source, stretches));
    // The device with the most detail about a night comes first.
    const known: Night[] = [];
    for (const night of all.toSorted((a, b) => b.stretches.length - a.stretches.length))
      if (!known.some((other) => night.from.atMs < other.to.atMs && other.from.atMs < night.to.atMs))
        known.push(night);
    for (const night of known.toSorted((a, b) => a.from.atMs - b.from.atMs))
      yield recordOf(night, file, timeZone);
  }
}

function recordOf({ stretches, from, to, asleepMs }: Night, file: string, timeZone: string): FileEntry {
  const asleep = ofKind(stretches, 'asleep').toSorted((a, b) => a.from.atMs - b.from.atMs);
  const firstAsleepMs = asleep[0]?.from.atMs ?? from.atMs;
  const hasBed = ofKind(stretches, 'in-bed').length > 0;
  const latencyMs = firstAsleepMs - from.atMs;
  const inBedMs = to.atMs - from.atMs;
  const awakeMs = inBedMs - asleepMs - latencyMs;
  const fields = {
    inBedAt: from.at,
    outOfBedAt: to.at,
    timeZone: zoneOf(to, timeZone),
    isNap: inBedMs <= NAP_MAX_MS && from.date === to.date,
    latencyMinutes: hasBed ? MINUTES(latencyMs) : null,
    awakeMinutes: MINUTES(Math.max(0, awakeMs)),
    awakenings: ofKind(stretches, 'awake').length || null,
  };
  return { file, line: 0, record: { kind: 'sleep', key: from.at, fields } };
}
