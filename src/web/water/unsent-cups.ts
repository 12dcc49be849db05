import type { Cup } from '#contract/water.ts';
import { isRecord } from '#web/lib/is-record.ts';
import type { OutboxRow } from '#web/lib/outbox/outbox-rules.ts';

/** How an unsent write changes the cups. */
export const PUT_CUP = 'put-cup-1';
export const REMOVE_CUP = 'remove-cup-1';

export const isCup = (value: unknown): value is Cup =>
  isRecord(value) &&
  typeof value['id'] === 'string' &&
  typeof value['name'] === 'string' &&
  typeof value['kind'] === 'string' &&
  typeof value['volumeMl'] === 'number';

/** Cups with unsent changes applied, smallest first. */
export function withUnsentCups(cups: readonly Cup[], rows: readonly OutboxRow[]): readonly Cup[] {
  const shown = new Map(cups.map((cup) => [cup.id, cup]));
  for (const { effect, rejected } of rows) {
    if (rejected || !isCup(effect.value)) continue;
    if (effect.type === PUT_CUP) shown.set(effect.value.id, effect.value);
    if (effect.type === REMOVE_CUP) shown.delete(effect.value.id);
  }
  return [...shown.values()].toSorted(
    (one, other) => one.volumeMl - other.volumeMl || one.name.localeCompare(other.name),
  );
}
