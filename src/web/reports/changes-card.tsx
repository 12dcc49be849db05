import { Button } from '@mantine/core';
import { useState } from 'react';
import {
  changesSentence,
  figureChangeText,
  intervalText,
  rankedChanges,
  valueText,
} from '#domain/reports/report-words.ts';
import { capitalized } from '#domain/words/first-letter.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { colorOf } from '#web/ui/theme/colors.ts';
import { CertaintyMeter, ChangePlot } from './change-plot.tsx';
import { figureColor } from './metric-colors.ts';
import { beforeName, type ReportPartProps } from './report-view.ts';
import classes from './reports.module.css';

const MAX_SHOWN = 7;

type Ranked = ReturnType<typeof rankedChanges<ReportPartProps['report']['figures'][number]>>[number];

function Row({ figure, units }: { readonly figure: Ranked } & Pick<ReportPartProps, 'units'>) {
  const { change, before, now, label } = figure;
  return (
    <tr>
      <th scope="row">
        <span className={classes.key} style={{ background: colorOf(figureColor(figure)) }} aria-hidden />
        {capitalized(label)}
      </th>
      <td className={classes.fromTo}>
        {before && valueText(before.value, figure, units)} →{' '}
        <b>{now && valueText(now.value, figure, units)}</b>
      </td>
      <td className={classes.figure} data-clear={change.certainty !== 'low'}>
        {figureChangeText(figure, units)}
      </td>
      <td className={classes.interval}>
        <ChangePlot change={change} />
        <span>{intervalText(change, figure, units)}</span>
      </td>
      <td>
        <CertaintyMeter certainty={change.certainty} />
      </td>
    </tr>
  );
}

/** Changes from the previous range, most certain first. */
export function ChangesCard({ report, units }: ReportPartProps) {
  const [isAll, setAll] = useState(false);
  const ranked = rankedChanges(report.figures);
  const name = beforeName(report);
  if (name === undefined || ranked.length === 0)
    return (
      <Card title="What changed">
        <p className={classes.finding}>
          {name === undefined
            ? 'Choose a shorter range to compare it with the period before.'
            : `Not enough days to compare with ${name}. Each range needs at least five days.`}
        </p>
      </Card>
    );
  return (
    <Card title="What changed" aside={`From ${name}`}>
      <p className={classes.finding}>{changesSentence(report.figures, units)}</p>
      <div className={classes.scroll}>
        <table className={classes.changes}>
          <thead>
            <tr>
              <th scope="col">Average</th>
              <th scope="col">Before → now</th>
              <th scope="col">Change</th>
              <th scope="col">95% interval</th>
              <th scope="col">Certainty</th>
            </tr>
          </thead>
          <tbody>
            {(isAll ? ranked : ranked.slice(0, MAX_SHOWN)).map((figure) => (
              <Row key={figure.metric} figure={figure} units={units} />
            ))}
          </tbody>
        </table>
      </div>
      {ranked.length > MAX_SHOWN && (
        <Button variant="subtle" size="compact-sm" aria-expanded={isAll} onClick={() => setAll(!isAll)}>
          {isAll ? 'Show fewer' : `Show ${ranked.length - MAX_SHOWN} more`}
        </Button>
      )}
    </Card>
  );
}
