import { contract } from '#contract/contract.ts';
import type { FastingNow, FastingScreening } from '#contract/fasting.ts';
import { FASTING_CONDITIONS, type FastingCondition } from '#domain/fasting/screening.ts';
import { todayHere } from '#web/lib/clock.ts';
import { explain } from '#web/lib/errors.ts';
import { isRecord } from '#web/lib/is-record.ts';
import type { OutboxRow } from '#web/lib/outbox/outbox-rules.ts';
import { enqueue, onSent } from '#web/lib/outbox/outbox.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { toast } from '#web/ui/toast.ts';
import { nowKey } from '#web/fasting/queries.ts';

const EFFECT = 'put-fasting-screening-1';

const isCondition = (value: unknown): value is FastingCondition =>
  FASTING_CONDITIONS.some((code) => code === value);

const isScreening = (value: unknown): value is FastingScreening =>
  isRecord(value) &&
  typeof value['screenedOn'] === 'string' &&
  Array.isArray(value['conditions']) &&
  value['conditions'].every(isCondition);

/** The last unsent answers; undefined if there are none. */
export function unsentScreening(rows: readonly OutboxRow[]): FastingScreening | undefined {
  const values = rows.filter(({ effect, rejected }) => effect.type === EFFECT && !rejected);
  const value = values.at(-1)?.effect.value;
  return isScreening(value) ? value : undefined;
}

/** Saves the answers through the outbox. Returns whether they were stored. */
export async function answerScreening(conditions: readonly FastingCondition[]): Promise<boolean> {
  const value: FastingScreening = { screenedOn: todayHere(), conditions: [...conditions] };
  try {
    await enqueue(contract.fasting.screen, value, {
      subject: 'fasting-screening',
      effect: { type: EFFECT, value },
      label: 'Save your fasting answers',
    });
    return true;
  } catch (error) {
    void toast({ ...explain(error), tone: 'destructive' });
    return false;
  }
}

onSent(({ effect }, answer) => {
  const screening = isScreening(answer) ? answer : effect.value;
  if (effect.type !== EFFECT || !isScreening(screening)) return;
  queryClient.setQueryData<FastingNow>(nowKey, (now) => now && { ...now, screening });
  void queryClient.invalidateQueries({ queryKey: nowKey });
});
