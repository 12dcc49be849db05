import type { ImageUses } from '#contract/content/content.ts';

const named = (titles: readonly string[]): string => titles.map((title) => `“${title}”`).join(', ');

/** What deleting a picture affects, for the confirmation. */
export function deletionText({ shown, drafts, earlier }: ImageUses): string {
  const gaps = [
    shown.length > 0 &&
      `It’s live on ${named(shown)}. Remove it there and publish the change before you delete it.`,
    drafts.length > 0 && `Drafts of ${named(drafts)} use it, so they’d be missing a picture.`,
    earlier.length > 0 &&
      `Earlier versions of ${named(earlier)} use it, so they’d be missing a picture if restored.`,
  ].filter((text) => text !== false);
  return [...(gaps.length > 0 ? gaps : ['No page uses this picture.']), 'This can’t be undone.'].join(' ');
}
