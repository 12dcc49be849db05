import { afterAll, expect, test } from 'vitest';
import { markdownRenderer } from './markdown-renderer.ts';

const renderer = markdownRenderer(500);
afterAll(() => renderer.close());

const HANGING = [
  ['quotes in quotes', '>'.repeat(200_000)],
  ['lists in quotes', '> - '.repeat(50_000)],
  ['stars that never close', '***a**b*'.repeat(25_000)],
  ['lists in lists', Array.from({ length: 440 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n')],
  ['brackets', '['.repeat(200_000)],
  ['angles', '<'.repeat(200_000)],
  ['tags in tags', '<blockquote>'.repeat(16_000)],
] as const;

test.each(HANGING)('200 kB of %s block neither the server nor the next page', async (_name, markdown) => {
  let isAnswered = false;
  const rendering = renderer.render(markdown).catch((error: unknown) => error);
  void rendering.then(() => (isAnswered = true));
  await new Promise((resolve) => setImmediate(resolve));
  // This thread continues while another one renders.
  expect(isAnswered).toBe(false);
  const answer = await rendering;
  if (typeof answer !== 'string')
    expect(answer).toMatchObject({ code: 'BAD_REQUEST', issues: [{ field: 'markdown' }] });
  expect(await renderer.render('*on*', 30_000)).toBe('<p><em>on</em></p>\n');
});

test('two concurrent texts each get their own result', async () => {
  expect(await Promise.all([renderer.render('a', 30_000), renderer.render('b', 30_000)])).toEqual([
    '<p>a</p>\n',
    '<p>b</p>\n',
  ]);
});
