import { createHmac, timingSafeEqual } from 'node:crypto';
import { newId } from '#server/core/new-id.ts';

const TOKEN = /^(\d{1,15})\.([\da-f-]{36})\.([\w-]{43})$/;

/** A form that this server showed. */
interface ShownForm {
  /** Of this showing alone: what is sent with it twice was meant once. */
  readonly id: string;
  /** Since it was shown, ms. */
  readonly ageMs: number;
}

/** Tells which form was sent and how long it was open, by a field that nobody else can make. */
export function formTime(secret: string) {
  const sign = (openedMs: number, id: string): string =>
    createHmac('sha256', secret).update(`contact form ${openedMs} ${id}`).digest('base64url');
  return {
    /** What goes into the form when it is shown. */
    issue(nowMs: number): string {
      const id = newId();
      return `${nowMs}.${id}.${sign(nowMs, id)}`;
    },
    /** @returns undefined for a field that this server did not make */
    read(token: string, nowMs: number): ShownForm | undefined {
      const [, opened = '', id = '', signature = ''] = TOKEN.exec(token) ?? [];
      if (signature === '') return undefined;
      const openedMs = Number(opened);
      const isOurs = timingSafeEqual(Buffer.from(signature), Buffer.from(sign(openedMs, id)));
      return isOurs ? { id, ageMs: nowMs - openedMs } : undefined;
    },
  };
}
