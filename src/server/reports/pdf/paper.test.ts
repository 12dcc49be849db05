import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { Paper } from './paper.ts';

const newPaper = (): Paper =>
  new Paper({
    size: 'a4',
    title: 'Report',
    foot: 'Łucja',
    madeAt: new Date('2026-11-20T12:00:00Z'),
  });

const documentOf = async (paper: Paper) => getDocumentProxy(new Uint8Array(await paper.finish()));

const NAMES = [
  'Łukasz Dvořák',
  'Nguyễn Thị Ánh',
  'Ελένη Παπαδοπούλου',
  'Жанна Їжакевич',
  'Zoë Müller',
  'S\u0327ebnem',
];

test('names in extended Latin, Greek and Cyrillic can be read and copied everywhere', async () => {
  const paper = newPaper();
  paper.title('Жанна', NAMES);
  paper.list(NAMES);
  paper.table(
    [{ name: 'Food', share: 1 }],
    [...NAMES.map((name) => [name]), [{ text: 'Ђорђе', isBold: true }]],
  );
  const { text } = await extractText(await documentOf(paper), { mergePages: true });
  const words = text.normalize('NFC').replaceAll(/\s+/g, ' ');
  for (const name of NAMES) expect(words.split(name.normalize('NFC')).length - 1, name).toBe(3);
  for (const bold of ['Жанна\n', 'Ђорђе']) expect(text).toContain(bold);
  expect(text).toContain('Łucja');
});

test('every font has its name in the document', async () => {
  const paper = newPaper();
  paper.title('Report', ['Ada']);
  paper.heading('Weight');
  paper.list(NAMES);
  const raw = (await paper.finish()).toString('latin1');
  const names = [...raw.matchAll(/\/(?:BaseFont|FontName) \/(\S+)/g)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(3);
  expect(names.join()).not.toContain('undefined');
});

test('a letter in none of the fonts becomes a question mark, and the rest of the text stays', async () => {
  const paper = newPaper();
  paper.paragraph('Ana 😀 李');
  const { text } = await extractText(await documentOf(paper), { mergePages: true });
  expect(text).toContain('Ana ? ?');
});

test('a table that spans pages repeats its header on each page, but tags it once', async () => {
  const paper = newPaper();
  paper.table(
    [
      { name: 'Nutrient', share: 0.5 },
      { name: 'Average', share: 0.5, isRight: true },
    ],
    Array.from({ length: 120 }, (_, index) => [`Row ${index}`, String(index)]),
  );
  const document = await documentOf(paper);
  const { text } = await extractText(document, { mergePages: false });
  expect(text.length).toBeGreaterThan(2);
  for (const page of text) expect(page.match(/Nutrient/g)).toHaveLength(1);
  const tags = await Promise.all(
    text.map(async (_, index) => JSON.stringify(await (await document.getPage(index + 1)).getStructTree())),
  );
  expect(tags.map((each) => each.includes('"TR"'))).toEqual(text.map(() => true));
});
