import { z } from 'zod';
import { base } from '#contract/shared/errors.ts';
import { outsideUrl } from '#contract/shared/outside-url.ts';
import { typedText } from '#contract/shared/text.ts';
import { instant } from '#contract/shared/time.ts';

const connection = z.object({
  url: z.string(),
  createdAt: instant,
  /** When the server was last asked, and answered. */
  lastSuccessAt: instant.nullable(),
  /** Of the newest reading; null before the first. */
  lastReadingAt: instant.nullable(),
  lastErrorAt: instant.nullable(),
  lastError: z.string().nullable(),
  /** Set after repeated errors: reading stops until the member reconnects. */
  disabledAt: instant.nullable(),
});

export type NightscoutConnection = z.infer<typeof connection>;

const newConnection = z.object({
  url: outsideUrl,
  /** An access token that may read, or the API secret; not needed if the site is readable by everyone. */
  token: typedText().max(200, 'Use 200 characters or fewer.').optional(),
});

export type NewNightscoutConnection = z.infer<typeof newConnection>;

const tags = ['nightscout'];
const answer = connection.nullable();

/** The member's Nightscout site, read every five minutes. */
export const nightscout = {
  get: base
    .route({
      method: 'GET',
      path: '/nightscout',
      tags,
      summary: 'Get the Nightscout connection; null if there is none',
    })
    .output(answer),
  connect: base
    .route({
      method: 'PUT',
      path: '/nightscout',
      tags,
      summary:
        'Connect a Nightscout site, if it responds; the last 90 days of its readings are imported in the background',
    })
    .input(newConnection)
    .output(connection),
  read: base
    .route({ method: 'POST', path: '/nightscout/read', tags, summary: 'Import new glucose readings now' })
    .output(connection),
  disconnect: base
    .route({
      method: 'DELETE',
      path: '/nightscout',
      tags,
      summary: 'Disconnect; readings are kept until their import is undone',
    })
    .output(z.object({ done: z.literal(true) })),
};
