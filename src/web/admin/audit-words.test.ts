import { expect, test } from 'vitest';
import { detailsText } from './audit-words.ts';

test('details of an audit entry read as a change, then by name, without what is unknown', () => {
  expect(detailsText({ from: 'free', to: 'lifetime' })).toBe('from free to lifetime');
  expect(detailsText({ from: null, to: 'admin' })).toBe('to admin');
  expect(detailsText({ fileName: 'soup.jpg', version: 3 })).toBe('file name: soup.jpg, version: 3');
  expect(detailsText({ to: 'admin', from: 'member', jobs: 2 })).toBe('from member to admin, jobs: 2');
  expect(detailsText({})).toBe('');
});
