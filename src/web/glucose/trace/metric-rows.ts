import { TIGHT_RANGE_MGDL, TIME_IN_RANGE_MGDL } from '#domain/glucose/time-in-bands.ts';
import type { GlucoseMetrics } from '#domain/glucose/glucose-metrics.ts';
import type { GlucoseUnit } from '#domain/glucose-import/file-value.ts';
import { countText } from '#web/lib/format.ts';
import { formatGlucose, formatPercent, formatRange } from '#domain/glucose/glucose-text.ts';

/** One statistic of a period, its meaning in plain words, and its source. */
export interface MetricRow {
  readonly name: string;
  readonly value: string;
  readonly unit?: string;
  readonly why: string;
  readonly source?: { readonly name: string; readonly url: string };
}

const doi = (name: string, id: string) => ({ name, url: `https://doi.org/${id}` });

const BATTELINO = doi('Battelino 2019', '10.2337/dci19-0028');
const SHAH = doi('Shah 2019', '10.1210/jc.2018-02763');
const KOVATCHEV = doi('Kovatchev 2006', '10.2337/dc06-1085');

/** The lowest and highest readings, or the only one if they show the same. */
const extremesOf = (
  { lowestMgdl, highestMgdl }: GlucoseMetrics['readings'],
  unit: GlucoseUnit,
): Set<string> => new Set([formatGlucose(lowestMgdl, unit), formatGlucose(highestMgdl, unit)]);

/** "864 readings from 68 to 193 mg/dL, 98% of them within 70–180 mg/dL." */
export function readingsText({ readings }: GlucoseMetrics, unit: GlucoseUnit): string {
  const { count, bands } = readings;
  const [lowest, highest] = extremesOf(readings, unit);
  const range = formatRange(...TIME_IN_RANGE_MGDL, unit);
  if (count === 1)
    return `1 reading: ${lowest} ${unit}, ${bands.inRangePercent > 0 ? 'within' : 'outside'} ${range}.`;
  const span = highest === undefined ? `of ${lowest} ${unit}` : `from ${lowest} to ${highest} ${unit}`;
  return `${countText(count, 'reading')} ${span}, ${formatPercent(bands.inRangePercent)} of them within ${range}.`;
}

/** What a single reading doesn't have. */
function severalRows(readings: GlucoseMetrics['readings'], unit: GlucoseUnit): readonly MetricRow[] {
  return [
    {
      name: 'Median',
      value: formatGlucose(readings.medianMgdl, unit),
      unit,
      why: 'Half of the readings are below the median and half are above it. A few peaks don’t change it much.',
    },
    {
      name: 'Lowest and highest',
      value: [...extremesOf(readings, unit)].join(' – '),
      unit,
      why: 'The lowest and highest readings in this period.',
    },
  ];
}

function readingRows({ readings, activePercent }: GlucoseMetrics, unit: GlucoseUnit): readonly MetricRow[] {
  return [
    {
      name: `In ${formatRange(...TIGHT_RANGE_MGDL, unit)}`,
      value: formatPercent(readings.tightRangePercent),
      why: 'The tight range. Healthy adults spend about 96% of their time in it.',
      source: SHAH,
    },
    ...(readings.count === 1 ? [] : severalRows(readings, unit)),
    ...(activePercent === undefined
      ? []
      : [
          {
            name: 'Sensor active',
            value: formatPercent(activePercent),
            why: 'How much of the time the sensor recorded readings. At 70% or higher, a period’s statistics are reliable.',
            source: BATTELINO,
          },
        ]),
  ];
}

interface Computed {
  readonly name: string;
  readonly value: number | undefined;
  readonly format: (value: number) => string;
  readonly unit?: string;
  readonly why: string;
  readonly source: { readonly name: string; readonly url: string };
}

const tenth = (value: number): string => value.toFixed(1);

function spreadRows(
  {
    sdMgdl,
    cvPercent,
    mage,
    moddMgdl,
    conga1Mgdl,
    conga4Mgdl,
    conga24Mgdl,
    gvpPercent,
  }: NonNullable<GlucoseMetrics['period']>,
  unit: GlucoseUnit,
): readonly Computed[] {
  const glucose = (value: number): string => formatGlucose(value, unit);
  const conga = doi('McDonnell 2005', '10.1089/dia.2005.7.253');
  return [
    {
      name: 'Standard deviation',
      value: sdMgdl,
      format: glucose,
      unit,
      why: 'How far readings usually are from the average.',
      source: BATTELINO,
    },
    {
      name: 'Variation (CV)',
      value: cvPercent,
      format: tenth,
      unit: '%',
      why: 'The standard deviation as a percentage of the average. In healthy adults it’s about 17%. In people with diabetes, up to 36% is considered stable.',
      source: BATTELINO,
    },
    {
      name: 'Typical swing (MAGE)',
      value: mage.meanMgdl,
      format: glucose,
      unit,
      why: 'The average size of your larger rises and falls, mostly after meals. Only those over one standard deviation count.',
      source: doi('Fernandes 2022', '10.1177/19322968211061165'),
    },
    {
      name: 'Day to day (MODD)',
      value: moddMgdl,
      format: glucose,
      unit,
      why: 'How much your glucose differs from the same time the day before. A low number means your days are similar.',
      source: doi('Service and Nelson 1980', '10.2337/diacare.3.1.58'),
    },
    ...(
      [
        ['hour', conga1Mgdl],
        ['4 hours', conga4Mgdl],
        ['24 hours', conga24Mgdl],
      ] as const
    ).map(([span, value]) => ({
      name: `Change within ${span === 'hour' ? 'an hour' : span} (CONGA)`,
      value,
      format: glucose,
      unit,
      why: `How much readings differ when taken ${span === 'hour' ? 'an hour' : span} apart.`,
      source: conga,
    })),
    {
      name: 'Trace length (GVP)',
      value: gvpPercent,
      format: tenth,
      unit: '%',
      why: 'How much longer your glucose line is than a flat line would be. Up to 20% is low, and above 50% is very high.',
      source: doi('Peyser 2018', '10.1089/dia.2017.0187'),
    },
  ];
}

function riskRows(period: NonNullable<GlucoseMetrics['period']>): readonly Computed[] {
  const { gmiPercent, ea1cPercent, jIndex, lbgi, hbgi, gri, griZone } = period;
  return [
    {
      name: 'GMI',
      value: gmiPercent,
      format: tenth,
      unit: '%',
      why: 'What a lab A1c would be for most people with this average. Yours can differ by half a point.',
      source: doi('Bergenstal 2018', '10.2337/dc18-1581'),
    },
    {
      name: 'Estimated A1c',
      value: ea1cPercent,
      format: tenth,
      unit: '%',
      why: 'An A1c estimate based on an older three-month study. If it differs from GMI, GMI is the better fit for sensor data.',
      source: doi('Nathan 2008', '10.2337/dc08-0545'),
    },
    {
      name: 'Risk of lows (LBGI)',
      value: lbgi,
      format: tenth,
      why: 'The lower the reading, the more it counts. Risk is minimal up to 1.1, low up to 2.5, moderate up to 5 and high above that.',
      source: KOVATCHEV,
    },
    {
      name: 'Risk of highs (HBGI)',
      value: hbgi,
      format: tenth,
      why: 'The higher the reading, the more it counts. Below 4.5 is low, and above 9 is high.',
      source: KOVATCHEV,
    },
    {
      name: 'Glycemia risk index',
      value: gri,
      format: (value) => `${tenth(value)}, zone ${griZone}`,
      why: 'Lows and highs in one number from 0 (best) to 100, designed for people with diabetes. Zone A (0 to 20) is the best of five zones.',
      source: doi('Klonoff 2022', '10.1177/19322968221085273'),
    },
    {
      name: 'J-index',
      value: jIndex,
      format: tenth,
      why: 'Average and spread in one number. Between 10 and 20 is ideal, and above 40 means very poor control.',
      source: doi('Wojcicki 1995', '10.1055/s-2007-979906'),
    },
  ];
}

/** All statistics of a period; those that need more readings say so. */
export function metricRows(metrics: GlucoseMetrics, unit: GlucoseUnit): readonly MetricRow[] {
  const { period } = metrics;
  const computed = period ? [...spreadRows(period, unit), ...riskRows(period)] : [];
  return [
    ...readingRows(metrics, unit),
    ...computed.map(({ value, format, unit: own, ...rest }) => ({
      ...rest,
      value: value === undefined ? 'Unknown' : format(value),
      ...(own !== undefined && value !== undefined ? { unit: own } : {}),
    })),
  ];
}
