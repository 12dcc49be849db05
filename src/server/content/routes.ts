import { implement } from '@orpc/server';
import { content } from '#contract/content/content.ts';
import { adminsOnly, membersOnly, type ApiContext } from '#server/http/api/api-context.ts';
import { Refusal } from '#server/core/refusal.ts';
import { removePage, unpublishPage } from './hide-page.ts';
import { imageUses, listImages, removeImage, type ImageDeps } from './images.ts';
import { pageOf } from './page-answer.ts';
import { createPage, restoreRevision, savePage, type PageDeps } from './page-commands.ts';
import { sizedPictures } from './picture-sizes.ts';
import { listPages, listRevisions, revisionOf } from './page-queries.ts';

/** API routes for reading and editing pages. */
export function contentRoutes(deps: PageDeps & ImageDeps) {
  const { db, markdown, pages } = deps;
  const os = implement(content).$context<ApiContext>();
  const admin = os.use(adminsOnly);
  return os.router({
    read: os.use(membersOnly).read.handler(async ({ input: { slug } }) => {
      const page = await pages.published(slug);
      if (!page) throw new Refusal('NOT_FOUND');
      return page;
    }),
    pages: {
      list: admin.pages.list.handler(({ input }) => listPages(db, input)),
      get: admin.pages.get.handler(({ input: { id } }) => pageOf(db, id)),
      create: admin.pages.create.handler(({ input, context: { actor } }) => createPage(deps, actor, input)),
      save: admin.pages.save.handler(({ input, context: { actor } }) => savePage(deps, actor, input)),
      unpublish: admin.pages.unpublish.handler(({ input: { id }, context: { actor } }) =>
        unpublishPage(deps, actor, id),
      ),
      remove: admin.pages.remove.handler(async ({ input: { id }, context: { actor } }) => {
        await removePage(deps, actor, id);
        return { id };
      }),
      preview: admin.pages.preview.handler(async ({ input }) => ({
        html: await sizedPictures(db, await markdown.render(input.markdown)),
      })),
    },
    revisions: {
      list: admin.revisions.list.handler(({ input: { id, before } }) => listRevisions(db, id, before)),
      get: admin.revisions.get.handler(({ input: { id, revisionId } }) => revisionOf(db, id, revisionId)),
      restore: admin.revisions.restore.handler(({ input, context: { actor } }) =>
        restoreRevision(deps, actor, input),
      ),
    },
    images: {
      list: admin.images.list.handler(({ input }) => listImages(db, input.after)),
      uses: admin.images.uses.handler(({ input }) => imageUses(db, input.id)),
      remove: admin.images.remove.handler(async ({ input: { id }, context: { actor } }) => {
        await removeImage(deps, actor, id);
        return { id };
      }),
    },
  });
}
