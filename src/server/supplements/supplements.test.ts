import { describe, expect, test } from 'vitest';
import type { HealthAnswersInput } from '#contract/health.ts';
import type { MarkerKey } from '#domain/blood/markers.ts';
import { NOTHING_APPLIES } from '#domain/health/testing.ts';
import { MAX_SUPPLEMENTS } from '#domain/supplements/own-supplement.ts';
import { addDays } from '#domain/time/local-date.ts';
import { testDatabases } from '#server/db/testing.ts';
import { quickAdd } from '#server/meals/testing.ts';
import { opened } from '#server/testing/shared-resource.ts';
import { openTestApp, signUp, type Browser } from '#server/testing/test-app.ts';
import { ownStore } from './own-supplements.ts';

const TODAY = '2026-11-20';
const NOW = Date.parse(`${TODAY}T18:00:00Z`);
const NOVEMBER = { from: '2026-11-01', to: '2026-11-30' };
const id = () => crypto.randomUUID();

const health = (changes: Partial<HealthAnswersInput> = {}): HealthAnswersInput => ({
  ...NOTHING_APPLIES,
  ...changes,
});

const vitaminD = (changes: object = {}) => ({
  id: id(),
  timeZone: 'Europe/Berlin',
  note: null,
  name: 'Vitamin D3',
  amounts: [{ substance: 'vitamin-d' as const, amount: 25 }],
  times: ['midday' as const],
  weekdays: [0, 1, 2, 3, 4, 5, 6],
  activeFrom: '2026-11-01',
  ...changes,
});

const tick = (supplementId: string, changes: object = {}) => ({
  id: id(),
  timeZone: 'Europe/Berlin',
  note: null,
  supplementId,
  takenAt: `${TODAY}T12:40:00+01:00`,
  dayTime: 'midday' as const,
  ...changes,
});

const bled = ({ api }: Browser, collectedOn: string, values: Readonly<Partial<Record<MarkerKey, string>>>) =>
  api.blood.panels.put({
    id: id(),
    timeZone: 'Europe/Berlin',
    note: null,
    collectedOn,
    laboratory: null,
    isFasting: true,
    origin: 'entered',
    values: Object.entries(values).map(([marker, text]) => ({
      marker: marker as MarkerKey,
      name: marker,
      loinc: null,
      text,
      value: Number(text),
      censored: null,
      unit: UNITS[marker] ?? 'ng/mL',
      labLow: null,
      labHigh: null,
      specimen: 'blood' as const,
      doubt: null,
      isConfirmed: false,
    })),
  });

const UNITS: Readonly<Record<string, string>> = { creatinine: 'mg/dL' };

/** Three weeks of lunches and dinners with these nutrients each. */
async function eat({ api }: Browser, entered: { energyKcal: number; proteinG?: number }, days = 21) {
  for (let ago = 1; ago <= days; ago += 1)
    for (const [kind, hour] of [
      ['lunch', '12'],
      ['dinner', '18'],
    ] as const)
      await api.meals.create(quickAdd({ eatenAt: `${addDays(TODAY, -ago)}T${hour}:00:00Z`, kind, entered }));
}

describe.each(testDatabases())('supplements on $name', (place) => {
  const app = opened(() => openTestApp(place, { now: () => NOW }));

  const idsFor = async ({ api }: Browser) =>
    (await api.supplements.suggestions.get()).suggestions.map((one) => one.id);

  test('Ada adds a supplement, logs a dose and undoes it', async () => {
    const { api } = await signUp(app, 'Ada');
    const stored = await api.supplements.own.put(vitaminD());
    expect(stored).toMatchObject({ name: 'Vitamin D3', activeTo: null, ruleId: null, date: '2026-11-01' });
    expect(await api.supplements.own.list()).toEqual([stored]);
    const ticked = await api.supplements.takes.put(tick(stored.id));
    expect(ticked).toMatchObject({ date: TODAY, dayTime: 'midday' });
    await api.supplements.takes.remove({ id: ticked.id });
    expect(await api.supplements.takes.list(NOVEMBER)).toEqual([]);
    expect(await api.supplements.takes.restore({ id: ticked.id })).toEqual(ticked);
  });

  test.each([
    ['no name', { name: '  ' }, 'name'],
    ['no time of the day', { times: [] }, 'times'],
    ['a day twice', { weekdays: [0, 0] }, 'weekdays'],
    ['an end before it begins', { activeTo: '2026-10-01' }, 'activeTo'],
    [
      'a duplicate substance',
      {
        amounts: [
          { substance: 'zinc', amount: 1 },
          { substance: 'zinc', amount: 2 },
        ],
      },
      'amounts',
    ],
    ['an amount below nothing', { amounts: [{ substance: 'zinc', amount: -1 }] }, 'amounts.0.amount'],
    ['a marker nobody knows', { retestMarker: 'luck' }, 'retestMarker'],
  ] as const)('%s is rejected at its field', async (_words, changes, field) => {
    const tom = await signUp(app, `Tom-${field.replace(/\W/gu, '')}`);
    const answer = await tom.send('PUT', `/api/supplements/${id()}`, vitaminD(changes));
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(`"${field}"`);
  });

  test('a dose in the future, or of another member’s supplement, is refused', async () => {
    const { api } = await signUp(app, 'Eve');
    const stored = await api.supplements.own.put(vitaminD());
    await expect(
      api.supplements.takes.put(tick(stored.id, { takenAt: '2026-11-21T12:00:00Z' })),
    ).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    await expect(api.supplements.takes.put(tick(id()))).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('a retest is a reminder that is moved, done, deleted and restored with its supplement', async () => {
    const { api } = await signUp(app, 'Rita');
    const iron = vitaminD({ name: 'Iron', retestOn: '2026-11-18', retestMarker: 'ferritin' });
    await api.supplements.own.put(iron);
    const [reminder] = await api.supplements.reminders.list();
    expect(reminder).toMatchObject({
      title: 'Retest ferritin',
      dueOn: '2026-11-18',
      link: '/blood-tests',
      state: 'open',
    });
    await api.supplements.reminders.settle({ id: iron.id, state: 'done' });
    expect(await api.supplements.reminders.list()).toEqual([]);
    await api.supplements.own.put({ ...iron, note: 'with orange juice' });
    expect(await api.supplements.reminders.list()).toEqual([]);
    await api.supplements.own.put({ ...iron, retestOn: '2027-02-01' });
    expect(await api.supplements.reminders.list()).toMatchObject([{ dueOn: '2027-02-01', state: 'open' }]);
    await api.supplements.own.remove({ id: iron.id });
    expect(await api.supplements.reminders.list()).toEqual([]);
    await api.supplements.own.restore({ id: iron.id });
    expect(await api.supplements.reminders.list()).toMatchObject([{ dueOn: '2027-02-01' }]);
  });

  test('before the health profile is saved only kinds are named', async () => {
    const ada = await signUp(app, 'Ada-2');
    await bled(ada, '2026-11-02', { ferritin: '18' });
    const before = await ada.api.supplements.suggestions.get();
    expect(before).toMatchObject({ withoutDoses: ['no-form'], answeredOn: null });
    expect(before.suggestions).toMatchObject([{ id: 'iron-deficiency', how: null }]);
    await ada.api.health.put(health({ medicines: ['levothyroxine'] }));
    const { suggestions, medicines } = await ada.api.supplements.suggestions.get();
    expect(medicines).toEqual(['Thyroid hormone']);
    expect(suggestions).toMatchObject([
      {
        id: 'iron-deficiency',
        grade: 'A',
        triggers: [
          { label: 'Ferritin', value: '18 ng/mL, below 30', date: '2026-11-02', marker: 'ferritin' },
        ],
        how: {
          isAlternate: true,
          parts: [
            { substance: 'iron', lowAmount: 40, amount: 54, isDietAssumed: true, limit: { amount: 45 } },
          ],
        },
        met: [{ effect: 'separate', withWhat: 'Thyroid hormone' }],
      },
    ]);
    expect(suggestions[0]?.how?.retestOn).toBe(addDays(TODAY, 70));
  });

  test('blood older than a year doesn’t count; a critical value advises seeing a doctor first', async () => {
    const otto = await signUp(app, 'Otto', { sex: 'male' });
    await otto.api.health.put(health());
    await bled(otto, '2025-11-10', { ferritin: '12' });
    expect(await idsFor(otto)).toEqual([]);
    await bled(otto, '2026-11-01', { ferritin: '12' });
    const { redFlags, suggestions } = await otto.api.supplements.suggestions.get();
    expect(suggestions).toMatchObject([{ id: 'iron-deficiency', doctor: expect.stringContaining('cause') }]);
    expect(redFlags).toMatchObject([{ level: 'two-weeks', marker: 'ferritin', date: '2026-11-01' }]);
  });

  test('an eGFR derived from creatinine blocks creatine, with the reason', async () => {
    const karl = await signUp(app, 'Karl', { sex: 'male', ageYears: 58 });
    await karl.api.health.put(health({ situations: ['resistance-training'] }));
    expect(await idsFor(karl)).toEqual(['creatine']);
    await bled(karl, '2026-11-01', { creatinine: '1.7' });
    const { heldBack } = await karl.api.supplements.suggestions.get();
    expect(heldBack).toMatchObject([{ id: 'creatine', by: expect.stringContaining('eGFR') }]);
  });

  test('low-protein days compare with the member’s own target, and only complete days count', async () => {
    const bob = await signUp(app, 'Bob', { sex: 'male' });
    await bob.api.health.put(health());
    await eat(bob, { energyKcal: 900, proteinG: 15 }, 9);
    expect(await idsFor(bob)).toEqual([]);
    await eat(bob, { energyKcal: 900, proteinG: 15 }, 12);
    const { suggestions, basis } = await bob.api.supplements.suggestions.get();
    expect(suggestions).toMatchObject([
      { id: 'protein-low', triggers: [{ from: 'diary', date: '2026-11-19' }] },
    ]);
    expect(basis.intake).toEqual({ from: '2026-11-08', to: '2026-11-19', days: 12 });
  });

  test('an accepted suggestion isn’t repeated, and its doses count; a dismissed one returns with a new value', async () => {
    const mia = await signUp(app, 'Mia');
    await mia.api.health.put(health());
    await bled(mia, '2026-10-02', { 'vitamin-d-25oh': '16', ferritin: '18' });
    const { suggestions } = await mia.api.supplements.suggestions.get();
    expect(suggestions.map((one) => one.id)).toEqual(['iron-deficiency', 'vitamin-d-low']);
    const [iron] = suggestions;
    if (!iron) throw new Error('There is no suggestion.');
    await mia.api.supplements.own.put(vitaminD({ ruleId: 'vitamin-d-low' }));
    await mia.api.supplements.suggestions.dismiss({ ruleId: iron.id, triggerKey: iron.triggerKey });
    const after = await mia.api.supplements.suggestions.get();
    expect(after.suggestions).toEqual([]);
    expect(after.heldBack).toMatchObject([{ by: 'You already take 25 µg (1,000 IU) of vitamin D3 a day.' }]);
    expect(after.dismissed).toMatchObject([{ id: 'iron-deficiency', dismissedOn: TODAY }]);
    await mia.api.supplements.suggestions.recall({ ruleId: iron.id });
    expect(await idsFor(mia)).toEqual(['iron-deficiency']);
    await mia.api.supplements.suggestions.dismiss({ ruleId: iron.id, triggerKey: iron.triggerKey });
    await bled(mia, '2026-11-12', { ferritin: '16' });
    expect(await idsFor(mia)).toEqual(['iron-deficiency']);
  });

  test('made-up suggestions aren’t stored, so Mallory can’t fill the database', async () => {
    const { api } = await signUp(app, 'Mallory');
    for (const ruleId of ['made-up', 'VITAMIN-D-LOW', 'constructor', '__proto__', ' '])
      for (const act of [
        () => api.supplements.suggestions.dismiss({ ruleId, triggerKey: 'x' }),
        () => api.supplements.suggestions.recall({ ruleId }),
      ])
        await expect(act()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(api.supplements.own.put(vitaminD({ ruleId: 'made-up' }))).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      data: { issues: [{ field: 'ruleId' }] },
    });
    expect(await api.supplements.own.list()).toEqual([]);
  });

  test('Paul’s supplements are checked for interactions with medicines and upper limits', async () => {
    const paul = await signUp(app, 'Paul', { sex: 'male' });
    await paul.api.health.put(health({ medicines: ['warfarin'] }));
    await paul.api.supplements.own.put(
      vitaminD({ name: 'Ginkgo', amounts: [{ substance: 'ginkgo', amount: 120 }] }),
    );
    await paul.api.supplements.own.put(
      vitaminD({ name: 'Zinc', amounts: [{ substance: 'zinc', amount: 50 }], activeTo: '2026-11-10' }),
    );
    const ended = await paul.api.supplements.suggestions.get();
    expect(ended.ownMet).toMatchObject([{ supplement: 'Ginkgo', effect: 'block' }]);
    expect(ended.above).toEqual([]);
    await paul.api.supplements.own.put(
      vitaminD({ name: 'Zinc', amounts: [{ substance: 'zinc', amount: 50 }] }),
    );
    expect((await paul.api.supplements.suggestions.get()).above).toMatchObject([
      { substance: 'zinc', ownAmount: 50, dietAmount: 11, isDietAssumed: true, limit: { amount: 40 } },
    ]);
  });

  test('the maximum number of supplements is accepted, and no more', async () => {
    const lea = await signUp(app, 'Lea');
    for (let count = 0; count < MAX_SUPPLEMENTS; count += 1) await lea.api.supplements.own.put(vitaminD());
    await expect(lea.api.supplements.own.put(vitaminD())).rejects.toMatchObject({
      code: 'CONFLICT',
      data: { issues: [{ field: 'name' }] },
    });
  });

  test('a supplement is purged a month after deletion, with its doses', async () => {
    const finn = await signUp(app, 'Finn', { sex: 'male' });
    const stored = await finn.api.supplements.own.put(vitaminD());
    await finn.api.supplements.takes.put(tick(stored.id));
    await finn.api.supplements.own.remove({ id: stored.id });
    await ownStore.sweep(app.database.db, NOW + 31 * 86_400_000);
    expect(await finn.api.supplements.takes.list(NOVEMBER)).toEqual([]);
    await expect(finn.api.supplements.own.restore({ id: stored.id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});
