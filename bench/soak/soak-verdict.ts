/** Measurements at one moment of a soak test. */
export interface Sample {
  readonly second: number;
  readonly serverMb: number;
  /** Memory added by the embedded database; 0 on a PostgreSQL server. */
  readonly engineMb: number;
  readonly serverHandles: number;
  readonly engineHandles: number;
}

/** Maximum growth over the second half for a figure to count as level. */
const MAX_GROWTH = { memoryMb: 20, handles: 10 };

/** Growth per second, by least squares. */
export function slope(points: readonly (readonly [number, number])[]): number {
  const mean = (at: 0 | 1): number => points.reduce((sum, point) => sum + point[at], 0) / points.length;
  const [meanX, meanY] = [mean(0), mean(1)];
  const over = points.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0);
  const under = points.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
  return under === 0 ? 0 : over / under;
}

export interface Verdict {
  readonly lines: readonly string[];
  readonly hasPassed: boolean;
}

const FIGURES = {
  'memory, both processes': { of: (sample: Sample) => sample.serverMb + sample.engineMb, unit: 'MB' },
  'memory, server': { of: (sample: Sample) => sample.serverMb, unit: 'MB' },
  'memory, engine': { of: (sample: Sample) => sample.engineMb, unit: 'MB' },
  'file handles, server': { of: (sample: Sample) => sample.serverHandles, unit: '' },
  'file handles, engine': { of: (sample: Sample) => sample.engineHandles, unit: '' },
} as const;

/** Whether memory and file handles level off, and memory stays below `limitMb` throughout. */
export function judge(samples: readonly Sample[], limitMb: number): Verdict {
  const half = samples.slice(Math.floor(samples.length / 2));
  const spanS = (half.at(-1)?.second ?? 0) - (half[0]?.second ?? 0);
  let hasPassed = half.length > 1;
  const lines = Object.entries(FIGURES).map(([title, { of, unit }]) => {
    const values = samples.map(of);
    const growth = spanS * slope(half.map((sample) => [sample.second, of(sample)]));
    const isLevel = growth <= (unit === 'MB' ? MAX_GROWTH.memoryMb : MAX_GROWTH.handles);
    const isBelow = unit !== 'MB' || Math.max(...values) <= limitMb;
    if (!isLevel || !isBelow) hasPassed = false;
    const figures = [values[0], values.at(-1), Math.max(...values)].map((value) => (value ?? 0).toFixed(0));
    const faults = [isLevel ? '' : 'GROWS', isBelow ? '' : `ABOVE ${limitMb} MB`].filter(Boolean).join(', ');
    return `${title.padEnd(24)} start ${figures[0]}, end ${figures[1]}, peak ${figures[2]} ${unit}; second half ${growth >= 0 ? '+' : ''}${growth.toFixed(1)} ${unit} ${faults}`.trimEnd();
  });
  return { lines, hasPassed };
}
