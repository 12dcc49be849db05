import type { ImageUses } from '#contract/content/content.ts';

const named = (titles: readonly string[]): string => titles.map((title) => `“${title}”`).join(', ');

/** What deleting a picture affects, for the confirmation. */
export function deletionText({ shown, drafts, earlier }: ImageUses): string {
  const gaps = [
    shown.length > 0 && `Readers see it on ${named(shown)}: take it out there and publish first.`,
    drafts.length > 0 && `It is in what is being written of ${named(drafts)}, which would show a gap.`,
    earlier.length > 0 && `Earlier versions of ${named(earlier)} have it: restored, they would show a gap.`,
  ].filter((text) => text !== false);
  return [...(gaps.length > 0 ? gaps : ['No page uses it.']), 'This can’t be undone.'].join(' ');
}
