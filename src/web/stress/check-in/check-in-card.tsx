import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import type { StressCheckIn } from '#contract/stress.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { CheckInDetails } from './check-in-details.tsx';
import { emptyCheckIn, readCheckIn, type CheckInForm } from './check-in-form.ts';
import { checkIns } from './check-ins.ts';
import { Scale } from './scale.tsx';
import { useCurrentMinute } from '#web/stress/use-current-minute.ts';
import { STRESS_WORDS } from '#web/stress/words.ts';

/** A check-in for now: one tap and save; mood, energy, tags and a note are optional. */
export function CheckInCard({ earlier }: { readonly earlier: readonly StressCheckIn[] }) {
  const [form, setForm] = useState<CheckInForm>(emptyCheckIn);
  const [isMore, setMore] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const { now, untilMs } = useCurrentMinute();
  const { faults } = readCheckIn(form, untilMs);
  const change = (part: Partial<CheckInForm>) => setForm((was) => ({ ...was, ...part }));
  const save = async () => {
    setAsked(true);
    const { entry } = readCheckIn(form, Date.now());
    if (!entry || !(await checkIns.saveWithUndo(entry))) return;
    setForm(emptyCheckIn());
    setMore(false);
    setAsked(false);
  };
  return (
    <Card title="Check in">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Stack gap="lg">
          <Scale
            label="How stressed do you feel?"
            words={STRESS_WORDS}
            value={form.stress}
            error={isAsked ? faults.stress : undefined}
            onChange={(stress) => change({ stress })}
          />
          {isMore && (
            <CheckInDetails
              form={form}
              onChange={change}
              earlier={earlier}
              now={now}
              momentFault={faults.moment}
            />
          )}
          <Button type="submit" fullWidth>
            Save check-in
          </Button>
          {!isMore && (
            <Button variant="subtle" fullWidth onClick={() => setMore(true)}>
              Add mood, tags or a note
            </Button>
          )}
        </Stack>
      </form>
    </Card>
  );
}
