import { ExperimentToday } from '#web/experiments/experiment-today.tsx';
import { BioAgeSummary } from '#web/bio-age/bio-age-summary.tsx';
import { LongevityCard } from '#web/longevity/longevity-card.tsx';

/** What changes over months. */
export function LongTermCards({ date }: { readonly date: string }) {
  return (
    <>
      <ExperimentToday />
      <LongevityCard date={date} />
      <BioAgeSummary />
    </>
  );
}
