import { Hono } from 'hono';
import { z } from 'zod';
import { Refusal } from '#server/core/refusal.ts';
import type { Sealer } from '#server/core/seal.ts';
import type { Deps } from '#server/db/deps.ts';
import { sendPage, type HttpVariables } from '#server/http/security-headers.ts';
import { MAIL_TOPICS, type MailTopic } from './mails.ts';
import { planOf, storePlan } from './plans.ts';

/** `ask` offers to turn the mails off; `done` confirms it; `unknown` is a damaged link. */
export type UnsubscribeStep = 'ask' | 'done' | 'unknown';

interface UnsubscribeOptions extends Deps {
  readonly sealer: Sealer;
  readonly render: (step: UnsubscribeStep, topic: MailTopic | undefined) => string;
}

const sealed = z.object({ userId: z.uuid(), topic: z.enum(MAIL_TOPICS) });
/** Longer tokens aren't ours. */
const MAX_TOKEN = 400;

function tokenOf(sealer: Sealer, token: string): z.infer<typeof sealed> | undefined {
  const opened = token.length <= MAX_TOKEN ? sealer.open(token) : undefined;
  return opened === undefined ? undefined : sealed.safeParse(JSON.parse(opened)).data;
}

async function turnOff({ db, now }: Deps, userId: string, topic: MailTopic): Promise<void> {
  const { plan } = await planOf(db, userId);
  const { kinds } = plan;
  const changed =
    topic === 'reminders'
      ? { ...plan, byEmail: false }
      : { ...plan, kinds: { ...kinds, digest: { ...kinds.digest, isOn: false } } };
  await storePlan(db, userId, changed, now());
}

/**
 * Turns mails off without a login (RFC 8058). Only a POST changes anything, because mail programs prefetch links; it needs no cookie, so it
 * may come from anywhere.
 */
export function unsubscribePages({ sealer, render, ...deps }: UnsubscribeOptions) {
  const routes = new Hono<{ Variables: HttpVariables }>();
  routes.on(['GET', 'POST'], '/unsubscribe/:token', async (c) => {
    c.set('routeName', 'unsubscribe');
    c.header('Referrer-Policy', 'no-referrer');
    c.header('X-Robots-Tag', 'noindex');
    const token = tokenOf(sealer, c.req.param('token'));
    const isPost = c.req.method === 'POST';
    const step = token === undefined ? 'unknown' : isPost ? 'done' : 'ask';
    if (token && isPost) await turnOff(deps, token.userId, token.topic).catch(ignoreGone);
    return sendPage(c, render(step, token?.topic), step === 'unknown' ? 404 : 200);
  });
  return routes;
}

/** A deleted member gets no mails either. */
function ignoreGone(error: unknown): void {
  if (!(error instanceof Refusal)) throw error;
}
