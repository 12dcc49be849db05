import { expect, test } from 'vitest';
import { MARKERS, markerOf } from '#domain/blood/markers.ts';
import { otherNames } from './other-names.ts';

test('other names are as Americans say them and don’t repeat the title', () => {
  expect(otherNames(markerOf('total-cholesterol'))).toEqual(['cholesterol', 'TC']);
  expect(otherNames(markerOf('progesterone'))).toEqual([]);
  expect(otherNames(markerOf('hba1c'))).not.toContain('Langzeitzucker');
  // They are listed with commas.
  expect(MARKERS.flatMap(otherNames).filter((name) => /,|aem/.test(name))).toEqual([]);
});
