import type { NutrientKey, Nutrients } from '#domain/foods/nutrients.ts';
import { energiesAgree, kcalFromKj } from '#domain/units/energy.ts';
import { knownFigures, type MutableNutrients } from './figures.ts';
import type { Unusable } from './source-row.ts';

/**
 * FoodData Central's nutrients by id and by older number, in their published units, which are ours. If two measure the same thing, a food's
 * first is used: analyzed sugars before sugars by difference, the older fiber method before the newer.
 */
const NUTRIENTS: readonly (readonly [NutrientKey, ...(readonly [id: number, number: number][])])[] = [
  ['proteinG', [1003, 203]],
  ['fatG', [1004, 204], [1085, 298]],
  ['carbsG', [1005, 205], [1050, 205.2]],
  ['fiberG', [1079, 291], [2033, 293]],
  ['sugarsG', [2000, 269], [1063, 269.3]],
  ['addedSugarsG', [1235, 539]],
  ['satFatG', [1258, 606]],
  ['monoFatG', [1292, 645]],
  ['polyFatG', [1293, 646]],
  ['transFatG', [1257, 605]],
  ['omega3AlaG', [1404, 851]],
  ['omega3EpaG', [1278, 629]],
  ['omega3DhaG', [1272, 621]],
  ['cholesterolMg', [1253, 601]],
  ['sodiumMg', [1093, 307]],
  ['potassiumMg', [1092, 306]],
  ['calciumMg', [1087, 301]],
  ['ironMg', [1089, 303]],
  ['magnesiumMg', [1090, 304]],
  ['phosphorusMg', [1091, 305]],
  ['zincMg', [1095, 309]],
  ['copperMg', [1098, 312]],
  ['manganeseMg', [1101, 315]],
  ['seleniumUg', [1103, 317]],
  ['iodineUg', [1100, 314]],
  ['vitaminARaeUg', [1106, 320]],
  ['vitaminCMg', [1162, 401]],
  ['vitaminDUg', [1114, 328]],
  ['vitaminEMg', [1109, 323]],
  ['vitaminKUg', [1185, 430]],
  ['thiaminMg', [1165, 404]],
  ['riboflavinMg', [1166, 405]],
  ['niacinMg', [1167, 406]],
  ['vitaminB6Mg', [1175, 415]],
  ['folateDfeUg', [1190, 435]],
  ['vitaminB12Ug', [1178, 418]],
  ['pantothenicAcidMg', [1170, 410]],
  ['cholineMg', [1180, 421]],
  ['alcoholG', [1018, 221]],
  ['caffeineMg', [1057, 262]],
  ['waterG', [1051, 255]],
];

/** Kilocalories as labeled or by the general factors, then by a food's own factors, then by the general ones. */
const ENERGY_KCAL: readonly (readonly [number, number])[] = [
  [1008, 208],
  [2048, 958],
  [2047, 957],
];
const ENERGY_KJ = [1062, 268] as const;
const VITAMIN_D_IU = [1110, 324] as const;
const POLYOLS_G = [1086, 299] as const;
/** International units of vitamin D in a microgram, by definition. */
const IU_PER_UG_VITAMIN_D = 40;

const wantedIds: ReadonlySet<number> = new Set(
  [
    ...NUTRIENTS.flatMap(([, ...places]) => places.flat()),
    ...ENERGY_KCAL.flat(),
    ...ENERGY_KJ,
    ...VITAMIN_D_IU,
    ...POLYOLS_G,
  ].map(Number),
);

/** Whether a nutrient, by id or number, is imported. */
export const isWanted = (idOrNumber: number): boolean => wantedIds.has(idOrNumber);

/** Amounts per 100 g by the nutrient's id or number. */
export type FdcAmounts = ReadonlyMap<number, number>;

/** Figures of a FoodData Central food; missing amounts stay unknown. */
export function fdcFigures(amounts: FdcAmounts): { per100g: Nutrients; polyolsG?: number } | Unusable {
  const amount = ([id, number]: readonly [number, number]) => amounts.get(id) ?? amounts.get(number);
  const first = (places: readonly (readonly [number, number])[]): number | undefined => {
    for (const place of places) if (amount(place) !== undefined) return amount(place);
    return undefined;
  };
  const [energyKcal, energyKj, polyolsG] = [first(ENERGY_KCAL), amount(ENERGY_KJ), amount(POLYOLS_G)];
  if (energyKcal !== undefined && energyKj !== undefined && !energiesAgree(energyKcal, energyKj))
    return { reason: 'units', message: `${energyKj} kJ and ${energyKcal} kcal don’t match.` };
  const figures: { [K in keyof MutableNutrients]: number | undefined } = {
    energyKcal: energyKcal ?? (energyKj === undefined ? undefined : kcalFromKj(energyKj)),
  };
  for (const [key, ...places] of NUTRIENTS) figures[key] = first(places);
  const vitaminDIu = amount(VITAMIN_D_IU);
  if (vitaminDIu !== undefined) figures.vitaminDUg ??= vitaminDIu / IU_PER_UG_VITAMIN_D;
  return { per100g: knownFigures(figures), ...(polyolsG === undefined ? {} : { polyolsG }) };
}
