import { expect, test } from 'vitest';
import { ALLERGIES } from '#domain/health/health-profile.ts';
import { clinicalNote } from './clinical-notes.ts';
import { INTERACTIONS } from '#domain/supplements/interactions.ts';

const IDS = [...INTERACTIONS.map(({ id }) => id), ...ALLERGIES.map((allergy) => `allergy-${allergy}`)];
/** Nuts are in no supplement that is checked. */
const UNCHECKED = ['allergy-nuts'];

test.each(IDS.filter((id) => !UNCHECKED.includes(id)))(
  '“%s” has a note for a clinician, which doesn’t speak to the member',
  (id) => {
    const note = clinicalNote('Night tablet', { id, withWhat: null });
    expect(note).toMatch(/^Night tablet: .+[^.]\.$/);
    expect(note).not.toMatch(/\byour?\b|: (?:take|don’t|stop|talk|have|ask)\b/i);
  },
);

test('it names the medication', () => {
  expect(clinicalNote('Magnesium', { id: 'levothyroxine', withWhat: 'Levothyroxine' })).toMatch(
    /^Magnesium and Levothyroxine: lowers absorption/,
  );
});
