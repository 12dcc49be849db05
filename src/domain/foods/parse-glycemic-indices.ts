import { FoodTableError, type TableSource } from './table-source.ts';

const HEADER = 'food\tgi';

/** Glycemic indices by food id, from the columns food and gi; sources and notes may follow. @throws FoodTableError */
export function parseGlycemicIndices({ file, text }: TableSource): Map<string, number> {
  const [header = '', ...lines] = text.split(/\r?\n/);
  if (!`${header}\t`.startsWith(`${HEADER}\t`))
    throw new FoodTableError(file, 1, 'header is not food and gi');
  const indices = new Map<string, number>();
  lines.forEach((line, at) => {
    if (line === '') return;
    const [id = '', cell = ''] = line.split('\t');
    const value = Number(cell);
    if (!(value > 0)) throw new FoodTableError(file, at + 2, `glycemic index "${cell}"`);
    if (indices.has(id)) throw new FoodTableError(file, at + 2, `"${id}" appears twice`);
    indices.set(id, value);
  });
  return indices;
}
