import { useState } from 'react';
import type { BodyMeasurement } from '#contract/body.ts';
import { isOutlier, usualMassKg, weightTrend } from '#domain/body/weight-trend.ts';
import { addDays } from '#domain/time/local-date.ts';
import { useToday } from '#web/lib/clock.ts';
import { focusFirstRefused } from '#web/lib/forms/focus-refused.ts';
import { useFormDraft } from '#web/lib/storage/form-drafts.ts';
import { formatMassIn, useMassUnit } from '#web/lib/units/mass-unit.ts';
import { useMember } from '#web/lib/member.ts';
import { AskDialog } from '#web/ui/dialogs/ask-dialog.tsx';
import { FormSheet } from '#web/ui/forms/form-sheet.tsx';
import { rememberedFrom, weighingsOf } from '#web/lib/member/weighings.ts';
import { measurements } from './queries.ts';
import { WeightFields } from './weight-fields.tsx';
import { newWeight, readWeight, weightFormOf, type WeightForm } from './weight-form.ts';

interface WeightSheetProps {
  /** The initial day. */
  readonly date: string;
  /** The measurement being edited; absent for a new one. */
  readonly editing?: BodyMeasurement | undefined;
  /** The last weight, to start from: most change by a digit. */
  readonly lastKg?: number | undefined;
  readonly onClose: () => void;
}

/** A mass to compare with, kg: the trend of the days around it, otherwise the profile's. */
function useUsualMass(date: string, editing: BodyMeasurement | undefined) {
  const { data: member } = useMember();
  const today = useToday();
  // A weighing before all others is compared with the next day's.
  const until = date < today ? addDays(date, 1) : date;
  const { entries, known } = measurements.useEntries(rememberedFrom(date), until);
  const others = entries.filter(({ id }) => id !== editing?.id);
  const { points } = weightTrend(weighingsOf(others));
  return (measuredAt: string): number | undefined => {
    const trendKg = usualMassKg(points, Date.parse(measuredAt));
    // While entries load there is nothing to compare with: the profile's may be years old.
    return trendKg ?? (known && points.length === 0 ? member?.massKg : undefined);
  };
}

/** Adds or edits a measurement. A weight far from the trend needs confirmation, but is never refused or dropped. */
export function WeightSheet({ date, editing, lastKg, onClose }: WeightSheetProps) {
  const { data: member } = useMember();
  const system = member?.unitSystem ?? 'metric';
  const units = { mass: useMassUnit(system), system };
  const [form, change, forget] = useFormDraft(
    `weight-1-${editing?.id ?? date}-${units.mass}-${system}`,
    (): WeightForm =>
      editing ? weightFormOf(editing, units) : newWeight(date, Date.now(), lastKg, units.mass),
  );
  const close = (): void => {
    forget();
    onClose();
  };
  // Errors of the last attempt to save, revalidated with every change.
  const [triedMs, setTriedMs] = useState<number>();
  const [asked, setAsked] = useState<{ readonly entry: BodyMeasurement; readonly usualKg: number }>();
  // The question stays visible while the dialog closes.
  const [isAsking, setAsking] = useState(false);
  const usualAt = useUsualMass(form.date, editing);
  const faults = triedMs === undefined ? {} : readWeight(form, units, triedMs, editing).faults;
  const keep = async (entry: BodyMeasurement): Promise<void> => {
    if (await measurements.saveWithUndo(entry, editing)) close();
  };
  const submit = (): void => {
    const nowMs = Date.now();
    setTriedMs(nowMs);
    const { entry } = readWeight(form, units, nowMs, editing);
    if (!entry) return focusFirstRefused();
    const { massKg, measuredAt } = entry;
    const usualKg = usualAt(measuredAt);
    const isChanged = massKg !== editing?.massKg;
    if (massKg !== null && usualKg !== undefined && isChanged && isOutlier(massKg, usualKg)) {
      setAsked({ entry, usualKg });
      setAsking(true);
    } else void keep(entry);
  };
  const say = (massKg: number | null): string => (massKg === null ? '' : formatMassIn(massKg, units.mass));
  return (
    <>
      <FormSheet
        opened
        title={editing ? 'Edit measurement' : 'Add weight'}
        submitLabel="Save"
        onClose={close}
        onSubmit={submit}
      >
        <WeightFields form={form} units={units} faults={faults} onChange={change} />
      </FormSheet>
      <AskDialog
        opened={isAsking}
        title="Is this right?"
        text={
          asked
            ? `${say(asked.entry.massKg)} is far from your usual ${say(asked.usualKg)}. We’ll save it, and add it to your trend once a second weigh-in confirms it.`
            : ''
        }
        confirmLabel={`Save ${say(asked?.entry.massKg ?? null)}`}
        onConfirm={() => {
          setAsking(false);
          if (asked) void keep(asked.entry);
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
