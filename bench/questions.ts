/**
 * `npm run bench:questions`: how many questions are read into the expected query, by kind and half. Words and rules are tuned on `tune`
 * and checked on `confirm`. `-v` prints each that isn't right. A query for a question that has none, or another query, is a wrong number.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { buildLexicon } from '#domain/questions/lexicon.ts';
import { readQuestion } from '#domain/questions/read-question.ts';
import { readRecords } from '../scripts/ask-records.ts';
import { syntheticMember } from './questions/member.ts';

interface Line {
  readonly half: 'tune' | 'confirm';
  readonly kind: string;
  readonly question: string;
  /** Null if it has no answer. */
  readonly query: object | null;
  readonly unit?: string;
}

const VERDICTS = ['right', 'not understood', 'wrong'] as const;
type Verdict = (typeof VERDICTS)[number];

const { values } = parseArgs({ options: { verbose: { type: 'boolean', short: 'v', default: false } } });
const source = readRecords(syntheticMember());
const lexicon = buildLexicon(source);

function verdictOf({ question, query, unit }: Line): Verdict {
  const read = readQuestion(question, source, lexicon);
  if (!read) return query === null ? 'right' : 'not understood';
  return query !== null && isDeepStrictEqual(read.query, query) && read.unit === unit ? 'right' : 'wrong';
}

const lines: readonly Line[] = readFileSync(
  path.join(import.meta.dirname, 'questions/questions.jsonl'),
  'utf8',
)
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));
const judged = lines.map((line) => ({ line, verdict: verdictOf(line) }));

function print(title: string, some: typeof judged): void {
  const counts = VERDICTS.map((verdict) => some.filter((each) => each.verdict === verdict).length);
  console.log(
    `${title.padEnd(16)} ${String(some.length).padStart(4)} ${counts.map((count) => String(count).padStart(15)).join('')}`,
  );
}

console.log(
  `${''.padEnd(16)} ${'all'.padStart(4)} ${VERDICTS.map((verdict) => verdict.padStart(15)).join('')}`,
);
for (const half of ['tune', 'confirm'] as const)
  print(
    half,
    judged.filter(({ line }) => line.half === half),
  );
for (const [kind, some] of Map.groupBy(judged, ({ line }) => line.kind)) print(kind, some);
if (values.verbose)
  for (const { line, verdict } of judged)
    if (verdict !== 'right') console.log(`${verdict}: ${line.question}`);
