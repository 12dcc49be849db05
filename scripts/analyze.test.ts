import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, test } from 'vitest';

const ANALYZE = path.join(import.meta.dirname, 'analyze.ts');

interface Answer {
  readonly text?: string;
  readonly items?: readonly {
    readonly foodId: string;
    readonly glycaemicIndex: number | null;
    readonly glycemicLoad: number | null;
  }[];
  readonly error?: { readonly code: string };
}

function analyze(input: string | Buffer): Answer[] {
  const { stdout, stderr, status } = spawnSync(process.execPath, [ANALYZE], { input, encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
  return stdout
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Answer);
}

const briefly = ({ error, items }: Answer): string =>
  error?.code ?? items?.map(({ foodId }) => foodId).join(' ') ?? '';

const LINES = [
  '\ufeff{"text":"two eggs"}',
  '',
  'nonsense',
  '{"text":5}',
  '[]',
  'null',
  '{"text":"  "}',
  '{"text":"milk"}\r',
  '{"text":"an apple \u2028 and a banana"}',
  '{"text":"200 g watermelon and 100 g chicken breast"}',
];
const answers = analyze(LINES.join('\n'));

test('Maya gets one answer for each line, whatever it contains', () => {
  expect(answers.slice(0, -1).map(briefly)).toEqual([
    'egg',
    'INVALID_JSON',
    'INVALID_JSON',
    'INVALID_INPUT',
    'INVALID_INPUT',
    'INVALID_INPUT',
    'INVALID_INPUT',
    'milk',
    'apple banana',
  ]);
});

test('each food has its glycemic index and the load of its amount, or null if it was never measured', () => {
  expect(answers.at(-1)?.items).toMatchObject([
    { foodId: 'watermelon', glycaemicIndex: 76, glycemicLoad: 10.87 },
    { glycaemicIndex: null, glycemicLoad: null },
  ]);
});

test('a line of 20 MB and invalid bytes do not affect the lines after them', () => {
  const long = Buffer.from(`${'x'.repeat(20_000_000)}\n`);
  const odd = Buffer.from([0x22, 0xff, 0xfe, 0x22, 0x0a]);
  const answers = analyze(Buffer.concat([long, odd, Buffer.from('{"text":"milk"}\n')]));
  expect(answers.map(briefly)).toEqual(['INVALID_JSON', 'INVALID_INPUT', 'milk']);
});

test('it exits quietly when its output is closed', async () => {
  const command = spawn(process.execPath, [ANALYZE], { stdio: ['pipe', 'pipe', 'pipe'] });
  let complaints = '';
  command.stderr.on('data', (chunk: Buffer) => void (complaints += chunk.toString()));
  command.stdin.on('error', () => {}); // expected: it exits before it has read everything
  command.stdin.end('{"text":"egg and milk"}\n'.repeat(3000));
  await once(command.stdout, 'data');
  command.stdout.destroy();
  const [code] = (await once(command, 'exit')) as [number];
  expect([code, complaints]).toEqual([0, '']);
});
