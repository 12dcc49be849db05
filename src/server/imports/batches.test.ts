import { expect, test } from 'vitest';
import { Batches } from './batches.ts';

test('a refused record of a file without lines is named by its time', () => {
  const batches = new Batches('apple-health', Date.parse('2026-11-20T12:00:00Z'));
  const fields = { timeZone: 'Europe/Berlin', measuredAt: '2026-11-19T07:00:00+01:00', massKg: 9999 };
  for (const line of [0, 7])
    batches.add({ file: 'export.xml', line, record: { kind: 'weight', key: 'a', fields } });
  const reason = 'Weight: expected 400 kg or less.';
  const [answer] = [...batches.end(0)];
  expect(answer && 'leftOut' in answer && answer.leftOut.refused).toEqual([
    { file: 'export.xml', line: 0, reason, at: fields.measuredAt },
    { file: 'export.xml', line: 7, reason },
  ]);
});
