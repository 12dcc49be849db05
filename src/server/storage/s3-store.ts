import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { assertKey, type ObjectStore } from './object-store.ts';

/** Where an S3-compatible service is and what the server may show it. */
export interface S3Config {
  readonly bucket: string;
  readonly region: string;
  /** The service's address without the bucket, such as `https://s3.eu-central-1.amazonaws.com`. */
  readonly endpoint: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** A try may take this long, ms; a request of a member waits for it. */
const PATIENCE_MS = 20_000;

/** The service answered, and not as it should. The message holds its status alone, never its text: that quotes keys. */
export class StoreError extends Error {}

/** Keeps objects in a bucket of an S3-compatible service, by path-style addresses: all of them know those. */
export function s3Store({ bucket, region, endpoint, accessKeyId, secretAccessKey }: S3Config): ObjectStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
  const base = `${endpoint.replace(/\/+$/, '')}/${encodeURIComponent(bucket)}/photos`;
  const ask = (method: 'GET' | 'PUT' | 'DELETE', key: string, body?: Uint8Array<ArrayBuffer>) => {
    assertKey(key);
    return client.fetch(`${base}/${key}`, {
      method,
      signal: AbortSignal.timeout(PATIENCE_MS),
      // The digest is signed along: what arrives is what was sent, also over plain HTTP.
      ...(body && {
        body,
        headers: {
          'Content-Type': 'image/jpeg',
          'X-Amz-Content-Sha256': createHash('sha256').update(body).digest('hex'),
        },
      }),
    });
  };
  const refused = (did: string, { status }: Response) => new StoreError(`The store ${did} with ${status}.`);
  return {
    async put(key, bytes) {
      const answer = await ask('PUT', key, new Uint8Array(bytes));
      await answer.body?.cancel();
      if (!answer.ok) throw refused('refused a picture', answer);
    },
    async get(key) {
      const answer = await ask('GET', key);
      if (answer.ok) return new Uint8Array(await answer.arrayBuffer());
      await answer.body?.cancel();
      if (answer.status === 404) return undefined;
      throw refused('gave no picture', answer);
    },
    async delete(key) {
      const answer = await ask('DELETE', key);
      await answer.body?.cancel();
      if (!answer.ok && answer.status !== 404) throw refused('deleted no picture', answer);
    },
  };
}
