import { expect, test } from 'vitest';
import { METRIC_UNITS } from './metric.ts';
import { METRICS } from './catalog.ts';
import { MARKERS } from '#domain/blood/markers.ts';
import { NUTRIENT_KEYS } from '#domain/foods/nutrients.ts';

const keys = METRICS.map(({ key }) => key);

test('every key is used once', () => {
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});

test('every nutrient and every blood marker has an entry', () => {
  expect([...NUTRIENT_KEYS, ...MARKERS.map(({ key }) => key)].filter((key) => !keys.includes(key))).toEqual(
    [],
  );
});

test('units are those of the list, or a marker’s own', () => {
  const known: readonly string[] = METRIC_UNITS;
  expect(METRICS.filter(({ unit, list }) => list !== 'blood' && !known.includes(unit))).toEqual([]);
});

test('ranges have a lower and an upper end', () => {
  expect(METRICS.filter(({ plausible: [low, high] }) => !(low < high))).toEqual([]);
});

test('no two metrics have the same displayed name', () => {
  const names = METRICS.map(({ names: [first] }) => first.toLowerCase());
  const shared = names.filter((name, at) => names.indexOf(name) !== at);
  // Blood levels of these have the same name as the nutrient; questions distinguish them by their verb.
  expect(new Set(shared)).toEqual(new Set(['sodium', 'potassium', 'calcium']));
});

test('a computed metric names a metric of the catalog', () => {
  const sources = METRICS.flatMap(({ derived }) =>
    derived?.by === 'energy-share'
      ? [derived.nutrient]
      : derived?.by === 'target-share'
        ? [derived.metric]
        : [],
  );
  expect(sources.filter((key) => !keys.includes(key))).toEqual([]);
});
