import { ADULT_YEARS } from '#domain/account/profile.ts';
import { PILLARS } from '#domain/longevity/pillar.ts';
import { MIN_CONFIDENCE } from '#domain/longevity/tuning.ts';
import { useToday } from '#web/lib/clock.ts';
import { paths } from '#web/lib/paths.ts';
import { SparklinePlace } from '#web/ui/chart/lazy-chart.tsx';
import { Figure } from '#web/ui/figure.tsx';
import { Tile, unknownNote } from '#web/ui/tile.tsx';
import classes from './longevity-tile.module.css';
import { useLongevity, useLongevityHistory } from './queries.ts';

/** Today's score with its confidence and the eight pillars as bars. On an earlier day, the score shown then. */
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
        ? `${data.confidenceLevel ?? 'low'} confidence, ${data.pillarCount} of ${PILLARS.length} pillars`
        : data.state === 'under-age'
          ? `From age ${ADULT_YEARS}`
          : `Keep logging: ${Math.round(data.confidence)} of ${MIN_CONFIDENCE} % known`;
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
            : 'No score was saved on this day'
      }
    />
  );
}
