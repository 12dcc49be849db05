import { beforeEach, describe, expect, test } from 'vitest';
import type { AnswerInput } from '#contract/bio-age/bio-age.ts';
import { NINE_MARKERS, typedLines } from '#domain/blood/testing.ts';
import { addDays } from '#domain/time/local-date.ts';
import { uuidV7 } from '#domain/units/uuid-v7.ts';
import { testDatabases } from '#server/db/testing.ts';
import { opened, signedUp } from '#server/testing/shared-resource.ts';
import { itemOf, openTestApp, signUp } from '#server/testing/test-app.ts';
import { assessmentStore } from './commands.ts';
import { bioAgeAnswers, bioAgeAssessments } from './tables.ts';
import { ENOUGH, picked } from './testing.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const DAY_MS = 86_400_000;

describe.each(testDatabases())('the bio-age assessment on $name', (place) => {
  const app = opened(() => openTestApp(place, { now: () => nowMs }));
  const ada = signedUp(app, 'Ada');
  let nowMs = NOW;
  beforeEach(async () => {
    nowMs = NOW;
    await app.database.db.delete(bioAgeAnswers);
    await app.database.db.delete(bioAgeAssessments);
  });

  const answer = (...answers: AnswerInput[]) => ada.api.bioAge.answer({ answers });
  const finish = (id: string = crypto.randomUUID()) =>
    ada.api.bioAge.finish({ id, timeZone: 'Europe/Berlin' });
  const drafted = async () =>
    (await ada.api.bioAge.draft()).answers.map(({ item, value }) => [
      item,
      value.kind === 'option' ? value.option : value.kind,
    ]);

  /** A write from a device that was offline: its key contains the time it was made. */
  const send = (method: string, path: string, body: unknown, madeMs: number) =>
    ada.fetch(`/api/bio-age/${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        'idempotency-key': uuidV7(madeMs, crypto.getRandomValues(new Uint8Array(10))),
      },
      body: JSON.stringify(body),
    });
  const sendAnswers = (answers: readonly AnswerInput[], madeMs: number) =>
    send('PUT', 'draft/answers', { answers }, madeMs);

  test('Ada answers two sections and continues on another device', async () => {
    await answer(picked('sbp', '120-130'), { ...picked('bmi', '20-25'), value: { kind: 'unknown' } });
    nowMs += 3_600_000;
    await answer(picked('fv', '3-4'));
    expect(await drafted()).toEqual([
      ['bmi', 'unknown'],
      ['sbp', '120-130'],
      ['fv', '3-4'],
    ]);
    const draft = await ada.api.bioAge.draft();
    expect(draft.startedAt).toBe(new Date(NOW).toISOString());
    expect(draft.outcome).toMatchObject({ kind: 'incomplete', reason: 'smoking' });
    expect(await ada.api.bioAge.overview()).toMatchObject({ draftAnswers: 3, latest: null, retakeOn: null });
  });

  test('an answer can be changed and cleared, and remembers whether it was suggested or typed', async () => {
    const offered: AnswerInput = {
      ...picked('bmi', '20-25'),
      origin: {
        kind: 'prefilled',
        source: 'weight-and-height',
        measuredOn: '2026-11-19',
        figure: 23.4,
        days: 9,
      },
    };
    const { answers } = await answer(offered);
    expect(answers).toMatchObject([{ item: 'bmi', origin: offered.origin }]);
    expect((await answer(picked('bmi', '25-27.5'))).answers).toMatchObject([{ origin: { kind: 'typed' } }]);
    expect((await answer({ ...offered, value: null })).answers).toEqual([]);
  });

  test('an invalid answer is refused at its question, and nothing of the request is stored', async () => {
    const wrong = answer(picked('sbp', '120-130'), picked('bmi', 'tall'));
    await expect(wrong).rejects.toMatchObject({ code: 'BAD_REQUEST', data: { issues: [{ field: 'bmi' }] } });
    expect(await drafted()).toEqual([]);
  });

  test('the newer of two devices’ answers wins, in whichever order they arrive', async () => {
    await sendAnswers([picked('sbp', '120-130'), picked('fv', '3-4')], NOW - 1000);
    const late = await sendAnswers([picked('sbp', 'over-160'), picked('wg', '1-2')], NOW - 60_000);
    expect(late.status).toBe(200);
    expect(await drafted()).toEqual([
      ['sbp', '120-130'],
      ['fv', '3-4'],
      ['wg', '1-2'],
    ]);
  });

  test('a finished assessment is frozen with its version and answers, and leaves an empty draft', async () => {
    await answer(...ENOUGH);
    const id = crypto.randomUUID();
    const done = await finish(id);
    expect(done).toMatchObject({ id, finishedOn: '2026-11-20', weightsVersion: '2026-11' });
    expect(done.result.ageYears).toBe(35);
    expect(done.answers).toHaveLength(ENOUGH.length);
    expect(done.result.items.map(({ item }) => item)).toContain('smoke');
    expect(await drafted()).toEqual([]);
    expect(await finish(id)).toEqual(done);
    expect(await ada.api.bioAge.list()).toMatchObject([{ id, bioAgeYears: done.result.bioAgeYears }]);
    expect(await ada.api.bioAge.overview()).toMatchObject({
      latest: { id },
      retakeOn: '2027-02-18',
      comparison: null,
    });
  });

  test('blood pressure measured after the assessment replaces its answer in what would help most', async () => {
    await answer(...ENOUGH);
    const { result } = await finish();
    expect(result.changes[0]).toMatchObject({ item: 'sbp', from: '130 to 139' });
    expect((await ada.api.bioAge.overview()).changes).toEqual(result.changes);
    nowMs += 3 * DAY_MS;
    for (const ago of [1, 2])
      for (const minute of [0, 1])
        await ada.api.vitals.put({
          id: crypto.randomUUID(),
          timeZone: 'UTC',
          measuredAt: new Date(nowMs - ago * DAY_MS + minute * 60_000).toISOString(),
          systolicMmhg: 114,
          diastolicMmhg: 72,
        });
    const { changes, latest } = await ada.api.bioAge.overview();
    expect(changes.map(({ item }) => item)).not.toContain('sbp');
    expect(latest?.result).toEqual(result);
  });

  test('finishing twice at the same moment makes one assessment', async () => {
    await answer(...ENOUGH);
    const id = crypto.randomUUID();
    const all = await Promise.all([finish(id), finish(id), finish(id)]);
    expect(new Set(all.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(await ada.api.bioAge.list()).toHaveLength(1);
  });

  test('an answer given before finishing but sent afterwards starts no new draft', async () => {
    await sendAnswers(ENOUGH, NOW - 10_000);
    const id = crypto.randomUUID();
    await send('PUT', `assessments/${id}`, { timeZone: 'UTC' }, NOW - 5000);
    await sendAnswers([picked('rt', '1'), picked('sbp', 'over-160')], NOW - 8000);
    expect(await drafted()).toEqual([]);
    await sendAnswers([picked('rt', '1')], NOW - 1000);
    expect(await drafted()).toEqual([['rt', '1']]);
  });

  test('finishing without the smoking answer, or with too few answers, is refused with a list of what is missing', async () => {
    await answer(...ENOUGH.slice(1));
    await expect(finish()).rejects.toMatchObject({ data: { issues: [{ field: 'smoke' }] } });
    await answer(picked('smoke', 'never'), { ...picked('dm', 'none'), value: null });
    await answer({ ...picked('cvd', 'none'), value: null }, { ...picked('ckd', 'none'), value: null });
    await expect(finish()).rejects.toMatchObject({ data: { issues: [{ field: 'answers' }] } });
    expect(await drafted()).toHaveLength(4);
  });

  test('in pregnancy there is no result, and the answers stay', async () => {
    await answer(...ENOUGH);
    const eve = await signUp(app, 'Eve');
    await eve.api.fasting.screen({ screenedOn: '2026-11-20', conditions: ['pregnant'] });
    await eve.api.bioAge.answer({ answers: ENOUGH });
    await expect(eve.api.bioAge.finish({ id: crypto.randomUUID(), timeZone: 'UTC' })).rejects.toMatchObject({
      data: { issues: [{ field: 'assessment' }] },
    });
    const draft = await eve.api.bioAge.draft();
    expect(draft.outcome).toMatchObject({ kind: 'refused', reason: 'pregnancy' });
    expect(draft.prefills.map(({ item }) => item)).not.toContain('bmi');
    expect(await eve.api.bioAge.overview()).toMatchObject({
      refusal: 'pregnancy',
      headline: null,
      combined: null,
    });
  });

  test('a second assessment shows what changed, and suggests the earlier answers', async () => {
    await answer(...ENOUGH);
    await finish();
    const { prefills } = await ada.api.bioAge.draft();
    expect(prefills.find(({ item }) => item === 'sbp')).toMatchObject({
      value: { option: '130-140' },
      origin: { source: 'last-assessment', measuredOn: '2026-11-20' },
    });
    nowMs += 95 * DAY_MS;
    await answer(...ENOUGH, picked('sbp', '120-130'), picked('rt', 'over-2'));
    const { id } = await finish();
    const { comparison } = await ada.api.bioAge.get({ id });
    expect(comparison).toMatchObject({ isSameVersion: true, ageYears: 0 });
    expect(comparison?.items.slice(0, 2)).toMatchObject([
      { item: 'sbp', from: '130 to 139', to: '120 to 129' },
      { item: 'rt', from: null, to: '2 or more' },
    ]);
    expect(comparison?.bioAgeYears).toBeLessThan(-1);
    expect((await ada.api.bioAge.overview()).comparison).toEqual(comparison);
  });

  test('a result of an older version is shown as computed then', async () => {
    await answer(...ENOUGH);
    const { id, result } = await finish();
    const old = { ...result, bioAgeYears: 29.5 };
    await app.database.db.update(bioAgeAssessments).set({ weightsVersion: '2024-01', result: old });
    expect(await ada.api.bioAge.get({ id })).toMatchObject({
      weightsVersion: '2024-01',
      result: { bioAgeYears: 29.5 },
    });
  });

  test('an assessment can be deleted and restored, and is purged after 30 days; finishing again doesn’t bring it back', async () => {
    await answer(...ENOUGH);
    const done = await finish();
    await ada.api.bioAge.remove({ id: done.id });
    expect(await ada.api.bioAge.list()).toEqual([]);
    await expect(ada.api.bioAge.get({ id: done.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(finish(done.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await ada.api.bioAge.restore({ id: done.id })).toEqual(done);
    await ada.api.bioAge.remove({ id: done.id });
    await assessmentStore.sweep(app.database.db, NOW + 31 * DAY_MS);
    await expect(ada.api.bioAge.restore({ id: done.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('discarding a draft also drops late answers from before', async () => {
    await sendAnswers([picked('sbp', '120-130')], NOW - 10_000);
    await send('DELETE', 'draft', undefined, NOW - 5000);
    await sendAnswers([picked('fv', '3-4')], NOW - 7000);
    expect(await drafted()).toEqual([]);
  });

  test('suggests Grace’s tracked weight, waist, nights, stress, blood and diet, each with source and date', async () => {
    const grace = await signUp(app, 'Grace');
    const timeZone = 'UTC';
    const id = () => crypto.randomUUID();
    await grace.api.body.put({
      id: id(),
      timeZone,
      measuredAt: '2026-11-18T07:00:00Z',
      massKg: 60,
      waistCm: 80,
    });
    for (let ago = 1; ago <= 8; ago += 1) {
      const date = addDays('2026-11-20', -ago);
      await grace.api.sleep.put({
        id: id(),
        timeZone,
        inBedAt: `${addDays(date, -1)}T23:00:00Z`,
        outOfBedAt: `${date}T06:30:00Z`,
        isNap: false,
        latencyMinutes: 0,
        awakeMinutes: 0,
      });
      for (const kind of ['lunch', 'dinner'] as const)
        await grace.api.meals.create({
          id: id(),
          timeZone,
          kind,
          source: 'text',
          eatenAt: `${date}T${kind === 'lunch' ? 12 : 19}:00:00Z`,
          items: ['apple', 'banana', 'orange', 'pear'].map(itemOf),
        });
    }
    await grace.api.stress.questionnaires.put({
      id: id(),
      timeZone,
      answeredAt: '2026-11-10T10:00:00Z',
      questions: 'perennial-1',
      answers: [1, 3, 1, 1, 3, 1, 3, 1, 3, 3],
    });
    await grace.api.blood.panels.put({
      id: id(),
      timeZone,
      collectedOn: '2026-10-01',
      values: [
        { marker: 'hba1c', name: 'HbA1c', text: '5.2', value: 5.2, unit: '%' },
        { marker: 'creatinine', name: 'Creatinine', text: '0.8', value: 0.8, unit: 'mg/dL' },
      ],
    });
    const { prefills, person } = await grace.api.bioAge.draft();
    const offer = (item: string) => prefills.find((one) => one.item === item);
    expect(person.massKg).toBe(60);
    expect(offer('bmi')?.origin).toMatchObject({
      source: 'weight-and-height',
      measuredOn: '2026-11-18',
      days: null,
    });
    expect(offer('whtr')?.origin).toMatchObject({ source: 'waist-and-height', measuredOn: '2026-11-18' });
    expect(offer('dur')).toMatchObject({ value: { option: '7-8' }, origin: { figure: 7.5, days: 8 } });
    expect(offer('sri')).toMatchObject({ value: { kind: 'number', value: 100 } });
    expect(offer('stress')).toMatchObject({ value: { option: '0-4' }, isApproximate: true });
    expect(offer('dm')).toMatchObject({ value: { option: 'none' }, origin: { measuredOn: '2026-10-01' } });
    expect(offer('ckd')).toMatchObject({ value: { option: 'none' }, isApproximate: false });
    expect(offer('fv')).toMatchObject({
      value: { option: 'over-5' },
      origin: { source: 'diary', measuredOn: '2026-11-19', days: 8 },
    });
    expect(offer('alc')).toMatchObject({ value: { option: 'never' } });
  });

  test('with the nine markers there is a PhenoAge and a combined figure', async () => {
    const tom = await signUp(app, 'Tom', { sex: 'male' });
    await tom.api.bioAge.answer({ answers: ENOUGH });
    await tom.api.bioAge.finish({ id: crypto.randomUUID(), timeZone: 'UTC' });
    expect((await tom.api.bioAge.overview()).phenoAge).toMatchObject({ kind: 'missing' });
    const before = await tom.api.bioAge.overview();
    expect(before.headline).toMatchObject({
      basis: 'habits',
      bioAgeYears: before.latest?.result.bioAgeYears,
      deltaYears: before.latest?.result.deltaYears,
    });
    const gapInScore = async () => {
      const { pillars } = await tom.api.longevity.today({ date: '2026-11-20', timeZone: 'UTC' });
      return pillars.find(({ key }) => key === 'bio-age')?.inputs[0]?.value;
    };
    expect(await gapInScore()).toBeCloseTo(before.headline?.deltaYears ?? 0, 9);
    const values = typedLines(NINE_MARKERS);
    const panel = { id: crypto.randomUUID(), timeZone: 'UTC', collectedOn: '2026-11-20', values };
    await tom.api.blood.panels.put(panel);
    const { phenoAge, combined, latest, headline } = await tom.api.bioAge.overview();
    if (phenoAge.kind !== 'known' || !combined) throw new Error('no PhenoAge');
    expect(phenoAge.phenoAgeYears).toBeCloseTo(43.758 - 0.89118 * (48 - phenoAge.ageYears), 2);
    expect(combined.bloodYears).toBeCloseTo(0.7 * phenoAge.againstPeersYears, 9);
    expect(combined.ageYears).toBe(latest?.result.ageYears);
    expect(headline).toMatchObject({ basis: 'habits-and-blood', bioAgeYears: combined.bioAgeYears });
    expect(await gapInScore()).toBeCloseTo(headline?.deltaYears ?? 0, 9);
    await tom.api.blood.panels.put({
      ...panel,
      values: values.map((value) =>
        value.marker === 'rdw' ? { ...value, value: 45, text: '45', unit: 'fL' } : value,
      ),
    });
    expect((await tom.api.bioAge.overview()).phenoAge).toMatchObject({
      kind: 'missing',
      markers: [{ input: 'rdw' }],
    });
  });
});
