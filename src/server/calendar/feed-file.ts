import { siteName } from '#server/core/site-name.ts';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { icalendar } from '#domain/calendar/icalendar.ts';
import type { Deps } from '#server/db/deps.ts';
import { bufferedAnswer } from '#server/http/buffered-answer.ts';
import type { HttpVariables } from '#server/http/security-headers.ts';
import { wireAnswer } from '#server/http/wire-answer.ts';
import { memberOfFeed } from './commands.ts';
import { calendarEventsOf } from './queries.ts';

const FILE = /^([\w-]{32})\.ics$/;

export interface FeedOptions extends Deps {
  readonly publicUrl: string;
}

/** Members' calendar feeds. The secret in the address is all that a calendar program sends. */
export function calendarFeed({ db, now, publicUrl }: FeedOptions) {
  const routes = new Hono<{ Bindings: HttpBindings; Variables: HttpVariables }>();
  routes.get('/:file', async (c) => {
    c.set('routeName', 'calendar.feed');
    c.header('Cache-Control', 'private, no-store');
    const [, secret = ''] = FILE.exec(c.req.param('file')) ?? [];
    const userId = await memberOfFeed(db, secret, now());
    if (userId === undefined) return wireAnswer(c, 'NOT_FOUND');
    const text = icalendar(siteName(), await calendarEventsOf(db, userId, now(), publicUrl));
    return bufferedAnswer(c, text, 'text/calendar; charset=utf-8');
  });
  return routes;
}
