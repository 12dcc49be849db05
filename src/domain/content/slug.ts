import { PAGE_LIMITS } from './limits.ts';

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Letters that do not come apart into a plain one and its mark. */
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

/** Whether a text is the last part of a page's address: small letters, digits and single hyphens, at most 80. */
export const isSlug = (text: string): boolean => text.length <= PAGE_LIMITS.slugChars && SLUG.test(text);

/**
 * The address that a title suggests: "Žluťoučký kůň & Co." becomes `zlutoucky-kun-co`.
 * @returns a slug of at most `mostChars`, or an empty text where the title has no letter that an address can hold
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
