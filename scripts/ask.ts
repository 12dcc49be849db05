/**
 * Questions about records as a command: `npm run -s ask -- DATA.json < questions.jsonl` writes one JSON line for each line
 * {"question": "..."}. Runs without a server; what it doesn't understand gets no number.
 */
import { CANONICAL_UNITS } from '#domain/account/member-units.ts';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { readSeveral } from '#domain/coach/several-questions.ts';
import { isUnseen } from '#domain/coach/judgment/yes-no.ts';
import { queryReply } from '#domain/coach/query-reply.ts';
import { spelledOut } from '#domain/coach/reply.ts';
import { onClock } from '#domain/query/clock-values.ts';
import { evaluate } from '#domain/query/evaluate.ts';
import { findMetric } from '#domain/metrics/catalog.ts';
import type { Answer, NoAnswer, Query } from '#domain/query/query.ts';
import type { RecordSource } from '#domain/query/record-source.ts';
import { buildLexicon, type Lexicon } from '#domain/questions/lexicon.ts';
import type { Understood } from '#domain/questions/read-one.ts';
import { isYes } from '#domain/questions/spoken/yes-no-check.ts';
import { readQuestion } from '#domain/questions/read-question.ts';
import { fromMetricUnit } from '#domain/questions/spoken-units.ts';
import { readRecords, RefusedRecords } from './ask-records.ts';

/** The answer to one question, as the command writes it. */
export interface AnswerLine {
  readonly question: string;
  readonly query: Query | null;
  readonly value: number | null;
  readonly unit: string | null;
  readonly n: number;
  readonly reason: NoAnswer | null;
  readonly answer: string;
  /** Time of the value, if it belongs to one day, record or group. */
  readonly date?: string | null;
  readonly label?: string | null;
  readonly missingShare?: number | null;
  /** Both answers, if the question asks for two figures: one value would be half of the answer. */
  readonly figures?: readonly AnswerLine[];
}

/** The answer's value in the requested unit. */
function inUnit(
  { value, unit }: Answer,
  query: Query,
  wanted: string | undefined,
): { readonly value: number | null; readonly unit: string } {
  const metric = findMetric(query.metric);
  // Minutes after midnight.
  if (value !== null && unit === 'clock') return { value: onClock(value), unit: 'min' };
  if (value === null || wanted === undefined || metric === undefined || unit !== metric.unit)
    return { value, unit };
  const converted = fromMetricUnit(value, wanted, metric);
  return converted === undefined ? { value, unit } : { value: converted, unit: wanted };
}

/** "20:40". */
const clockText = (minutes: number): string => {
  const minute = onClock(Math.round(minutes));
  return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
};

export function toAnswerLine(question: string, source: RecordSource, lexicon: Lexicon): AnswerLine {
  const understood = readQuestion(question, source, lexicon);
  if (understood) return lineOf(question, understood, source);
  const none = { question, query: null, value: null, unit: null, n: 0 };
  const several = readSeveral(question, { source, lexicon });
  if (!several) return { ...none, reason: 'not understood', answer: 'I didn’t understand this question.' };
  const figures = several.map((each) => lineOf(question, each, source));
  return { ...none, reason: null, answer: figures.map(({ answer }) => answer).join(' '), figures };
}

function lineOf(
  question: string,
  { query, unit: wanted, check }: Understood,
  source: RecordSource,
): AnswerLine {
  const answer = evaluate(query, source);
  const said = queryReply(query, answer, { today: source.today, units: CANONICAL_UNITS, unit: wanted });
  const { value, unit } = inUnit(answer, query, wanted);
  const first = query.aggregate === 'last' ? answer.rows.at(-1) : answer.rows[0];
  const isNamed =
    query.rank !== undefined ||
    query.aggregate === 'max' ||
    query.aggregate === 'min' ||
    query.only?.count === 1 ||
    query.at !== undefined ||
    query.aggregate === 'held' ||
    query.aggregate === 'last' ||
    query.aggregate === 'first';
  const yes = check && isYes(check, check.query ? evaluate(check.query, source).value : answer.value);
  const verdict = yes === undefined || value === null ? undefined : yes ? 'Yes' : 'No';
  return {
    question,
    query,
    value,
    unit,
    n: answer.n,
    reason: answer.reason,
    answer: `${verdict === undefined || (check && isUnseen(said, check)) ? '' : `${verdict}: `}${spelledOut([...said.paragraphs, said.basis ?? []].flat().join(' '), said.figures)}`,
    ...(isNamed && first ? { date: first.date, label: first.label } : {}),
    ...(answer.unit === 'clock' && answer.value !== null ? { label: clockText(answer.value) } : {}),
    ...(verdict === undefined ? {} : { label: verdict.toLowerCase() }),
    missingShare: answer.missingShare,
  };
}

function answerLine(line: string, source: RecordSource, lexicon: Lexicon): object {
  let input: unknown;
  try {
    input = JSON.parse(line);
  } catch {
    return { error: { code: 'INVALID_JSON', message: 'The line is not JSON.' } };
  }
  if (
    typeof input !== 'object' ||
    input === null ||
    !('question' in input) ||
    typeof input.question !== 'string'
  ) {
    return {
      error: {
        code: 'INVALID_INPUT',
        message: 'The line is not an object with a question: {"question": "..."}.',
      },
    };
  }
  return toAnswerLine(input.question, source, lexicon);
}

async function main(path: string | undefined): Promise<void> {
  if (path === undefined)
    throw new RefusedRecords('Name the file with the records: npm run -s ask -- DATA.json < questions.jsonl');
  const source = readRecords(JSON.parse(readFileSync(path, 'utf8')));
  const lexicon = buildLexicon(source);
  for await (const line of createInterface({ input: process.stdin })) {
    if (line.trim() !== '') process.stdout.write(`${JSON.stringify(answerLine(line, source, lexicon))}\n`);
  }
}

if (process.argv[1] === import.meta.filename) {
  // The reader may close the pipe early (`| head`); that isn't an error.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
  try {
    await main(process.argv[2]);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
