import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { assertKey, type ObjectStore } from './object-store.ts';

/** URL and credentials of an S3-compatible service. */
export interface S3Config {
  readonly bucket: string;
  readonly region: string;
  /** The service's URL without the bucket, such as `https://s3.eu-central-1.amazonaws.com`. */
  readonly endpoint: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Timeout of an attempt, ms; a member's request waits for it. */
const PATIENCE_MS = 20_000;

/** An unexpected response. The message contains only its status, because its text quotes keys. */
export class StoreError extends Error {}

/** Stores objects in a bucket of an S3-compatible service, with path-style addresses, which all of them support. */
export function s3Store({ bucket, region, endpoint, accessKeyId, secretAccessKey }: S3Config): ObjectStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
  const base = `${endpoint.replace(/\/+$/, '')}/${encodeURIComponent(bucket)}/photos`;
  const ask = (method: 'GET' | 'PUT' | 'DELETE', key: string, body?: Uint8Array<ArrayBuffer>) => {
    assertKey(key);
    return client.fetch(`${base}/${key}`, {
      method,
      signal: AbortSignal.timeout(PATIENCE_MS),
      // The digest is signed too, which protects the content even over plain HTTP.
      ...(body && {
        body,
        headers: {
          'Content-Type': 'image/jpeg',
          'X-Amz-Content-Sha256': createHash('sha256').update(body).digest('hex'),
        },
      }),
    });
  };
  const refused = (did: string, { status }: Response) =>
    new StoreError(`The object store ${did} (status ${status}).`);
  return {
    async put(key, bytes) {
      const answer = await ask('PUT', key, new Uint8Array(bytes));
      await answer.body?.cancel();
      if (!answer.ok) throw refused('could not save a picture', answer);
    },
    async get(key) {
      const answer = await ask('GET', key);
      if (answer.ok) return new Uint8Array(await answer.arrayBuffer());
      await answer.body?.cancel();
      if (answer.status === 404) return undefined;
      throw refused('could not return a picture', answer);
    },
    async delete(key) {
      const answer = await ask('DELETE', key);
      await answer.body?.cancel();
      if (!answer.ok && answer.status !== 404) throw refused('could not delete a picture', answer);
    },
  };
}
