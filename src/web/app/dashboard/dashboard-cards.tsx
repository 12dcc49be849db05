import { InsightCard } from '#web/advice/insight-card.tsx';
import { BioAgeSummary } from '#web/bio-age/bio-age-summary.tsx';
import { CoachCard } from '#web/coach/coach-card.tsx';
import { ExperimentToday } from '#web/experiments/experiment-today.tsx';
import { LongevityCard } from '#web/longevity/longevity-card.tsx';
import { DueRemindersCard } from '#web/supplements/due-reminders-card.tsx';
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
