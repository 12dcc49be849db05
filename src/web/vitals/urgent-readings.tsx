import type { VitalReading } from '#contract/vitals.ts';
import { urgentVitals } from '#domain/vitals/urgent-vitals.ts';
import { deviceTimeZone, instantAt, useTimeHere } from '#web/lib/clock.ts';
import { UrgentAlert } from '#web/ui/states/urgent-alert.tsx';

interface UrgentReadingsProps {
  readonly entries: readonly VitalReading[];
  readonly today: string;
}

/** What to do about the last readings, if they're dangerous. One is enough: averages come later. */
export function UrgentReadings({ entries, today }: UrgentReadingsProps) {
  const time = useTimeHere();
  const nowMs = Date.parse(instantAt(today, time, deviceTimeZone()));
  return urgentVitals(entries, nowMs).map(({ title, text }) => (
    <UrgentAlert key={title} title={title} text={text} />
  ));
}
