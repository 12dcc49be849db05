import { untilToday } from '#domain/time/day-range.ts';
import { siteName } from '#server/core/site-name.ts';
import type { Associations } from '#contract/reports/associations.ts';
import { associationSentence, testedSentence } from '#domain/reports/associations/association-words.ts';
import { bloodSentence } from '#domain/reports/blood-words.ts';
import { figureAxis } from '#domain/reports/figure-axis.ts';
import { needsSentence } from '#domain/reports/nutrition-words.ts';
import { qualityText } from '#domain/reports/quality-words.ts';
import { REPORT_SECTIONS } from '#domain/reports/report-metrics.ts';
import type { ReportUnits } from '#domain/reports/figure-summary.ts';
import {
  clinicianSentence,
  figureChangeText,
  intervalText,
  rankedChanges,
  valueText,
} from '#domain/reports/report-words.ts';
import { capitalized } from '#domain/words/first-letter.ts';
import { backgroundLines } from '#server/reports/background.ts';
import { dotsChart } from './charts.ts';
import { ROW } from './cells.ts';
import { Paper } from './paper.ts';
import { bloodTable, bold, dayText, glucose, intakeTable } from './sections.ts';
import type { ReportFile, PdfPart } from './report-file.ts';

const SHORT = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const shortDay = (date: string): string => SHORT.format(new Date(date));

const MAX_CHANGES = 6;
const MAX_INTERACTIONS = 4;

function attention({ report, subject: { units } }: PdfPart): readonly string[] {
  const { blood, nutrition, figures } = report;
  const nameOf = (nutrient: string): string =>
    (figures.find(({ metric }) => metric === nutrient)?.label ?? nutrient).replace(/ intake$/, '');
  return [
    ...(blood && blood.markers.length > 0 ? [bloodSentence(blood.markers)] : []),
    ...(nutrition && nutrition.needs.length > 0 ? [needsSentence(nutrition.needs, nameOf)] : []),
    ...(report.before ? [clinicianSentence(figures, units)] : []),
  ];
}

function changesTable(paper: Paper, { report, subject: { units } }: PdfPart): void {
  const ranked = rankedChanges(report.figures).slice(0, MAX_CHANGES);
  if (!report.before || ranked.length === 0) return;
  const before = `${shortDay(report.before.from)} – ${shortDay(report.before.to)}`;
  paper.heading(`What changed compared with ${before}`, 'Bold: more than chance would explain');
  paper.table(
    [
      { name: 'Average', share: 0.28 },
      { name: 'Before', share: 0.17, isRight: true },
      { name: 'Now', share: 0.17, isRight: true },
      { name: 'Change', share: 0.16, isRight: true },
      { name: '95% interval', share: 0.22, isRight: true },
    ],
    ranked.map((figure) => [
      capitalized(figure.label),
      figure.before ? valueText(figure.before.value, figure, units) : '',
      figure.now ? valueText(figure.now.value, figure, units) : '',
      bold(figureChangeText(figure, units), figure.change.certainty !== 'low'),
      intervalText(figure.change, figure, units),
    ]),
  );
}

function weight(paper: Paper, { report, subject: { units } }: PdfPart): void {
  const figure = report.figures.find(({ metric }) => metric === 'weightKg');
  if (!figure?.now) return;
  const axis = figureAxis(figure, figure.now.value, units);
  const change = figure.change
    ? ` ${figureChangeText(figure, units)} from the previous period (95% interval ${intervalText(figure.change, figure, units)}).`
    : '';
  paper.heading(
    'Weight',
    `${axis.unit}, ${figure.now.days} ${figure.now.days === 1 ? 'weigh-in' : 'weigh-ins'}`,
    120,
  );
  const said = `Average ${valueText(figure.now.value, figure, units)}.${change}`;
  paper.paragraph(said);
  dotsChart(paper, figure.points, {
    description: `Weigh-ins, ${axis.unit}. ${said}`,
    convert: axis.at,
    nameOf: shortDay,
  });
}

function everyFigure(paper: Paper, { report, subject: { units } }: PdfPart): void {
  for (const section of REPORT_SECTIONS.filter((each) => each !== 'nutrition')) {
    const figures = report.figures.filter((figure) => figure.section === section);
    if (figures.length === 0) continue;
    // A section stays on one page.
    paper.heading(capitalized(section === 'blood' ? 'longevity' : section), '', ROW * (figures.length + 1));
    paper.table(
      [
        { name: 'Average', share: 0.25 },
        { name: 'Now', share: 0.14, isRight: true },
        { name: 'Days', share: 0.07, isRight: true },
        ...(report.before
          ? [
              { name: 'Before', share: 0.14, isRight: true },
              { name: 'Change', share: 0.16, isRight: true },
              { name: '95% interval', share: 0.24, isRight: true },
            ]
          : []),
      ],
      figures.map((figure) => [
        capitalized(figure.label),
        figure.now ? valueText(figure.now.value, figure, units) : 'No data',
        String(figure.now?.days ?? 0),
        ...(report.before
          ? [
              figure.before ? valueText(figure.before.value, figure, units) : '',
              figureChangeText(figure, units),
              figure.change ? intervalText(figure.change, figure, units) : '',
            ]
          : []),
      ]),
    );
  }
}

function associationList(
  paper: Paper,
  { found, unclear, thin, from, to, tests }: Associations,
  units: ReportUnits,
): void {
  paper.heading(
    'Associations',
    `${shortDay(from)} – ${shortDay(to)}, ${tests} ${tests === 1 ? 'test' : 'tests'}`,
  );
  paper.paragraph(testedSentence({ found: found.length, unclear: unclear.length, thin: thin.length }));
  if (found.length > 0) {
    paper.list(found.flatMap((each) => associationSentence(each, units) ?? []));
    paper.paragraph('A link doesn’t prove that one causes the other. Something else may be affecting both.', {
      size: 8.5,
    });
  }
  if (unclear.length > 0) paper.paragraph(`No clear link: ${unclear.join(', ')}.`, { size: 8.5 });
  if (thin.length > 0) paper.paragraph(`Not enough days: ${thin.join(', ')}.`, { size: 8.5 });
}

/** A report as a tagged PDF: a summary for a clinician, or everything. */
export function reportPdf({
  report,
  associations,
  subject,
  size,
  isFull,
  hasBackground,
  madeAt,
}: ReportFile): Promise<Buffer> {
  const part = { report, subject };
  const { to: last } = untilToday(report.range, report.today);
  const name = isFull ? 'Health report' : 'Health summary';
  const paper = new Paper({
    size,
    title: `${name} for ${subject.name}`,
    foot: `${siteName()} · ${name} · ${subject.name}`,
    madeAt,
  });
  paper.title(name, [
    `${subject.name}, ${subject.ageYears}, ${subject.sex}`,
    `${dayText(report.range.from)} – ${dayText(last)}. Prepared ${dayText(report.today)}.`,
  ]);
  const points = attention(part);
  if (points.length > 0) {
    paper.heading('Highlights');
    paper.list(points);
  }
  if (hasBackground) {
    paper.heading('Goals, medications and supplements');
    for (const line of backgroundLines(subject, isFull ? undefined : MAX_INTERACTIONS)) paper.paragraph(line);
  }
  weight(paper, part);
  bloodTable(paper, part, isFull);
  if (!isFull && (report.glucose ?? report.nutrition)) paper.doc.addPage();
  glucose(paper, part);
  intakeTable(paper, part, isFull);
  changesTable(paper, part);
  if (isFull) everyFigure(paper, part);
  if (isFull && associations) associationList(paper, associations, subject.units);
  paper.heading('How to read this');
  const { completeDays, dayCount, nutrition } = report;
  paper.paragraph(qualityText({ completeDays, dayCount, hasFood: nutrition !== null }), { size: 8.5 });
  return paper.finish();
}
