import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { type Answer, type EverydayLine, judge } from './everyday-judge.ts';

const line = (parts: Partial<EverydayLine>): EverydayLine => ({
  id: 'p001',
  category: 'composed',
  text: 'ham sandwich with mustard',
  items: [
    { any: ['ham'], grams: [30, 90] },
    { any: ['bread', 'sandwich'], grams: [50, 100] },
  ],
  kcal: [200, 400],
  forbidden: [],
  ...parts,
});

const answer = (...foods: (readonly [name: string, grams: number, kcal: number])[]): Answer => ({
  foods: foods.map(([name, grams, kcal]) => ({ name, grams, kcal })),
  kcal: foods.reduce((sum, [, , kcal]) => sum + kcal, 0),
});

test('foods may come in any order if all are found, sized and add up', () => {
  expect(judge(line({}), answer(['White bread', 66, 176], ['Ham', 50, 58]))).toMatchObject({ isRight: true });
});

test('one dish matches all items named in it, with their grams added up', () => {
  expect(judge(line({}), answer(['Ham sandwich', 150, 320]))).toMatchObject({ isRight: true });
  expect(judge(line({}), answer(['Ham sandwich', 230, 390])).misSized).toEqual([
    'Ham sandwich 230 g, not 50–190',
  ]);
});

test('several foods can match one item until they weigh too much', () => {
  const vegetables = line({ items: [{ any: ['pepper', 'eggplant'], grams: [100, 200] }], kcal: [20, 120] });
  expect(judge(vegetables, answer(['Peppers', 80, 25], ['Eggplant', 90, 30]))).toMatchObject({
    isRight: true,
  });
  expect(judge(vegetables, answer(['Peppers', 150, 40], ['Eggplant', 150, 70])).invented).toEqual([
    'Eggplant 70 kcal',
  ]);
});

test('missed and invented foods are reported separately, and parts named in the text may be listed', () => {
  const read = answer(['Ham', 50, 58], ['Mustard', 15, 70], ['Cake', 60, 200]);
  expect(judge(line({}), read)).toMatchObject({
    missed: ['bread/sandwich'],
    invented: ['Mustard 70 kcal', 'Cake 200 kcal'],
  });
  expect(judge(line({ also: ['mustard'] }), read).invented).toEqual(['Cake 200 kcal']);
});

test('an extra food with little energy is ignored', () => {
  expect(judge(line({}), answer(['Ham sandwich', 150, 320], ['Lettuce', 20, 3]))).toMatchObject({
    isRight: true,
  });
});

test('a stem matches the start of a word, ignoring accents and case', () => {
  const drink = line({ items: [{ any: ['acai'], grams: [100, 400] }], kcal: [50, 300] });
  expect(judge(drink, answer(['Açaí bowl', 300, 250]))).toMatchObject({ isRight: true });
  expect(judge(line({ items: [{ any: ['ham'], grams: null }] }), answer(['Graham', 30, 250])).missed).toEqual(
    ['ham'],
  );
});

test('a forbidden word fails a line unless the name negates it', () => {
  const plain = line({ forbidden: ['mayo', 'sugar'] });
  expect(judge(plain, answer(['Ham sandwich with mayo', 150, 320])).forbidden).toEqual([
    'Ham sandwich with mayo (mayo)',
  ]);
  expect(judge(plain, answer(['Ham sandwich, no mayo, sugar free', 150, 320]))).toMatchObject({
    isRight: true,
  });
});

test('an alternative list of items is accepted', () => {
  const either = line({ alt: [[{ any: ['croque'], grams: [100, 200] }]] });
  expect(judge(either, answer(['Croque-monsieur', 160, 390]))).toMatchObject({ isRight: true });
  expect(judge(either, answer(['Croque-monsieur', 300, 390])).misSized).toHaveLength(1);
});

test('total energy must be in range, and a line without food must stay empty', () => {
  expect(judge(line({}), answer(['Ham sandwich', 150, 450]))).toMatchObject({
    isRight: false,
    isEnergyRight: false,
    misSized: [],
  });
  const walk = line({ items: [], kcal: [0, 0] });
  expect(judge(walk, answer())).toMatchObject({ isRight: true });
  expect(judge(walk, answer(['Energy bar', 40, 160]))).toMatchObject({ isRight: false });
});

test('benchmark lines are well formed, unique and split in half within each category', () => {
  const lines = readFileSync(path.join(import.meta.dirname, './phrases.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((text) => JSON.parse(text) as EverydayLine & { note: string });
  expect(lines.length).toBeGreaterThan(600);
  expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
  expect(new Set(lines.map(({ text }) => text)).size).toBe(lines.length);
  for (const [category, own] of Map.groupBy(lines, (one) => one.category)) {
    const tune = own.filter(({ half }) => half === 'tune').length;
    const confirm = own.filter(({ half }) => half === 'confirm').length;
    expect([category, tune + confirm]).toEqual([category, own.length]);
    expect([category, Math.abs(tune - confirm) <= 1]).toEqual([category, true]);
  }
  for (const { text, items, alt = [], kcal, note } of lines) {
    const spans = [...items, ...alt.flat()].map(({ grams }) => grams);
    for (const span of [kcal, ...spans])
      expect([text, (span?.[0] ?? 0) <= (span?.[1] ?? 0)]).toEqual([text, true]);
    expect(note).not.toBe('');
  }
});
