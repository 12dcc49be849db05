import { expect, test } from 'vitest';
import { newForm, typed } from './page-form.ts';

test('the address of Ada’s new page follows its title, until she writes her own', () => {
  const begun = typed(newForm('id'), { title: 'How we sleep' });
  expect(begun).toMatchObject({ slug: 'how-we-sleep', isTouched: true });
  const own = typed(begun, { slug: 'sleep' });
  expect(typed(own, { title: 'Something else' })).toMatchObject({ slug: 'sleep' });
});
