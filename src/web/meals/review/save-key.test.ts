import type { KeyboardEvent } from 'react';
import { expect, test } from 'vitest';
import { onSaveKey } from './save-key.ts';

/** Whether a key saves the meal. */
function saves(key: Partial<KeyboardEvent>, isInForm = true): boolean {
  let isSaved = false;
  const currentTarget = { contains: () => isInForm };
  const event = { key: 'Enter', preventDefault: () => undefined, ...key, currentTarget };
  onSaveKey(() => (isSaved = true))(event as unknown as KeyboardEvent);
  return isSaved;
}

test('Ctrl or Command with Enter saves, Enter alone doesn’t', () => {
  expect(saves({ ctrlKey: true })).toBe(true);
  expect(saves({ metaKey: true })).toBe(true);
  expect(saves({})).toBe(false);
  expect(saves({ ctrlKey: true, key: 's' })).toBe(false);
});

test('a key held down saves once', () => {
  expect(saves({ ctrlKey: true, repeat: true })).toBe(false);
});

test('a key in a dialog over the form doesn’t save the meal', () => {
  expect(saves({ ctrlKey: true }, false)).toBe(false);
});
