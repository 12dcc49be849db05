import { bodyLimit } from 'hono/body-limit';
import { wireAnswer } from '#server/http/wire-answer.ts';
import { writeGuard } from '#server/http/write-guard.ts';

const MOST_BYTES = 8 * 1024;

const isForm = (headers: Headers): boolean =>
  (headers.get('content-type') ?? '').startsWith('application/x-www-form-urlencoded');

/** Lets small forms of our own pages through. */
export const formGuards = (publicUrl: string) =>
  [
    writeGuard(publicUrl, isForm),
    bodyLimit({ maxSize: MOST_BYTES, onError: (c) => wireAnswer(c, 'PAYLOAD_TOO_LARGE') }),
  ] as const;
