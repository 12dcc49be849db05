import { Anchor, Skeleton, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { LongevityDay, LongevityPillar } from '#contract/longevity.ts';
import { ADULT_YEARS } from '#domain/account/profile.ts';
import { MIN_CONFIDENCE } from '#domain/longevity/tuning.ts';
import { lowerFirst } from '#domain/words/first-letter.ts';
import { useToday } from '#web/lib/clock.ts';
import { paths } from '#web/lib/paths.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Figure } from '#web/ui/layout/figure.tsx';
import { unknownNote } from '#web/ui/layout/tile.tsx';
import { actionWords } from './action-words.ts';
import { BAND_WORDS } from '#domain/longevity/band-words.ts';
import classes from './longevity-card.module.css';
import { PILLAR_WORDS } from './pillar-words.ts';
import { useLongevity, useLongevityHistory } from './queries.ts';

const isScored = ({ score, neutral }: LongevityPillar): boolean => score !== null && neutral === null;

/** Pillars with a score first, highest first. */
const inOrder = (pillars: readonly LongevityPillar[]): readonly LongevityPillar[] =>
  pillars.toSorted(
    (one, other) => Number(isScored(other)) - Number(isScored(one)) || (other.score ?? 0) - (one.score ?? 0),
  );

function Pillars({ pillars }: { readonly pillars: readonly LongevityPillar[] }) {
  return (
    <ul className={classes.pillars}>
      {inOrder(pillars).map((pillar) => (
        <li key={pillar.key} className={classes.pillar}>
          <span>{PILLAR_WORDS[pillar.key].short}</span>
          <span className={classes.bar} aria-hidden>
            <span style={{ width: `${isScored(pillar) ? pillar.score : 0}%` }} />
          </span>
          <span className={classes.points}>{isScored(pillar) ? Math.round(pillar.score ?? 0) : '–'}</span>
        </li>
      ))}
    </ul>
  );
}

function noteOf(day: LongevityDay): string | undefined {
  if (day.state === 'under-age') return `Scores start at age ${ADULT_YEARS}.`;
  if (day.state === 'keep-logging')
    return `Keep logging. You have ${Math.round(day.confidence)}% of the possible data. For a score, you need ${MIN_CONFIDENCE}%.`;
  if (!day.nextAction) return undefined;
  return `Biggest gain: ${lowerFirst(actionWords(day.nextAction).title)}.`;
}

function Score({ score }: { readonly score: number | null | undefined }) {
  const isKnown = typeof score === 'number';
  return (
    <Figure
      size="hero"
      value={isKnown ? String(Math.round(score)) : '–'}
      {...(isKnown && { unit: 'out of 100' })}
    />
  );
}

function OfToday({ today }: { readonly today: string }) {
  const { data, error } = useLongevity(today);
  if (!data)
    return error === null ? <Skeleton height="17rem" /> : <Text c="dimmed">{unknownNote(error)}</Text>;
  const note = noteOf(data);
  return (
    <>
      {data.state !== 'keep-logging' && (
        <div className={classes.score}>
          <Score score={data.score} />
          {data.band !== null && (
            <span className={classes.words}>
              <span className={classes.band}>{BAND_WORDS[data.band]}</span>
              {data.confidenceLevel && (
                <span className={classes.sure}>{data.confidenceLevel} confidence</span>
              )}
            </span>
          )}
        </div>
      )}
      {data.score !== null && <Pillars pillars={data.pillars} />}
      {note !== undefined && <p className={classes.note}>{note}</p>}
    </>
  );
}

function OfDay({ date }: { readonly date: string }) {
  const { data, error } = useLongevityHistory(date, date);
  const [day] = data ?? [];
  return (
    <>
      <Score score={day?.score} />
      <Text size="sm" c="dimmed">
        {data === undefined
          ? unknownNote(error)
          : day
            ? 'The score saved for this day.'
            : 'No score was saved for this day.'}
      </Text>
    </>
  );
}

/** Today's longevity score with its eight pillars and what would raise it most. On an earlier day, the score shown then. */
export function LongevityCard({ date }: { readonly date: string }) {
  const today = useToday();
  return (
    <Card
      title="Longevity score"
      aside={
        <Anchor component={Link} to={paths.longevity()} size="sm" fw={600}>
          Details
        </Anchor>
      }
    >
      {date === today ? <OfToday today={today} /> : <OfDay date={date} />}
    </Card>
  );
}
