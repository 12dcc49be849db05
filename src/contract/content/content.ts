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
  .min(1, 'A page needs an address.')
  .max(slugChars, `At most ${slugChars} characters.`)
  .refine(
    (slug) => slug === '' || slug.length > slugChars || isSlug(slug),
    'Use small letters, digits and single hyphens, such as “getting-started”.',
  );

const oneLine = (maxChars: number) =>
  typedText()
    .max(maxChars, `At most ${maxChars} characters.`)
    .refine((text) => !/[\r\n]/.test(text), 'Write this on one line.');

const tooLong = `This text is too long: at most ${markdownBytes / 1000} kB. Split it into several pages.`;
const markdown = text()
  .max(markdownBytes, { error: tooLong, abort: true })
  .refine((written) => new TextEncoder().encode(written).length <= markdownBytes, tooLong);

const words = {
  slug,
  title: oneLine(titleChars).min(1, 'A page needs a title.'),
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
  /** Exists in every installation: keeps its address, its audience and its position. */
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
  /** Whether readers see this one. */
  isPublished: z.boolean(),
});

const image = z.object({
  id: z.uuid(),
  fileName: z.string(),
  widthPx: z.int(),
  heightPx: z.int(),
  bytes: z.int(),
  uploadedAt: instant,
  /** Titles of pages that readers see with it, or that are being written with it. */
  usedBy: z.array(z.string()),
});

/** Titles of the pages that would have a gap without a picture, each page once. */
const imageUses = z.object({
  /** Readers see it there. */
  shown: z.array(z.string()),
  /** It is being written with it; readers do not see it yet. */
  drafts: z.array(z.string()),
  /** Only earlier revisions have it. */
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

/** Pages that admins write and members read. */
export const content = {
  read: base
    .route({ method: 'GET', path: '/content/{slug}', tags, summary: 'A published page, for members' })
    .input(z.object({ slug: text().max(200) }))
    .output(
      z.object({
        /** Its address, which differs from the requested one if the page moved. */
        slug: z.string(),
        title: z.string(),
        description: z.string(),
        /** Sanitised: safe to be shown as it is. */
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
        summary: 'Pages, the last changed first, fifty at a time',
      })
      .input(z.object({ search: typedText().max(200, 'At most 200 characters.').optional(), after }))
      .output(z.object({ pages: z.array(summary), nextCursor })),
    get: base
      .route({ method: 'GET', path: '/admin/pages/{id}', tags, summary: 'A page as it is being written' })
      .input(byId)
      .output(page),
    create: base
      .route({ method: 'POST', path: '/admin/pages', tags, summary: 'Begin a page, as a draft' })
      .input(z.object({ id: z.uuid(), ...words }))
      .output(page),
    save: base
      .route({
        method: 'PUT',
        path: '/admin/pages/{id}',
        tags,
        summary: 'Save a page, and publish it where asked; 409 where somebody saved a newer one meanwhile',
      })
      .input(z.object({ id: z.uuid(), version, publish: z.boolean().default(false), ...words }))
      .output(page),
    unpublish: base
      .route({
        method: 'POST',
        path: '/admin/pages/{id}/unpublish',
        tags,
        summary: 'Hide a page from readers',
      })
      .input(byId)
      .output(page),
    remove: base
      .route({
        method: 'DELETE',
        path: '/admin/pages/{id}',
        tags,
        summary: 'Delete a page with its revisions; pages of every installation stay',
      })
      .input(byId)
      .output(byId),
    preview: base
      .route({
        method: 'POST',
        path: '/admin/pages/preview',
        tags,
        summary: 'Markdown as readers will see it, sanitised',
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
        summary: 'Every saved state of a page, newest first, thirty at a time',
      })
      .input(z.object({ id: z.uuid(), before: wholeNumber(1, MAX_INTEGER).optional() }))
      .output(z.object({ revisions: z.array(revision), nextBefore: z.int().nullable() })),
    get: base
      .route({
        method: 'GET',
        path: '/admin/pages/{id}/revisions/{revisionId}',
        tags,
        summary: 'What a page said once',
      })
      .input(revisionOf)
      .output(revision.extend({ description: z.string(), markdown: z.string() })),
    restore: base
      .route({
        method: 'POST',
        path: '/admin/pages/{id}/revisions/{revisionId}/restore',
        tags,
        summary: 'Write an earlier state again, as a new revision; readers see it once it is published',
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
        summary: 'Pictures of pages, newest first, sixty at a time',
      })
      .input(z.object({ after }))
      .output(z.object({ images: z.array(image), nextCursor })),
    uses: base
      .route({
        method: 'GET',
        path: '/admin/images/{id}/uses',
        tags,
        summary: 'Where a picture is used: on published pages, in drafts and in earlier revisions',
      })
      .input(byId)
      .output(imageUses),
    remove: base
      .route({
        method: 'DELETE',
        path: '/admin/images/{id}',
        tags,
        summary: 'Delete a picture; refused while a published page shows it',
      })
      .input(byId)
      .output(byId),
  },
};
