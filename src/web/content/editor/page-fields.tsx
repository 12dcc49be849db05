import { Select, TextInput } from '@mantine/core';
import type { ContentPage } from '#contract/content/content.ts';
import { PAGE_LIMITS } from '#domain/content/limits.ts';
import { isReservedSlug } from '#domain/content/reserved-slugs.ts';
import { slugOf } from '#domain/content/slug.ts';
import grid from '#web/ui/forms/form-grid.module.css';
import type { Editor } from './use-editor.ts';

const AUDIENCES = [
  { value: 'public', label: 'Everyone' },
  { value: 'members', label: 'Members only' },
];

function slugHint(editor: Editor, page: ContentPage | undefined): string {
  const { slug } = editor.form;
  if (page?.isSeeded) return 'This is a built-in page. Its address can’t be changed.';
  if (page?.publishedSlug && page.publishedSlug !== slug)
    return `The page stays at /${page.publishedSlug} until you publish. After that, the old address redirects here.`;
  const former = page?.formerSlugs ?? [];
  const earlier = former.length === 0 ? '' : `. Earlier addresses redirect here: /${former.join(', /')}`;
  return `The page’s address is ${location.host}/${slug || '…'}${earlier}`;
}

/** Title, address, description and audience of a page. */
export function PageFields({
  editor,
  page,
}: {
  readonly editor: Editor;
  readonly page: ContentPage | undefined;
}) {
  const { form, errors, change } = editor;
  const reserved = isReservedSlug(form.slug)
    ? `“${form.slug}” is reserved. Choose a different address.`
    : undefined;
  return (
    <div className={grid.fields}>
      <TextInput
        label="Title"
        value={form.title}
        error={errors['title']}
        maxLength={PAGE_LIMITS.titleChars}
        onChange={({ currentTarget: { value } }) => change({ title: value })}
      />
      <TextInput
        label="Address"
        leftSection="/"
        value={form.slug}
        error={errors['slug'] ?? reserved}
        description={slugHint(editor, page)}
        disabled={page?.isSeeded ?? false}
        maxLength={PAGE_LIMITS.slugChars}
        autoCapitalize="off"
        spellCheck={false}
        onChange={({ currentTarget: { value } }) => change({ slug: value })}
        onBlur={() => {
          const tidy = slugOf(form.slug);
          if (tidy !== form.slug && tidy !== '') change({ slug: tidy });
        }}
      />
      <Select
        label="Visible to"
        data={AUDIENCES}
        value={form.audience}
        error={errors['audience']}
        allowDeselect={false}
        disabled={page?.isSeeded ?? false}
        description={
          page?.isSeeded ? 'Every visitor sees links to this page, so it has to stay public.' : undefined
        }
        onChange={(value) => change({ audience: value === 'members' ? 'members' : 'public' })}
      />
      <TextInput
        className={grid.whole ?? ''}
        label="Description"
        description="One sentence for search engines and link previews. It also appears below the title."
        value={form.description}
        error={errors['description']}
        maxLength={PAGE_LIMITS.descriptionChars}
        onChange={({ currentTarget: { value } }) => change({ description: value })}
      />
    </div>
  );
}
