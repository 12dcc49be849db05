import { ExperimentToday } from '#web/experiments/experiment-today.tsx';
import { BioAgeSummary } from '#web/bio-age/bio-age-summary.tsx';
import { CoachCard } from '#web/coach/coach-card.tsx';
import { LongevityCard } from '#web/longevity/longevity-card.tsx';

interface LongTermCardsProps {
  readonly date: string;
  /** Where there is room for it; phones have the button. */
  readonly withCoach: boolean;
}

/** Figures that change over months, and the coach next to today's. */
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
