import { z } from 'zod';
import { WEBHOOK_EVENT_KEYS } from '#domain/webhooks/events.ts';
import { byId } from '#contract/shared/entry.ts';
import { base } from '#contract/shared/errors.ts';
import { outsideUrl } from '#contract/shared/outside-url.ts';
import { instant } from '#contract/shared/time.ts';

const webhook = z.object({
  id: z.uuid(),
  url: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENT_KEYS)),
  createdAt: instant,
  lastSuccessAt: instant.nullable(),
  lastErrorAt: instant.nullable(),
  lastError: z.string().nullable(),
  /** Set after repeated failure; nothing is sent until the member turns it on again. */
  disabledAt: instant.nullable(),
});

const newWebhook = z.object({
  id: z.uuid(),
  url: outsideUrl,
  events: z.array(z.enum(WEBHOOK_EVENT_KEYS)).min(1, 'Choose at least one event.').max(10),
});

export type Webhook = z.infer<typeof webhook>;
export type NewWebhook = z.infer<typeof newWebhook>;

const tags = ['webhooks'];
const withSecret = webhook.extend({ secret: z.string() });

/** Addresses that receive events, signed as in Standard Webhooks. */
export const webhooks = {
  list: base
    .route({ method: 'GET', path: '/webhooks', tags, summary: 'List the member’s webhooks, oldest first' })
    .output(z.array(webhook)),
  create: base
    .route({
      method: 'POST',
      path: '/webhooks',
      successStatus: 201,
      tags,
      summary: 'Add a webhook; its signing secret is returned only in this response',
    })
    .input(newWebhook)
    .output(withSecret),
  rotate: base
    .route({
      method: 'POST',
      path: '/webhooks/{id}/secret',
      tags,
      summary: 'Create a new signing secret for a webhook; messages carry both signatures for a day',
    })
    .input(byId)
    .output(withSecret),
  test: base
    .route({ method: 'POST', path: '/webhooks/{id}/test', tags, summary: 'Send a test message now' })
    .input(byId)
    .output(webhook),
  enable: base
    .route({
      method: 'POST',
      path: '/webhooks/{id}/enable',
      tags,
      summary: 'Turn a disabled webhook back on',
    })
    .input(byId)
    .output(webhook),
  remove: base
    .route({ method: 'DELETE', path: '/webhooks/{id}', tags, summary: 'Delete a webhook' })
    .input(byId)
    .output(byId),
};
