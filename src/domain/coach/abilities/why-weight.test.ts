import { CANONICAL_UNITS } from '#domain/account/member-units.ts';
import { expect, test } from 'vitest';
import { spelledOut } from '#domain/coach/reply.ts';
import { recordSource } from '#domain/query/record-source.ts';
import { day, timed } from '#domain/query/testing.ts';
import { whyWeightReply } from './why-weight.ts';

const why = (weights: readonly [number, number], trend: readonly [number, number]) => {
  const source = recordSource({
    today: '2024-01-31',
    entries: {
      weights: weights.map((massKg, at) => timed(`2024-01-${at === 0 ? '02' : '30'}T07:00`, { massKg })),
      days: trend.map((weightTrendKg, at) => day(`2024-01-${at === 0 ? '02' : '30'}`, { weightTrendKg })),
    },
  });
  const reply = whyWeightReply({
    source,
    window: { kind: 'month', back: 0 },
    context: { today: '2024-01-31', units: CANONICAL_UNITS },
    expenditureKcal: 2000,
  });
  return { title: reply.title, text: spelledOut(reply.paragraphs.join(' '), reply.figures) };
};

test('weigh-ins that are alike don’t hide a trend that moved', () => {
  expect(why([71, 71], [72, 71])).toEqual({
    title: 'Your trend fell, but the scale hasn’t shown it yet',
    text: 'Your first and last weigh-ins this month are about the same. Your trend fell by 1 kg. Single weigh-ins swing with water and salt, so trust the trend.',
  });
  expect(why([71, 71.1], [71, 71.05])).toEqual({
    title: 'Your weight barely changed',
    text: 'Your first and last weigh-ins this month are about the same. Your trend barely moved. Swings this small can come from the scale or a glass of water.',
  });
  expect(why([72, 71], [72, 71]).text).toContain('you lost 1 kg. Your trend fell by 1 kg.');
});
