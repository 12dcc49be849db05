import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS, MINUTE_MS } from '#domain/time/spans.ts';
import { auditEntries } from '#server/auth/tables.ts';
import { EMBEDDED } from '#server/db/testing.ts';
import { uploadsOf } from '#server/food-uploads.ts';
import { opened, signedUp } from '#server/testing/shared-resource.ts';
import { openTestApp, type Browser } from '#server/testing/test-app.ts';
import { makeAdmin } from '#server/testing/accounts.ts';
import { importJob } from './import-job.ts';
import { foodImports, products } from './tables.ts';
import { sweepUploads } from './uploads.ts';

/** A barcode with a valid check digit. */
function code(number: number): string {
  const body = `40${String(number).padStart(10, '0')}`;
  const sum = [...body].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
}

const bread = (number: number, energyKcal = 250) =>
  JSON.stringify({
    code: code(number),
    product_name: `Bread ${number}`,
    nutriments: { 'energy-kcal_100g': energyKcal, proteins_100g: 8, carbohydrates_100g: 45, fat_100g: 3 },
  });
const breads = (from: number, count: number): string =>
  Array.from({ length: count }, (_, at) => `${bread(from + at)}\n`).join('');

describe.each(EMBEDDED)('Grace uploads food files', (place) => {
  const app = opened(() => openTestApp(place));
  const grace = signedUp(app, 'Grace-foods');
  const ada = signedUp(app, 'Ada-foods');
  const begin = () => app.services.jobs.start([importJob({ ...uploadsOf(app.services) })]);
  beforeAll(async () => {
    await makeAdmin(app, 'grace-foods');
    await begin();
  });
  beforeEach(async () => {
    await settled();
    await app.database.db.delete(foodImports);
    await app.database.db.delete(products);
    await app.database.db.delete(auditEntries);
  });
  afterAll(() => app.services.jobs.stop());

  const settled = () => app.services.jobs.runDue();
  const folder = () => uploadsOf(app.services).uploadFolder;
  const left = (): string[] => {
    try {
      return readdirSync(folder());
    } catch {
      return [];
    }
  };
  const send = (
    browser: Browser,
    body: string | Uint8Array<ArrayBuffer>,
    { id = crypto.randomUUID() as string, fileName = 'breads.jsonl', type = 'application/octet-stream' } = {},
  ): Promise<Response> =>
    browser.fetch(`/api/admin/food-files?${new URLSearchParams({ id, fileName })}`, {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    });
  const imports = async () => (await grace.api.admin.foods.overview()).imports;
  const ended = async () => {
    await expect
      .poll(
        async () => {
          await settled();
          return (await imports()).every(({ state }) => !/waiting|running/.test(state));
        },
        // A job that fails is tried again after ten seconds, and then after twenty.
        { timeout: 240_000 },
      )
      .toBe(true);
    return imports();
  };
  /** The import job, which waits after its first rows until released. */
  const haltedJob = () => {
    const { db } = app.database;
    const [halted, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let batches = 0;
    const transaction: typeof db.transaction = async (...args) => {
      batches += 1;
      if (batches === 2) {
        halted.resolve();
        await released.promise;
      }
      return db.transaction(...args);
    };
    const job = importJob({
      ...uploadsOf(app.services),
      db: Object.assign(Object.create(db), { transaction }),
    });
    return { work: job.work, halted: halted.promise, goOn: released.resolve };
  };
  const actions = async () =>
    (await app.database.db.select().from(auditEntries).orderBy(desc(auditEntries.at))).map(
      ({ action, actor }) => `${action} by ${actor}`,
    );
  const refusal = async (answer: Response) => {
    const { code: wireCode, data } = (await answer.json()) as {
      code: string;
      data?: { issues: { field: string; message: string }[] };
    };
    return { status: answer.status, code: wireCode, ...data?.issues[0] };
  };

  test('a compressed file is imported in the background, and rejected rows are reported with reasons', async () => {
    const file = new Uint8Array(gzipSync(`${breads(1, 250)}${bread(900, 99_000)}\nno row at all\n`));
    const answer = await send(grace, file, {
      fileName: 'C:\\downloads\\off.jsonl.gz',
      type: 'application/gzip',
    });
    expect([answer.status, await answer.json()]).toMatchObject([
      201,
      { fileName: 'off.jsonl.gz', format: 'off-json-lines', state: 'waiting' },
    ]);
    const [run] = await ended();
    expect(run).toMatchObject({ state: 'done', rowsDone: 252, taken: 250, refused: 2, fault: null });
    expect(run?.bytesRead).toBe(run?.totalBytes);
    expect(run?.refusals.map(({ first }) => first[0]?.line).toSorted()).toEqual([251, 252]);
    expect(await grace.api.admin.foods.searchProducts({ search: 'bread 17' })).not.toEqual([]);
    expect(left()).toEqual([]);
    expect(await actions()).toEqual(['food.import by Grace-foods']);
  });

  test('a double tap, and the same request after a reload, are one import', async () => {
    const id = crypto.randomUUID();
    const file = breads(1, 20);
    const answers = await Promise.all([send(grace, file, { id }), send(grace, file)]);
    const ids = await Promise.all(
      answers.map(async (answer) => ((await answer.json()) as { id: string }).id),
    );
    expect(new Set(ids).size).toBe(1);
    await ended();
    const again = await send(grace, file, { id: ids[0] ?? '' });
    expect(await again.json()).toMatchObject({ id: ids[0], state: 'done' });
    expect(await ended()).toHaveLength(1);
    expect(await actions()).toHaveLength(1);
  });

  test('a canceled import stops, and continues when the file is uploaded again', async () => {
    const [id, file] = [crypto.randomUUID(), breads(1, 400)];
    await app.database.db.insert(foodImports).values({
      id,
      fileName: 'breads.jsonl',
      fingerprint: 'of another',
      format: 'off-json-lines',
      state: 'waiting',
    });
    await grace.api.admin.foods.cancelImport({ id });
    await grace.api.admin.foods.cancelImport({ id });
    expect(await imports()).toMatchObject([{ id, state: 'cancelled' }]);
    expect(await actions()).toEqual(['food.import.cancel by Grace-foods']);
    app.services.jobs.enqueue('food-import', id);
    await settled();
    expect(await imports()).toMatchObject([{ state: 'cancelled', rowsDone: 0 }]);

    const sent = (await (await send(grace, file)).json()) as { id: string };
    await ended();
    await app.database.db
      .update(foodImports)
      .set({ state: 'cancelled', rowsDone: 200, taken: 200 })
      .where(eq(foodImports.id, sent.id));
    await app.database.db.delete(products);
    expect(await (await send(grace, file)).json()).toMatchObject({ id: sent.id, state: 'waiting' });
    const run = (await ended()).find((each) => each.id === sent.id);
    expect(run).toMatchObject({ state: 'done', rowsDone: 400, taken: 400 });
    expect(await app.database.db.select().from(products)).toHaveLength(200);
    await expect(grace.api.admin.foods.cancelImport({ id: sent.id })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
  });

  test('an incomplete file fails, says where, and keeps the rows before', async () => {
    const whole = gzipSync(breads(1, 3000), { level: 0 });
    const answer = await send(grace, new Uint8Array(whole.subarray(0, Math.floor(whole.length / 2))));
    expect(answer.status).toBe(201);
    const [run] = await ended();
    expect(run).toMatchObject({ state: 'failed' });
    expect(run?.fault).toMatch(/incomplete or damaged after row [\d,]+/);
    expect(run?.taken).toBeGreaterThan(500);
    expect(left()).toEqual([]);
  });

  test('a restarted server continues, and unused files are deleted', async () => {
    await app.services.jobs.stop();
    const { id } = (await (await send(grace, breads(1, 30))).json()) as { id: string };
    const { id: gone } = (await (await send(grace, breads(100, 30))).json()) as { id: string };
    await app.database.db.delete(foodImports).where(eq(foodImports.id, gone));
    expect(left().toSorted()).toEqual([id, gone].toSorted());
    await begin();
    await sweepUploads(uploadsOf(app.services));
    expect((await ended()).map((run) => [run.id, run.state, run.taken])).toEqual([[id, 'done', 30]]);
    // Its import may not be recorded yet, so it stays for a day.
    expect(left()).toEqual([gone]);
    await sweepUploads({ ...uploadsOf(app.services), now: () => Date.now() + DAY_MS + MINUTE_MS });
    expect(left()).toEqual([]);
  });

  test('an import whose file was lost with its server continues when she uploads the file again', async () => {
    await app.services.jobs.stop();
    const { id } = (await (await send(grace, breads(1, 30))).json()) as { id: string };
    await app.database.db.update(foodImports).set({ state: 'running' });
    rmSync(path.join(folder(), id));
    expect(await (await send(grace, breads(1, 30))).json()).toMatchObject({ id, state: 'running' });
    await begin();
    expect(await ended()).toMatchObject([{ id, state: 'done', taken: 30 }]);
    expect([left(), await actions()]).toEqual([[], ['food.import by Grace-foods']]);
  });

  test('canceling and immediately uploading again keeps the new file', async () => {
    await app.services.jobs.stop();
    const { id } = (await (await send(grace, breads(1, 4000))).json()) as { id: string };
    const job = haltedJob();
    const working = job.work(id, new AbortController().signal);
    await job.halted;
    expect(await imports()).toMatchObject([{ state: 'running', rowsDone: 200 }]);
    await grace.api.admin.foods.cancelImport({ id });
    expect(await (await send(grace, breads(1, 4000))).json()).toMatchObject({ id, state: 'waiting' });
    job.goOn();
    await working;
    expect([await imports(), left()]).toMatchObject([[{ state: 'waiting' }], [id]]);
    await begin();
    expect(await ended()).toMatchObject([{ state: 'done', taken: 4000 }]);
    expect(left()).toEqual([]);
  });

  test('an import interrupted by a shutdown continues at the next start', async () => {
    await app.services.jobs.stop();
    const { id } = (await (await send(grace, breads(1, 4000))).json()) as { id: string };
    const ending = new AbortController();
    const job = haltedJob();
    const working = job.work(id, ending.signal);
    await job.halted;
    ending.abort();
    job.goOn();
    await expect(working).rejects.toThrow('The client disconnected');
    expect([await imports(), left()]).toMatchObject([[{ state: 'running' }], [id]]);
    await begin();
    expect(await ended()).toMatchObject([{ state: 'done', taken: 4000 }]);
  });

  test.each([
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0]), /UTF-16 or not text/],
    ['a list of something else', '{"songs": []}', /recognize this JSON list of foods/],
    ['a table that a spreadsheet saved', 'code,product_name\n8.0E+12,Bread\n8.1E+12,Rye\n', /spreadsheet/],
    ['one table of FoodData Central', 'fdc_id,description\n1,Egg\n', /folder or zip/],
    ['nothing', new Uint8Array(), /empty/],
  ])('%s is refused with what to do, and nothing is stored', async (_what, body, message) => {
    expect(await refusal(await send(grace, body))).toMatchObject({
      status: 400,
      code: 'BAD_REQUEST',
      field: 'file',
      message: expect.stringMatching(message),
    });
    expect([await imports(), left(), await actions()]).toEqual([[], [], []]);
  });

  test('a file over the limit is refused, with or without Content-Length', async () => {
    const large = breads(1, 8000);
    expect(await refusal(await send(grace, large))).toMatchObject({
      status: 413,
      field: 'file',
      message: expect.stringMatching(/limited to 1 MB.*FOOD_UPLOAD_MB/),
    });
    expect(left()).toEqual([]);
    expect((await grace.api.admin.foods.overview()).maxUploadMb).toBe(1);
  });

  test('without an id or a name, or as a form of another type, it is refused', async () => {
    const answers = await Promise.all([
      send(grace, breads(1, 1), { id: 'one' }),
      send(grace, breads(1, 1), { fileName: ' ' }),
      send(grace, breads(1, 1), { type: 'multipart/form-data; boundary=x' }),
    ]);
    expect(await Promise.all(answers.map(refusal))).toMatchObject([
      { status: 400, field: 'id' },
      { status: 400, field: 'fileName' },
      { status: 415 },
    ]);
  });

  test('Ada may neither upload nor cancel; logged-out visitors get UNAUTHORIZED', async () => {
    expect((await send(ada, breads(1, 5))).status).toBe(403);
    expect((await send(app.browser(), breads(1, 5))).status).toBe(401);
    await expect(ada.api.admin.foods.cancelImport({ id: crypto.randomUUID() })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await expect(grace.api.admin.foods.cancelImport({ id: crypto.randomUUID() })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect([await imports(), path.basename(folder())]).toEqual([[], 'food-imports']);
  });
});
