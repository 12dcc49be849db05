import { expect, test } from 'vitest';
import { read } from '#domain/questions/testing.ts';

const windowOf = (question: string) => read(question)?.window;
const dates = (from: string, to: string) => ({ kind: 'dates', from, to });

test.each([
  ['average steps on the first weekend of January', dates('2024-01-06', '2024-01-07')],
  ['average steps on the last weekend of January', dates('2024-01-27', '2024-01-28')],
  // It ends on the last day of the month.
  ['average steps on the last weekend of December', dates('2023-12-30', '2023-12-31')],
  // It starts on the last day of the month.
  ['average steps on the last weekend of September 2023', dates('2023-09-30', '2023-10-01')],
  ['average steps mid December to mid January', dates('2023-12-15', '2024-01-15')],
  ['mid December to mid January: average steps', dates('2023-12-15', '2024-01-15')],
  ['average steps in the first ten days of January, January 1 to 10', dates('2024-01-01', '2024-01-10')],
  // The end of the month is yet to come.
  ['average steps 20 to 31 January', dates('2024-01-20', '2024-01-31')],
  ['steps on January thirtieth', dates('2024-01-30', '2024-01-30')],
  ['steps on the twenty second of January', dates('2024-01-22', '2024-01-22')],
  ['average steps in December twenty twenty three', dates('2023-12-01', '2023-12-31')],
  // A reading, not a day.
  ['what was my weight in January first weigh in', dates('2024-01-01', '2024-01-31')],
  // Mira asks on January 31.
  ['what did I weigh a month ago', dates('2023-12-28', '2024-01-03')],
  ['average steps this summer', dates('2023-06-01', '2023-08-31')],
  ['average steps this winter', dates('2023-12-01', '2024-02-29')],
  ['average steps last winter', dates('2022-12-01', '2023-02-28')],
  ['average steps in the fall', dates('2023-09-01', '2023-11-30')],
  ['average steps in the spring of 2023', dates('2023-03-01', '2023-05-31')],
  ['fewest steps in a single day of January', dates('2024-01-01', '2024-01-31')],
])('%s', (question, window) => {
  expect(windowOf(question)).toEqual(window);
});
