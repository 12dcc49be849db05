import { implement } from '@orpc/server';
import { reportLinks } from '#contract/reports/report-links.ts';
import { SHARE_PATH } from '#domain/reports/share-links.ts';
import type { DietReads } from '#server/diet-quality/queries.ts';
import { membersOnly, type ApiContext } from '#server/http/api/api-context.ts';
import { requestedRange } from '#server/reports/routes.ts';
import { createLink, linksOf, revokeLink } from './commands.ts';

/** API routes for a member's links to shared reports; `shared-pages.ts` serves the reports. */
export function reportLinkRoutes({ publicUrl, ...deps }: DietReads & { readonly publicUrl: string }) {
  const { db, now } = deps;
  const os = implement(reportLinks).$context<ApiContext>().use(membersOnly);
  return os.router({
    list: os.list.handler(async ({ context: { actor } }) => ({
      links: await linksOf(db, actor.userId, now()),
    })),
    create: os.create.handler(async ({ input, context: { actor } }) => {
      // The plan's limit also applies to shared reports.
      await requestedRange(deps, actor.userId, input);
      const { link, secret } = await createLink(db, actor, input, now());
      return { ...link, address: `${publicUrl}${SHARE_PATH}/${secret}` };
    }),
    revoke: os.revoke.handler(async ({ input, context: { actor } }) => {
      await revokeLink(db, actor, input.id, now());
      return { done: true } as const;
    }),
  });
}
