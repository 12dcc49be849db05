import { limitBody } from '#server/http/body-limit.ts';
import { writeGuard } from '#server/http/write-guard.ts';

const MAX_BYTES = 8 * 1024;

const isForm = (headers: Headers): boolean =>
  /^application\/x-www-form-urlencoded\b/i.test(headers.get('content-type') ?? '');

/** Accepts forms from our own pages only. @param maxBytes of the body */
export const formGuards = (publicUrl: string, maxBytes = MAX_BYTES) =>
  [writeGuard(publicUrl, isForm), limitBody({ maxBytes })] as const;
