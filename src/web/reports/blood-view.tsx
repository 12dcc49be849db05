import type { BloodPart } from '#contract/reports/report-parts.ts';
import { bloodSentence, flagText, isOutside, referenceText } from '#domain/reports/blood-words.ts';
import { countText, formatDate } from '#web/lib/format.ts';
import { Card } from '#web/ui/layout/card.tsx';
import type { ReportPartProps } from './report-view.ts';
import classes from './reports.module.css';
import { SectionView } from './section-view.tsx';
import { withUnit } from '#domain/numbers/with-unit.ts';

const CENSORED = { lt: '< ', gt: '> ' } as const;
const MOVES = { moved: 'Changed', 'within-noise': 'Within normal variation', unknown: '' } as const;

type Marker = BloodPart['markers'][number];

function Value({ value, decimals }: { readonly value: Marker['values'][number]; readonly decimals: number }) {
  if (!value) return null;
  const flag = flagText(value.flag);
  return (
    <span>
      {value.censored && CENSORED[value.censored]}
      {isOutside(value.flag) ? <b>{value.value.toFixed(decimals)}</b> : value.value.toFixed(decimals)}
      {flag !== '' && <small className={classes.flag}>{flag}</small>}
    </span>
  );
}

function Panels({ blood, today }: { readonly blood: BloodPart; readonly today: string }) {
  return (
    <Card title="Blood tests" aside={countText(blood.dates.length, 'draw')}>
      <p className={classes.finding}>{bloodSentence(blood.markers)}</p>
      <div className={classes.scroll}>
        <table className={classes.figures}>
          <thead>
            <tr>
              <th scope="col">Marker</th>
              {blood.dates.map((date, index) => (
                <th key={`${date} ${index}`} scope="col">
                  {formatDate(date, today)}
                </th>
              ))}
              <th scope="col">Range</th>
              <th scope="col">Last change</th>
            </tr>
          </thead>
          <tbody>
            {blood.markers.map((row) => (
              <tr key={row.marker}>
                <th scope="row">{row.name}</th>
                {row.values.map((value, index) => (
                  <td key={`${row.marker} ${blood.dates[index]} ${index}`} className={classes.figure}>
                    <Value value={value} decimals={row.decimals} />
                  </td>
                ))}
                <td className={classes.soft}>
                  {withUnit(referenceText(row.reference, row.decimals), row.unit)}
                </td>
                <td className={classes.soft}>{row.move && MOVES[row.move]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

function Ages({ blood, today }: { readonly blood: BloodPart; readonly today: string }) {
  const last = blood.bioAge.at(-1);
  if (!last) return null;
  const gap = last.bioAgeYears - last.ageYears;
  return (
    <Card title="Bio-age">
      <p className={classes.finding}>
        {last.bioAgeYears.toFixed(1)} years,{' '}
        {Math.abs(gap) < 0.05
          ? 'the same as your age.'
          : `${Math.abs(gap).toFixed(1)} ${gap < 0 ? 'below' : 'above'} your age.`}
      </p>
      <div className={classes.scroll}>
        <table className={classes.figures}>
          <thead>
            <tr>
              <th scope="col">Assessment</th>
              <th scope="col">Bio-age</th>
              <th scope="col">Likely range</th>
              <th scope="col">Age</th>
            </tr>
          </thead>
          <tbody>
            {blood.bioAge.map((each) => (
              <tr key={each.finishedOn}>
                <th scope="row">{formatDate(each.finishedOn, today)}</th>
                <td className={classes.figure}>{each.bioAgeYears.toFixed(1)}</td>
                <td className={classes.soft}>
                  {Math.round(each.lowYears)} to {Math.round(each.highYears)}
                </td>
                <td className={classes.soft}>{Math.round(each.ageYears)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={classes.note}>Bio-age is a population estimate, not a measure of your own risk.</p>
    </Card>
  );
}

/** Blood and bio-age: the latest draws side by side, changes, bio-age and longevity score. */
export function BloodView({ report, units }: ReportPartProps) {
  const { blood, figures, today } = report;
  const hasScore = figures.some(({ section }) => section === 'blood');
  if (!blood || (blood.dates.length === 0 && blood.bioAge.length === 0 && !hasScore))
    return (
      <Card title="Blood and bio-age">
        <p className={classes.finding}>
          No blood tests, bio-age or longevity score by the end of this range.
        </p>
      </Card>
    );
  return (
    <div className={classes.section}>
      {blood.dates.length > 0 && <Panels blood={blood} today={today} />}
      <Ages blood={blood} today={today} />
      {hasScore && <SectionView {...{ report, units }} section="blood" />}
    </div>
  );
}
