import { PAGE_LIMITS } from './limits.ts';

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Letters without a Unicode decomposition. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
};

/** Whether a text is a page slug: lowercase letters, digits and single hyphens, at most 80. */
export const isSlug = (text: string): boolean => text.length <= PAGE_LIMITS.slugChars && SLUG.test(text);

/**
 * Suggests a slug for a title: "Žluťoučký kůň & Co." becomes `zlutoucky-kun-co`.
 * @returns at most `mostChars`; empty if the title has no usable letters
 */
export function slugOf(title: string, mostChars: number = PAGE_LIMITS.slugChars): string {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[’'‘]/g, '')
    .replaceAll(/[ßæœøđðłþı]/g, (letter) => LETTERS[letter] ?? '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  const slug = words.join('-').slice(0, mostChars);
  return slug.endsWith('-') ? slug.slice(0, -1) : slug;
}
