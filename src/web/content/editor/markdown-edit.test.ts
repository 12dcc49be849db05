import { expect, test } from 'vitest';
import { editOf, pictureEdit, type Mark } from './markdown-edit.ts';

/** Ada's text with her selection between bars, before and after a button. */
function press(mark: Mark, marked: string): string {
  const start = marked.indexOf('|');
  const end = marked.lastIndexOf('|') - 1;
  const text = marked.replaceAll('|', '');
  const edit = editOf(mark, { text, start, end });
  const after = text.slice(0, edit.from) + edit.insert + text.slice(edit.to);
  const [a, b] = [edit.from + edit.start, edit.from + edit.end];
  return `${after.slice(0, a)}|${after.slice(a, b)}|${after.slice(b)}`;
}

test.each<[Mark, string, string]>([
  ['bold', 'go to |bed| now', 'go to **|bed|** now'],
  ['bold', 'go to **|bed|** now', 'go to |bed| now'],
  ['bold', 'go ||', 'go **|bold text|**'],
  ['italic', '|bed|', '_|bed|_'],
  ['heading', 'one\ntw||o\nthree', 'one\n## two||\nthree'],
  ['heading', '## two||', 'two||'],
  ['list', '|one\ntwo|\nthree', '- one\n- two||\nthree'],
  ['list', '- one||', 'one||'],
  ['list', '||', '- ||'],
  ['list', 'one\n||\nthree', 'one\n- ||\nthree'],
  ['link', 'see |this|', 'see [this](|https://|)'],
])('%s turns %j into %j', (mark, given, expected) => {
  expect(press(mark, given)).toBe(expected);
});

test('a picture is inserted at the caret, which moves to its description', () => {
  const edit = pictureEdit({ text: 'ab', start: 1, end: 1 }, 'some-id');
  expect(edit.insert).toBe('![](/content-images/some-id)');
  expect([edit.start, edit.end]).toEqual([2, 2]);
});
