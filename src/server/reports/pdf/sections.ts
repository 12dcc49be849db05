import { formatGlucose, formatLimit, formatPercent } from '#domain/glucose/glucose-text.ts';
import { TIME_IN_RANGE_MGDL } from '#domain/glucose/time-in-bands.ts';
import { flagText, isOutside, referenceText } from '#domain/reports/blood-words.ts';
import { rankedLimits, rankedNeeds } from '#domain/reports/nutrition-words.ts';
import { amountText } from '#domain/reports/report-words.ts';
import { capitalized } from '#domain/words/first-letter.ts';
import { profileChart } from './charts.ts';
import type { Cell } from './cells.ts';
import type { Paper } from './paper.ts';
import type { PdfPart } from './report-file.ts';
import { counted } from '#domain/words/plural.ts';
import { withUnit } from '#domain/numbers/with-unit.ts';

const DAY = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});
/** "Oct 31, 2026". */
export const dayText = (date: string): string => DAY.format(new Date(date));
/** A cell that stands out if it needs attention. */
export const bold = (text: string, isBold: boolean): Cell => (isBold ? { text, isBold } : text);

/** The font has no superscript six. */
const writtenUnit = (unit: string): string => unit.replace('10³', 'thousand').replace('10⁶', 'million');

const MAX_MARKERS = 14;
const MAX_NEEDS = 5;

/** The latest two draws with their ranges; values out of range first. */
export function bloodTable(paper: Paper, { report }: PdfPart, isFull: boolean): void {
  const { blood } = report;
  if (!blood || blood.markers.length === 0) return;
  const dates = blood.dates.slice(-2);
  const newest = (row: (typeof blood.markers)[number]) => row.values.findLast((value) => value !== null);
  const outside = blood.markers.filter((row) => isOutside(newest(row)?.flag ?? null));
  const others = blood.markers.filter((row) => !outside.includes(row));
  const rows = isFull ? blood.markers : [...outside, ...others].slice(0, MAX_MARKERS);
  paper.heading(
    'Blood tests',
    `${outside.length} out of range${rows.length < blood.markers.length ? `, ${blood.markers.length - rows.length} more not shown` : ''}`,
  );
  paper.table(
    [
      { name: 'Marker', share: 0.32 },
      ...dates.map((date) => ({ name: dayText(date), share: 0.15, isRight: true })),
      { name: '', share: 0.14 },
      { name: 'Range', share: 0.24 },
    ],
    rows.map((row) => {
      const flag = newest(row)?.flag ?? null;
      const values = row.values.slice(-2).map((value, index, { length }) => {
        const sign = value?.censored === 'lt' ? '< ' : value?.censored === 'gt' ? '> ' : '';
        return bold(
          value ? sign + value.value.toFixed(row.decimals) : '',
          index === length - 1 && isOutside(flag),
        );
      });
      return [
        row.name,
        ...values,
        bold(flagText(flag), isOutside(flag)),
        withUnit(referenceText(row.reference, row.decimals), writtenUnit(row.unit)),
      ];
    }),
  );
}

/** Averages compared with targets, needs and limits. */
export function intakeTable(paper: Paper, { report, subject: { units } }: PdfPart, isFull: boolean): void {
  const { nutrition, figures, completeDays, dayCount, targets } = report;
  if (!nutrition || nutrition.needs.length === 0) return;
  const macros = nutrition.needs.filter(({ need }) => need?.kind === 'target');
  const needs = rankedNeeds(nutrition.needs);
  const limits = rankedLimits(nutrition.needs);
  const rows = [
    ...macros.map((row) => ({ row, aim: row.need?.amount ?? 0, word: 'target', isBold: false })),
    ...needs
      .filter(({ nutrient }) => !macros.some((macro) => macro.nutrient === nutrient))
      .slice(0, isFull ? undefined : MAX_NEEDS)
      .map((row) => ({ row, aim: row.need?.amount ?? 0, word: 'need', isBold: row.percent < 80 })),
    ...limits
      .slice(0, isFull ? undefined : 2)
      .map((row) => ({ row, aim: row.limit, word: 'limit', isBold: row.isOver })),
  ];
  paper.heading('Nutrition', `${completeDays} of ${counted(dayCount, 'day')} with a complete food log`);
  const energy = targets.find(({ metric }) => metric === 'energyKcal');
  if (energy)
    paper.paragraph(
      `Calories were within 10% of the target on ${energy.days.filter(({ isOn }) => isOn).length} of ${counted(energy.days.length, 'complete day')}.`,
    );
  paper.table(
    [
      { name: 'Average per day', share: 0.3 },
      { name: 'Amount', share: 0.2, isRight: true },
      { name: 'Target, need or limit', share: 0.24, isRight: true },
      { name: '%', share: 0.1, isRight: true },
      { name: 'Top source', share: 0.16 },
    ],
    rows.flatMap(({ row, aim, word, isBold }) => {
      const figure = figures.find(({ metric }) => metric === row.nutrient);
      if (!figure || aim <= 0) return [];
      return [
        [
          capitalized(figure.label.replace(/ intake$/, '')),
          amountText(row.average, figure, units),
          `${amountText(aim, figure, units)} ${word}`,
          bold(`${Math.round((100 * row.average) / aim)}%`, isBold),
          row.topSource ?? '',
        ],
      ];
    }),
  );
}

/** Time in range and the profile of the day. */
export function glucose(paper: Paper, { report: { glucose: part, dayCount }, subject }: PdfPart): void {
  if (!part) return;
  const unit = subject.units.glucose;
  const [low, high] = TIME_IN_RANGE_MGDL.map((limit) => formatLimit(limit, unit));
  const say = (mgdl: number): string => formatGlucose(mgdl, unit);
  // The chart is on the page of its heading.
  paper.heading(
    'Glucose profile',
    `${part.days} of ${counted(dayCount, 'day')}, ${unit}`,
    part.profile.length > 0 ? 220 : undefined,
  );
  paper.table(
    [
      { name: 'Figure', share: 0.16 },
      { name: `In range, ${low}–${high}`, share: 0.16, isRight: true },
      { name: `Below ${low}`, share: 0.12, isRight: true },
      { name: `Above ${high}`, share: 0.12, isRight: true },
      { name: 'Average', share: 0.12, isRight: true },
      { name: 'GMI', share: 0.1, isRight: true },
      { name: 'CV', share: 0.08, isRight: true },
      { name: 'Lowest, highest', share: 0.14, isRight: true },
    ],
    [
      [
        'All readings',
        { text: formatPercent(part.inRangePercent), isBold: true },
        formatPercent(part.belowPercent),
        formatPercent(part.abovePercent),
        say(part.meanMgdl),
        part.gmiPercent === null ? 'No sensor' : `${part.gmiPercent.toFixed(1)}%`,
        part.cvPercent === null ? '' : `${Math.round(part.cvPercent)}%`,
        `${say(part.lowestMgdl)}, ${say(part.highestMgdl)}`,
      ],
    ],
  );
  if (part.profile.length > 0)
    paper.paragraph('Line: median. Gray: middle 50% of days. Dashed: middle 90% of days.', { size: 8.5 });
  profileChart(paper, part, unit);
}
