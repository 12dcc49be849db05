import { formatGlucose, formatPercent, formatRange } from '#domain/glucose/glucose-text.ts';
import { TIME_IN_RANGE_MGDL } from '#domain/glucose/time-in-bands.ts';
import { withUnit } from '#domain/numbers/with-unit.ts';
import { capitalized } from '#domain/words/first-letter.ts';
import { bloodSentence, flagText, referenceText } from './blood-words.ts';
import {
  averageOfText,
  needsSentence,
  rankedLimits,
  rankedNeeds,
  type NeedSummary,
} from './nutrition-words.ts';
import { REPORT_SECTIONS, type ReportSection } from './report-metrics.ts';
import type { ReportUnits } from './figure-summary.ts';
import {
  amountText,
  clinicianSentence,
  figureChangeText,
  figureSentence,
  intervalText,
  rankedChanges,
  valueText,
} from './report-words.ts';
import type { SharedSection, SharedSource, SharedTable } from './shared-source.ts';

interface SharedWords {
  readonly units: ReportUnits;
  readonly dayText: (date: string) => string;
}

export const SECTION_NAMES: Readonly<Record<ReportSection, string>> = {
  nutrition: 'Nutrition',
  body: 'Body',
  sleep: 'Sleep',
  stress: 'Stress',
  movement: 'Movement',
  fasting: 'Fasting',
  hydration: 'Hydration',
  glucose: 'Glucose',
  blood: 'Blood and bio-age',
};

const BEFORE = 'the previous period';

function figuresTable(
  figures: SharedSource['figures'],
  { before }: SharedSource,
  units: ReportUnits,
): SharedTable {
  // Without a figure from before, three columns would say “No data” in every row.
  const compared = before !== null && figures.some((figure) => figure.before);
  return {
    name: 'Averages',
    head: ['Average', 'Now', 'Days', ...(compared ? ['Before', 'Change', '95% interval'] : [])],
    rows: figures.map((figure) => [
      capitalized(figure.label.replace(/ intake$/, '')),
      figure.now ? valueText(figure.now.value, figure, units) : 'No data',
      String(figure.now?.days ?? 0),
      ...(compared
        ? [
            figure.before ? valueText(figure.before.value, figure, units) : 'No data',
            figureChangeText(figure, units),
            figure.change ? intervalText(figure.change, figure, units) : 'Not enough days',
          ]
        : []),
    ]),
  };
}

function needsTable({ figures, nutrition, completeDays }: SharedSource, units: ReportUnits): SharedTable {
  const needs = nutrition?.needs ?? [];
  const row = (need: NeedSummary, aim: number, word: string): readonly string[][] => {
    const figure = figures.find(({ metric }) => metric === need.nutrient);
    if (!figure || aim <= 0) return [];
    return [
      [
        capitalized(figure.label.replace(/ intake$/, '')),
        amountText(need.average, figure, units),
        `${amountText(aim, figure, units)} ${word}`,
        `${Math.round((100 * need.average) / aim)}%`,
      ],
    ];
  };
  return {
    name: 'Needs and limits',
    head: ['Per day', 'Average', 'Need or limit', '%'],
    note: averageOfText(completeDays),
    rows: [
      ...rankedNeeds(needs).flatMap((need) => row(need, need.need?.amount ?? 0, 'need')),
      ...rankedLimits(needs).flatMap((need) => row(need, need.limit, 'limit')),
    ],
  };
}

function nutritionParts(source: SharedSource, { units, dayText }: SharedWords): Omit<SharedSection, 'title'> {
  const { nutrition, figures, range } = source;
  if (!nutrition) return { findings: [], tables: [] };
  const nameOf = (nutrient: string): string =>
    (figures.find(({ metric }) => metric === nutrient)?.label ?? nutrient).replace(/ intake$/, '');
  const foods = nutrition.topFoods.map(({ name, energyKcal, sharePercent }) => [
    name,
    valueText(energyKcal, { unit: 'kcal', decimals: 0 }, units),
    `${Math.round(sharePercent)}%`,
  ]);
  return {
    findings: nutrition.needs.length > 0 ? [needsSentence(nutrition.needs, nameOf)] : [],
    tables: [
      needsTable(source, units),
      {
        name: 'Top sources of calories',
        head: ['Food', 'Per day', 'Share of calories'],
        rows: foods,
        note: averageOfText(
          nutrition.sourceDays,
          nutrition.sourcesFrom > range.from ? dayText(nutrition.sourcesFrom) : undefined,
        ),
      },
    ],
  };
}

function glucoseParts({ glucose }: SharedSource, { units }: SharedWords): Omit<SharedSection, 'title'> {
  if (!glucose) return { findings: [], tables: [] };
  const { glucose: unit } = units;
  const say = (mgdl: number): string => formatGlucose(mgdl, unit);
  const range = formatRange(...TIME_IN_RANGE_MGDL, unit);
  return {
    findings: [`${formatPercent(glucose.inRangePercent)} of readings are in range (${range}).`],
    tables: [
      {
        name: 'All readings',
        head: [
          'All readings',
          'In range',
          'Below',
          'Above',
          `Average, ${unit}`,
          'GMI',
          'CV',
          'Lowest',
          'Highest',
        ],
        rows: [
          [
            `${glucose.days} ${glucose.days === 1 ? 'day' : 'days'}`,
            formatPercent(glucose.inRangePercent),
            formatPercent(glucose.belowPercent),
            formatPercent(glucose.abovePercent),
            say(glucose.meanMgdl),
            glucose.gmiPercent === null ? 'No sensor' : `${glucose.gmiPercent.toFixed(1)}%`,
            glucose.cvPercent === null ? '' : `${Math.round(glucose.cvPercent)}%`,
            say(glucose.lowestMgdl),
            say(glucose.highestMgdl),
          ],
        ],
      },
    ],
  };
}

const CENSORED = { lt: '< ', gt: '> ' } as const;

function bloodParts({ blood }: SharedSource, { dayText }: SharedWords): Omit<SharedSection, 'title'> {
  if (!blood) return { findings: [], tables: [] };
  const markers = blood.markers.map((row) => [
    row.name,
    ...row.values.map((value) =>
      value
        ? [
            `${value.censored ? CENSORED[value.censored] : ''}${value.value.toFixed(row.decimals)}`,
            flagText(value.flag),
          ]
            .filter(Boolean)
            .join(', ')
        : '',
    ),
    withUnit(referenceText(row.reference, row.decimals), row.unit),
  ]);
  const ages = blood.bioAge.map(({ finishedOn, bioAgeYears, lowYears, highYears, ageYears }) => [
    dayText(finishedOn),
    bioAgeYears.toFixed(1),
    `${Math.round(lowYears)} to ${Math.round(highYears)}`,
    String(Math.round(ageYears)),
  ]);
  return {
    findings: blood.markers.length > 0 ? [bloodSentence(blood.markers)] : [],
    tables: [
      { name: 'Blood tests', head: ['Marker', ...blood.dates.map(dayText), 'Range'], rows: markers },
      { name: 'Bio-age', head: ['Assessment', 'Bio-age', 'Likely range', 'Age'], rows: ages },
    ],
  };
}

const PARTS: Partial<
  Record<ReportSection, (source: SharedSource, words: SharedWords) => Omit<SharedSection, 'title'>>
> = { nutrition: nutritionParts, glucose: glucoseParts, blood: bloodParts };

function sectionOf(section: ReportSection, source: SharedSource, words: SharedWords): SharedSection {
  const { units } = words;
  const figures = source.figures.filter((figure) => figure.section === section);
  const more = PARTS[section]?.(source, words) ?? { findings: [], tables: [] };
  const [first] = figures.filter(({ now }) => now !== null);
  const sentence = first ? figureSentence(first, units, source.before === null ? undefined : BEFORE) : '';
  const tables = [...more.tables, figuresTable(figures, source, units)].filter(({ rows }) => rows.length > 0);
  const findings = [sentence, ...more.findings].filter(Boolean);
  return {
    title: SECTION_NAMES[section],
    findings: tables.length === 0 ? ['No data in this range.'] : findings,
    tables,
  };
}

/** A report as text for a reader without an account: changes first, then the shared sections. */
export function sharedSections(
  source: SharedSource,
  sections: readonly ReportSection[],
  words: SharedWords,
): readonly SharedSection[] {
  const ranked = source.before === null ? [] : rankedChanges(source.figures);
  const changes: SharedSection = {
    title: 'What changed',
    findings: [clinicianSentence(source.figures, words.units)],
    tables: [
      {
        name: 'What changed',
        head: ['Average', 'Before', 'Now', 'Change', '95% interval', 'Certainty'],
        rows: ranked.map((figure) => [
          capitalized(figure.label),
          figure.before ? valueText(figure.before.value, figure, words.units) : '',
          figure.now ? valueText(figure.now.value, figure, words.units) : '',
          figureChangeText(figure, words.units),
          intervalText(figure.change, figure, words.units),
          capitalized(figure.change.certainty),
        ]),
      },
    ],
  };
  return [
    ...(ranked.length > 0 ? [changes] : []),
    ...REPORT_SECTIONS.filter((section) => sections.includes(section)).map((section) =>
      sectionOf(section, source, words),
    ),
  ];
}
