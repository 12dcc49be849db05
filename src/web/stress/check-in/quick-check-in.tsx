import { useState } from 'react';
import { localDate } from '#domain/time/local-date.ts';
import { deviceTimeZone, instantAt, timeOf } from '#web/lib/clock.ts';
import { uuidV7 } from '#web/lib/uuid.ts';
import { quickCheckIn } from './check-in-form.ts';
import { checkIns } from './check-ins.ts';
import { StepButtons } from './scale.tsx';
import { STRESS_WORDS } from '#web/stress/words.ts';

interface QuickCheckInProps {
  /** The day in view; an earlier day gets the current time. */
  readonly date: string;
  readonly onDone: () => void;
}

/** The moment of a tap on the day in view. */
function momentOn(date: string, nowMs: number): number {
  const zone = deviceTimeZone();
  return date === localDate(nowMs, zone) ? nowMs : Date.parse(instantAt(date, timeOf(nowMs, zone), zone));
}

/** A check-in in one tap. */
export function QuickCheckIn({ date, onDone }: QuickCheckInProps) {
  // One question, one check-in: if tapped twice quickly, the last tap counts.
  const [id] = useState(uuidV7);
  const save = async (stress: number) => {
    if (await checkIns.saveWithUndo(quickCheckIn(id, stress, momentOn(date, Date.now())))) onDone();
  };
  return (
    <StepButtons
      label="How stressed do you feel?"
      words={STRESS_WORDS}
      onPick={(stress) => void save(stress)}
    />
  );
}
