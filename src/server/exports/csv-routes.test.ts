import { parse } from 'csv-parse/sync';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { CURRENT_QUESTIONS } from '#domain/stress/questionnaire.ts';
import { auditEntries, users } from '#server/auth/tables.ts';
import { bodyMeasurements } from '#server/body/tables.ts';
import { testDatabases } from '#server/db/testing.ts';
import { fasts } from '#server/fasting/tables.ts';
import { glucoseReadings, ketoneReadings } from '#server/glucose/tables.ts';
import { sleeps } from '#server/sleep/tables.ts';
import { hrvReadings, stressCheckIns, stressQuestionnaires } from '#server/stress/tables.ts';
import { opened } from '#server/testing/shared-resource.ts';
import { openTestApp, signUp, type Browser } from '#server/testing/test-app.ts';
import { drinks } from '#server/water/tables.ts';

const TRACKERS = ['weight', 'water', 'sleep', 'stress', 'fasting', 'glucose', 'ketones', 'blood'];
const at = (iso: string) => new Date(iso);

describe.each(testDatabases())('downloads on $name', (place) => {
  const app = opened(() => openTestApp(place));
  let ada: Browser;
  let userId: string;
  beforeEach(async () => {
    await app.database.clear();
    ada = await signUp(app, 'Ada');
    const { rows } = await app.database.pool.query<{ id: string }>(`select id from users`);
    userId = rows[0]?.id ?? '';
  });

  /** Common fields of an entry on Ada's Friday in Berlin. */
  const entry = (changes: object = {}) => ({
    userId,
    id: crypto.randomUUID(),
    timeZone: 'Europe/Berlin',
    localDate: '2026-11-20',
    ...changes,
  });

  const read = async (browser: Browser, tracker: string): Promise<Record<string, string>[]> => {
    const answer = await browser.fetch(`/api/export/${tracker}.csv`);
    expect(answer.status).toBe(200);
    // `text()` drops the byte order mark, which spreadsheets need.
    const bytes = new Uint8Array(await answer.arrayBuffer());
    return parse(Buffer.from(bytes), { columns: true, bom: true });
  };

  test('a weight has empty cells for unknown measures, local time and an instant', async () => {
    const id = crypto.randomUUID();
    await app.database.db.insert(bodyMeasurements).values(
      entry({
        id,
        measuredAt: at('2026-11-20T05:30:00Z'),
        massKg: 71.8,
        note: '=HYPERLINK("http://evil.test"), "quoted"\nsecond line, Überwaage',
      }) as typeof bodyMeasurements.$inferInsert,
    );
    expect(await read(ada, 'weight')).toEqual([
      {
        Date: '2026-11-20',
        Time: '06:30:00',
        'Time zone': 'Europe/Berlin',
        'Instant (UTC)': '2026-11-20T05:30:00.000Z',
        'Weight (kg)': '71.8',
        'Body fat (%)': '',
        'Waist (cm)': '',
        'Hip (cm)': '',
        Note: '\'=HYPERLINK("http://evil.test"), "quoted"\nsecond line, Überwaage',
        Id: id,
      },
    ]);
  });

  test('is a named UTF-8 file with a byte order mark that is never cached', async () => {
    const answer = await ada.fetch('/api/export/glucose.csv');
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="perennial-glucose.csv"');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(bytes.toString('utf8', 3)).toMatch(/^Date,Time,Time zone,Instant \(UTC\),Glucose \(mg\/dL\),/);
  });

  test('HEAD gets the headers alone and counts as no download; admins’ lists are not audited by it', async () => {
    const { db } = app.database;
    for (const [file, type] of [
      ['glucose.csv', 'text/csv; charset=utf-8'],
      ['blood.fhir.json', 'application/fhir+json; charset=utf-8'],
      ['everything', 'application/zip'],
    ] as const) {
      const answer = await ada.fetch(`/api/export/${file}`, { method: 'HEAD' });
      expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
        200,
        type,
        '',
      ]);
      expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="perennial-/);
    }
    // Two at the same time are too many, and so are more than twenty an hour.
    for (let turn = 0; turn < 25; turn += 1)
      expect((await ada.fetch('/api/export/everything', { method: 'HEAD' })).status).toBe(200);
    expect((await ada.fetch('/api/export/everything')).status).toBe(200);
    expect((await app.browser().fetch('/api/export/glucose.csv', { method: 'HEAD' })).status).toBe(401);
    await db.update(users).set({ role: 'admin' });
    for (const list of ['users.csv', 'audit-log.csv', 'statistics/days.csv?from=2026-11-01&to=2026-11-20'])
      expect((await ada.fetch(`/api/admin/${list}`, { method: 'HEAD' })).status).toBe(200);
    expect(await db.select().from(auditEntries).where(eq(auditEntries.action, 'admin.export'))).toEqual([]);
  });

  test.each(TRACKERS)('%s without entries has only the header', async (tracker) => {
    expect(await read(ada, tracker)).toEqual([]);
  });

  test('the other trackers have their figures and units', async () => {
    const { db } = app.database;
    const moment = at('2026-11-20T18:00:00Z');
    await db.insert(drinks).values({ ...entry(), drunkAt: moment, kind: 'tea', volumeMl: 300, waterMl: 297 });
    await db.insert(sleeps).values({
      ...entry(),
      inBedAt: at('2026-11-19T22:00:00Z'),
      outOfBedAt: at('2026-11-20T05:45:00Z'),
      isNap: false,
      quality: 4,
    });
    await db.insert(fasts).values({ ...entry(), startedAt: moment, protocol: '16:8', goalHours: 16 });
    await db.insert(glucoseReadings).values({
      ...entry(),
      measuredAt: moment,
      origin: 'finger-stick',
      glucoseMgdl: 98,
      context: 'fasting',
    });
    await db.insert(ketoneReadings).values({ ...entry(), measuredAt: moment, method: 'breath', value: 12 });
    expect(await read(ada, 'water')).toMatchObject([
      { Drink: 'tea', 'Volume (ml)': '300', 'Water (ml)': '297' },
    ]);
    expect(await read(ada, 'sleep')).toMatchObject([
      {
        Date: '2026-11-20',
        Time: '23:00:00',
        'Out of bed (local)': '2026-11-20 06:45:00',
        'In bed (h)': '7.75',
        Nap: 'no',
        Awakenings: '',
        'Quality (1-5)': '4',
      },
    ]);
    expect(await read(ada, 'fasting')).toMatchObject([
      { Protocol: '16:8', 'Goal (h)': '16', 'Ended (UTC)': '', 'Fasted (h)': '' },
    ]);
    expect(await read(ada, 'glucose')).toMatchObject([
      { 'Glucose (mg/dL)': '98', 'Glucose (mmol/L)': '5.44', Context: 'fasting' },
    ]);
    expect(await read(ada, 'ketones')).toMatchObject([
      { 'Blood ketones (mmol/L)': '', 'Breath acetone (ppm)': '12', 'Urine ketones (mg/dL)': '' },
    ]);
  });

  test('stress has its three kinds in sequence', async () => {
    const { db } = app.database;
    const moment = at('2026-11-20T18:00:00Z');
    await db
      .insert(hrvReadings)
      .values({ ...entry(), measuredAt: moment, rmssdMs: 40.512, origin: 'entered' });
    await db
      .insert(stressCheckIns)
      .values({ ...entry(), feltAt: moment, stress: 7, tags: ['Work', '+ more'] });
    await db.insert(stressQuestionnaires).values({
      ...entry(),
      answeredAt: moment,
      questions: CURRENT_QUESTIONS,
      answers: Array<number>(10).fill(2),
    });
    expect(await read(ada, 'stress')).toMatchObject([
      { Kind: 'check-in', 'Stress (1-10)': '7', 'Mood (1-5)': '', Tags: 'Work; + more', 'RMSSD (ms)': '' },
      { Kind: 'questionnaire', 'Answers (0-4)': '2 2 2 2 2 2 2 2 2 2', 'Strain (%)': '50' },
      { Kind: 'heart rate variability', 'RMSSD (ms)': '40.512', Origin: 'entered' },
    ]);
  });

  test('deleted entries are left out, and Mallory gets nothing of Ada’s', async () => {
    const mallory = await signUp(app, 'Mallory');
    const measuredAt = at('2026-11-20T05:30:00Z');
    await app.database.db.insert(bodyMeasurements).values([
      { ...entry(), measuredAt, massKg: 71.8 },
      { ...entry(), measuredAt, massKg: 72.3, deletedAt: measuredAt },
    ]);
    expect(await read(ada, 'weight')).toMatchObject([{ 'Weight (kg)': '71.8' }]);
    expect(await read(mallory, 'weight')).toEqual([]);
  });

  test('a visitor must log in, and an unknown tracker is a 404', async () => {
    expect((await app.browser().fetch('/api/export/weight.csv')).status).toBe(401);
    for (const name of ['mood.csv', 'weight', 'weight.csv.exe', 'constructor.csv', '..%2Faccount%2Fme']) {
      const answer = await ada.fetch(`/api/export/${name}`);
      expect(answer.status, name).toBe(404);
      expect(await answer.json()).toMatchObject({ code: 'NOT_FOUND' });
    }
  });

  test('ten thousand readings come complete and in order, in chunks, even with equal instants', async () => {
    await app.database.pool.query(
      `insert into glucose_readings (user_id, id, time_zone, local_date, measured_at, origin, glucose_mgdl)
       select $1, gen_random_uuid(), 'Europe/Berlin', '2026-11-20',
              timestamptz '2026-01-01T00:00:00Z' + ((n + 1) / 2) * interval '5 minutes', case n % 2 when 0 then 'finger-stick' else 'sensor' end, n
       from generate_series(0, 9999) n`,
      [userId],
    );
    const answer = await ada.fetch('/api/export/glucose.csv');
    const pieces: string[] = [];
    const decoder = new TextDecoder();
    for await (const piece of answer.body ?? []) pieces.push(decoder.decode(piece, { stream: true }));
    expect(pieces.length).toBeGreaterThan(9);
    const rows: Record<string, string>[] = parse(pieces.join(''), { columns: true, bom: true });
    expect(new Set(rows.map((row) => row['Glucose (mg/dL)'])).size).toBe(10_000);
    const instants = rows.map((row) => row['Instant (UTC)'] ?? '');
    expect(instants).toEqual(instants.toSorted());
  });
});
