import { asc, eq, getTableColumns, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { BloodPanelInput } from '#contract/blood/blood.ts';
import { uuidV7 } from '#domain/units/uuid-v7.ts';
import { testDatabases } from '#server/db/testing.ts';
import { opened, signedUp } from '#server/testing/shared-resource.ts';
import { openTestApp, signUp } from '#server/testing/test-app.ts';
import { panelStore } from './commands.ts';
import { bloodPanels, bloodValues } from './tables.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const DAY_MS = 86_400_000;

type ValueInput = BloodPanelInput['values'][number];

const ldl: ValueInput = { marker: 'ldl-c', name: 'LDL', text: '3,8', value: 3.8, unit: 'mmol/L', labHigh: 3 };
const crp: ValueInput = {
  marker: 'hs-crp',
  name: 'CRP hs',
  text: '<0,3',
  value: 0.3,
  censored: 'lt',
  unit: 'mg/L',
};
const titre: ValueInput = { name: 'ANA titre', text: '1:80', loinc: '5048-4' };

/** Ada's results of November 1, with changes. */
const results = (changes: Partial<BloodPanelInput> = {}): BloodPanelInput => ({
  id: crypto.randomUUID(),
  timeZone: 'Europe/Berlin',
  collectedOn: '2026-11-01',
  laboratory: 'Labor Berlin',
  isFasting: true,
  origin: 'entered',
  values: [ldl, crp, titre],
  ...changes,
});

describe.each(testDatabases())('blood panels on $name', (place) => {
  const app = opened(() => openTestApp(place, { now: () => NOW }));
  const ada = signedUp(app, 'Ada');
  beforeEach(() => app.database.db.delete(bloodPanels));

  const list = (who = ada) => who.api.blood.panels.list({});
  const put = (changes: Partial<BloodPanelInput> = {}, who = ada) =>
    who.api.blood.panels.put(results(changes));
  const refusalOf = (work: Promise<unknown>) => work.catch((error: unknown) => error);

  /** A write from a device that was offline: its key contains the time it was made. */
  const send = (method: string, path: string, body: unknown, madeMs: number) =>
    ada.fetch(`/api/blood-panels/${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        'idempotency-key': uuidV7(madeMs, crypto.getRandomValues(new Uint8Array(10))),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });

  test('Ada enters printed values and finds each in its canonical unit', async () => {
    const stored = await put();
    expect(await list()).toEqual([stored]);
    expect(stored).toMatchObject({ collectedOn: '2026-11-01', date: '2026-11-01', isFasting: true });
    expect(stored.values[0]).toMatchObject({
      text: '3,8',
      value: 3.8,
      unit: 'mmol/L',
      labLow: null,
      labHigh: 3,
    });
    expect(stored.values[0]?.canonicalValue).toBeCloseTo(3.8 / 0.025863, 6);
    expect(stored.values[1]).toMatchObject({ censored: 'lt', canonicalValue: 0.3 });
    expect(stored.values[2]).toMatchObject({ marker: null, text: '1:80', value: null, canonicalValue: null });
  });

  test.each([
    ['a width of red cells in fL', { marker: 'rdw', name: 'RDW-SD', text: '42', value: 42, unit: 'fL' }],
    [
      'albumin of urine',
      { marker: 'albumin', name: 'Albumin', text: '4.1', value: 4.1, unit: 'g/dL', specimen: 'urine' },
    ],
    ['a glucose without a unit', { marker: 'glucose-fasting', name: 'Glucose', text: '95', value: 95 }],
    ['a unit nobody knows', { marker: 'ferritin', name: 'Ferritin', text: '80', value: 80, unit: 'spoons' }],
    ['lipoprotein(a) by mass', { marker: 'lp-a-nmol', name: 'Lp(a)', text: '30', value: 30, unit: 'mg/dL' }],
    ['a word', { marker: 'hs-crp', name: 'CRP', text: 'negative' }],
  ] as const)('%s is kept and shown, and feeds no score', async (_words, value) => {
    const stored = await put({ values: [value] });
    expect(stored.values).toMatchObject([{ ...value, canonicalValue: null }]);
  });

  test('panels are listed newest first, and ranges are inclusive', async () => {
    for (const collectedOn of ['2026-03-01', '2026-11-01', '2024-06-30']) await put({ collectedOn });
    const days = async (range: object) => (await ada.api.blood.panels.list(range)).map(({ date }) => date);
    expect(await days({})).toEqual(['2026-11-01', '2026-03-01', '2024-06-30']);
    expect(await days({ from: '2024-06-30', to: '2026-03-01' })).toEqual(['2026-03-01', '2024-06-30']);
  });

  test('saving the same id replaces the panel with all its values, in their new order', async () => {
    const first = results();
    await ada.api.blood.panels.put(first);
    await ada.api.blood.panels.put({ ...first, laboratory: null, values: [titre, ldl] });
    expect(await list()).toMatchObject([
      { laboratory: null, values: [{ name: 'ANA titre' }, { name: 'LDL' }] },
    ]);
    const rows = await app.database.db.select().from(bloodValues).orderBy(asc(bloodValues.position));
    expect(rows.map(({ position, name }) => [position, name])).toEqual([
      [0, 'ANA titre'],
      [1, 'LDL'],
    ]);
  });

  test('a repeated request, even concurrent, makes one panel', async () => {
    const input = results();
    const answers = await Promise.all([1, 2, 3].map(() => ada.api.blood.panels.put(input)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await list()).toEqual([answers[0]]);
  });

  test('an older edit that arrives after a newer one changes nothing', async () => {
    const input = results();
    const answer = await send('PUT', input.id, { ...input, note: 'newer', values: [ldl] }, NOW - 1000);
    expect(answer.status).toBe(200);
    const late = await send('PUT', input.id, { ...input, note: 'older', values: [crp, titre] }, NOW - 60_000);
    expect(late.status).toBe(200);
    expect(await late.json()).toMatchObject({ note: 'newer', values: [{ name: 'LDL' }] });
    expect(await list()).toMatchObject([{ note: 'newer', values: [{ name: 'LDL' }] }]);
  });

  test('deleting is safe to repeat, and undo restores the values', async () => {
    const stored = await put();
    await ada.api.blood.panels.remove({ id: stored.id });
    await expect(ada.api.blood.panels.remove({ id: stored.id })).resolves.toEqual({ id: stored.id });
    expect(await list()).toEqual([]);
    expect(await ada.api.blood.panels.restore({ id: stored.id })).toEqual(stored);
    expect(await ada.api.blood.panels.restore({ id: stored.id })).toEqual(stored);
  });

  test('a late write after a deletion doesn’t restore it', async () => {
    const input = results();
    await ada.api.blood.panels.put(input);
    await ada.api.blood.panels.remove({ id: input.id });
    expect(await refusalOf(ada.api.blood.panels.put({ ...input, values: [titre] }))).toMatchObject({
      code: 'NOT_FOUND',
    });
    const late = await send('PUT', input.id, input, NOW - 60_000);
    expect(late.status).toBe(404);
    expect((await ada.api.blood.panels.restore({ id: input.id })).values).toHaveLength(3);
  });

  test('a deletion becomes permanent after 30 days and removes only that panel with its values', async () => {
    const [gone, kept] = [await put(), await put({ collectedOn: '2026-05-01' })];
    await ada.api.blood.panels.remove({ id: gone.id });
    await panelStore.sweep(app.database.db, NOW + 29 * DAY_MS);
    await expect(ada.api.blood.panels.restore({ id: gone.id })).resolves.toEqual(gone);
    await ada.api.blood.panels.remove({ id: gone.id });
    await panelStore.sweep(app.database.db, NOW + 31 * DAY_MS);
    expect(await refusalOf(ada.api.blood.panels.restore({ id: gone.id }))).toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await list()).toEqual([kept]);
    const left = await app.database.db.select().from(bloodValues).where(eq(bloodValues.panelId, gone.id));
    expect(left).toEqual([]);
  });

  test('duplicate results are refused, naming the other panel, until Ada confirms them', async () => {
    await put();
    const inMilligrams = { ...ldl, text: '147', value: 3.8 / 0.025863, unit: 'mg/dL' };
    const again = results({ laboratory: 'labor  berlin', origin: 'pdf', values: [titre, inMilligrams, crp] });
    expect(await refusalOf(ada.api.blood.panels.put(again))).toMatchObject({
      code: 'CONFLICT',
      data: {
        issues: [
          {
            field: 'allowDuplicate',
            message:
              'Your November 1, 2026 panel from Labor Berlin already has these 3 values. Edit that panel, or confirm that this is a second draw.',
          },
        ],
      },
    });
    const second = await ada.api.blood.panels.put({ ...again, allowDuplicate: true });
    // Once confirmed, a later edit doesn't ask again.
    await ada.api.blood.panels.put({ ...second, note: 'two tubes' });
    expect(await list()).toHaveLength(2);
  });

  test('eight concurrent imports of the same report make one panel', async () => {
    const answers = await Promise.allSettled([1, 2, 3, 4, 5, 6, 7, 8].map(() => put()));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await list()).toHaveLength(1);
  });

  test.each([
    ['another day', { collectedOn: '2026-11-02' }],
    ['another laboratory', { laboratory: 'Charité' }],
    ['one value more', { values: [ldl, crp, titre, { name: 'Mood', text: 'fine' }] }],
    ['a limit in place of a value', { values: [ldl, { ...crp, censored: null }, titre] }],
  ] as const)('%s creates another panel', async (_words, changes) => {
    await put();
    await put(changes as Partial<BloodPanelInput>);
    expect(await list()).toHaveLength(2);
  });

  test('implausible values are all named with typical ranges, and accepted once Ada confirms them', async () => {
    const odd = { marker: 'ldl-c', name: 'LDL', text: '3.8', value: 3.8, unit: 'mg/dL' } as const;
    const triglycerides = {
      marker: 'triglycerides',
      name: 'TG',
      text: '11200',
      value: 11_200,
      unit: 'mg/dL',
    } as const;
    expect(await refusalOf(put({ values: [crp, odd, triglycerides] }))).toMatchObject({
      code: 'BAD_REQUEST',
      data: {
        issues: [
          {
            field: 'values.1.value',
            message:
              'LDL cholesterol is usually between 5 and 600 mg/dL. Check the value and its unit, or confirm that it’s correct.',
          },
          { field: 'values.2.value' },
        ],
      },
    });
    expect(await list()).toEqual([]);
    const stored = await put({ values: [{ ...triglycerides, isConfirmed: true }] });
    expect(stored.values).toMatchObject([{ isConfirmed: true, canonicalValue: 11_200 }]);
  });

  test('all 2,000 panels are listed; one more is refused with advice, and existing ones can be changed', async () => {
    const first = results();
    const { id: template } = await ada.api.blood.panels.put(first);
    const copied = sql.raw(
      Object.values(getTableColumns(bloodPanels))
        .map(({ name }) => name)
        .filter((name) => name !== 'id')
        .join(', '),
    );
    await app.database.db.execute(
      sql`insert into ${bloodPanels} (id, ${copied}) select gen_random_uuid(), ${copied} from ${bloodPanels}, generate_series(1, 1999) where id = ${template}`,
    );
    expect(await list()).toHaveLength(2000);
    expect(await refusalOf(put({ collectedOn: '2026-11-02' }))).toMatchObject({
      code: 'BAD_REQUEST',
      data: { issues: [{ field: 'collectedOn', message: expect.stringContaining('Delete one') }] },
    });
    expect(await ada.api.blood.panels.put({ ...first, note: 'still mine' })).toMatchObject({
      note: 'still mine',
    });
  });

  test('tomorrow’s draw is refused; today’s, where it is already today, isn’t', async () => {
    const tomorrow = { collectedOn: '2026-11-21' };
    expect(await refusalOf(put(tomorrow))).toMatchObject({
      code: 'BAD_REQUEST',
      data: { issues: [{ field: 'collectedOn' }] },
    });
    await put({ ...tomorrow, timeZone: 'Pacific/Kiritimati' });
    expect(await list()).toHaveLength(1);
  });

  test.each([
    ['no values', { values: [] }, 'values'],
    ['301 values', { values: Array<ValueInput>(301).fill(titre) }, 'values'],
    ['a value without a name', { values: [{ ...titre, name: ' ' }] }, 'values.0.name'],
    ['a value without a text', { values: [{ ...titre, text: '' }] }, 'values.0.text'],
    ['a marker nobody knows', { values: [{ ...ldl, marker: 'midichlorians' }] }, 'values.0.marker'],
    ['a LOINC code that is none', { values: [{ ...ldl, loinc: 'LDL' }] }, 'values.0.loinc'],
    ['a value of a whole galaxy', { values: [{ ...titre, value: 1e300 }] }, 'values.0.value'],
    ['a range upside down', { values: [{ ...ldl, labLow: 4 }] }, 'values.0.labLow'],
    ['an invisible character', { values: [{ ...titre, text: 'a\u0000b' }] }, 'values.0.text'],
    ['a day that never was', { collectedOn: '2026-02-30' }, 'collectedOn'],
    ['a zone that does not exist', { timeZone: 'Mars/Olympus' }, 'timeZone'],
  ])('%s is refused at its field, and nothing is stored', async (_words, changes, field) => {
    const answer = await refusalOf(put(changes as Partial<BloodPanelInput>));
    expect(answer).toMatchObject({ code: 'BAD_REQUEST', data: { issues: [{ field }] } });
    expect(await list()).toEqual([]);
  });

  test('Tom can’t see, change or delete Ada’s, and may use the same id himself', async () => {
    const tom = await signUp(app, 'Tom', { sex: 'male' });
    const adas = await put();
    expect(await list(tom)).toEqual([]);
    expect(await refusalOf(tom.api.blood.panels.remove({ id: adas.id }))).toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await refusalOf(tom.api.blood.panels.restore({ id: adas.id }))).toMatchObject({
      code: 'NOT_FOUND',
    });
    await put({ id: adas.id, values: [titre] }, tom);
    expect([(await list(tom))[0]?.values.length, (await list())[0]?.values.length]).toEqual([1, 3]);
  });
});
