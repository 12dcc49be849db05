import { expect, test } from 'vitest';
import { helpReply } from './help-topics.ts';

test.each([
  ['log a dexa scan', 'Log your weight'],
  ['scan a barcode', 'Scan or photograph food'],
  ['see my progress', 'See your trends'],
])('“%s” is helped with “%s”', (words, title) => {
  expect(helpReply(words)?.title).toBe(title);
});
