import { textAt, type Cursor } from './read-units.ts';

/** Size words as typed, mapped to those of portion labels. */
export const SIZES = new Map(
  Object.entries({
    small: 'small',
    smaller: 'small',
    little: 'small',
    tiny: 'small',
    medium: 'medium',
    average: 'medium',
    normal: 'medium',
    large: 'large',
    big: 'large',
    larger: 'large',
    huge: 'extra large',
    massive: 'extra large',
    enormous: 'extra large',
    ginormous: 'extra large',
    family: 'family size',
    party: 'family size',
    jumbo: 'extra large',
    giant: 'extra large',
    xl: 'extra large',
    mini: 'mini',
    miniature: 'mini',
    regular: 'regular',
    thin: 'thin',
    thick: 'thick',
    fat: 'thick',
    chunky: 'thick',
    doorstep: 'thick',
    king: 'king size',
    fun: 'fun size',
    snack: 'snack size',
    bite: 'bite size',
    sharing: 'large',
    personal: 'personal',
    individual: 'individual',
    child: 'child',
    toddler: 'child',
    kid: 'child',
    kids: 'child',
    "kid's": 'child',
    "kids'": 'child',
    "child's": 'child',
    "children's": 'child',
    "toddler's": 'child',
    tall: 'tall',
    grande: 'grande',
    venti: 'venti',
    super: 'super',
    heaping: 'heaping',
    heaped: 'heaping',
    rounded: 'heaping',
    sm: 'small',
    md: 'medium',
    med: 'medium',
    lg: 'large',
    standard: 'regular',
    footlong: 'footlong',
    single: 'single',
    long: 'long',
    short: 'short',
  }),
);

/** "Medium crust" and "thick cut" aren't sizes of the whole. */
const NO_SIZE_BEFORE =
  /^(crust|cut|rare|roast|heat|grain|sliced|spread|well|curd|flake|pearl|shell|noodle|noodles)$/;

export const isSizeBefore = (next: string): boolean => !NO_SIZE_BEFORE.test(next);

/** Fat refers to milk, and chunky is a kind of soup. */
const OF_SLICES = /^(fat|chunky|doorstep)$/;
/** "Kid left 4 nuggets": a child, not a size. */
const DOES = /^(left|had|ate|gave|did|didn't|wanted|was|is)$/;
const NEEDS_SIZE_WORD: ReadonlySet<string> = new Set([
  'king',
  'fun',
  'snack',
  'bite',
  'personal',
  'family',
  'party',
]);

/** Reads size words at the cursor ("small", "extra large", "king-size") into `sizes` and moves past them. */
export function readSizes(cursor: Cursor, sizes: string[]): boolean {
  const start = cursor.at;
  for (;;) {
    const word = textAt(cursor);
    if (word === 'extra' && /^(large|small)$/.test(textAt(cursor, 1))) {
      sizes.push(textAt(cursor, 1) === 'large' ? 'extra large' : 'mini');
      cursor.at += 2;
      continue;
    }
    const size = SIZES.get(word);
    const sized = /^sized?$/.test(textAt(cursor, 1));
    const isPacked = /^(family|party)$/.test(word) && /^(bag|pack|packet|tub|box)$/.test(textAt(cursor, 1));
    if (
      NO_SIZE_BEFORE.test(textAt(cursor, 1)) ||
      (OF_SLICES.test(word) && !/^(slices?|slabs?|wedges?|pieces?)$/.test(textAt(cursor, 1))) ||
      size === undefined ||
      (size === 'child' && DOES.test(textAt(cursor, 1))) ||
      (NEEDS_SIZE_WORD.has(word) && !sized && !isPacked)
    )
      break;
    sizes.push(size);
    cursor.at += sized ? 2 : 1;
    if (textAt(cursor) === ',' || (textAt(cursor) === 'or' && SIZES.has(textAt(cursor, 1)))) cursor.at += 1;
  }
  return cursor.at > start;
}

/** Sizes of subs, then of pizzas. */
export const sizesOfInches = (inches: number): readonly string[] => [
  ...(inches === 12 ? ['footlong'] : inches === 6 ? ['sub'] : []),
  inches >= 14 ? 'large' : inches >= 11 ? 'medium' : 'small',
  'whole',
];
