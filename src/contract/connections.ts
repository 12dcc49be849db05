import { z } from 'zod';
import { OAUTH_PROVIDERS, PROVIDERS } from '#domain/connections/providers.ts';
import { base } from '#contract/shared/errors.ts';
import { outsideUrl } from '#contract/shared/outside-url.ts';
import { typedText } from '#contract/shared/text.ts';
import { instant } from '#contract/shared/time.ts';

const provider = z.enum(PROVIDERS);

const connection = z.object({
  /** Of the member's own server; null for a service. */
  url: z.string().nullable(),
  createdAt: instant,
  lastSuccessAt: instant.nullable(),
  lastErrorAt: instant.nullable(),
  lastError: z.string().nullable(),
  /** Set after repeated errors, or once the service ends access: reading stops until the member reconnects. */
  disabledAt: instant.nullable(),
});

export type Connection = z.infer<typeof connection>;

const providerState = z.object({
  provider,
  /** Whether the operator registered this server with the service; members' own servers can always be connected. */
  isOffered: z.boolean(),
  connection: connection.nullable(),
});

export type ProviderState = z.infer<typeof providerState>;

const newServer = z.object({
  url: outsideUrl,
  key: typedText().min(1, 'Enter the API key.').max(300, 'At most 300 characters.'),
  /** The member's id on that server. */
  account: z.uuid('Enter the user ID, as its dashboard shows it.'),
});

export type NewServer = z.infer<typeof newServer>;

const tags = ['connections'];
const done = z.object({ done: z.literal(true) });

/** Services and members' own servers, read every half hour. */
export const connections = {
  list: base
    .route({
      method: 'GET',
      path: '/connections',
      tags,
      summary: 'Services that can be connected, and those that are',
    })
    .output(z.array(providerState)),
  authorize: base
    .route({
      method: 'POST',
      path: '/connections/{provider}/authorization',
      tags,
      summary: 'The address at which the member allows a service to be read',
    })
    .input(z.object({ provider: z.enum(OAUTH_PROVIDERS) }))
    .output(z.object({ url: z.string() })),
  openWearables: base
    .route({
      method: 'PUT',
      path: '/connections/open-wearables',
      tags,
      summary:
        'Connect an Open Wearables server, which must answer; its last 90 days follow in the background',
    })
    .input(newServer)
    .output(connection),
  read: base
    .route({ method: 'POST', path: '/connections/{provider}/read', tags, summary: 'Read new data now' })
    .input(z.object({ provider }))
    .output(connection),
  disconnect: base
    .route({
      method: 'DELETE',
      path: '/connections/{provider}',
      tags,
      summary: 'Disconnect; what was read stays, and can be undone with its import',
    })
    .input(z.object({ provider }))
    .output(done),
};
