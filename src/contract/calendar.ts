import { z } from 'zod';
import { base } from '#contract/shared/errors.ts';
import { instant } from '#contract/shared/time.ts';

const feed = z.object({
  /** Null if the feed is off. */
  createdAt: instant.nullable(),
  /** Accurate to ten minutes; null if no calendar has read it. */
  lastReadAt: instant.nullable(),
});

export type CalendarFeed = z.infer<typeof feed>;

/** The feed itself, for the OpenAPI document. */
export const calendarFeedOperation = {
  id: 'calendar.feed',
  method: 'get',
  path: '/calendar-feeds/{file}',
  tag: 'calendar',
  summary: 'Get the calendar feed at its secret URL, for calendar apps',
  scope: null,
  gives: 'text/calendar',
} as const;

const tags = ['calendar'];

/** The member's calendar feed: fasts and reminders at a secret address. */
export const calendar = {
  get: base
    .route({ method: 'GET', path: '/calendar', tags, summary: 'Get the calendar feed’s status' })
    .output(feed),
  create: base
    .route({
      method: 'POST',
      path: '/calendar',
      successStatus: 201,
      tags,
      summary: 'Turn the calendar feed on, or give it a new URL; the URL is returned only in this response',
    })
    .output(feed.extend({ address: z.string() })),
  remove: base
    .route({ method: 'DELETE', path: '/calendar', tags, summary: 'Turn the calendar feed off' })
    .output(z.object({ done: z.literal(true) })),
};
