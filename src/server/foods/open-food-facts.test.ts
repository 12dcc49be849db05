import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { EMBEDDED } from '#server/db/testing.ts';
import { openTestApp, signUp, type TestApp } from '#server/testing/test-app.ts';

const CODE = '4006381333931';
const SPREAD = {
  code: CODE,
  status: 1,
  product: {
    code: CODE,
    product_name: 'Hazelnut spread',
    brands: 'Squirrel & Co',
    nova_group: 4,
    serving_quantity: 15,
    serving_quantity_unit: 'g',
    nutriments: {
      'energy-kcal_100g': 539,
      proteins_100g: 6.3,
      carbohydrates_100g: 57.5,
      fat_100g: 30.9,
      sugars_100g: 56.3,
      salt_100g: 0.1,
    },
  },
};

describe.each(EMBEDDED)('an unknown barcode and Open Food Facts', (place) => {
  const open: { app?: TestApp; server?: Server } = {};
  const asked: string[] = [];
  let nowMs = Date.parse('2026-11-20T12:00:00Z');

  /** Grace, on a server whose lookup service returns these answers. */
  async function graceWith(answer: RequestListener) {
    asked.length = 0;
    const server = createServer((request, response) => {
      asked.push(request.url ?? '');
      answer(request, response);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const openFoodFacts = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const app = await openTestApp(place, { openFoodFacts, now: () => nowMs });
    Object.assign(open, { server, app });
    const { api } = await signUp(app, 'Grace');
    return { scan: () => api.foods.byBarcode({ code: CODE }), search: api.foods.search };
  }
  afterEach(async () => {
    open.server?.closeAllConnections();
    open.server?.close();
    await open.app?.close();
  });

  test('is looked up once, stored, and found by name from then on', async () => {
    const grace = await graceWith((_request, response) => response.end(JSON.stringify(SPREAD)));
    const found = await grace.scan();
    expect(found).toMatchObject({
      origin: 'product',
      food: {
        id: `product:0${CODE}`,
        brand: 'Squirrel & Co',
        nova: 4,
        per100g: { energyKcal: 539, sodiumMg: 40 },
      },
    });
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatch(new RegExp(`^/api/v2/product/${CODE}\\.json\\?fields=`));
    expect(await grace.scan()).toEqual(found);
    expect(asked).toHaveLength(1);
    expect((await grace.search({ query: 'squirrel hazelnut' }))[0]).toMatchObject({ origin: 'product' });
  });

  test.each<[string, RequestListener]>([
    ['does not know it', (_request, response) => response.writeHead(404).end('{"status":0}')],
    [
      'answers for another code',
      (_request, response) =>
        response.end(JSON.stringify({ ...SPREAD, product: { ...SPREAD.product, code: '036000291452' } })),
    ],
    [
      'says what no food can be',
      (_request, response) =>
        response.end(
          JSON.stringify({ ...SPREAD, product: { ...SPREAD.product, nutriments: { proteins_100g: 340 } } }),
        ),
    ],
  ])('stays unknown if the service %s', async (_what, answer) => {
    const grace = await graceWith(answer);
    await expect(grace.scan()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(grace.scan()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(asked).toHaveLength(2);
  });

  test.each<[string, RequestListener]>([
    ['breaks', (_request, response) => response.writeHead(503).end()],
    ['talks nonsense', (_request, response) => response.end('<html>')],
    ['hangs up', (request) => request.socket.destroy()],
    ['never answers', () => undefined],
  ])('is unknown, and no request waits for the next minute, if the service %s', async (_what, answer) => {
    const grace = await graceWith(answer);
    await expect(grace.scan()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(grace.scan()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(asked).toHaveLength(1);
    nowMs += 61_000;
    await expect(grace.scan()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(asked).toHaveLength(2);
  });
});
