import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What each key reads, by its source text with constants replaced by their values. */
function callsByKey(): Map<string, Set<string>> {
  const calls = new Map<string, Set<string>>();
  for (const file of globSync('src/web/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] })) {
    const source = readFileSync(file, 'utf8');
    const constants = [...source.matchAll(/const (\w+) = ('[\w-]+');/g)].map(
      ([, name = '', value = '']) => [name, value] as const,
    );
    for (const [, written = '', call = ''] of source.matchAll(
      /queryKey: \[([^\]]*)\],\s*queryFn(?:(?!queryKey)[\s\S]){0,200}?\b(api\.[\w.]+)\(/g,
    )) {
      const key = constants.reduce((text, [name, value]) => text.replace(name, value), written);
      calls.set(key, (calls.get(key) ?? new Set()).add(call));
    }
  }
  return calls;
}

test('no two different reads share a key, which would show one screen another’s data', () => {
  const calls = callsByKey();
  expect(calls.size).toBeGreaterThan(40);
  expect([...calls].filter(([, reads]) => reads.size > 1)).toEqual([]);
});
