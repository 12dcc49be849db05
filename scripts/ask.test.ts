import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { buildLexicon } from '#domain/questions/lexicon.ts';
import { toAnswerLine } from './ask.ts';
import { readRecords } from './ask-records.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'ask-'));
afterAll(() => rmSync(folder, { recursive: true }));

const RECORDS = {
  today: '2024-01-31',
  timeZone: 'UTC',
  days: [
    { date: '2024-01-30', steps: 5000, sleepMinutes: 420 },
    { date: '2024-01-31', steps: 7000, sleepMinutes: 400, weightKg: 70.5 },
  ],
  workouts: [
    { date: '2024-01-30', type: 'run', durationMin: 31, distanceM: 5000, avgHeartRateBpm: 150 },
    { date: '2024-01-31', type: 'Outdoor Bike', durationMin: 60, distanceM: 20_000, speedMps: 5.5 },
  ],
  meals: [
    {
      at: '2024-01-31T12:30:00',
      kind: 'lunch',
      items: [{ name: 'Lentil soup', grams: 350, energyKcal: 230, fiberG: 11 }],
    },
  ],
  water: [{ at: '2024-01-31T08:00:00', ml: 250 }],
  weights: [{ date: '2024-01-01', massKg: 71.2 }],
  fasts: [{ start: '2024-01-30T20:00:00', end: '2024-01-31T12:00:00' }],
  panels: [{ date: '2024-01-10', values: [{ marker: 'ldl', value: 3.4, unit: 'mmol/L' }] }],
  targets: { energyKcal: 2000 },
};

function ask(records: object, questions: readonly string[]) {
  const file = path.join(folder, 'records.json');
  writeFileSync(file, JSON.stringify(records));
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [path.join(import.meta.dirname, 'ask.ts'), file],
    {
      input: questions.join('\n'),
      encoding: 'utf8',
    },
  );
  const answers: readonly Record<string, unknown>[] =
    stdout.trim() === ''
      ? []
      : stdout
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line));
  return { answers, stderr, status };
}

const line = (question: string): string => JSON.stringify({ question });

const source = readRecords(RECORDS);
const lexicon = buildLexicon(source);
/** The same line, without starting the command again. */
const answerTo = (question: string) => toAnswerLine(question, source, lexicon);

test('answers each question with value, unit and number of days or records', () => {
  const { answers } = ask(RECORDS, [
    line('What was my average step count over the last 2 days?'),
    line('How long was my last run?'),
    line('How far was my longest outdoor bike ride in km?'),
    line('How much fiber did I get from lentil soup?'),
    line('How many hours did I meditate yesterday?'),
    line('How long was my last fast?'),
    line('How much has my weight changed since January 1?'),
    'not JSON',
  ]);
  expect(answers.map(({ value, unit, n, reason }) => [value, unit, n, reason])).toEqual([
    [6000, 'count', 2, null],
    [31, 'min', 1, null],
    [20, 'km', 1, null],
    [11, 'g', 1, null],
    [null, null, 0, 'not understood'],
    [16, 'h', 1, null],
    [expect.closeTo(-0.7, 9), 'kg', 2, null],
    [undefined, undefined, undefined, undefined],
  ]);
  expect(answers.at(-1)).toMatchObject({ error: { code: 'INVALID_JSON' } });
});

test('a time of day is in minutes after midnight and on the clock', () => {
  expect(answerTo('What time did my last fast end?')).toMatchObject({
    unit: 'min',
    label: expect.stringMatching(/^\d\d:\d\d$/),
  });
});

test('two figures are both answered, without one value for them', () => {
  expect(answerTo('What were my lowest and highest steps?')).toMatchObject({
    value: null,
    reason: null,
    figures: [{ unit: 'count' }, { unit: 'count', value: expect.any(Number) }],
  });
});

test('converts blood values to the marker’s own unit, and accepts its common names', () => {
  expect(answerTo('What is my LDL?')).toMatchObject({ unit: 'mg/dL', value: expect.closeTo(131.5, 0) });
});

test('rejects unknown keys by name', () => {
  const { stderr, status } = ask({ ...RECORDS, days: [{ date: '2024-01-30', stepz: 5000 }] }, [
    line('How many steps?'),
  ]);
  expect([status, stderr]).toEqual([1, expect.stringContaining('days[0] has an unknown key: stepz')]);
  expect(() => readRecords({ ...RECORDS, nights: [] })).toThrow('nights');
  expect(() => readRecords({ ...RECORDS, targets: { sleep: 8 } })).toThrow('sleep');
  expect(() =>
    readRecords({ ...RECORDS, panels: [{ date: '2024-01-10', values: [{ marker: 'ldx', value: 1 }] }] }),
  ).toThrow('ldx');
});
