/**
 * `npm run foods:eaten`: writes data/eaten.tsv (how often, how much and at which meals people eat each food) and data/eaten-pairs.tsv
 * (which foods they eat together) from what US adults recalled in NHANES What We Eat in America, 2007-2012.
 * Run it after adding foods. data/eaten-codes.tsv overrides wrong matches by hand.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Food } from '#domain/foods/food.ts';
import { loadFoods } from '#server/foods/food-library.ts';
import { kindsNamed } from './eaten-kinds.ts';
import { EatenMatches, familyOf } from './eaten-match.ts';
import { pairLines } from './eaten-pairs.ts';
import { poolCodes, type Pool } from './eaten-pool.ts';
import { readEatenCodes, readEatenPairs, type EatenCode } from './eaten-source.ts';
import { readUsda } from './usda.ts';

const data = join(import.meta.dirname, '../../data');

/** With fewer recalls, the family's amounts are used. */
const MIN_RECALLS = 10;
/** Weight of the family's meal times, in recalls. */
const FAMILY_RECALLS = 20;
/** Share of a food with no recalls, per 100,000 items: a quarter of one recall. */
const FLOOR = 0.05;

function assignedByHand(foods: ReadonlyMap<string, Food>): Map<string, Food> {
  const lines = readFileSync(join(data, 'eaten-codes.tsv'), 'utf8').trimEnd().split('\n').slice(1);
  return new Map(
    lines.map((line) => {
      const [code = '', id = ''] = line.split('\t');
      const food = foods.get(id);
      if (food === undefined) throw new Error(`data/eaten-codes.tsv: no food "${id}"`);
      return [code, food];
    }),
  );
}

/** Foods below this share get their family's default. */
const MIN_SHARE = 0.5;

const short = (value: number): string => String(Number(value.toPrecision(2)));
const sharesOf = (when: readonly number[]): string => when.map((share) => Math.round(share * 100)).join(' ');
const gramsOf = ({ grams }: Pool): string => grams.map(short).join(' ');

/** Families are named by their code, or by a food group if no code fits. */
const isFamilyOfCodes = (name: string): boolean => /^\d/.test(name);

interface Family {
  readonly name: string;
  readonly foods: Food[];
  readonly codes: EatenCode[];
}

/** A food's line in the file. */
function foodLine(key: string | number, own: Pool, family: Pool): string {
  const share = short(own.per100000 + FLOOR);
  if (own.recalls < MIN_RECALLS) return `${key}\t${share}`;
  const weight = own.recalls / (own.recalls + FAMILY_RECALLS);
  const when = own.when.map((part, meal) => weight * part + (1 - weight) * (family.when[meal] ?? 0));
  return [key, share, gramsOf(own), sharesOf(when)].join('\t');
}

const usda = readUsda();
const codes = readEatenCodes();
if (!usda || !codes) {
  console.error('The recalled foods or the USDA figures are missing; data/eaten.tsv was not changed.');
  process.exit(1);
}
const { foods, byId } = loadFoods(data).index;
const matches = new EatenMatches({ foods, codes, usda });
const byHand = assignedByHand(byId);
const foodOfCode = new Map<string, Food>();
for (const code of codes) {
  const food = byHand.get(code.code) ?? matches.foodOf(code);
  if (food) foodOfCode.set(code.code, food);
}
const ownCodes = Map.groupBy(
  codes.filter(({ code }) => foodOfCode.has(code)),
  ({ code }) => foodOfCode.get(code)?.id ?? '',
);

const families = new Map<string, Family>();
const familyNamed = (name: string): Family => {
  const known = families.get(name) ?? { name, foods: [], codes: [] };
  families.set(name, known);
  return known;
};
for (const food of foods) {
  const [own] = ownCodes.get(food.id) ?? [];
  const name = (own && familyOf(own.code)) ?? matches.familyOf(food) ?? food.group;
  familyNamed(name).foods.push(food);
}
for (const code of codes) familyNamed(familyOf(code.code)).codes.push(code);

/** Codes by food group, for foods that fit no family. */
const groupCodes = Map.groupBy<string, EatenCode>(
  codes.filter(({ code }) => foodOfCode.has(code)),
  ({ code }) => foodOfCode.get(code)?.group ?? 'other',
);
for (const group of groupCodes.keys()) familyNamed(group);

const kinds = kindsNamed(foods);
/** Codes of a food and of its specific kinds. */
const codesOf = ({ id }: Food): EatenCode[] =>
  [id, ...(kinds.get(id) ?? [])].flatMap((kind) => ownCodes.get(kind) ?? []);
const citing = Map.groupBy(foods, ({ fdcId = 0 }) => fdcId);
/** A food's citation if it is unique, because it is shorter than the id. */
const keyOf = ({ id, fdcId = 0 }: Food): string | number => (citing.get(fdcId)?.length === 1 ? fdcId : id);

function familyLines({ name, foods: members, codes: familyCodes }: Family): string[] {
  const known = familyCodes.length > 0 ? familyCodes : (groupCodes.get(name) ?? []);
  if (known.length === 0) return [];
  const family = poolCodes(known);
  const unmapped = familyCodes.filter(({ code }) => !foodOfCode.has(code));
  const pools = members.map((food) => ({ food, own: codesOf(food) }));
  const bare = pools.filter(({ own }) => own.length === 0).length;
  const left = unmapped.reduce((total, { per100000 }) => total + per100000, 0);
  const backoff = FLOOR + left / Math.max(1, unmapped.length + bare);
  const lines: string[] = [];
  const others = new Set<number>();
  for (const { food, own } of pools) {
    const pool = own.length === 0 ? undefined : poolCodes(own);
    if (pool && pool.per100000 >= MIN_SHARE) lines.push(foodLine(keyOf(food), pool, family));
    else others.add(food.fdcId ?? 0);
  }
  if (others.size > 0 && isFamilyOfCodes(name)) lines.push(`+${[...others].join(' ')}`);
  return [[`=${name}`, short(backoff), gramsOf(family), sharesOf(family.when)].join('\t'), ...lines];
}
const lines = [...families.values()]
  .filter(({ name, foods: members }) => members.length > 0 || !isFamilyOfCodes(name))
  .toSorted((a, b) => (a.name < b.name ? -1 : 1))
  .flatMap(familyLines);
writeFileSync(join(data, 'eaten.tsv'), `food\tper100000\tgrams\twhen\n${lines.join('\n')}\n`);

const pairs = pairLines(readEatenPairs(), (code) => foodOfCode.get(code)?.id);
writeFileSync(join(data, 'eaten-pairs.tsv'), `food\tlifts\n${pairs.join('\n')}\n`);

const recalls = codes.reduce((total, code) => total + code.recalls, 0);
const mapped = codes
  .filter(({ code }) => foodOfCode.has(code))
  .reduce((total, code) => total + code.recalls, 0);
console.log(
  `${foodOfCode.size} of ${codes.length} codes with ${((100 * mapped) / recalls).toFixed(1)} % of ${recalls} recalled items map to ${ownCodes.size} of ${foods.length} foods; ` +
    `${families.size} families, ${lines.length} lines, ${pairs.length} foods with pairs.`,
);
