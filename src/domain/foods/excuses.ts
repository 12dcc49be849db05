import { FOOD_RULES, type FoodRule } from './breach.ts';
import { FoodTableError, type TableSource } from './table-source.ts';

/** Why one food of the table may break one rule. */
export interface Excuse {
  readonly foodId: string;
  readonly rule: FoodRule;
  readonly reason: string;
}

const HEADER = 'food\trule\treason';

/** Reads the excuses of the reference table. @throws FoodTableError for a row that is not whole */
export function parseExcuses({ file, text }: TableSource): Excuse[] {
  const [header, ...lines] = text.split(/\r?\n/);
  if (header !== HEADER) throw new FoodTableError(file, 1, 'header is not food, rule, reason');
  return lines.flatMap((line, at) => {
    if (line === '') return [];
    const [foodId = '', name = '', reason = ''] = line.split('\t');
    const rule = FOOD_RULES.find((known) => known === name);
    if (rule === undefined || reason === '') throw new FoodTableError(file, at + 2, `excuse "${line}"`);
    return [{ foodId, rule, reason }];
  });
}
