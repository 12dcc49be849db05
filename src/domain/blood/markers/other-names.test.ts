import { expect, test } from 'vitest';
import { markerOf } from '#domain/blood/markers.ts';
import { otherNames } from './other-names.ts';

test('other names are English and don’t repeat the title', () => {
  expect(otherNames(markerOf('total-cholesterol'))).toEqual(['cholesterol', 'TC']);
  expect(otherNames(markerOf('progesterone'))).toEqual([]);
  expect(otherNames(markerOf('hba1c'))).not.toContain('Langzeitzucker');
});
