import { describe, expect, test } from 'vitest';
import { miraRecords } from '#domain/query/testing.ts';
import { asking } from '#domain/questions/testing.ts';

const { said } = asking(miraRecords());

describe('an answer names every condition of its figure', () => {
  test.each([
    ['How many times did I have pizza after 5 pm?', /pizza after 5:00 PM/],
    ['How many times did I have lentil soup at lunch in January?', /lentil soup \S+ times at lunch/],
    ['How many days did I have oatmeal before noon in January?', /oatmeal before 12:00 PM on/],
    ['How many days did I have lentil soup for lunch in January?', /lentil soup at lunch on/],
    ['How many dinners did I have after 7 pm in January?', /dinner after 7:00 PM/],
    ['How many runs did I do before 8 am?', /runs before 8:00 AM/],
  ])('%s', (question, condition) => {
    expect(said(question)).toMatch(condition);
  });
});
