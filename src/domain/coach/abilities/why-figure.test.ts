import { CANONICAL_UNITS } from '#domain/account/member-units.ts';
import { describe, expect, test } from 'vitest';
import { spelledOut, type Reply } from '#domain/coach/reply.ts';
import { recordSource, type RecordSource } from '#domain/query/record-source.ts';
import { day, food } from '#domain/query/testing.ts';
import { seededRandom } from '#domain/numbers/seeded-random.ts';
import { addDays } from '#domain/time/local-date.ts';
import { readIntent } from './intent.ts';
import { whyReply } from './why-figure.ts';
import { whyBioAgeReply, whyScoreReply } from './why-score.ts';
import { whySubject } from './why-subjects.ts';

const TODAY = '2026-11-20';
const context = { today: TODAY, units: CANONICAL_UNITS } as const;
const LAST_14 = { kind: 'last-days', days: 14 } as const;

/** Ninety days on which caffeine shortens the next night, with more caffeine in the last two weeks. */
function sleeper({
  minutesPerMg,
  days = 90,
}: {
  readonly minutesPerMg: number;
  readonly days?: number;
}): RecordSource {
  const random = seededRandom(7);
  const dates = Array.from({ length: days }, (_, at) => addDays(TODAY, at - days + 1));
  const caffeine = dates.map((date) => (date > addDays(TODAY, -15) ? 260 : 120) + Math.round(80 * random()));
  return recordSource({
    today: TODAY,
    entries: {
      foods: dates.flatMap((date, at) =>
        ['breakfast', 'lunch'].map((kind) =>
          food(`${date}T08:00`, kind, 'Coffee', { energyKcal: 5, caffeineMg: (caffeine[at] ?? 0) / 2 }),
        ),
      ),
      days: dates.map((date, at) =>
        day(date, {
          sleepMinutes: 480 - minutesPerMg * (caffeine[at - 1] ?? 150) + 12 * random(),
          steps: 8000 + Math.round(500 * random()),
        }),
      ),
    },
  });
}

const sleep = whySubject('sleep');
const why = (source: RecordSource, window: Parameters<typeof whyReply>[1]['window'] = LAST_14): Reply => {
  if (!sleep) throw new Error('no subject');
  return whyReply(sleep, { source, window, context });
};
const spoken = ({ reasons, figures }: Reply): readonly string[] =>
  reasons.map(({ title, certainty, text }) => `${certainty}: ${title}. ${spelledOut(text, figures)}`);

describe('why sleep changed', () => {
  test('a factor that changed and shows in the member’s own days is likely', () => {
    const answer = why(sleeper({ minutesPerMg: 0.3 }));
    expect(answer.title).toBe('Probably more caffeine');
    expect(spoken(answer)[0]).toMatch(
      /^likely: More caffeine\. Your caffeine averaged \d+ mg, compared with \d+ mg before\. Your own data shows the same pattern\.$/,
    );
    expect(answer.paragraphs[0]).toContain('down from');
  });

  test('another factor that changed is only possible with too few days', () => {
    const answer = why(sleeper({ minutesPerMg: 0.3, days: 20 }), { kind: 'last-days', days: 10 });
    expect(answer.title).not.toMatch(/^Probably/);
    expect(answer.reasons.every(({ certainty }) => certainty !== 'likely')).toBe(true);
  });

  test('a change within the usual scatter has no reasons', () => {
    expect(why(sleeper({ minutesPerMg: 0.02 }))).toMatchObject({
      title: 'Your sleep barely changed',
      reasons: [],
    });
  });

  test('too few days give no reason', () => {
    expect(why(sleeper({ minutesPerMg: 0.3, days: 3 })).title).toBe('Your data doesn’t show why');
    expect(why(recordSource({ today: TODAY })).title).toBe('Your data doesn’t show why');
  });

  test('a single night is compared with the four weeks before', () => {
    const answer = why(sleeper({ minutesPerMg: 0.3 }), { kind: 'day', back: 0 });
    expect(answer.basis).toBe('Based on 1 day, compared with 28 earlier ones.');
  });
});

test('the longevity score is explained by the pillars that moved, the heaviest first', () => {
  const source = recordSource({
    today: TODAY,
    entries: {
      days: [
        day('2026-11-01', {
          longevityScore: 70,
          'pillar-sleep': 80,
          'pillar-movement': 60,
          'pillar-habits': 90,
        }),
        day(TODAY, { longevityScore: 66, 'pillar-sleep': 62, 'pillar-movement': 70, 'pillar-habits': 89 }),
      ],
    },
  });
  const answer = whyScoreReply({ source, window: { kind: 'last-days', days: 28 }, context });
  expect(answer.title).toBe('Sleep pillar went down');
  expect(answer.reasons.map(({ title, certainty }) => [title, certainty])).toEqual([
    ['Sleep pillar went down', 'likely'],
    ['Movement pillar went up', 'unlikely'],
  ]);
});

test('bio-age needs two assessments', () => {
  expect(
    whyBioAgeReply(undefined, undefined, { source: recordSource({ today: TODAY }), context }).title,
  ).toBe('Your data doesn’t show why');
});

test.each([
  ['Why did I sleep so badly last night?', { kind: 'why', subject: 'sleep' }],
  ['Why is my blood sugar higher this week?', { kind: 'why', subject: 'glucose' }],
  ['Why am I so tired?', { kind: 'why', subject: 'energy' }],
  ['why did my longevity score drop', { kind: 'why-score' }],
  ['Why did my bio-age go up?', { kind: 'why-bio-age' }],
  ['What caused my HRV to fall?', { kind: 'why', subject: 'heart-rate-variability' }],
])('“%s” asks for reasons', (question, intent) => {
  expect(readIntent(question)).toEqual(intent);
});
