import { expect, test } from 'vitest';
import { isOrAre } from './agreement.ts';

test('one thing is, several are, and so is one that is a plural', () => {
  for (const name of ['LDL cholesterol', 'OGTT glucose at 2 hours', 'Lipoprotein(a) by mass', 'asparagus'])
    expect(isOrAre([name])).toBe('is');
  for (const name of ['Triglycerides', 'added sugars', 'Ketones (beta-hydroxybutyrate)'])
    expect(isOrAre([name])).toBe('are');
  expect(isOrAre(['iron', 'zinc'])).toBe('are');
});
