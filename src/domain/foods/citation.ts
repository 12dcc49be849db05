import type { Food } from './food.ts';

/** Food composition tables that figures come from, with the wording that their licenses require. */
export const FIGURE_TABLES = {
  fdc: {
    name: 'USDA FoodData Central',
    attribution: 'U.S. Department of Agriculture, Agricultural Research Service. FoodData Central.',
    license: 'public domain',
  },
  bls: {
    name: 'German Nutrient Database (BLS 4.0)',
    attribution: 'Max Rubner-Institut (2025): Bundeslebensmittelschlüssel (BLS), version 4.0.',
    license: 'CC BY 4.0',
  },
  ciqual: {
    name: 'French CIQUAL table',
    attribution: 'Anses. Ciqual French food composition table.',
    license: 'Etalab Open License',
  },
  cnf: {
    name: 'Canadian Nutrient File',
    attribution: 'Health Canada. Canadian Nutrient File.',
    license: 'Open Government Licence – Canada',
  },
} as const;

export type FigureTable = keyof typeof FIGURE_TABLES;

/** One row of one table. */
export interface Citation {
  readonly table: FigureTable;
  readonly row: string;
  /** The row's page, if the table has one for each. */
  readonly url?: string;
  /** Share of the row in a food that took up water, if it is not all of it. */
  readonly percent?: number;
}

const isTable = (name: string): name is FigureTable => Object.hasOwn(FIGURE_TABLES, name);

const usdaRow = (row: string): Citation => ({
  table: 'fdc',
  row,
  url: `https://fdc.nal.usda.gov/food-details/${row}/nutrients`,
});

/** Source of a reference food's figures; undefined for members' own foods, and for products without a source. */
export function citationOf({ fdcId, sourceId }: Pick<Food, 'fdcId' | 'sourceId'>): Citation | undefined {
  if (sourceId === undefined) return fdcId === undefined ? undefined : usdaRow(String(fdcId));
  const [table = '', cited = ''] = sourceId.split(':');
  const [row = '', percent] = cited.split('@');
  if (!isTable(table)) return undefined;
  return {
    ...(table === 'fdc' ? usdaRow(row) : { table, row }),
    ...(percent !== undefined && { percent: Number(percent) }),
  };
}
