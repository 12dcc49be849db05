import { addedSugarsG } from '#domain/foods/formulas/added-sugars.ts';
import { alcoholFromEnergyG } from '#domain/foods/formulas/alcohol.ts';
import { FOOD_GROUPS, type Food, type FoodGroup, type Portion } from './food.ts';
import { NUTRIENT_KEYS, type NutrientKey, type Nutrients } from './nutrients.ts';
import { readFoodDoubts } from './food-doubts.ts';
import { parseGlycemicIndices } from './parse-glycemic-indices.ts';
import { runSteps, type Steps } from './steps.ts';
import { FoodTableError, type TableSource } from './table-source.ts';

const HEADER = ['id', 'source', 'group', 'nova', 'name', 'aliases', 'portions'];

const LINES_PER_STEP = 50;

const linesOf = (text: string): string[] => text.split(/\r?\n/);

/** Parses figures per 100 g, keyed by source row; blank cells are unknown and stay absent. */
function* parseFigures(source: TableSource): Steps<Map<string, Nutrients>> {
  const [header = '', ...lines] = linesOf(source.text);
  if (header !== ['source', ...NUTRIENT_KEYS].join('\t'))
    throw new FoodTableError(source.file, 1, 'header is not source and the nutrients');
  const figures = new Map<string, Nutrients>();
  for (const [at, line] of lines.entries()) {
    if (at % LINES_PER_STEP === 0) yield;
    if (line === '') continue;
    const [id = '', ...cells] = line.split('\t');
    if (cells.length !== NUTRIENT_KEYS.length)
      throw new FoodTableError(source.file, at + 2, `${cells.length} figures`);
    const per100g: { [K in NutrientKey]?: number } = {};
    NUTRIENT_KEYS.forEach((key, column) => {
      const cell = cells[column] ?? '';
      if (cell === '') return;
      const value = Number(cell);
      if (!Number.isFinite(value) || value < 0)
        throw new FoodTableError(source.file, at + 2, `${key} is "${cell}"`);
      per100g[key] = value;
    });
    figures.set(id, per100g);
  }
  return figures;
}

function parsePortions(
  cell: string,
  fail: (message: string) => never,
): { portions: Portion[]; defaultPortion: Portion } {
  const portions: Portion[] = [];
  let defaultPortion: Portion | undefined;
  for (const part of cell.split(';')) {
    const [, star = '', label = '', size = ''] =
      /^(\*?)([^=*]+)=([\d.]+)$/.exec(part) ?? fail(`portion "${part}"`);
    const grams = Number(size);
    if (!(grams > 0)) fail(`portion "${part}"`);
    const portion = { label, grams };
    portions.push(portion);
    if (star !== '') defaultPortion = portion;
  }
  return { portions: portions.slice(), defaultPortion: defaultPortion ?? fail('no default portion') };
}

const isGroup = (text: string): text is FoodGroup => FOOD_GROUPS.some((group) => group === text);

/** The figures, with derived ones that USDA's sets lack. */
function completeFigures({ group, nova, per100g }: Pick<Food, 'group' | 'nova' | 'per100g'>): Nutrients {
  const alcoholG = per100g.alcoholG ?? (group === 'alcohol' ? alcoholFromEnergyG(per100g) : undefined);
  const sugars = per100g.addedSugarsG ?? addedSugarsG({ group, nova, per100g });
  return {
    ...per100g,
    ...(alcoholG !== undefined && { alcoholG }),
    ...(sugars !== undefined && { addedSugarsG: sugars }),
  };
}

const parseNova = (cell: string): Food['nova'] =>
  cell === '1' ? 1 : cell === '2' ? 2 : cell === '3' ? 3 : cell === '4' ? 4 : undefined;

function parseRow(
  line: string,
  figures: ReadonlyMap<string, Nutrients>,
  fail: (message: string) => never,
): Food {
  const cells = line.split('\t');
  if (cells.length !== HEADER.length) fail(`${cells.length} cells`);
  const [id = '', source = '', group = '', nova = '', name = '', aliases = '', portions = ''] = cells;
  const kind = {
    group: isGroup(group) ? group : fail(`group "${group}"`),
    nova: parseNova(nova) ?? fail(`nova "${nova}"`),
  };
  const per100g = figures.get(source) ?? fail(`no figures for ${source}`);
  return {
    id,
    ...(/^\d+$/.test(source) ? { fdcId: Number(source) } : { sourceId: source }),
    name,
    aliases:
      aliases === ''
        ? []
        : aliases
            .split(';')
            .filter((alias) => alias !== '')
            .slice(),
    ...kind,
    ...parsePortions(portions, fail),
    per100g: completeFigures({ ...kind, per100g }),
  };
}

/**
 * Builds the reference foods from the authored tables, the figures file, the glycemic indices and the foods' variation.
 * @throws FoodTableError with file and line for an incomplete row, a duplicate id, a missing figure set, or a glycemic index of an unknown
 * food
 */
export const parseFoods = (
  tables: readonly TableSource[],
  figures: TableSource,
  glycemicIndices?: TableSource,
  doubts?: TableSource,
): Food[] => runSteps(parseFoodsSteps(tables, figures, glycemicIndices, doubts));

/** `parseFoods` with pauses. */
export function* parseFoodsSteps(
  tables: readonly TableSource[],
  figures: TableSource,
  glycemicIndices?: TableSource,
  doubts?: TableSource,
): Steps<Food[]> {
  const per100gBySource = yield* parseFigures(figures);
  const indices = glycemicIndices ? parseGlycemicIndices(glycemicIndices) : new Map<string, number>();
  const nextDoubt = doubts && readFoodDoubts(doubts);
  const foods: Food[] = [];
  const seen = new Set<string>();
  for (const { file, text } of tables) {
    const [header, ...lines] = linesOf(text);
    if (header !== HEADER.join('\t')) throw new FoodTableError(file, 1, 'header is not that of a food table');
    for (const [at, line] of lines.entries()) {
      if (at % LINES_PER_STEP === 0) yield;
      if (line === '') continue;
      const fail = (message: string): never => {
        throw new FoodTableError(file, at + 2, message);
      };
      const food = parseRow(line, per100gBySource, fail);
      if (seen.has(food.id)) fail(`id "${food.id}" is used twice`);
      seen.add(food.id);
      const glycaemicIndex = indices.get(food.id);
      indices.delete(food.id);
      const doubt = nextDoubt?.();
      foods.push({
        ...food,
        ...(glycaemicIndex !== undefined && { glycaemicIndex }),
        ...(doubt && { doubt }),
      });
    }
  }
  const [lost] = indices.keys();
  if (glycemicIndices && lost !== undefined)
    throw new FoodTableError(glycemicIndices.file, 1, `no food "${lost}"`);
  return foods;
}
