import { beforeAll, describe, expect, test } from 'vitest';
import type { DeviceRecords } from '#domain/coach/device/device-records.ts';
import { spelledOut } from '#domain/coach/reply.ts';
import { EMBEDDED } from '#server/db/testing.ts';
import { newId } from '#server/core/new-id.ts';
import { quickAdd } from '#server/meals/testing.ts';
import { opened, signedUp } from '#server/testing/shared-resource.ts';
import { openTestApp } from '#server/testing/test-app.ts';

const TODAY = '2026-11-20';
const NOW = Date.parse(`${TODAY}T12:00:00Z`);
const BERLIN = { timeZone: 'Europe/Berlin' };

describe.each(EMBEDDED)('the coach', (place) => {
  const app = opened(() => openTestApp(place, { now: () => NOW }));
  const ada = signedUp(app, 'Ada');
  const grace = signedUp(app, 'Grace');
  const ask = async (question: string, conversationId: string = newId(), member = ada) => {
    const { exchange, isSaved } = await member.api.coach.ask({ id: newId(), conversationId, question });
    const { reply } = exchange;
    return {
      ...reply,
      isSaved,
      id: exchange.id,
      text: reply.paragraphs.map((text) => spelledOut(text, reply.figures)).join(' '),
    };
  };

  beforeAll(async () => {
    for (const [day, volumeMl] of [
      [16, 1500],
      [17, 2000],
      [18, 2500],
    ] as const)
      await ada.api.water.drinks.put({
        ...BERLIN,
        id: crypto.randomUUID(),
        kind: 'water',
        volumeMl,
        drunkAt: `2026-11-${day}T10:00:00Z`,
      });
  });

  test('answers come from the member’s own rows, with the days behind the figure', async () => {
    const answer = await ask('How much water did I drink on average this week?');
    expect(answer).toMatchObject({
      kind: 'answer',
      isSaved: true,
      text: 'You averaged 2,000 mL of water a day this week.',
      basis: 'Based on 3 of 5 days.',
      figures: [{ id: 'f1', value: 2000, n: 3, rowCount: 3 }],
    });
    expect(answer.figures[0]?.rows.map(({ date, value }) => [date, value])).toEqual([
      ['2026-11-18', 2500],
      ['2026-11-17', 2000],
      ['2026-11-16', 1500],
    ]);
    expect((await ask('How much water did I drink on average this week?', newId(), grace)).title).toBe(
      'No data for this yet',
    );
  });

  test('two snacks logged in the same minute count as two', async () => {
    for (const energyKcal of [115, 200])
      await grace.api.meals.create(
        quickAdd({ eatenAt: '2026-11-19T10:00:00Z', kind: 'snack', entered: { energyKcal } }),
      );
    for (const [question, value] of [
      ['How many snacks did I have yesterday?', 2],
      ['What was my biggest snack yesterday?', 200],
    ] as const)
      expect((await ask(question, newId(), grace)).figures[0]?.value).toBe(value);
  });

  test('days next to a workout, and days since it, are those of the member’s own workouts', async () => {
    const run = (startedAt: string, durationMinutes: number) =>
      ada.api.movement.workouts.put({
        ...BERLIN,
        id: newId(),
        kind: 'running',
        effort: 'moderate',
        startedAt,
        durationMinutes,
      });
    await run('2026-11-16T07:00:00Z', 90);
    await run('2026-11-17T07:00:00Z', 20);
    for (const [question, value] of [
      ['How much water did I drink the day after my longest run?', 2000],
      ['How much water did I drink on the day of my longest run?', 1500],
      ['How much water did I drink in total since my last run?', 4500],
      ['I went for a run on Tuesday. How long did it take?', 20],
      ['I went for a run between November 17 and 19. How long did it take?', 20],
      ['I went for a run in November. How long did it take?', undefined],
    ] as const)
      expect((await ask(question)).figures[0]?.value, question).toBe(value);
  });

  test('says how far a day was from its target', async () => {
    const { figures, title } = await ask('How far was I from my water target on November 18?');
    expect([title, figures.map(({ label }) => label)]).toEqual([
      null,
      [expect.stringContaining('difference from target'), 'Goal for water'],
    ]);
  });

  test('the device stores the member’s latest records, and nobody else’s', async () => {
    const recordsOf = async ({ api }: typeof ada) => (await api.coach.records()) as DeviceRecords;
    const records = await recordsOf(ada);
    expect(records).toMatchObject({
      from: null,
      today: TODAY,
      units: { system: 'metric', glucose: 'mg/dL', markers: {} },
    });
    expect(records.entries.drinks?.map(({ date, values }) => [date, values['ml']])).toEqual([
      ['2026-11-16', 1500],
      ['2026-11-17', 2000],
      ['2026-11-18', 2500],
    ]);
    expect((await recordsOf(grace)).entries.drinks).toEqual([]);
  });
});
