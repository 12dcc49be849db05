import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetForms, formDraft, saveForm, useFormDraft } from './form-drafts.ts';

interface Meal {
  readonly name: string;
  readonly grams?: number;
}

beforeEach(() => {
  const values: Record<string, unknown> = {};
  const methods = {
    getItem: (key: string) => values[key] ?? null,
    setItem: (key: string, value: string) => void (values[key] = value),
    removeItem: (key: string) => void Reflect.deleteProperty(values, key),
  };
  for (const [name, value] of Object.entries(methods))
    Object.defineProperty(values, name, { value, enumerable: false });
  vi.stubGlobal('sessionStorage', values);
});

/** The hook of a form that has just been opened. */
function opened(name: string) {
  const results: ReturnType<typeof useFormDraft<Meal>>[] = [];
  const Form = () => {
    results.push(useFormDraft<Meal>(name, () => ({ name: '' })));
    return null;
  };
  renderToStaticMarkup(createElement(Form));
  const [result] = results;
  if (!result) throw new Error('The form did not render.');
  return result;
}

test('a form opens with its draft, and two changes at once both count', () => {
  const [empty, change] = opened('meal');
  expect(empty).toEqual({ name: '' });
  change({ name: 'Oats' });
  change({ grams: 60 });
  expect(opened('meal')[0]).toEqual({ name: 'Oats', grams: 60 });
  expect(opened('recipe')[0]).toEqual({ name: '' });
});

test('no draft is left after saving or resetting', () => {
  const [, change, forget, { reset }] = opened('meal');
  change({ name: 'Oats' });
  forget();
  expect(formDraft('meal')).toBeUndefined();
  change({ grams: 60 });
  reset({ name: 'Rye' });
  expect(formDraft('meal')).toBeUndefined();
});

test('a renamed draft moves with what was typed, and later changes go to the new name', () => {
  const [, change, , { moveTo }] = opened('new');
  change({ name: 'Oats' });
  moveTo('m1');
  change({ grams: 60 });
  expect(formDraft('new')).toBeUndefined();
  expect(formDraft('m1')).toEqual({ name: 'Oats', grams: 60 });
});

test('signing out deletes the drafts of forms and nothing else', () => {
  saveForm('meal', { name: 'Oats' });
  sessionStorage.setItem('theme', 'dark');
  forgetForms();
  expect(formDraft('meal')).toBeUndefined();
  expect(sessionStorage.getItem('theme')).toBe('dark');
});

test('a form works without storage', () => {
  vi.stubGlobal('sessionStorage', undefined);
  const [form, change] = opened('meal');
  expect(form).toEqual({ name: '' });
  expect(() => change({ name: 'Oats' })).not.toThrow();
});
