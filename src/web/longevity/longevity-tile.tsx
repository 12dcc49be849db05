import { useToday } from '#web/lib/clock.ts';
import { paths } from '#web/lib/paths.ts';
import { SparklinePlace } from '#web/ui/chart/lazy-chart.tsx';
import { Figure } from '#web/ui/figure.tsx';
import { Tile, unknownNote } from '#web/ui/tile.tsx';
import classes from './longevity-tile.module.css';
import { useLongevity, useLongevityHistory } from './queries.ts';

/** The score of today: its figure, how sure it is, the eight pillars as bars. Of an earlier day what was shown then. */
export function LongevityTile({ date }: { readonly date: string }) {
  const today = useToday();
  return date === today ? <OfToday today={today} /> : <OfDay date={date} />;
}

function Score({ score }: { readonly score: number | null | undefined }) {
  return (
    <Figure
      size="tile"
      value={typeof score === 'number' ? String(Math.round(score)) : '–'}
      {...(typeof score === 'number' && { unit: 'of 100' })}
    />
  );
}

function OfToday({ today }: { readonly today: string }) {
  const { data, error } = useLongevity(today);
  const known = data?.pillars.filter(({ score, neutral }) => score !== null && neutral === null).length ?? 0;
  const note =
    data === undefined
      ? unknownNote(error)
      : data.state === 'scored'
        ? `${data.confidenceLevel ?? 'low'} confidence, ${data.pillarCount} of 8 pillars`
        : data.state === 'under-age'
          ? 'From 18 years on'
          : `Keep logging: ${Math.round(data.confidence)} of 35 % known`;
  return (
    <Tile
      title="Longevity score"
      to={paths.longevity()}
      color="energy"
      figure={<Score score={data?.score} />}
      note={note.charAt(0).toUpperCase() + note.slice(1)}
    >
      {data ? (
        <div className={classes.bars} role="img" aria-label={`Eight pillars, ${known} of them known`}>
          {data.pillars.map(({ key, score, coverage, neutral }) =>
            score === null || neutral !== null ? (
              <span key={key} className={classes.none} />
            ) : (
              <span key={key} style={{ height: `${score}%`, opacity: 0.35 + 0.65 * coverage }} />
            ),
          )}
        </div>
      ) : (
        <SparklinePlace error={error} />
      )}
    </Tile>
  );
}

function OfDay({ date }: { readonly date: string }) {
  const { data, error } = useLongevityHistory(date, date);
  const [day] = data ?? [];
  return (
    <Tile
      title="Longevity score"
      to={paths.longevity()}
      color="energy"
      figure={<Score score={day?.score} />}
      note={
        data === undefined
          ? unknownNote(error)
          : day
            ? 'As it was shown on this day'
            : 'No score was kept on this day'
      }
    />
  );
}
