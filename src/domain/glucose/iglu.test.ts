import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { meanOf, quantileOf, sdOf, sortedPresent } from '#domain/numbers/statistics.ts';
import { sensorActivity } from './sensor-activity.ts';
import { highBloodGlucoseIndex, lowBloodGlucoseIndex } from '#domain/glucose/formulas/blood-glucose-risk.ts';
import { continuousOverallNetAction } from '#domain/glucose/formulas/continuous-overall-net-action.ts';
import { estimatedA1c } from '#domain/glucose/formulas/estimated-a1c.ts';
import { glucoseGrid } from './glucose-grid.ts';
import { glucoseManagementIndicator } from '#domain/glucose/formulas/glucose-management-indicator.ts';
import { glycemiaRiskIndex } from '#domain/glucose/formulas/glycemia-risk-index.ts';
import { glycemicVariabilityPercentage } from '#domain/glucose/formulas/glycemic-variability-percentage.ts';
import { jIndex } from '#domain/glucose/formulas/j-index.ts';
import { meanAmplitudeOfExcursions } from '#domain/glucose/formulas/mage.ts';
import { meanOfDailyDifferences } from '#domain/glucose/formulas/mean-of-daily-differences.ts';
import { percentBelow, percentWithin, timeInBands } from './time-in-bands.ts';
import { tidySamples } from './tidy-samples.ts';
import type { GlucoseSample } from './reading.ts';

const FOLDER = path.resolve('../shared/data/cgm');
const isThere = existsSync(FOLDER);

type Row = Readonly<Record<string, string>>;

function rowsOf(file: string): Row[] {
  const [head = [], ...rows] = readFileSync(path.join(FOLDER, file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.trim().replaceAll('"', '').split(','));
  return rows.map((row) => Object.fromEntries(head.map((name, column) => [name, row[column] ?? ''])));
}

/** The traces name no time zone; the reference figures were computed in UTC. */
const sampleOf = ({ time = '', gl }: Row): GlucoseSample => ({
  atMs: Date.parse(`${time.replace(' ', 'T')}Z`),
  glucoseMgdl: Number(gl),
});

const missing = Number.NaN;

/** The reference columns for every metric that Perennial computes. */
function figuresOf(samples: readonly GlucoseSample[]): Readonly<Record<string, number | undefined>> {
  const tidy = tidySamples(samples);
  const values = tidy.map(({ glucoseMgdl }) => glucoseMgdl);
  const grid = glucoseGrid(tidy, 'UTC');
  const bands = timeInBands(values);
  const activity = sensorActivity(tidy);
  if (!grid || !bands || !activity) throw new Error('The trace has no sensor readings');
  const sorted = sortedPresent(values);
  const quartile = (quarters: number): number => quantileOf(sorted, quarters / 4) ?? missing;
  const [mean, sd] = [meanOf(values) ?? missing, sdOf(values) ?? missing];
  // The reference prints days as minutes.
  const periodMinutes = activity.periodDays * 1440;
  return {
    mean,
    SD: sd,
    CV: (100 * sd) / mean,
    median: quartile(2),
    GMI: glucoseManagementIndicator(mean),
    eA1C: estimatedA1c(mean),
    LBGI: lowBloodGlucoseIndex(values),
    HBGI: highBloodGlucoseIndex(values),
    GRI: glycemiaRiskIndex(bands),
    MAGE: meanAmplitudeOfExcursions(tidy, 'UTC').meanMgdl,
    MODD: meanOfDailyDifferences(grid),
    J_index: jIndex(mean, sd),
    CONGA: continuousOverallNetAction(grid, 24),
    IQR: quartile(3) - quartile(1),
    range: quartile(4) - quartile(0),
    GVP: glycemicVariabilityPercentage(grid),
    below_54: percentBelow(values, 54),
    below_70: percentBelow(values, 70),
    in_range_63_140: percentWithin(values, 63, 140),
    in_range_70_140: percentWithin(values, 70, 140),
    in_range_70_180: percentWithin(values, 70, 180),
    'active.active_percent': activity.activePercent,
    'active.ndays': periodMinutes,
    'quantile.X0': quartile(0),
    'quantile.X25': quartile(1),
    'quantile.X50': quartile(2),
    'quantile.X75': quartile(3),
    'quantile.X100': quartile(4),
    'summary.Min.': sorted[0],
    'summary.X1st.Qu.': quartile(1),
    'summary.Median': quartile(2),
    'summary.Mean': mean,
    'summary.X3rd.Qu.': quartile(3),
    'summary.Max.': sorted.at(-1),
    'agp.ndays': periodMinutes,
    'agp.active_percent': activity.activePercent,
    'agp.mean': mean,
    'agp.GMI': glucoseManagementIndicator(mean),
    'agp.CV': (100 * sd) / mean,
    'agp.below_54': bands.veryLowPercent,
    'agp.below_70': bands.veryLowPercent + bands.lowPercent,
    'agp.in_range_70_180': bands.inRangePercent,
    'agp.above_180': bands.highPercent + bands.veryHighPercent,
    'agp.above_250': bands.veryHighPercent,
  };
}

describe.skipIf(!isThere)(`against iglu 4.3.0 (the traces in ${FOLDER})`, () => {
  const files = isThere ? readdirSync(FOLDER).filter((file) => file.startsWith('expected_metrics_')) : [];
  const people = files.flatMap((file) => {
    const traces = rowsOf(file.replace('expected_metrics_', 'iglu_example_'));
    return rowsOf(file).map((expected) => ({
      name: `${expected['id']} of ${file}`,
      expected,
      samples: traces.filter(({ id }) => id === expected['id']).map(sampleOf),
    }));
  });

  test.each(people)('$name: every metric matches to one part in a million', ({ expected, samples }) => {
    for (const [column, figure] of Object.entries(figuresOf(samples))) {
      const [ours, theirs] = [figure ?? missing, Number(expected[column])];
      expect(Math.abs(ours - theirs), `${column}: ${ours}, expected ${theirs}`).toBeLessThanOrEqual(
        1e-6 * Math.abs(theirs) + 1e-12,
      );
    }
  });

  // First and last row of each segment in the trace of five people.
  const SEGMENTS = [
    [405, 644],
    [2994, 3281],
    [3282, 3569],
    [3570, 3857],
    [3858, 4144],
    [4145, 4432],
    [5746, 5842],
    [7413, 7698],
    [7699, 7985],
    [7986, 8273],
    [8274, 8561],
    [8562, 8849],
    [11018, 11301],
    [11302, 11588],
    [11589, 11830],
    [11831, 12118],
    [12119, 12406],
    [12653, 12940],
  ] as const;

  test('MAGE of the 18 segments with known excursions, up, down, and both', () => {
    const trace = rowsOf('iglu_example_5_subject.csv').map(sampleOf);
    const truth = rowsOf('mage_ground_truth.csv');
    expect(truth).toHaveLength(SEGMENTS.length);
    for (const [index, [first, last]] of SEGMENTS.entries()) {
      const mage = meanAmplitudeOfExcursions(trace.slice(first - 1, last), 'UTC');
      expect(mage.upMgdl).toBeCloseTo(Number(truth[index]?.['mage_plus']), 9);
      expect(mage.downMgdl).toBeCloseTo(Number(truth[index]?.['mage_minus']), 9);
      expect(mage.meanMgdl).toBeCloseTo(Number(truth[index]?.['mage_avg']), 9);
    }
  });
});
