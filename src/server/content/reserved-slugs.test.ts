import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { isReservedSlug, isSeededSlug } from '#domain/content/reserved-slugs.ts';

const source = (file: string): string => readFileSync(path.join(import.meta.dirname, '../..', file), 'utf8');

/** First segments of the addresses in a source file, such as `meals` of `/meals/recent`. */
const firstParts = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, part = '']) => part)),
];

test.each([
  ['the server', 'server/app.ts', /'\/([a-z0-9-]+)/g],
  ['its health', 'server/http/health.ts', /'\/([a-z0-9-]+)/g],
] as const)('%s and the reserved addresses agree', (_name, file, pattern) => {
  const parts = firstParts(source(file), pattern);
  expect(parts.length).toBeGreaterThan(0);
  expect(parts.filter((part) => !isReservedSlug(part) && !isSeededSlug(part))).toEqual([]);
});
