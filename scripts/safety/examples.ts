/** Examples of dangers and harmless messages in `data/safety`, written out. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = path.resolve(import.meta.dirname, '../../data/safety');

/** Random numbers from 0 to 1 that a seed repeats (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export const linesOf = (file: string): string[] =>
  readFileSync(path.join(FOLDER, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '');

/** Questions about a member's own data. */
export const ordinaryQuestions = (): string[] =>
  readFileSync(path.join(FOLDER, '../../bench/questions/questions.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { readonly question: string }).question);

/** Different messages of a line such as "my [dad|mum] [fell|fainted]", at most `count`. */
export function variantsOf(line: string, count: number, random: () => number): string[] {
  const seen = new Set<string>();
  for (let attempt = 0; attempt < count * 3 && seen.size < count; attempt++)
    seen.add(
      line
        .replace(/\[([^\]]*)\]/g, (_, choices: string) => {
          const all = choices.split('|');
          return all[Math.floor(random() * all.length)] ?? '';
        })
        .replace(/ +/g, ' ')
        .replace(/ ,/g, ',')
        .trim(),
    );
  return [...seen];
}
