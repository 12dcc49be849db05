import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ObjectStore } from './object-store.ts';
import { openStore } from './open-store.ts';
import { s3Store } from './s3-store.ts';

const KEY = 'a0'.repeat(16);
const picture = (text: string) => new TextEncoder().encode(text);
const text = (bytes: Uint8Array | undefined) => bytes && new TextDecoder().decode(bytes);

/** The part of S3 that the store uses: objects by path, and no response without a signature. */
async function bucket() {
  const objects = new Map<string, Buffer>();
  const asked: { method: string; url: string; headers: IncomingMessage['headers'] }[] = [];
  const ill = { status: 0 };
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request;
    asked.push({ method, url, headers });
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const answer = (status: number, body?: Buffer) => response.writeHead(status).end(body);
      if (
        !/^AWS4-HMAC-SHA256 Credential=ada\/\d{8}\/eu-test-1\/s3\/aws4_request, /.test(
          headers.authorization ?? '',
        )
      )
        return answer(403);
      if (ill.status) return answer(ill.status, Buffer.from('secret inner text'));
      if (method === 'PUT') objects.set(url, Buffer.concat(chunks));
      if (method === 'DELETE') objects.delete(url);
      if (method !== 'GET') return answer(method === 'PUT' ? 200 : 204);
      const found = objects.get(url);
      return found ? answer(200, found) : answer(404);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return { endpoint, objects, asked, ill, close: () => void server.close() };
}

const s3Config = (endpoint: string, accessKeyId = 'ada') => ({
  bucket: 'meals',
  region: 'eu-test-1',
  endpoint,
  accessKeyId,
  secretAccessKey: 'a long secret',
});

describe('picture storage', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'perennial-store-'));
  let remote: Awaited<ReturnType<typeof bucket>>;
  const stores: Record<string, ObjectStore> = {};
  beforeAll(async () => {
    remote = await bucket();
    stores['the disk'] = openStore({ dataDir: folder, s3: undefined });
    stores['a bucket'] = openStore({ dataDir: folder, s3: s3Config(remote.endpoint) });
  });
  afterAll(() => {
    remote.close();
    rmSync(folder, { recursive: true });
  });

  test.each(['the disk', 'a bucket'])('%s returns what it stored, and deletes it', async (name) => {
    const store = stores[name] as ObjectStore;
    const key = 'b1'.repeat(16);
    expect(await store.get(key)).toBeUndefined();
    await store.put(key, picture('porridge'));
    expect(text(await store.get(key))).toBe('porridge');
    await store.put(key, picture('porridge with berries'));
    expect(text(await store.get(key))).toBe('porridge with berries');
    await store.delete(key);
    await store.delete(key);
    expect(await store.get(key)).toBeUndefined();
  });

  test.each(['the disk', 'a bucket'])('%s rejects keys that a request could have made up', async (name) => {
    const store = stores[name] as ObjectStore;
    for (const key of ['../../etc/passwd', 'a0/../b', `${KEY}/..`, '', 'A0'.repeat(16)]) {
      await expect((async () => store.get(key))()).rejects.toThrow('not a storage key');
      await expect((async () => store.put(key, picture('x')))()).rejects.toThrow('not a storage key');
      await expect((async () => store.delete(key))()).rejects.toThrow('not a storage key');
    }
  });

  test('on disk a picture is readable only by the server, and nothing unfinished is left', async () => {
    await stores['the disk']?.put(KEY, picture('soup'));
    const place = path.join(folder, 'photos', 'a0');
    expect(readdirSync(place)).toEqual([KEY]);
    expect(statSync(path.join(place, KEY)).mode & 0o077).toBe(0);
    expect(statSync(place).mode & 0o077).toBe(0);
  });

  test('ten writers of one key leave one complete picture', async () => {
    const versions = Array.from({ length: 10 }, (_, n) => `${n}`.repeat(50_000));
    await Promise.all(versions.map((version) => stores['the disk']?.put(KEY, picture(version))));
    expect(versions).toContain(text(await stores['the disk']?.get(KEY)));
    expect(readdirSync(path.join(folder, 'photos', 'a0'))).toEqual([KEY]);
  });

  test('requests to a bucket are signed, content included, in their own folder', async () => {
    await stores['a bucket']?.put(KEY, picture('stew'));
    const { url, headers } = remote.asked.at(-1) ?? {};
    expect(url).toBe(`/meals/photos/${KEY}`);
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-amz-date': expect.any(String),
      'x-amz-content-sha256': createHash('sha256').update('stew').digest('hex'),
    });
    expect(headers?.authorization).toMatch(
      /SignedHeaders=host;x-amz-content-sha256;x-amz-date, Signature=[0-9a-f]{64}$/,
    );
  });

  test('a bucket’s error contains only the status', async () => {
    const stranger = s3Store(s3Config(remote.endpoint, 'mallory'));
    await expect(stranger.put(KEY, picture('x'))).rejects.toThrow(
      /^The object store could not save a picture \(status 403\)\.$/,
    );
    await expect(stranger.get(KEY)).rejects.toThrow('403');
    await expect(stranger.delete(KEY)).rejects.toThrow('403');
    remote.ill.status = 500;
    await expect(stores['a bucket']?.get(KEY)).rejects.toThrow(
      /^The object store could not return a picture \(status 500\)\.$/,
    );
    remote.ill.status = 0;
  });
});
