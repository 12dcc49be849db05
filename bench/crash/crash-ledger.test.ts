import { expect, test } from 'vitest';
import { faultsOf } from './crash-ledger.ts';

const contentOf = (entry: Readonly<Record<string, unknown>>): unknown => entry['volumeMl'];
const drink = (id: string, volumeMl = 250) => ({ id, volumeMl });
const wrote = (id: string, isAcknowledged = true) => ({ body: drink(id), isAcknowledged });

test('every acknowledged drink must be stored exactly once; a failed one may or may not be stored', () => {
  const writes = [wrote('a'), wrote('b', false), wrote('c', false)];
  expect(faultsOf(writes, [drink('a'), drink('b')], contentOf)).toEqual([]);
});

test('lost, doubled, halved and invented drinks are detected', () => {
  const writes = [wrote('lost'), wrote('twice'), wrote('half'), wrote('half and failed', false)];
  const stored = [
    drink('twice'),
    drink('twice'),
    drink('half', 100),
    drink('half and failed', 100),
    drink('new'),
  ];
  expect(faultsOf(writes, stored, contentOf)).toEqual([
    'new: nobody wrote it',
    'lost: acknowledged and lost',
    'twice: stored 2 times',
    'half: stored in part',
    'half and failed: stored in part',
  ]);
});
