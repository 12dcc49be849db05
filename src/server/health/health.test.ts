import { describe, expect, test } from 'vitest';
import type { HealthAnswersInput } from '#contract/health.ts';
import { NOTHING_APPLIES } from '#domain/health/testing.ts';
import { uuidV7 } from '#domain/units/uuid-v7.ts';
import { testDatabases } from '#server/db/testing.ts';
import { memberOn } from '#server/member/queries.ts';
import { opened } from '#server/testing/shared-resource.ts';
import { openTestApp, signUp, type Browser } from '#server/testing/test-app.ts';
import { healthProfiles } from './tables.ts';

const NOW = Date.parse('2026-11-20T23:30:00Z');

/** Ada’s empty answers, with changes. */
const answers = (changes: Partial<HealthAnswersInput> = {}): HealthAnswersInput => ({
  ...NOTHING_APPLIES,
  couldBecomePregnant: null,
  isMenstruating: true,
  ...changes,
});

const keyAt = (atMs: number) => uuidV7(atMs, new Uint8Array(10));

describe.each(testDatabases())('the health profile on $name', (place) => {
  const app = opened(() => openTestApp(place, { now: () => NOW }));

  const idOf = async (browser: Browser) => {
    await browser.api.health.put(answers());
    const rows = await app.database.db.select().from(healthProfiles);
    return rows.at(-1)?.userId ?? '';
  };

  test('before it is saved nothing is known, and the form starts from the profile', async () => {
    const ada = await signUp(app, 'Ada');
    expect(await ada.api.health.get()).toMatchObject({
      saved: null,
      goalConditions: [],
      fastingConditions: [],
      sex: 'female',
      smokesByAssessment: null,
    });
  });

  test('Ada saves it on her local day; both none of these and no answer are stored', async () => {
    const ada = await signUp(app, 'Ada-2');
    const saved = await ada.api.health.put(answers({ medicines: [], conditions: null }));
    expect(saved.saved).toEqual({
      answeredOn: '2026-11-21',
      answers: answers({ medicines: [], conditions: null }),
    });
  });

  test('an allergy in dietary preferences counts for supplement suggestions', async () => {
    const ida = await signUp(app, 'Ida');
    const id = await idOf(ida);
    const { foodPreferences } = ida.api;
    const eats = {
      ...(await foodPreferences.get()),
      allergens: ['fish' as const],
      otherAllergies: ['Prawns'],
    };
    await foodPreferences.put(eats);
    expect((await memberOn(app.database.db, id, NOW)).health?.allergies).toEqual(['fish', 'shellfish']);
    expect((await ida.api.health.get()).saved?.answers.allergies).toEqual(answers().allergies);
  });

  test.each([
    ['a medicine that is none', { medicines: ['aspirin-ish'] }, 'medicines.0'],
    ['fish for every meal of two weeks', { fishPerWeek: 42 }, 'fishPerWeek'],
    ['metformin for 120 years', { metforminYears: 120 }, 'metforminYears'],
  ] as const)('%s is rejected at its field', async (_words, changes, field) => {
    const tom = await signUp(app, `Tom-${field.replace(/\W/gu, '')}`);
    const answer = await tom.send('PUT', '/api/health-profile', { ...answers(), ...changes });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(`"${field}"`);
    expect((await tom.api.health.get()).saved).toBeNull();
  });

  test('deleting it leaves nothing, and an earlier write doesn’t restore it', async () => {
    const eve = await signUp(app, 'Eve');
    await eve.api.health.put(answers({ medicines: ['lithium'] }));
    await eve.fetch('/api/health-profile', {
      method: 'DELETE',
      headers: { 'idempotency-key': keyAt(NOW - 1000) },
    });
    expect((await eve.api.health.get()).saved).toBeNull();
    const rows = await app.database.db.select().from(healthProfiles);
    expect(JSON.stringify(rows)).not.toContain('lithium');
    await eve.fetch('/api/health-profile', {
      method: 'PUT',
      headers: { 'content-type': 'application/json', 'idempotency-key': keyAt(NOW - 60_000) },
      body: JSON.stringify(answers({ medicines: ['lithium'] })),
    });
    expect((await eve.api.health.get()).saved).toBeNull();
  });

  test('Clara’s answers in goals and before fasting count here, and her answers here count there', async () => {
    const clara = await signUp(app, 'Clara');
    const userId = await idOf(clara);
    await clara.api.fasting.screen({ screenedOn: '2026-11-20', conditions: ['warfarin', 'gout'] });
    expect((await memberOn(app.database.db, userId, NOW)).health).toMatchObject({
      medicines: ['warfarin'],
      conditions: ['gout'],
      medicinesAnswered: true,
    });
    await clara.api.health.put(answers({ isPregnant: true, medicines: ['insulin-sulfonylurea'] }));
    expect((await clara.api.goals.get()).screenedConditions).toEqual(['pregnant', 'insulin']);
    expect((await clara.api.fasting.running()).against).toEqual(['pregnant', 'insulin']);
    expect((await memberOn(app.database.db, userId, NOW)).health).toMatchObject({
      isPregnant: true,
      conditions: ['gout', 'insulin'],
    });
    await clara.api.health.remove();
    expect((await clara.api.goals.get()).screenedConditions).toEqual([]);
    expect((await memberOn(app.database.db, userId, NOW)).health).toMatchObject({
      medicines: ['warfarin'],
      medicinesAnswered: false,
      answeredOn: null,
    });
  });
});
