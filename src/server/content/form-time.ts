import { createHmac, timingSafeEqual } from 'node:crypto';

const TOKEN = /^(\d{1,15})\.([\w-]{43})$/;

/** Tells how long a form was open, by a field that nobody else can make. */
export function formTime(secret: string) {
  const sign = (openedMs: number): string =>
    createHmac('sha256', secret).update(`contact form ${openedMs}`).digest('base64url');
  return {
    /** What goes into the form when it is shown. */
    issue: (nowMs: number): string => `${nowMs}.${sign(nowMs)}`,
    /** Since it was shown, ms; undefined for a field that this server did not make. */
    ageMs(token: string, nowMs: number): number | undefined {
      const [, opened = '', signature = ''] = TOKEN.exec(token) ?? [];
      if (signature === '') return undefined;
      const openedMs = Number(opened);
      const isOurs = timingSafeEqual(Buffer.from(signature), Buffer.from(sign(openedMs)));
      return isOurs ? nowMs - openedMs : undefined;
    },
  };
}
