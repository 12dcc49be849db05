import type { ActivityDay } from '#contract/movement.ts';
import { MOVEMENT_RANGES } from '#domain/movement/movement-ranges.ts';
import { isFutureDay } from '#domain/time/future.ts';
import { deviceTimeZone } from '#web/lib/clock.ts';
import { noteOf, readFigure } from '#web/lib/entry-form.ts';
import { formatCount } from '#web/lib/format.ts';
import { uuidV7 } from '#web/lib/uuid.ts';

/** A day's totals as typed. */
export interface DayForm {
  readonly id: string;
  readonly timeZone: string;
  readonly date: string;
  readonly steps: string;
  readonly moderate: string;
  readonly vigorous: string;
  readonly floors: string;
  readonly note: string;
}

type Field = 'date' | 'steps' | 'moderate' | 'vigorous' | 'floors';

const shown = (value: number | null): string => (value === null ? '' : String(value));

/** A form for a day, with what the member already entered for it. */
export const dayFormOf = (date: string, entry: ActivityDay | undefined): DayForm => ({
  id: entry?.id ?? uuidV7(),
  timeZone: entry?.timeZone ?? deviceTimeZone(),
  date,
  steps: shown(entry?.steps ?? null),
  moderate: shown(entry?.moderateMinutes ?? null),
  vigorous: shown(entry?.vigorousMinutes ?? null),
  floors: shown(entry?.floors ?? null),
  note: entry?.note ?? '',
});

/** Parses the typed values. @param stored the entry being edited */
export function readDay(form: DayForm, nowMs: number, stored?: ActivityDay) {
  const { steps: stepRange, activeMinutes, floors: floorRange } = MOVEMENT_RANGES;
  const minutes = { ...activeMinutes, say: (limit: number) => `${formatCount(limit)} minutes` };
  const steps = readFigure(form.steps, { ...stepRange, isWhole: true, say: formatCount });
  const moderate = readFigure(form.moderate, minutes);
  const vigorous = readFigure(form.vigorous, minutes);
  const floors = readFigure(form.floors, { ...floorRange, isWhole: true, say: formatCount });
  const isEmpty = [form.steps, form.moderate, form.vigorous, form.floors].every(
    (typed) => typed.trim() === '',
  );
  const isFuture = isFutureDay(form.date, form.timeZone, nowMs);
  const found: Readonly<Record<Field, string | undefined>> = {
    date: isFuture ? 'That day is in the future. Choose today or earlier.' : undefined,
    steps: isEmpty ? 'Enter at least one number.' : steps.fault,
    moderate: moderate.fault,
    vigorous: vigorous.fault,
    floors: floors.fault,
  };
  const entry: ActivityDay = {
    id: form.id,
    timeZone: form.timeZone,
    date: form.date,
    steps: steps.value,
    moderateMinutes: moderate.value,
    vigorousMinutes: vigorous.value,
    distanceKm: stored?.distanceKm ?? null,
    floors: floors.value,
    energyKcal: stored?.energyKcal ?? null,
    note: noteOf(form.note),
    source: 'manual',
  };
  const hasFault = Object.values(found).some((fault) => fault !== undefined);
  return { faults: found, entry: hasFault ? undefined : entry };
}
