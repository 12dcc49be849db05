import type { ContentPage, PageWords } from '#contract/content/content.ts';
import { slugOf } from '#domain/content/slug.ts';

/** A page being edited. */
export interface PageForm extends PageWords {
  readonly id: string;
  /** Version of the stored page that is being edited; 0 for a new page. */
  readonly version: number;
  /** Whether there are edits since it was loaded or saved. */
  readonly isTouched: boolean;
  /** The address no longer follows the title. */
  readonly hasOwnSlug: boolean;
}

export const newForm = (id: string): PageForm => ({
  id,
  version: 0,
  slug: '',
  title: '',
  description: '',
  markdown: '',
  audience: 'public',
  isTouched: false,
  hasOwnSlug: false,
});

export const wordsOf = ({ slug, title, description, markdown, audience }: PageWords): PageWords => ({
  slug,
  title,
  description,
  markdown,
  audience,
});

export const formOf = (page: ContentPage): PageForm => ({
  ...wordsOf(page),
  id: page.id,
  version: page.version,
  isTouched: false,
  hasOwnSlug: true,
});

export const isSameText = (one: PageWords, other: PageWords): boolean =>
  JSON.stringify(wordsOf(one)) === JSON.stringify(wordsOf(other));

/** The form after an edit: a new page's address follows its title until it is edited itself. */
export function typed(form: PageForm, part: Partial<PageWords>): PageForm {
  const hasOwnSlug = form.hasOwnSlug || part.slug !== undefined;
  const follows = part.title !== undefined && !hasOwnSlug;
  return {
    ...form,
    ...part,
    ...(follows && { slug: slugOf(part.title ?? '') }),
    hasOwnSlug,
    isTouched: true,
  };
}
