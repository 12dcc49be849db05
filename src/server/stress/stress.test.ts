import { beforeEach, describe, expect, test } from 'vitest';
import { CURRENT_QUESTIONS } from '#domain/stress/questionnaire.ts';
import { testDatabases } from '#server/db/testing.ts';
import { opened } from '#server/testing/shared-resource.ts';
import { openTestApp, signUp, type Browser } from '#server/testing/test-app.ts';
import { checkInStore } from './commands.ts';

const NOW = Date.parse('2026-11-20T20:00:00Z');
const range = { from: '2026-11-01', to: '2026-11-30' };
const zone = 'Europe/Berlin';

const checkIn = (changes: object = {}) => ({
  id: crypto.randomUUID(),
  timeZone: zone,
  feltAt: '2026-11-20T18:30:00+01:00',
  stress: 7,
  ...changes,
});
const answered = (changes: object = {}) => ({
  id: crypto.randomUUID(),
  timeZone: zone,
  answeredAt: '2026-11-20T18:30:00+01:00',
  questions: CURRENT_QUESTIONS,
  answers: [1, 2, 3, 4, 0, 1, 2, 3, 4, 0],
  ...changes,
});
const morning = (changes: object = {}) => ({
  id: crypto.randomUUID(),
  timeZone: zone,
  measuredAt: '2026-11-20T06:30:00+01:00',
  rmssdMs: 40.512,
  origin: 'beat-intervals' as const,
  ...changes,
});

describe.each(testDatabases())('stress on $name', (place) => {
  const app = opened(() => openTestApp(place, { now: () => NOW }));
  let ada: Browser;
  beforeEach(async () => {
    await app.database.clear();
    ada = await signUp(app, 'Ada');
  });

  test('Ada checks in with every answer, on her local day', async () => {
    const evening = checkIn({
      feltAt: '2026-11-19T23:30:00-05:00',
      timeZone: 'America/New_York',
      mood: 2,
      energy: 3,
      tags: ['Work', 'Überstunden'],
      note: 'The release slipped.',
    });
    const stored = await ada.api.stress.checkIns.put(evening);
    expect(stored).toEqual({ ...evening, date: '2026-11-19', feltAt: '2026-11-20T04:30:00.000Z' });
    expect(await ada.api.stress.checkIns.list(range)).toEqual([stored]);
  });

  test('a check-in needs one figure only, and missing answers stay unknown', async () => {
    expect(await ada.api.stress.checkIns.put(checkIn())).toMatchObject({
      mood: null,
      energy: null,
      tags: [],
      note: null,
    });
  });

  test('saving one again replaces it; a late write doesn’t restore a deleted one', async () => {
    const entry = checkIn();
    await ada.api.stress.checkIns.put(entry);
    await ada.api.stress.checkIns.put({ ...entry, stress: 2 });
    expect(await ada.api.stress.checkIns.list(range)).toMatchObject([{ stress: 2 }]);
    await ada.api.stress.checkIns.remove({ id: entry.id });
    await expect(ada.api.stress.checkIns.put(entry)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await ada.api.stress.checkIns.list(range)).toEqual([]);
    await ada.api.stress.checkIns.restore({ id: entry.id });
    expect(await ada.api.stress.checkIns.list(range)).toMatchObject([{ stress: 2 }]);
  });

  test.each([
    [{ stress: 0 }, 'stress'],
    [{ stress: 11 }, 'stress'],
    [{ stress: 4.5 }, 'stress'],
    [{ mood: 6 }, 'mood'],
    [{ tags: Array.from({ length: 13 }, (_, index) => `tag ${index}`) }, 'tags'],
    [{ tags: ['a'.repeat(41)] }, 'tags.0'],
    [{ feltAt: '2026-11-20T22:00:00Z' }, 'feltAt'],
  ])('a check-in with %j is refused with the field', async (changes, field) => {
    await expect(ada.api.stress.checkIns.put(checkIn(changes))).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      data: { issues: [{ field }] },
    });
  });

  test('her answers keep their version, and early ones are accepted', async () => {
    const first = answered();
    expect(await ada.api.stress.questionnaires.put(first)).toMatchObject({
      questions: CURRENT_QUESTIONS,
      answers: first.answers,
      date: '2026-11-20',
    });
    await ada.api.stress.questionnaires.put(answered());
    expect(await ada.api.stress.questionnaires.list(range)).toHaveLength(2);
    await ada.api.stress.questionnaires.remove({ id: first.id });
    expect(await ada.api.stress.questionnaires.list(range)).toHaveLength(1);
    expect(await ada.api.stress.questionnaires.restore({ id: first.id })).toMatchObject({ id: first.id });
  });

  test.each([
    [{ questions: 'somebody-elses-10' }, 'questions'],
    [{ answers: [1, 2, 3] }, 'answers'],
    [{ answers: Array<number>(11).fill(1) }, 'answers'],
    [{ answers: [5, 2, 3, 4, 0, 1, 2, 3, 4, 0] }, 'answers.0'],
    [{ answeredAt: '2026-11-21T18:30:00Z' }, 'answeredAt'],
  ])('answers with %j are refused with the field', async (changes, field) => {
    await expect(ada.api.stress.questionnaires.put(answered(changes))).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      data: { issues: [{ field }] },
    });
  });

  test('heart rate variability is stored as measured, listed oldest first, with its origin', async () => {
    const late = morning({ measuredAt: '2026-11-20T07:00:00+01:00', origin: 'entered', rmssdMs: 52 });
    await ada.api.stress.hrv.put(late);
    const early = morning();
    await ada.api.stress.hrv.put(early);
    expect(await ada.api.stress.hrv.list(range)).toMatchObject([
      { rmssdMs: 40.512, origin: 'beat-intervals' },
      { rmssdMs: 52, origin: 'entered' },
    ]);
    await ada.api.stress.hrv.remove({ id: early.id });
    await ada.api.stress.hrv.restore({ id: early.id });
    expect(await ada.api.stress.hrv.list(range)).toHaveLength(2);
    await expect(ada.api.stress.hrv.put(morning({ rmssdMs: 0 }))).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
  });

  test('deleted entries are purged after 30 days', async () => {
    const entry = checkIn();
    await ada.api.stress.checkIns.put(entry);
    await ada.api.stress.checkIns.remove({ id: entry.id });
    await checkInStore.sweep(app.database.db, NOW + 29 * 86_400_000);
    await ada.api.stress.checkIns.restore({ id: entry.id });
    await ada.api.stress.checkIns.remove({ id: entry.id });
    await checkInStore.sweep(app.database.db, NOW + 31 * 86_400_000);
    await expect(ada.api.stress.checkIns.restore({ id: entry.id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});
