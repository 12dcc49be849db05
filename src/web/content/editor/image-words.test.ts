import { expect, test } from 'vitest';
import { deletionText } from './image-words.ts';

test('Grace sees which pages use a picture before she deletes it', () => {
  const nowhere = { shown: [], drafts: [], earlier: [] };
  expect(deletionText(nowhere)).toBe('No page uses this picture. This can’t be undone.');
  const text = deletionText({ shown: ['About'], drafts: ['Sleep', 'News'], earlier: ['Terms'] });
  expect(text).toMatch(/on “About”.*Drafts of “Sleep”, “News”.*Earlier versions of “Terms”.*can’t be undone/);
});
