import type { ReportSection } from '#domain/reports/report-metrics.ts';
import { SECTION_NAMES } from '#domain/reports/shared-report.ts';
import { figureChangeText, figureSentence, intervalText, valueText } from '#domain/reports/report-words.ts';
import { capitalized } from '#domain/words/first-letter.ts';
import { countText } from '#web/lib/format.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { CertaintyMeter } from './change-plot.tsx';
import { FigureChart } from './figure-chart.tsx';
import { beforeName, type ReportPartProps } from './report-view.ts';
import classes from './reports.module.css';

/** With fewer days, a sentence replaces the charts. */
const MIN_DAYS = 3;
/** The section's figures that are also charted; the others are only in its table. */
const MAX_CHARTS = 4;

const NOUNS: Readonly<Record<ReportSection, string>> = {
  nutrition: 'a complete food log',
  body: 'a weigh-in',
  sleep: 'a logged night',
  stress: 'a check-in',
  movement: 'logged activity',
  fasting: 'a finished fast',
  hydration: 'logged drinks',
  glucose: 'glucose readings',
  blood: 'a score',
};

/** The sentence of a section with too little data; undefined if there is enough. */
export function thinSentence(
  { figures }: ReportPartProps['report'],
  section: ReportSection,
): string | undefined {
  const days = Math.max(
    0,
    ...figures.filter((each) => each.section === section).map(({ now }) => now?.days ?? 0),
  );
  if (days >= MIN_DAYS) return undefined;
  return days === 0
    ? `No days with ${NOUNS[section]} in this range.`
    : `${days} ${days === 1 ? 'day' : 'days'} with ${NOUNS[section]} in this range. For averages, we need at least ${MIN_DAYS}.`;
}

interface FiguresTableProps extends ReportPartProps {
  readonly figures: ReportPartProps['report']['figures'];
}

/** Averages with the previous range, change and interval. */
export function FiguresTable({ report, units, figures }: FiguresTableProps) {
  const before = beforeName(report);
  return (
    <div className={classes.scroll}>
      <table className={classes.figures}>
        <thead>
          <tr>
            <th scope="col">Average</th>
            <th scope="col">Now</th>
            <th scope="col">Days</th>
            {before !== undefined && (
              <>
                <th scope="col">Before</th>
                <th scope="col">Change</th>
                <th scope="col">95% interval</th>
                <th scope="col">Certainty</th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {figures.map((figure) => (
            <tr key={figure.metric}>
              <th scope="row">{capitalized(figure.label)}</th>
              <td className={classes.figure}>
                <b>{figure.now ? valueText(figure.now.value, figure, units) : 'No data'}</b>
              </td>
              <td className={classes.soft}>
                {figure.now?.days ?? 0}
                <span className={classes.onPhones}>{figure.now?.days === 1 ? ' day' : ' days'}</span>
              </td>
              {before !== undefined && (
                <>
                  <td className={classes.soft}>
                    <span className={classes.onPhones}>Before: </span>
                    {figure.before ? valueText(figure.before.value, figure, units) : 'No data'}
                  </td>
                  <td className={classes.figure}>{figureChangeText(figure, units)}</td>
                  <td className={classes.soft}>
                    {figure.change ? intervalText(figure.change, figure, units) : 'Not enough days'}
                  </td>
                  <td>{figure.change && <CertaintyMeter certainty={figure.change.certainty} />}</td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface SectionViewProps extends ReportPartProps {
  readonly section: ReportSection;
}

/** A section: its finding, its figures, and charts of the first ones. */
export function SectionView({ report, units, section }: SectionViewProps) {
  const figures = report.figures.filter((figure) => figure.section === section);
  const thin = thinSentence(report, section);
  const charted = figures.filter(({ points }) => points.length >= MIN_DAYS);
  const [first] = charted;
  if (thin !== undefined || !first)
    return (
      <Card title={SECTION_NAMES[section]}>
        <p className={classes.finding}>{thin ?? 'Not enough data in this range.'}</p>
      </Card>
    );
  return (
    <div className={classes.section}>
      <Card
        title={SECTION_NAMES[section]}
        aside={`${first.now?.days ?? 0} of ${countText(report.dayCount, 'day')}`}
      >
        <p className={classes.finding}>{figureSentence(first, units, beforeName(report))}</p>
        <FiguresTable {...{ report, units, figures }} />
      </Card>
      <div className={classes.charts}>
        {charted.slice(0, MAX_CHARTS).map((figure) => (
          <Card
            key={figure.metric}
            title={capitalized(figure.label)}
            aside={countText(figure.now?.days ?? 0, 'day')}
          >
            <FigureChart {...{ report, units, figure }} />
          </Card>
        ))}
      </div>
    </div>
  );
}
