import { Skeleton } from '@mantine/core';
import { useState } from 'react';
import { InsightCard } from '#web/advice/insight-card.tsx';
import { BioAgeSummary } from '#web/bio-age/bio-age-summary.tsx';
import { useKnownOverview } from '#web/bio-age/queries.ts';
import { CoachCard } from '#web/coach/coach-card.tsx';
import { ExperimentToday } from '#web/experiments/experiment-today.tsx';
import { LongevityCard } from '#web/longevity/longevity-card.tsx';
import { useLongevity } from '#web/longevity/queries.ts';
import { DueRemindersCard } from '#web/supplements/due-reminders-card.tsx';
import { useToday } from '#web/lib/clock.ts';
import classes from './dashboard.module.css';
import { DailyTiles, OtherTiles } from './tracker-tiles.tsx';

interface TrackersProps {
  readonly date: string;
  readonly isToday: boolean;
  /** On phones, the trackers used less often are lines, below the insight. */
  readonly isPhone: boolean;
}

/** The trackers; for today also what is due and one insight. */
export function Trackers({ date, isToday, isPhone }: TrackersProps) {
  const others = <OtherTiles date={date} areRows={isPhone} />;
  const matters = (
    <>
      <DueRemindersCard />
      <InsightCard date={date} />
    </>
  );
  return (
    <>
      <DailyTiles date={date} />
      {!isPhone && others}
      {isToday && (isPhone ? <div className={classes.matters}>{matters}</div> : matters)}
      {isPhone && others}
    </>
  );
}

interface LongTermProps {
  readonly date: string;
  /** Phones have only the button in the header. */
  readonly withCoach?: boolean;
  /** Under the columns, for members who have logged nothing yet. */
  readonly isBelow?: boolean;
}

/** Figures that change over months, and the coach next to today's. */
export function LongTerm({ date, withCoach = false, isBelow = false }: LongTermProps) {
  const today = useToday();
  const { isPending: isScorePending } = useLongevity(today);
  const { isPending: isAgePending } = useKnownOverview();
  // Without a score both cards are a third as high, so none is drawn before that is known. Cards that failed read again, and stay meanwhile.
  const isKnown = !isScorePending && !isAgePending;
  const [wasKnown, setKnown] = useState(isKnown);
  if (isKnown && !wasKnown) setKnown(true);
  if (date === today && !isKnown && !wasKnown)
    return <Skeleton height={isBelow ? '8rem' : '36rem'} radius="lg" />;
  return (
    <>
      <ExperimentToday />
      <div className={classes.pair} data-side-by-side={isBelow}>
        <LongevityCard date={date} />
        <BioAgeSummary />
      </div>
      {withCoach && <CoachCard />}
    </>
  );
}

export { UrgentInsights } from '#web/advice/insight-card.tsx';
export { EnergyChart } from '#web/meals/day/energy-chart.tsx';
export { TrackerRows } from './tracker-tiles.tsx';
