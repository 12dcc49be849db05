import { contract } from '#contract/contract.ts';
import type { GlucoseUnit } from '#domain/glucose-import/file-value.ts';
import { GLUCOSE_UNITS } from '#domain/glucose/glucose-text.ts';
import { memberQuery, useMember } from '#web/lib/member.ts';
import { enqueue, onSent, useOutbox } from '#web/lib/outbox/outbox.ts';
import { queryClient } from '#web/lib/query-client.ts';

const PUT_GLUCOSE_UNIT = 'put-glucose-unit-1';

const isUnit = (value: unknown): value is GlucoseUnit => GLUCOSE_UNITS.some((unit) => unit === value);

onSent(({ effect: { type, value } }) => {
  if (type !== PUT_GLUCOSE_UNIT || !isUnit(value)) return;
  queryClient.setQueryData(memberQuery.queryKey, (member) => member && { ...member, glucoseUnit: value });
  void queryClient.invalidateQueries({ queryKey: ['account-settings'] });
});

/** Sets the unit of glucose on all the member's devices. */
export const chooseUnit = (glucoseUnit: GlucoseUnit): void =>
  void enqueue(
    contract.accountSettings.setGlucoseUnit,
    { glucoseUnit },
    {
      subject: 'glucose-unit',
      effect: { type: PUT_GLUCOSE_UNIT, value: glucoseUnit },
      label: 'Save your glucose unit',
    },
  );

/** The member's unit, an unsent choice included. */
export function useGlucoseUnit(): GlucoseUnit {
  const { data: member } = useMember();
  const { rows } = useOutbox();
  const unsent = rows.findLast(({ effect }) => effect.type === PUT_GLUCOSE_UNIT)?.effect.value;
  return isUnit(unsent) ? unsent : (member?.glucoseUnit ?? 'mg/dL');
}
