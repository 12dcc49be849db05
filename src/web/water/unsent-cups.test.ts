import { expect, test } from 'vitest';
import type { Cup } from '#contract/water.ts';
import type { OutboxRow } from '#web/lib/outbox/outbox-rules.ts';
import { PUT_CUP, REMOVE_CUP, withUnsentCups } from './unsent-cups.ts';

const cup = (name: string, volumeMl: number): Cup => ({ id: name, name, kind: 'tea', volumeMl });
const row = (type: string, value: unknown, rejected?: OutboxRow['rejected']): OutboxRow => ({
  id: 'row',
  memberKey: 'ada',
  subject: 'cup',
  method: 'PUT',
  path: '/cups/cup',
  body: {},
  label: 'Save the cup',
  effect: { type, value },
  rejected,
});

test('Ada’s new mug appears among her cups before it is sent, smallest first; a deleted one is gone', () => {
  const kept = [cup('bottle', 750), cup('thimble', 30)];
  const shown = withUnsentCups(kept, [row(PUT_CUP, cup('mug', 400)), row(REMOVE_CUP, cup('thimble', 30))]);
  expect(shown.map(({ name }) => name)).toEqual(['mug', 'bottle']);
});

test('rejected writes, and other values, change nothing', () => {
  const kept = [cup('bottle', 750)];
  const refused = row(REMOVE_CUP, cup('bottle', 750), { code: 'NOT_FOUND', text: 'Gone.' });
  expect(withUnsentCups(kept, [refused, row(PUT_CUP, { name: 'half a cup' })])).toEqual(kept);
});
