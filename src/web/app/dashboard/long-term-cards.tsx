import { ExperimentToday } from '#web/experiments/experiment-today.tsx';
import { BioAgeSummary } from '#web/bio-age/bio-age-summary.tsx';
import { CoachCard } from '#web/coach/coach-card.tsx';
import { LongevityCard } from '#web/longevity/longevity-card.tsx';

interface LongTermCardsProps {
  readonly date: string;
  /** Shown if there is room; phones have the button. */
  readonly withCoach: boolean;
}

/** Figures that change over months, next to the coach. */
export function LongTermCards({ date, withCoach }: LongTermCardsProps) {
  return (
    <>
      <ExperimentToday />
      <LongevityCard date={date} />
      <BioAgeSummary />
      {withCoach && <CoachCard />}
    </>
  );
}
