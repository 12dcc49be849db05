import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { LongevityDay } from '#contract/longevity.ts';
import type { MarkerKey } from '#domain/blood/markers.ts';
import { NOTHING_APPLIES } from '#domain/health/testing.ts';
import { testDatabases } from '#server/db/testing.ts';
import { opened } from '#server/testing/shared-resource.ts';
import { openTestApp, signUp, type Browser } from '#server/testing/test-app.ts';

const TODAY = '2026-11-20';
const id = () => crypto.randomUUID();
const ask = ({ api }: Browser) => api.longevity.today({ date: TODAY, timeZone: 'UTC' });
const inputsOf = ({ pillars }: LongevityDay, key: string) =>
  pillars.find((each) => each.key === key)?.inputs ?? [];
const inputOf = (day: LongevityDay, pillar: string, key: string) =>
  inputsOf(day, pillar).find((each) => each.key === key);

describe.each(testDatabases())('inputs of a longevity score, on $name', (place) => {
  const app = opened(() => openTestApp(place, { now: () => Date.parse(`${TODAY}T18:00:00Z`) }));

  /** A sensor with the same reading every 15 minutes of these days. */
  const wear = (username: string, from: string, to: string, glucoseMgdl: number) =>
    app.database.db.execute(sql`
      insert into glucose_readings (user_id, id, time_zone, local_date, measured_at, origin, glucose_mgdl)
      select u.id, gen_random_uuid(), 'UTC', (at at time zone 'UTC')::date, at, 'sensor', ${glucoseMgdl}
      from users u, generate_series(${`${from}T00:00:00Z`}::timestamptz, ${`${to}T23:45:00Z`}::timestamptz, '15 minutes') at
      where u.username = ${username}`);

  const panel = (
    figures: Readonly<Partial<Record<MarkerKey, readonly [value: number, unit: string]>>>,
    collectedOn: string,
  ) => ({
    id: id(),
    timeZone: 'UTC',
    collectedOn,
    laboratory: null,
    isFasting: true,
    origin: 'entered' as const,
    values: Object.entries(figures).map(([marker, [value, unit]]) => ({
      marker: marker as MarkerKey,
      name: marker,
      text: String(value),
      value,
      unit,
    })),
  });

  test('two weeks of 120 mg/dL cost Ada half a point per mg/dL above 105; Bob has only his own', async () => {
    const [ada, bob] = [await signUp(app, 'ada'), await signUp(app, 'bob')];
    await wear('ada', '2026-11-07', TODAY, 120);
    await wear('ada', '2026-11-01', '2026-11-06', 300);
    const sensor = inputOf(await ask(ada), 'metabolic', 'sensor-glucose');
    expect(sensor).toMatchObject({ value: 120, origin: 'tracked', days: 14, score: 92.5 });
    expect(sensor?.sensor).toEqual({ riskIndex: 0, cvPercent: 0 });
    expect(inputOf(await ask(bob), 'metabolic', 'sensor-glucose')).toBeUndefined();
  });

  test('Goran’s HbA1c, HOMA-IR of 2.12 and non-HDL of 164 count, and no metabolic marker counts twice', async () => {
    const goran = await signUp(app, 'goran', { sex: 'male', ageYears: 48 });
    await goran.api.blood.panels.put(
      panel(
        {
          hba1c: [5.4, '%'],
          'glucose-fasting': [102, 'mg/dL'],
          'insulin-fasting': [8.4, 'µIU/mL'],
          'total-cholesterol': [212, 'mg/dL'],
          'hdl-c': [48, 'mg/dL'],
          apob: [70, 'mg/dL'],
        },
        '2026-11-02',
      ),
    );
    const day = await ask(goran);
    expect(inputOf(day, 'metabolic', 'blood-glucose')).toMatchObject({
      value: 5.4,
      score: 100,
      date: '2026-11-02',
    });
    const resistance = inputOf(day, 'metabolic', 'insulin-resistance');
    expect(resistance?.value).toBeCloseTo((102 * 8.4) / 405, 6);
    // From 60 at 2 to 0 at 4.
    expect(resistance?.score).toBeCloseTo(60 - 30 * ((102 * 8.4) / 405 - 2), 6);
    const markers = inputsOf(day, 'blood').map(({ marker }) => marker);
    expect(markers).toContain('apob');
    expect(markers).not.toContain('hba1c');
    expect(markers).not.toContain('glucose-fasting');
    const lipids = (of: LongevityDay) => of.essentials?.metrics.find(({ key }) => key === 'lipids')?.points;
    expect(lipids(day)).toBe(40);
    await goran.api.health.put({
      ...NOTHING_APPLIES,
      couldBecomePregnant: null,
      isMenstruating: null,
      medicines: ['statin'],
    });
    expect(lipids(await ask(goran))).toBe(20);
  });

  test('Ines’s triglyceride-glucose index replaces the missing insulin', async () => {
    const ines = await signUp(app, 'ines');
    await ines.api.blood.panels.put(
      panel({ triglycerides: [140, 'mg/dL'], 'glucose-fasting': [102, 'mg/dL'] }, '2026-11-02'),
    );
    const day = await ask(ines);
    expect(inputOf(day, 'metabolic', 'insulin-resistance')).toBeUndefined();
    expect(inputOf(day, 'metabolic', 'triglyceride-glucose')?.value).toBeCloseTo(
      Math.log((140 * 102) / 2),
      6,
    );
    expect(inputOf(day, 'metabolic', 'blood-glucose')).toMatchObject({ value: 102, score: 60 });
  });

  test('a waist counts for 180 days, and a weighing without a waist keeps the last one', async () => {
    const kim = await signUp(app, 'kim', { heightCm: 160, massKg: 64, targetMassKg: 58 });
    const measure = (on: string, waistCm: number | null, massKg: number | null) =>
      kim.api.body.put({ id: id(), timeZone: 'UTC', measuredAt: `${on}T07:00:00Z`, massKg, waistCm });
    expect(inputOf(await ask(kim), 'movement', 'body-mass-index')).toMatchObject({
      value: 25,
      origin: 'profile',
    });
    await measure('2026-05-23', 96, null);
    expect(inputOf(await ask(kim), 'movement', 'waist-to-height')).toBeUndefined();
    await measure('2026-05-24', 80, null);
    await measure('2026-11-19', null, 60);
    const day = await ask(kim);
    expect(inputOf(day, 'movement', 'waist-to-height')).toMatchObject({
      value: 0.5,
      score: 75,
      date: '2026-05-24',
    });
    expect(inputOf(day, 'movement', 'body-mass-index')).toMatchObject({
      origin: 'tracked',
      date: '2026-11-19',
    });
  });
});
