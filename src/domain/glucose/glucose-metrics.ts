import { meanOf, quantileOf, sdOf, sortedPresent } from '#domain/numbers/statistics.ts';
import { sensorActivity } from './sensor-activity.ts';
import { highBloodGlucoseIndex, lowBloodGlucoseIndex } from '#domain/glucose/formulas/blood-glucose-risk.ts';
import { continuousOverallNetAction } from '#domain/glucose/formulas/continuous-overall-net-action.ts';
import { estimatedA1c } from '#domain/glucose/formulas/estimated-a1c.ts';
import { glucoseGrid } from './glucose-grid.ts';
import { glucoseManagementIndicator } from '#domain/glucose/formulas/glucose-management-indicator.ts';
import { glycemiaRiskIndex, riskZone, type RiskZone } from '#domain/glucose/formulas/glycemia-risk-index.ts';
import { glycemicVariabilityPercentage } from '#domain/glucose/formulas/glycemic-variability-percentage.ts';
import { jIndex } from '#domain/glucose/formulas/j-index.ts';
import { meanAmplitudeOfExcursions, type Mage } from '#domain/glucose/formulas/mage.ts';
import { meanOfDailyDifferences } from '#domain/glucose/formulas/mean-of-daily-differences.ts';
import { percentWithin, timeInBands, type TimeInBands, TIGHT_RANGE_MGDL } from './time-in-bands.ts';
import { withheldFigures, type MetricFamily, type WithheldReason } from './withheld-figures.ts';
import { tidySamples } from './tidy-samples.ts';
import type { Zones } from './local-days.ts';
import type { GlucoseOrigin, GlucoseSample } from './reading.ts';

export interface MetricsOptions {
  readonly origin: GlucoseOrigin;
  readonly zones: Zones;
}

/** Figures for any set of readings. */
export interface ReadingFigures {
  readonly count: number;
  readonly meanMgdl: number;
  readonly medianMgdl: number;
  readonly lowestMgdl: number;
  readonly highestMgdl: number;
  /** Shares of readings. They are shares of time if the period figures are present. */
  readonly bands: TimeInBands;
  /** 70–140 mg/dL. */
  readonly tightRangePercent: number;
}

/** Figures for a period measured by a sensor. Undefined if the readings don't allow one. */
export interface PeriodFigures {
  readonly sdMgdl: number | undefined;
  readonly cvPercent: number | undefined;
  readonly gmiPercent: number;
  readonly ea1cPercent: number;
  readonly jIndex: number | undefined;
  readonly lbgi: number | undefined;
  readonly hbgi: number | undefined;
  readonly gri: number;
  readonly griZone: RiskZone;
  readonly mage: Mage;
  readonly moddMgdl: number | undefined;
  readonly conga1Mgdl: number | undefined;
  readonly conga4Mgdl: number | undefined;
  readonly conga24Mgdl: number | undefined;
  readonly gvpPercent: number | undefined;
}

/** Figures of a period, with the reasons for the ones withheld. */
export interface GlucoseMetrics {
  readonly readings: ReadingFigures;
  /** Days from the first to the last reading; 0 for a single reading. */
  readonly periodDays: number;
  /** Percentage of time that the sensor measured; undefined for fingersticks. */
  readonly activePercent: number | undefined;
  readonly withheld: Readonly<Record<MetricFamily, WithheldReason | undefined>>;
  /** Undefined if `withheld.period` gives a reason. */
  readonly period: PeriodFigures | undefined;
}

/**
 * Metrics on the glucose screen, from readings (mg/dL) in any order. Takes about 15 ms for 90 days of sensor readings.
 * Leaves out what the consensus says not to report for so few readings.
 * @returns undefined without readings
 */
export function glucoseMetrics(
  samples: readonly GlucoseSample[],
  { origin, zones }: MetricsOptions,
): GlucoseMetrics | undefined {
  const tidy = tidySamples(samples);
  const readings = readingFigures(tidy.map(({ glucoseMgdl }) => glucoseMgdl));
  if (!readings) return undefined;
  const activity = sensorActivity(tidy);
  const periodDays = activity?.periodDays ?? 0;
  const activePercent = activity?.activePercent ?? 0;
  const withheld = withheldFigures({ origin, readings: tidy.length, periodDays, activePercent });
  return {
    readings,
    periodDays,
    activePercent: origin === 'sensor' ? activity?.activePercent : undefined,
    withheld,
    period: withheld.period === undefined ? periodFigures(tidy, readings, zones) : undefined,
  };
}

function readingFigures(values: readonly number[]): ReadingFigures | undefined {
  const sorted = sortedPresent(values);
  const [meanMgdl, medianMgdl, bands] = [meanOf(values), quantileOf(sorted, 0.5), timeInBands(values)];
  const [lowestMgdl, highestMgdl, tightRangePercent] = [
    sorted[0],
    sorted.at(-1),
    percentWithin(values, ...TIGHT_RANGE_MGDL),
  ];
  if (meanMgdl === undefined || medianMgdl === undefined || bands === undefined) return undefined;
  if (lowestMgdl === undefined || highestMgdl === undefined || tightRangePercent === undefined) {
    return undefined;
  }
  return {
    count: values.length,
    meanMgdl,
    medianMgdl,
    lowestMgdl,
    highestMgdl,
    bands,
    tightRangePercent,
  };
}

function periodFigures(
  tidy: readonly GlucoseSample[],
  { meanMgdl, bands }: ReadingFigures,
  zones: Zones,
): PeriodFigures {
  const values = tidy.map(({ glucoseMgdl }) => glucoseMgdl);
  const grid = glucoseGrid(tidy, zones);
  const sdMgdl = sdOf(values);
  const gri = glycemiaRiskIndex(bands);
  return {
    sdMgdl,
    cvPercent: sdMgdl === undefined ? undefined : (100 * sdMgdl) / meanMgdl,
    gmiPercent: glucoseManagementIndicator(meanMgdl),
    ea1cPercent: estimatedA1c(meanMgdl),
    jIndex: sdMgdl === undefined ? undefined : jIndex(meanMgdl, sdMgdl),
    lbgi: lowBloodGlucoseIndex(values),
    hbgi: highBloodGlucoseIndex(values),
    gri,
    griZone: riskZone(gri),
    mage: meanAmplitudeOfExcursions(tidy, zones, grid),
    moddMgdl: grid && meanOfDailyDifferences(grid),
    conga1Mgdl: grid && continuousOverallNetAction(grid, 1),
    conga4Mgdl: grid && continuousOverallNetAction(grid, 4),
    conga24Mgdl: grid && continuousOverallNetAction(grid, 24),
    gvpPercent: grid && glycemicVariabilityPercentage(grid),
  };
}
