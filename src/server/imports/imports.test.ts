import { strToU8, zipSync } from 'fflate';
import { beforeEach, describe, expect, test } from 'vitest';
import { profiles } from '#server/account/tables.ts';
import { newId } from '#server/core/new-id.ts';
import { EMBEDDED, testDatabases, type TestPlace } from '#server/db/testing.ts';
import { opened, signedUp } from '#server/testing/shared-resource.ts';
import { adasScreening } from '#server/ownership/entries-of-ada.ts';
import { breakfast, Browser, openTestApp, registerEmpty, type TestApp } from '#server/testing/test-app.ts';
import { importDeps } from '#server/import-deps.ts';
import { sweepImports } from './sweep.ts';
import { counted, idOfMember, importsFor } from './testing.ts';

const NOON = Date.parse('2026-11-20T12:00:00Z');
const clock = { ms: NOON };
const NOVEMBER = { from: '2026-11-01', to: '2026-11-30' };
const entry = () => ({ id: crypto.randomUUID(), timeZone: 'Europe/Berlin', note: null });

/** Written for the test, with Cronometer's columns. */
const FOODS = `Day,Time,Group,Food Name,Amount,Energy (kcal),Protein (g),Carbs (g),Fat (g),Sodium (mg)
2026-11-10,07:30 AM,Breakfast,"Porridge, ""grandma's""",250.00 g,310,11.2,52,6.1,
2026-11-10,07:30 AM,Breakfast,=HYPERLINK("evil"),1.00 cup,95,0.3,25,0.2,2
2026-11-10,01:00 PM,Lunch,Lentil soup,300 g,280,16,40,5,700
2026-11-11,,Dinner,Nothing known,1 plate,,,,,
someday,,Dinner,Bread,1 slice,90,3,17,1,180
`;

const WEIGHTS = 'Date,Weight (lb),Mood\n11/09/2026,158.3,good\n11/10/2026,157.9,\n11/11/2026,157.5,fine\n';

const apple = (elements: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<HealthData locale="de_DE">\n${elements}</HealthData>\n`;
const record = (type: string, rest: string): string =>
  `<Record type="HKQuantityTypeIdentifier${type}" sourceName="Ada’s Apple Watch" ${rest}/>\n`;

/** An application in which a new Ada signs up before each test. */
function adasImports(place: TestPlace) {
  const app = opened(() => openTestApp(place, { now: () => clock.ms }));
  const ada = new Browser((request) => app.request(request));
  let username = '';
  beforeEach(async () => {
    clock.ms = NOON;
    username = `ada-${newId().slice(-12)}`;
    ada.clearCookies();
    await registerEmpty(app, ada, username, { sex: 'female' });
  });
  return {
    app,
    ada,
    adas: async () => importsFor(app as TestApp, ada, await idOfMember(app, username)),
    buyLifetime: () => app.database.db.update(profiles).set({ plan: 'lifetime' }),
    mealsOf: async (date: string) => (await ada.api.meals.day({ date })).meals,
  };
}

describe.each(testDatabases())('imports on $name', (place) => {
  const { app, ada, adas, buyLifetime, mealsOf } = adasImports(place);

  test('Ada previews her foods, imports them, a second time without effect, and undoes it', async () => {
    const imports = await adas();
    const preview = await imports.preview(FOODS, 'servings.csv');
    expect(preview).toMatchObject({
      source: 'cronometer',
      plan: {
        kinds: [
          { kind: 'meals', inFile: 2, added: 2, from: '2026-11-10', to: '2026-11-10', months: ['2026-11'] },
        ],
        refusedCount: 2,
        refused: [
          { file: 'servings.csv', line: 5, reason: 'This food has no calorie count.' },
          { line: 6, reason: 'We couldn’t read the date.' },
        ],
      },
    });
    expect(await mealsOf('2026-11-10')).toEqual([]);
    await ada.api.imports.start({ id: preview.id });
    await imports.run(preview.id);
    const [breakfast, lunch] = await mealsOf('2026-11-10');
    expect(breakfast).toMatchObject({
      kind: 'breakfast',
      eatenAt: '2026-11-10T06:30:00.000Z',
      source: 'import',
    });
    expect(breakfast?.items.map(({ name, amount, unit }) => [name, amount, unit])).toEqual([
      ['Porridge, "grandma\'s"', 250, 'g'],
      ['=HYPERLINK("evil")', 1, 'cup'],
    ]);
    // An empty cell is unknown, never 0.
    expect(breakfast?.items[0]?.nutrients).not.toHaveProperty('sodiumMg');
    expect(lunch?.total.energyKcal?.value).toBe(280);

    expect(counted(await imports.preview(FOODS, 'other-name.csv'))).toEqual({ meals: [0, 2] });
    const undone = await imports.undo(preview.id);
    expect(undone).toMatchObject({ step: 'undone', undoBy: null });
    expect(await mealsOf('2026-11-10')).toEqual([]);
    expect(counted(await imports.preview(FOODS))).toEqual({ meals: [2, 0] });
  });

  test('a killed import continues where it stopped', async () => {
    const imports = await adas();
    const rows = Array.from({ length: 900 }, (_, at) =>
      record(
        'RestingHeartRate',
        `unit="count/min" startDate="${new Date(Date.UTC(2024, 0, 1 + at)).toISOString().slice(0, 10)} 07:00:00 +0100" endDate="2024-01-01 07:00:00 +0100" value="60"`,
      ),
    ).join('');
    await buyLifetime();
    const archive = zipSync({ 'Export/Gesundheit.xml': strToU8(apple(rows)) });
    const { id, plan } = await imports.preview(new Uint8Array(archive), 'Exportieren.zip');
    expect(plan?.kinds).toMatchObject([{ kind: 'vitals', added: 900 }]);
    await ada.api.imports.start({ id });
    const killed = new AbortController();
    const { execute } = app.database.db;
    let batches = 0;
    app.database.db.execute = ((query: never) => {
      if ((batches += 1) === 2) killed.abort();
      return execute.call(app.database.db, query);
    }) as typeof execute;
    await expect(imports.run(id, killed.signal)).rejects.toThrow();
    app.database.db.execute = execute;
    expect(await imports.at(id)).toMatchObject({ step: 'importing' });
    await imports.run(id);
    expect(await imports.at(id)).toMatchObject({ step: 'done', addedCount: 900 });
    const vitals = await ada.api.vitals.list({ from: '2024-01-01', to: '2026-12-31' });
    expect(vitals).toHaveLength(900);
    expect(vitals[0]).toMatchObject({ source: 'apple-health', timeZone: 'Europe/Berlin' });
    await imports.undo(id);
    expect(await ada.api.vitals.list({ from: '2024-01-01', to: '2026-12-31' })).toEqual([]);
  });
});

describe.each(EMBEDDED)('what an import takes and keeps on $name', (place) => {
  const { app, ada, adas, buyLifetime } = adasImports(place);

  test('Ada’s own meal stays; another export of the same food log adds to a day', async () => {
    const imports = await adas();
    await ada.api.meals.create(breakfast({ kind: 'lunch', eatenAt: '2026-11-10T12:10:00+01:00' }));
    const { plan } = await imports.take(FOODS);
    expect(plan?.kinds).toMatchObject([{ kind: 'meals', inFile: 2, added: 1, conflicts: 1 }]);
    expect(plan?.conflictDays).toEqual([{ kind: 'meals', days: ['2026-11-10'] }]);
    const eaten = (time: string) =>
      record('DietaryEnergyConsumed', `unit="kcal" startDate="${time}" endDate="${time}" value="300"`);
    const early = eaten('2026-11-12 07:00:00 +0100');
    await imports.take(apple(early));
    const later = await imports.preview(apple(early + eaten('2026-11-12 09:00:00 +0100')));
    expect(later.plan?.kinds).toMatchObject([{ kind: 'meals', added: 1, duplicates: 1, conflicts: 0 }]);
    const yazio = 'date;daytime;name;amount;unit;energy (kcal)\n2026-11-12;breakfast;Toast;50;g;130\n';
    expect((await imports.preview(yazio)).plan?.kinds).toMatchObject([{ added: 0, conflicts: 1 }]);
  });

  test('Ada’s own fast stays', async () => {
    const imports = await adas();
    const fast = { ...entry(), startedAt: '2026-11-13T20:00:00+01:00', endedAt: '2026-11-14T12:00:00+01:00' };
    await ada.api.fasting.screen(adasScreening);
    await ada.api.fasting.fasts.put({ ...fast, protocol: '16:8', goalHours: 16 });
    const zero = 'Date,Start,End,Hours\n11/13/26,21:00,13:00,16\n11/15/26,20:00,12:00,16\n';
    expect((await imports.preview(zero)).plan?.kinds).toMatchObject([
      { kind: 'fasts', added: 1, conflicts: 1 },
    ]);
  });

  test('the free plan imports 90 days from a device, and Lifetime the rest of the same file', async () => {
    const imports = await adas();
    const pulses = ['2026-01-05', '2026-08-22', '2026-08-23', '2026-11-20'].map((date) =>
      record(
        'RestingHeartRate',
        `unit="count/min" startDate="${date} 07:00:00 +0200" endDate="${date} 07:00:00 +0200" value="60"`,
      ),
    );
    const file = apple(pulses.join(''));
    const free = await imports.take(file);
    expect(free.plan).toMatchObject({
      kinds: [{ kind: 'vitals', inFile: 2, added: 2, from: '2026-08-23' }],
      older: { since: '2026-08-23', from: '2026-01-05', count: 2 },
    });
    expect(free.addedCount).toBe(2);
    await buyLifetime();
    const lifetime = await imports.take(file);
    expect(counted(lifetime)).toEqual({ vitals: [2, 2] });
    expect(lifetime.plan?.older).toBeUndefined();
    for (const { id } of [free, lifetime]) await imports.undo(id);
    await app.database.db.update(profiles).set({ plan: 'free' });
    const diary = await imports.preview(FOODS.replaceAll('2026-11', '2020-11'));
    expect(counted(diary)).toEqual({ meals: [2, 0] });
  });

  test('a weight Ada entered stays, and entries she edited survive the undo', async () => {
    const imports = await adas();
    await ada.api.body.put({ ...entry(), measuredAt: '2026-11-09T07:00:00+01:00', massKg: 71.8 });
    const preview = await imports.preview(WEIGHTS);
    expect(preview).toMatchObject({ step: 'columns', table: { headers: ['Date', 'Weight (lb)', 'Mood'] } });
    expect(preview.table?.columns).toEqual([
      { column: 0, field: 'date', unit: null },
      { column: 1, field: 'mass', unit: 'lb' },
    ]);
    const { id } = preview;
    await expect(ada.api.imports.columns({ id, columns: [], isDayFirst: null })).rejects.toMatchObject({
      data: { issues: [{ field: 'columns' }] },
    });
    await ada.api.imports.columns({ id, columns: preview.table?.columns ?? [], isDayFirst: false });
    await imports.run(id);
    expect((await imports.at(id)).plan?.kinds).toMatchObject([{ kind: 'weight', added: 2, conflicts: 1 }]);
    expect((await imports.at(id)).plan?.conflictDays).toEqual([{ kind: 'weight', days: ['2026-11-09'] }]);
    await ada.api.imports.start({ id });
    await imports.run(id);
    const weights = await ada.api.body.list(NOVEMBER);
    expect(weights.map(({ date, massKg }) => [date, Math.round((massKg ?? 0) * 10) / 10])).toEqual([
      ['2026-11-09', 71.8],
      ['2026-11-10', 71.6],
      ['2026-11-11', 71.4],
    ]);
    const [, , last] = weights;
    if (!last) throw new Error('There are three.');
    const { date: _date, ...stored } = last;
    clock.ms += 60_000;
    await ada.api.body.put({ ...stored, massKg: 71 });
    // The next file with the same columns doesn't ask.
    const next = await imports.preview(`${WEIGHTS}11/12/2026,157.1,\n`);
    expect(next).toMatchObject({
      step: 'ready',
      plan: { kinds: [{ added: 1, duplicates: 2, conflicts: 1 }] },
    });
    await imports.undo(id);
    expect((await ada.api.body.list(NOVEMBER)).map(({ date }) => date)).toEqual(['2026-11-09', '2026-11-11']);
  });

  test('an archive with exports of several devices is imported once, and a night of two devices is one night', async () => {
    const imports = await adas();
    const archive = zipSync({
      'Fitbit/sleep-2026-10-01.json': strToU8(
        JSON.stringify([
          {
            logId: 1,
            dateOfSleep: '2026-10-02',
            startTime: '2026-10-01T23:00:00.000',
            endTime: '2026-10-02T07:00:00.000',
          },
        ]),
      ),
      'oura.json': strToU8(
        JSON.stringify({
          data: [
            {
              day: '2026-10-02',
              type: 'long_sleep',
              average_hrv: 61,
              bedtime_start: '2026-10-01T23:10:00+02:00',
              bedtime_end: '2026-10-02T06:50:00+02:00',
            },
          ],
        }),
      ),
      'aggregates_steps.csv': strToU8('date,value\n2026-10-02,8123\n'),
      'UDSFile.json': strToU8(JSON.stringify([{ calendarDate: '2026-10-02', totalSteps: 7900 }])),
      'zero.csv': strToU8('Date,Start,End,Hours\n10/1/26,20:00,12:00,16\n'),
    });
    const bytes = new Uint8Array(archive);
    const { id } = await imports.take(bytes, 'all.zip');
    const october = { from: '2026-10-01', to: '2026-10-31' };
    expect(await ada.api.sleep.list(october)).toHaveLength(1);
    expect(await ada.api.stress.hrv.list(october)).toMatchObject([{ rmssdMs: 61, date: '2026-10-02' }]);
    expect(
      (await ada.api.movement.days.list(october)).map(({ steps, source }) => [source, steps]).toSorted(),
    ).toEqual([
      ['garmin', 7900],
      ['withings', 8123],
    ]);
    const steps = async () => {
      const { statistics } = await ada.api.metrics.query({ metric: 'steps', ...october });
      return statistics?.sum;
    };
    // One source per day counts: the one with the most steps, until Ada chooses.
    expect(await steps()).toBe(8123);
    const { sources } = await ada.api.movement.sources.put({ order: ['garmin', 'withings'] });
    expect(sources).toEqual([
      { source: 'garmin', days: 1 },
      { source: 'withings', days: 1 },
    ]);
    expect(await steps()).toBe(7900);
    expect(await ada.api.fasting.fasts.list(october)).toMatchObject([{ goalHours: 16, date: '2026-10-02' }]);
    const again = await imports.preview(bytes, 'all.zip');
    expect(again.plan?.kinds.map(({ added, conflicts }) => added + conflicts)).toEqual([0, 0, 0, 0]);
    await imports.undo(id);
    expect(await ada.api.movement.days.list(october)).toEqual([]);
    expect(await ada.api.fasting.fasts.list(october)).toEqual([]);
  });

  test('a file waiting for a week is discarded, and an import whose file is lost can be undone', async () => {
    const imports = await adas();
    await imports.preview('Date,Pages\n2026-11-01,71\n');
    const lost = await imports.preview(FOODS);
    await ada.api.imports.start({ id: lost.id });
    clock.ms += 8 * 86_400_000;
    await sweepImports(importDeps(app.services));
    const left = await ada.api.imports.list();
    expect(left.map(({ id, step }) => [id, step])).toEqual([[lost.id, 'failed']]);
    expect(await imports.undo(lost.id)).toMatchObject({ step: 'undone' });
  });
});

describe.each(EMBEDDED)('imports of untrusted files on $name', (place) => {
  const app = opened(() => openTestApp(place, { now: () => clock.ms }));
  const ada = signedUp(app, 'Ada');

  test.each([
    ['a file nobody knows', 'hello', /don’t recognize/],
    ['an archive that leads out of its folder', zipSync({ '../../evil.csv': strToU8(FOODS) }), /damaged/],
    ['a cut-off archive', zipSync({ 'a.csv': strToU8(FOODS) }).slice(0, 80), /damaged/],
    [
      'an archive that unpacks to gigabytes',
      zipSync({ 'export.xml': strToU8(apple(' <Me/>\n'.repeat(8_000_000))) }),
      /far more/,
    ],
    ['a cut-off Apple Health export', apple('').slice(0, -20), /incomplete/],
    ['an element without an end', `<HealthData>\n<Record type="${'x'.repeat(3_000_000)}`, /damaged/],
    ['a line of megabytes', `${FOODS}${'x,'.repeat(1_000_000)}`, /too long/],
  ])('refuses %s', async (_words, content, reason) => {
    const imports = importsFor(app as TestApp, ada, await idOfMember(app, 'ada'));
    const bytes = typeof content === 'string' ? content : new Uint8Array(content);
    const { id, step, fault } = await imports.preview(bytes, '../../etc/passwd');
    expect([step, fault]).toEqual(['failed', expect.stringMatching(reason)]);
    await ada.api.imports.remove({ id });
    await expect(ada.api.imports.get({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
