import { z } from 'zod';
import { PAGE_LIMITS } from '#domain/content/limits.ts';
import { AUDIENCES, PAGE_STATES } from '#domain/content/page-states.ts';
import { isSlug } from '#domain/content/slug.ts';
import { byId } from '#contract/shared/entry.ts';
import { base } from '#contract/shared/errors.ts';
import { MAX_INTEGER, wholeNumber } from '#contract/shared/number.ts';
import { text, typedText } from '#contract/shared/text.ts';
import { instant } from '#contract/shared/time.ts';

const { titleChars, descriptionChars, slugChars, markdownBytes } = PAGE_LIMITS;
const tags = ['content'];

const slug = typedText()
  .min(1, 'Enter an address.')
  .max(slugChars, `Use ${slugChars} characters or fewer.`)
  .refine(
    (slug) => slug === '' || slug.length > slugChars || isSlug(slug),
    'Use lowercase letters, digits and single hyphens, such as “getting-started”.',
  );

const oneLine = (maxChars: number) =>
  typedText()
    .max(maxChars, `Use ${maxChars} characters or fewer.`)
    .refine((text) => !/[\r\n]/.test(text), 'Use a single line, without line breaks.');

const tooLong = `This text is over ${markdownBytes / 1000} kB. Split it into several pages.`;
const markdown = text()
  .max(markdownBytes, { error: tooLong, abort: true })
  .refine((written) => new TextEncoder().encode(written).length <= markdownBytes, tooLong);

const words = {
  slug,
  title: oneLine(titleChars).min(1, 'Enter a title.'),
  description: oneLine(descriptionChars),
  markdown,
  audience: z.enum(AUDIENCES),
};

const summary = z.object({
  id: z.uuid(),
  slug: z.string(),
  title: z.string(),
  state: z.enum(PAGE_STATES),
  audience: z.enum(AUDIENCES),
  /** Built in: can't change its address, audience or position. */
  isSeeded: z.boolean(),
  /** Whether the draft differs from the published revision. */
  hasUnpublishedChanges: z.boolean(),
  updatedAt: instant,
});

const page = summary.extend({
  description: z.string(),
  markdown: z.string(),
  /** Counts changes; required when saving. */
  version: z.int(),
  /** Current address; null for a draft. */
  publishedSlug: z.string().nullable(),
  /** Previous addresses, which redirect to it. */
  formerSlugs: z.array(z.string()),
});

const revision = z.object({
  id: z.uuid(),
  version: z.int(),
  title: z.string(),
  savedBy: z.string(),
  savedAt: instant,
  /** Whether this one is published. */
  isPublished: z.boolean(),
});

const image = z.object({
  id: z.uuid(),
  fileName: z.string(),
  widthPx: z.int(),
  heightPx: z.int(),
  bytes: z.int(),
  uploadedAt: instant,
  /** Titles of published pages and drafts that use it. */
  usedBy: z.array(z.string()),
});

/** Titles of pages that use a picture, each page once. */
const imageUses = z.object({
  /** Published pages. */
  shown: z.array(z.string()),
  /** Unpublished drafts. */
  drafts: z.array(z.string()),
  /** Earlier revisions only. */
  earlier: z.array(z.string()),
});

/** Cursor of the next page; null after the last. */
/** The version that the change was based on. */
const version = z.int().min(0).max(MAX_INTEGER);
const nextCursor = z.string().nullable();
const after = text().max(100).optional();

export type ContentPage = z.infer<typeof page>;
export type ContentPageSummary = z.infer<typeof summary>;
export type ContentRevision = z.infer<typeof revision>;
export type ContentImage = z.infer<typeof image>;
export type ImageUses = z.infer<typeof imageUses>;
export type PageWords = z.infer<z.ZodObject<typeof words>>;

const revisionOf = z.object({ id: z.uuid(), revisionId: z.uuid() });

/** Content pages. */
export const content = {
  read: base
    .route({ method: 'GET', path: '/content/{slug}', tags, summary: 'Get a published page' })
    .input(z.object({ slug: text().max(200) }))
    .output(
      z.object({
        /** Current address; differs from the requested one if the page moved. */
        slug: z.string(),
        title: z.string(),
        description: z.string(),
        /** Sanitized HTML. */
        html: z.string(),
        audience: z.enum(AUDIENCES),
        updatedAt: instant,
      }),
    ),
  pages: {
    list: base
      .route({
        method: 'GET',
        path: '/admin/pages',
        tags,
        summary: 'List pages, most recently changed first',
      })
      .input(z.object({ search: typedText().max(200, 'Use 200 characters or fewer.').optional(), after }))
      .output(z.object({ pages: z.array(summary), nextCursor })),
    get: base
      .route({ method: 'GET', path: '/admin/pages/{id}', tags, summary: 'Get a page’s draft' })
      .input(byId)
      .output(page),
    create: base
      .route({ method: 'POST', path: '/admin/pages', tags, summary: 'Create a page as a draft' })
      .input(z.object({ id: z.uuid(), ...words }))
      .output(page),
    save: base
      .route({
        method: 'PUT',
        path: '/admin/pages/{id}',
        tags,
        summary: 'Save a page and optionally publish it; 409 if there is a newer version',
      })
      .input(z.object({ id: z.uuid(), version, publish: z.boolean().default(false), ...words }))
      .output(page),
    unpublish: base
      .route({
        method: 'POST',
        path: '/admin/pages/{id}/unpublish',
        tags,
        summary: 'Unpublish a page',
      })
      .input(byId)
      .output(page),
    remove: base
      .route({
        method: 'DELETE',
        path: '/admin/pages/{id}',
        tags,
        summary: 'Delete a page and its revisions; built-in pages can’t be deleted',
      })
      .input(byId)
      .output(byId),
    preview: base
      .route({
        method: 'POST',
        path: '/admin/pages/preview',
        tags,
        summary: 'Preview Markdown as sanitized HTML',
      })
      .input(z.object({ markdown }))
      .output(z.object({ html: z.string() })),
  },
  revisions: {
    list: base
      .route({
        method: 'GET',
        path: '/admin/pages/{id}/revisions',
        tags,
        summary: 'List a page’s revisions, newest first',
      })
      .input(z.object({ id: z.uuid(), before: wholeNumber(1, MAX_INTEGER).optional() }))
      .output(z.object({ revisions: z.array(revision), nextBefore: z.int().nullable() })),
    get: base
      .route({
        method: 'GET',
        path: '/admin/pages/{id}/revisions/{revisionId}',
        tags,
        summary: 'Get a revision',
      })
      .input(revisionOf)
      .output(revision.extend({ description: z.string(), markdown: z.string() })),
    restore: base
      .route({
        method: 'POST',
        path: '/admin/pages/{id}/revisions/{revisionId}/restore',
        tags,
        summary: 'Restore a revision as a new draft',
      })
      .input(revisionOf.extend({ version }))
      .output(page),
  },
  images: {
    list: base
      .route({
        method: 'GET',
        path: '/admin/images',
        tags,
        summary: 'List pictures, newest first',
      })
      .input(z.object({ after }))
      .output(z.object({ images: z.array(image), nextCursor })),
    uses: base
      .route({
        method: 'GET',
        path: '/admin/images/{id}/uses',
        tags,
        summary: 'List the pages, drafts and revisions that use a picture',
      })
      .input(byId)
      .output(imageUses),
    remove: base
      .route({
        method: 'DELETE',
        path: '/admin/images/{id}',
        tags,
        summary: 'Delete a picture that no published page uses',
      })
      .input(byId)
      .output(byId),
  },
};
