import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import type { GlucoseFileAnswer } from '#contract/glucose/glucose-file.ts';
import { EMBEDDED } from '#server/db/testing.ts';
import { opened } from '#server/testing/shared-resource.ts';
import { openTestApp, signUp, type Browser } from '#server/testing/test-app.ts';
import { childrenOf } from '../../../scripts/built-server.ts';
import { sweepGlucose } from './imports.ts';
import { clarityFile } from './testing-files.ts';

/** Empty for a process that has ended. */
function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

const NOW = Date.parse('2026-11-21T12:00:00Z');
const DAY_MS = 86_400_000;
const ALL = { from: '2026-01-01', to: '2026-12-31' };

type Read = Exclude<GlucoseFileAnswer, { status: 'unclear-dates' }>;

interface Sending {
  readonly id?: string;
  readonly confirm?: boolean;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
}

function send(
  browser: Browser,
  file: string | Uint8Array<ArrayBuffer> | FormData,
  {
    id = crypto.randomUUID(),
    confirm = false,
    query = {},
    headers = { 'content-type': 'text/csv' },
  }: Sending = {},
): Promise<Response> {
  const address = new URLSearchParams({
    id,
    fileName: 'clarity.csv',
    timeZone: 'Europe/Berlin',
    confirm: String(confirm),
    ...query,
  });
  return browser.fetch(`/api/glucose-files?${address}`, { method: 'POST', headers, body: file });
}

async function taken(browser: Browser, file: string, sending: Sending = {}): Promise<Read> {
  const answer = await send(browser, file, sending);
  expect(answer.status).toBe(200);
  return (await answer.json()) as Read;
}

const store = (browser: Browser, file: string, id = crypto.randomUUID()) =>
  taken(browser, file, { id, confirm: true });

describe.each(EMBEDDED)('files of readings', (place) => {
  const app = opened(() => openTestApp(place, { now: () => nowMs }));
  let nowMs = NOW;

  const morning = clarityFile('2026-05-01T08:00:00Z', 12);

  test('Nadia sees a file’s contents before anything is stored, and then imports it', async () => {
    const nadia = await signUp(app, 'Nadia');
    const preview = await taken(nadia, morning);
    expect(preview).toMatchObject({
      status: 'preview',
      format: 'dexcom-clarity',
      unit: 'mg/dL',
      newReadingCount: 12,
      duplicateCount: 0,
      refused: [],
      // Her device showed 08:00 in Berlin.
      firstAt: '2026-05-01T06:00:00.000Z',
      lastAt: '2026-05-01T06:55:00.000Z',
      gaps: { count: 0, longest: [] },
      import: null,
    });
    expect((await nadia.api.glucose.trace(ALL)).glucoseMgdl).toEqual([]);
    const stored = await store(nadia, morning);
    expect(stored.import).toMatchObject({ readingCount: 12, fileName: 'clarity.csv', isUndone: false });
    expect(await nadia.api.glucose.trace(ALL)).toEqual({
      startAt: '2026-05-01T06:00:00.000Z',
      offsetSeconds: Array.from({ length: 12 }, (_, at) => at * 300),
      glucoseMgdl: Array.from({ length: 12 }, (_, at) => 90 + at),
      zones: [{ fromIndex: 0, timeZone: 'Europe/Berlin' }],
    });
  });

  test('a form without a boundary is rejected with a reason', async () => {
    const nadia = await signUp(app, 'Nadia-form');
    const answer = await send(nadia, 'x', { headers: { 'content-type': 'multipart/form-data' } });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'BAD_REQUEST', data: { issues: [{ field: 'file' }] } });
  });

  test('the same file twice adds nothing; an overlapping one adds only new readings', async () => {
    const nadia = await signUp(app, 'Nadia-twice');
    await store(nadia, morning);
    expect(await store(nadia, morning)).toMatchObject({
      status: 'stored',
      newReadingCount: 0,
      duplicateCount: 12,
      import: null,
    });
    const longer = await store(nadia, clarityFile('2026-05-01T08:30:00Z', 12));
    expect(longer).toMatchObject({ newReadingCount: 6, duplicateCount: 6, import: { readingCount: 6 } });
    expect((await nadia.api.glucose.trace(ALL)).glucoseMgdl).toHaveLength(18);
    expect(await nadia.api.glucose.imports()).toHaveLength(2);
  });

  test('a request that is repeated answers its import and stores nothing more', async () => {
    const nadia = await signUp(app, 'Nadia-again');
    const id = crypto.randomUUID();
    const first = await store(nadia, morning, id);
    expect((await store(nadia, morning, id)).import).toEqual(first.import);
    expect(await nadia.api.glucose.imports()).toHaveLength(1);
  });

  test('undoing a file removes its readings and nobody else’s; restoring it brings them back', async () => {
    const nadia = await signUp(app, 'Nadia-undo');
    const omar = await signUp(app, 'Omar-undo');
    const id = crypto.randomUUID();
    await store(nadia, morning, id);
    await store(omar, morning, id);
    expect(await nadia.api.glucose.undoImport({ id })).toMatchObject({ isUndone: true });
    expect(await nadia.api.glucose.undoImport({ id })).toMatchObject({ isUndone: true });
    expect((await nadia.api.glucose.trace(ALL)).startAt).toBeNull();
    expect((await omar.api.glucose.trace(ALL)).offsetSeconds).toHaveLength(12);
    expect(await nadia.api.glucose.redoImport({ id })).toMatchObject({ isUndone: false, readingCount: 12 });
    expect((await nadia.api.glucose.trace(ALL)).offsetSeconds).toHaveLength(12);
    await expect(omar.api.glucose.undoImport({ id: crypto.randomUUID() })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  test('readings of an undone file come back with another file', async () => {
    const nadia = await signUp(app, 'Nadia-later');
    const id = crypto.randomUUID();
    await store(nadia, morning, id);
    await nadia.api.glucose.undoImport({ id });
    expect(await taken(nadia, morning)).toMatchObject({ newReadingCount: 12, duplicateCount: 0 });
    expect((await store(nadia, morning)).import).toMatchObject({ readingCount: 12, isUndone: false });
    await nadia.api.glucose.redoImport({ id });
    expect((await nadia.api.glucose.trace(ALL)).offsetSeconds).toHaveLength(12);
  });

  const LIBRE =
    'Device,Serial Number,Device Timestamp,Record Type,Historic Glucose mmol/L,Scan Glucose mmol/L,Strip Glucose mmol/L,Ketone mmol/L\n';
  const meter = `${LIBRE}Libre,1,13-05-2026 08:00,2,,,5.5,\nLibre,1,13-05-2026 08:01,3,,,,1.4\nLibre,1,13-05-2026 08:05,0,6.3,,,\n`;

  test('finger-sticks and ketones in a file are stored separately, and one that Omar deleted stays deleted', async () => {
    const omar = await signUp(app, 'Omar');
    const id = crypto.randomUUID();
    expect(await store(omar, meter, id)).toMatchObject({
      newReadingCount: 2,
      newKetoneCount: 1,
      import: { readingCount: 2, ketoneCount: 1 },
    });
    const [strip] = await omar.api.glucose.readings.list(ALL);
    expect(strip).toMatchObject({
      measuredAt: '2026-05-13T06:00:00.000Z',
      origin: 'finger-stick',
      date: '2026-05-13',
    });
    expect(strip?.glucoseMgdl).toBeCloseTo(5.5 * 18.016, 9);
    expect(await omar.api.glucose.ketones.list(ALL)).toMatchObject([{ method: 'blood', value: 1.4 }]);
    await omar.api.glucose.readings.remove({ id: strip?.id ?? '' });
    expect(await store(omar, meter)).toMatchObject({ newReadingCount: 0, import: null });
    const longer = `${meter}Libre,1,13-05-2026 08:10,0,6.4,,,\n`;
    expect(await store(omar, longer)).toMatchObject({ newReadingCount: 1, import: { readingCount: 1 } });
    expect(await omar.api.glucose.readings.list(ALL)).toEqual([]);
    nowMs += 1000;
    await omar.api.glucose.undoImport({ id });
    expect(await omar.api.glucose.ketones.list(ALL)).toEqual([]);
    await omar.api.glucose.redoImport({ id });
    expect(await omar.api.glucose.readings.list(ALL)).toEqual([]);
    expect(await omar.api.glucose.ketones.list(ALL)).toHaveLength(1);
  });

  test('a file with ambiguous dates asks, and nothing is stored before the answer', async () => {
    const omar = await signUp(app, 'Omar-dates');
    const file = meter.replaceAll('13-05-2026', '05-04-2026');
    const asked = await send(omar, file, { confirm: true });
    expect(await asked.json()).toEqual({
      status: 'unclear-dates',
      dayFirst: '2026-04-05',
      monthFirst: '2026-05-04',
    });
    expect(await omar.api.glucose.imports()).toEqual([]);
    expect(await taken(omar, file, { query: { dateOrder: 'day-first' } })).toMatchObject({
      firstAt: '2026-04-05T06:00:00.000Z',
    });
  });

  test('unusable rows are counted with reason and line', async () => {
    const omar = await signUp(app, 'Omar-odd');
    const file =
      'time,glucose mg/dL\n2026-05-01 08:00,3\n2026-05-01 08:05,2000\n2026-12-24 18:00,100\n2026-05-01 08:15,100\n';
    expect(await store(omar, file)).toMatchObject({
      newReadingCount: 1,
      refused: [
        {
          reason: 'range',
          count: 2,
          lines: [2, 3],
          message: expect.stringContaining('20 to 600 mg/dL') as string,
        },
        { reason: 'future', count: 1, lines: [4] },
      ],
      import: { refusedCount: 3 },
    });
  });

  test.each([
    ['no file', '', 'file', /empty/],
    ['a file of something else', '{"resourceType":"Bundle"}', 'file', /any glucose readings/],
    ['a file with nothing to use', 'time,glucose\n2026-12-24 18:00,100\n', 'file', /is in the future/],
  ])('%s is rejected with what to do', async (_what, file, field, message) => {
    const omar = await signUp(app, `Omar-${file.length}`);
    const answer = await send(omar, file);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      code: 'BAD_REQUEST',
      data: { issues: [{ field, message: expect.stringMatching(message) as string }] },
    });
  });

  test('an unknown zone, a missing name and a missing id name the field', async () => {
    const omar = await signUp(app, 'Omar-fields');
    for (const [field, value] of [
      ['timeZone', 'Mars/Olympus'],
      ['fileName', ''],
      ['id', '7'],
      ['dateOrder', 'any'],
    ] as const) {
      const answer = await send(omar, morning, { query: { [field]: value } });
      expect(await answer.json()).toMatchObject({ code: 'BAD_REQUEST', data: { issues: [{ field }] } });
    }
  });

  test('a form works as well, and so does a file without a type', async () => {
    const omar = await signUp(app, 'Omar-form');
    const form = new FormData();
    form.append('file', new File([morning], 'clarity.csv', { type: 'text/csv' }));
    expect((await send(omar, form, { headers: {} })).status).toBe(200);
    expect((await send(omar, Buffer.from(morning), { headers: {} })).status).toBe(200);
  });

  test('a crashing reader fails only the file it was reading', async () => {
    const omar = await signUp(app, 'Omar-bomb');
    const long = Buffer.from(morning + '\n'.repeat(24_000_000));
    const isReader = (pid: number) => /glucose(?:\/file-program|-files)/.test(commandOf(pid));
    for (let killed = false; !killed;) {
      let answer: Response | undefined;
      const sending = send(omar, long).then((given) => (answer = given));
      const kill = () => {
        const reader = childrenOf(process.pid).find(isReader);
        return reader !== undefined && process.kill(reader, 'SIGKILL');
      };
      await vi.waitUntil(() => answer ?? (killed = kill()), { interval: 5, timeout: 60_000 });
      const refused = await sending;
      expect(killed, 'the file was read in the process of the server').toBe(true);
      expect([refused.status, await refused.text()]).toEqual([
        400,
        expect.stringContaining('too much time or memory'),
      ]);
    }
    expect((await send(omar, morning)).status).toBe(200);
  });

  test('a visitor, another site, a picture and more than 25 MB are rejected', async () => {
    const omar = await signUp(app, 'Omar-guard');
    expect((await send(app.browser(), morning)).status).toBe(401);
    const foreign = { 'content-type': 'text/csv', 'sec-fetch-site': 'cross-site' };
    expect((await send(omar, morning, { headers: foreign })).status).toBe(403);
    expect((await send(omar, morning, { headers: { 'content-type': 'image/png' } })).status).toBe(415);
    const large = await send(omar, `${morning}${' '.repeat(25 * 1024 * 1024)}`);
    expect([large.status, ((await large.json()) as { message: string }).message]).toEqual([
      413,
      'Files are limited to 25 MB. Export a shorter date range.',
    ]);
  });

  test('30 days after undoing, an import and its readings are purged', async () => {
    const nadia = await signUp(app, 'Nadia-swept');
    const id = crypto.randomUUID();
    await store(nadia, morning, id);
    await nadia.api.glucose.undoImport({ id });
    await sweepGlucose(app.database.db, NOW + 29 * DAY_MS);
    expect(await nadia.api.glucose.imports()).toHaveLength(1);
    await sweepGlucose(app.database.db, NOW + 31 * DAY_MS);
    expect(await nadia.api.glucose.imports()).toEqual([]);
    await expect(nadia.api.glucose.redoImport({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
