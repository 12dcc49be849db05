import { describe, expect, test } from 'vitest';
import { recordSource } from '#domain/query/record-source.ts';
import { day, timed } from '#domain/query/testing.ts';
import { asking } from '#domain/questions/testing.ts';

const source = recordSource({
  today: '2024-03-20',
  entries: {
    days: [day('2024-01-10', { steps: 4000 }), day('2024-03-19', { steps: 9000 })],
    weights: [
      timed('2024-01-02T07:00', { massKg: 80 }),
      timed('2024-01-20T07:00', { massKg: 78 }),
      timed('2024-02-20T07:00', { massKg: 76 }),
      timed('2024-03-18T07:00', { massKg: 75 }),
    ],
    blood: [
      day('2023-04-11', { 'ldl-c': 150 }),
      day('2023-09-20', { 'ldl-c': 140 }),
      day('2024-03-06', { 'ldl-c': 120 }),
    ],
  },
});
const { valueOf } = asking(source);

describe('a weight or marker now is its latest value', () => {
  test.each([
    ['How much lower is my LDL now than in April last year?', 30],
    ['How much has my LDL fallen compared with September 2023?', -20],
    ['How much lower is my LDL today than it was in April 2023?', 30],
    ['How much higher was my LDL in September 2023 than it is now?', 20],
    ['By what percent is my LDL lower now than in April 2023?', 20],
    ['How much do I weigh now compared to January?', -4],
    ['Is my weight lower today than in February? By how much?', -1],
    ['How much lighter am I now than at the start of the year?', 5],
    ['What is my latest weight compared with February?', -1],
  ])('%s', (question, value) => {
    expect(valueOf(question)).toBe(value);
  });

  test('not if the average of all is asked for', () => {
    expect(valueOf('How much lower is my average LDL than in April 2023?')).toBeCloseTo(150 - 410 / 3);
  });

  test('not of two days, of which each has its own', () => {
    expect(valueOf('Is my weight higher today than yesterday?')).toBeNull();
  });

  test('which a daily figure doesn’t have: now may be today or these weeks', () => {
    expect(valueOf('How many more steps do I take now than in January?')).toBeUndefined();
  });
});
