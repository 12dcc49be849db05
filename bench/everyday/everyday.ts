/**
 * `npm run bench:everyday`: share of everyday phrases read right. `-v` prints failures. `--half tune` limits it to one half of the lines:
 * rules and tables are tuned on `tune` and checked on `confirm`. Pass a path to use another file in the same format:
 * `npm run bench:everyday -- ../shared/data/everyday/dev.jsonl`.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { analyzeMeal } from '#domain/meals/analysis/analyze-meal.ts';
import type { MealAnalysis } from '#domain/meals/analysis/analysis.ts';
import { loadFoods } from '#server/foods/food-library.ts';
import { type Answer, type EverydayLine, judge, type Verdict } from './everyday-judge.ts';

interface Judged {
  readonly line: EverydayLine;
  readonly analysis: MealAnalysis;
  readonly answer: Answer;
  readonly verdict: Verdict;
}

const OWN = path.join(import.meta.dirname, 'phrases.jsonl');
const { values, positionals } = parseArgs({
  options: { verbose: { type: 'boolean', short: 'v', default: false }, half: { type: 'string' } },
  allowPositionals: true,
});
const file = positionals[0] ?? OWN;
if (!existsSync(file)) {
  console.log(`skipped: there is no file ${file}`);
  process.exit(0);
}
const { index } = loadFoods();

function answerOf({ items, total }: MealAnalysis): Answer {
  const foods = items.map(({ name, grams, nutrients }) => ({
    name,
    grams: grams.value,
    kcal: nutrients.energyKcal?.value ?? 0,
  }));
  return { foods, kcal: total.energyKcal?.value ?? 0 };
}

function judgeLine(line: EverydayLine): Judged {
  const analysis = analyzeMeal(line.text, index);
  const answer = answerOf(analysis);
  return { line, analysis, answer, verdict: judge(line, answer) };
}

function printFailure({ line, analysis, answer, verdict }: Judged): void {
  const foods = answer.foods.map(
    ({ name, grams, kcal }) => `${name} ${grams.toFixed(0)} g ${kcal.toFixed(0)} kcal`,
  );
  const reasons = [
    ['missed', verdict.missed],
    ['grams', verdict.misSized],
    ['invented', verdict.invented],
    ['forbidden', verdict.forbidden],
    ['energy', verdict.isEnergyRight ? [] : [`${answer.kcal.toFixed(0)}, not ${line.kcal.join('–')} kcal`]],
  ] as const;
  console.log(`${line.id} ${line.category}: ${JSON.stringify(line.text)}`);
  console.log(`    read  ${foods.join(', ') || 'nothing'}`);
  if (analysis.notUnderstood.length > 0)
    console.log(`    not understood  ${analysis.notUnderstood.join(' | ')}`);
  for (const [title, found] of reasons)
    if (found.length > 0) console.log(`    ${title}  ${found.join('; ')}`);
}

const HEADS = ['right', 'energy', 'invented', 'missed', 'grams', 'tune', 'confirm'];

function share(lines: readonly Judged[], holds: (verdict: Verdict) => boolean): string {
  if (lines.length === 0) return '–'.padStart(9);
  const count = lines.filter(({ verdict }) => holds(verdict)).length;
  return `${((100 * count) / lines.length).toFixed(1)} %`.padStart(9);
}

function tableRow(name: string, lines: readonly Judged[]): string {
  const isRight = (verdict: Verdict): boolean => verdict.isRight;
  const halfOf = (half: string): Judged[] => lines.filter(({ line }) => line.half === half);
  return [
    name.padEnd(10),
    String(lines.length).padStart(5),
    share(lines, isRight),
    share(lines, ({ isEnergyRight }) => isEnergyRight),
    share(lines, ({ invented, forbidden }) => invented.length + forbidden.length > 0),
    share(lines, ({ missed }) => missed.length > 0),
    share(lines, ({ misSized }) => misSized.length > 0),
    share(halfOf('tune'), isRight),
    share(halfOf('confirm'), isRight),
  ].join('');
}

const judged = readFileSync(file, 'utf8')
  .split('\n')
  .filter((text) => text.trim() !== '')
  .map((text) => JSON.parse(text) as EverydayLine)
  .filter(({ half }) => values.half === undefined || half === values.half)
  .map(judgeLine);
if (values.verbose) for (const one of judged) if (!one.verdict.isRight) printFailure(one);
console.log('Everyday phrases: share right, share with each kind of fault, and share right in each half');
console.log(`${'category'.padEnd(10)}lines${HEADS.map((head) => head.padStart(9)).join('')}`);
for (const [category, lines] of Map.groupBy(judged, ({ line }) => line.category))
  console.log(tableRow(category, lines));
console.log(tableRow('all', judged));
