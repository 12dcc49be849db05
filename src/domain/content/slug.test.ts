import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isReservedSlug, isSeededSlug } from './reserved-slugs.ts';
import { isSlug, slugOf } from './slug.ts';

test.each([
  ['Getting started', 'getting-started'],
  ['  What’s new in 2.0?  ', 'whats-new-in-2-0'],
  ['Žluťoučký kůň & Co.', 'zlutoucky-kun-co'],
  ['Straße nach Łódź', 'strasse-nach-lodz'],
  ['../../etc/passwd', 'etc-passwd'],
  ['a'.repeat(200), 'a'.repeat(80)],
  [`${'a'.repeat(79)} b`, 'a'.repeat(79)],
  ['日本語', ''],
  ['', ''],
])('the title %j suggests the address %j', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

test('the suggestion for any title is a valid slug or empty', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (title) => {
      const slug = slugOf(title);
      expect(slug === '' || isSlug(slug)).toBe(true);
    }),
  );
});

test.each(['-a', 'a-', 'a--b', 'A', 'a/b', 'a.b', '..', 'ä', 'a b', '', 'a\n', 'a'.repeat(81)])(
  '%j is not a page slug',
  (text) => expect(isSlug(text)).toBe(false),
);

test('screens are reserved, and the initial pages are not', () => {
  expect(['admin', 'dashboard', 'api', 'payment'].every(isReservedSlug)).toBe(true);
  expect(['about', 'faq', 'privacy', 'terms', 'contact'].every(isSeededSlug)).toBe(true);
  expect(isReservedSlug('contact')).toBe(false);
});
