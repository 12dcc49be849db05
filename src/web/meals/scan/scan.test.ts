import { expect, test } from 'vitest';
import type { Food } from '#domain/foods/food.ts';
import { EMPTY_DRAFT } from '#web/meals/review/draft.ts';
import { pickedItem } from '#web/meals/review/draft-item.ts';
import {
  EMPTY_SCAN,
  sourceOfScan,
  unknownIn,
  withResult,
  withGiven,
  withoutPicture,
  withPictureInstead,
  withPictures,
  type ScanResult,
  type ScanPicture,
} from './scan.ts';

const picture = (id: string): ScanPicture => ({ id, picture: new Blob([id]), isGiven: false });
const OATS: Food = {
  id: 'product:04006381333931',
  name: 'Village oats',
  aliases: [],
  group: 'whole-grain',
  portions: [{ label: 'bowl', grams: 50 }],
  defaultPortion: { label: 'bowl', grams: 50 },
  per100g: { energyKcal: 370, proteinG: 13 },
};
const product: ScanResult = {
  kind: 'product',
  gtin: '04006381333931',
  food: { ...OATS, aliases: [], portions: [...OATS.portions] } as Extract<
    ScanResult,
    { kind: 'product' }
  >['food'],
};
const noModel: ScanResult = { kind: 'words-needed', reason: 'no-model', note: null };

test('Ada takes at most four pictures; another picture restarts the analysis', () => {
  const full = withPictures(EMPTY_SCAN, ['a', 'b', 'c', 'd', 'e'].map(picture));
  expect(full.pictures.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
  const looked = withResult(full, noModel);
  expect(looked.found).toBe(noModel);
  expect(withoutPicture(looked, 'b')).toMatchObject({
    found: undefined,
    pictures: [{ id: 'a' }, { id: 'c' }, { id: 'd' }],
  });
  expect(withPictureInstead(looked, 'b', picture('x')).pictures[1]).toMatchObject({
    id: 'x',
    isGiven: false,
  });
  expect(withGiven(full, 'c').pictures.map(({ isGiven }) => isGiven)).toEqual([false, false, true, false]);
});

test('the food of a barcode is added to the draft once, however often the pictures are analyzed', () => {
  const hers = pickedItem('mine', OATS);
  const begun = { ...EMPTY_SCAN, draft: { ...EMPTY_DRAFT, text: 'and milk', added: [hers] } };
  const once = withResult(begun, product);
  expect(once.draft.added.map(({ name }) => name)).toEqual(['Village oats', 'Village oats']);
  expect(once.draft.added[0]).toMatchObject({ unit: 'bowl', nutrients: { energyKcal: { value: 185 } } });
  const twice = withResult(once, product);
  expect(twice.draft.added).toHaveLength(2);
  expect(twice.draft.text).toBe('and milk');
  expect(withResult(twice, noModel).draft.added).toEqual([hers]);
  expect([sourceOfScan(twice), sourceOfScan(begun)]).toEqual(['barcode', 'photo']);
});

test('foods that no table has are shown until Ada resolves them', () => {
  const meal: ScanResult = {
    kind: 'meal',
    reading: {
      text: '',
      items: [],
      total: {},
      meals: [],
      notUnderstood: ['dragon stew'],
      readBy: 'a model',
      note: null,
    },
  };
  const scan = withResult(EMPTY_SCAN, meal);
  expect(unknownIn(scan)).toEqual(['dragon stew']);
  expect(unknownIn({ ...scan, draft: { ...scan.draft, setAside: ['dragon stew'] } })).toEqual([]);
  expect(unknownIn(EMPTY_SCAN)).toEqual([]);
});
