import { implement } from '@orpc/server';
import { calendar } from '#contract/calendar.ts';
import { CALENDAR_PATH } from '#domain/calendar/address.ts';
import type { Deps } from '#server/db/deps.ts';
import { membersOnly, type ApiContext } from '#server/http/api/api-context.ts';
import { createFeed, feedOf, removeFeed } from './commands.ts';

/** API routes for a member's calendar feed; `feed-file.ts` serves it. */
export function calendarRoutes({ db, now, publicUrl }: Deps & { readonly publicUrl: string }) {
  const os = implement(calendar).$context<ApiContext>().use(membersOnly);
  return os.router({
    get: os.get.handler(({ context: { actor } }) => feedOf(db, actor.userId)),
    create: os.create.handler(async ({ context: { actor } }) => {
      const { secret, feed } = await createFeed(db, actor, now());
      return { ...feed, address: `${publicUrl}${CALENDAR_PATH}/${secret}.ics` };
    }),
    remove: os.remove.handler(async ({ context: { actor } }) => {
      await removeFeed(db, actor);
      return { done: true } as const;
    }),
  });
}
