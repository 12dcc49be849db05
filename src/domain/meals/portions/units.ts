import { kcalFromKj } from '#domain/units/energy.ts';
import { mlFromFlOz } from '#domain/units/volume.ts';
import { OUNCE_G } from '#domain/units/mass.ts';
import { stemWord } from '#domain/foods/search/text.ts';

/** A unit of mass, volume or energy with its exact factor. Sources of factors: NIST SP 811; US customary measures, metric deciliter and liter. */
export interface Measure {
  readonly kind: 'mass' | 'volume' | 'energy';
  /** Grams for mass, milliliters for volume, kilocalories for energy, for one of the unit. */
  readonly factor: number;
  /** Displayed name, in the editor and in results. */
  readonly label: string;
}

const mass = (label: string, factor: number): Measure => ({ kind: 'mass', label, factor });
const volume = (label: string, factor: number): Measure => ({ kind: 'volume', label, factor });

const energy = (label: string, factor: number): Measure => ({ kind: 'energy', label, factor });

export const GRAM = mass('g', 1);
export const FLUID_OUNCE = volume('fl oz', mlFromFlOz(1));

const NAMED: readonly (readonly [string, Measure])[] = [
  ['g gram gramme gr gm gms grm', GRAM],
  ['kg kilogram kilogramme kilo', mass('kg', 1000)],
  ['mg milligram', mass('mg', 0.001)],
  ['oz ozs ounce onces onz', mass('oz', OUNCE_G)],
  ['lb lbs pound', mass('lb', 453.59237)],
  ['stone', mass('stone', 6350.29318)],
  ['ml mls milliliter millilitre mil cc', volume('ml', 1)],
  ['cl centiliter centilitre', volume('cl', 10)],
  ['dl deciliter decilitre', volume('dl', 100)],
  ['l liter litre ltr', volume('l', 1000)],
  ['floz', FLUID_OUNCE],
  ['cubicinch', volume('cubic inch', 16.387064)],
  ['squareinch', volume('square inch', 4)],
  ['cup c', volume('cup', 236.5882365)],
  ['tbsp tablespoon tablespoonful tblsp tbs tbl tb tablesp tbspn', volume('tbsp', 14.78676478125)],
  ['tsp teaspoon teaspoonful teasp tspn', volume('tsp', 4.92892159375)],
  ['pint pt', volume('pint', 473.176473)],
  ['quart qt', volume('quart', 946.352946)],
  ['gallon gal', volume('gallon', 3785.411784)],
  ['kcal cal calory', energy('kcal', 1)],
  ['kj kilojoule', energy('kJ', kcalFromKj(1))],
];

export const MEASURES: ReadonlyMap<string, Measure> = new Map(
  NAMED.flatMap(([names, measure]) => names.split(' ').map((name) => [stemWord(name), measure] as const)),
);

/** Displayed labels of measures ("g", "cup"), by label. */
export const MEASURE_BY_LABEL: ReadonlyMap<string, Measure> = new Map(
  NAMED.flatMap(([, measure]) => (measure.kind === 'energy' ? [] : [[measure.label, measure] as const])),
);

/**
 * Household words for containers and pieces of food. A word of `FREE_UNITS` is a unit before any food word ("2 slices bread"); one of
 * `OF_UNITS` only before "of", since it also names foods ("a bar of chocolate", but "a taco").
 */
const FREE_UNITS =
  'slice piece glass bowl can bottle packet package pack container carton pouch bag box jar mug serving handful bunch head clove stalk sprig leaf wedge scoop shot ' +
  'dollop pat stick plate tub order portion helping spoonful spoon pinch dash splash drizzle loaf cube sheet spear square sleeve case bite mouthful tin sachet individual ' +
  'strip sliver tupperware lunchbox link fillet ear tablet unit count pod tube envelope keg floret segment knob rasher ladle ladleful flask thermos tumbler beaker carafe jug pitcher tankard stein goblet teacup decanter chunk kernel capsule drop katori punnet sip gulp swig swallow pump schooner glug slug hunk baton forkful fistful';
const OF_UNITS =
  'bar roll ball patty cake egg nugget wing drumstick thigh breast half rack rib chop steak tray pan sandwich ring cookie cracker kebab skewer tart basket bucket finger bun crown row tray cone section side pot grating sprinkle sprinkling smear scrape scraping shaving slick';

const named = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(stemWord));

export const FREE_UNIT_WORDS = named(FREE_UNITS);
export const OF_UNIT_WORDS = named(OF_UNITS);

/** Whether a word is a unit of any kind. */
export const isUnitWord = (word: string): boolean =>
  [MEASURES, FREE_UNIT_WORDS, OF_UNIT_WORDS].some((units) => units.has(stemWord(word)));

/** "6 steak" counts steak; only "6 rolls of" has a unit. */
export const isUnitBefore = (word: string, next: string): boolean =>
  isUnitWord(word) && (next === 'of' || !OF_UNIT_WORDS.has(stemWord(word)));

/** Units with the same meaning in a kitchen, in order of preference. Keys are stems. */
export const UNIT_SYNONYMS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    rasher: ['slice', 'strip', 'piece'],
    tin: ['can'],
    sachet: ['packet', 'pouch'],
    pack: ['packet', 'package', 'bag', 'pouch', 'box'],
    packet: ['pouch', 'bag', 'package', 'sachet', 'serving'],
    package: ['packet', 'bag', 'box', 'pouch', 'container', 'serving'],
    bag: ['packet', 'package', 'pouch', 'serving'],
    pouch: ['packet', 'bag', 'container', 'serving'],
    box: ['carton', 'package', 'container', 'pouch', 'serving'],
    carton: ['container', 'box', 'cup', 'glass'],
    container: ['tub', 'carton', 'cup', 'pouch', 'package', 'jar', 'serving'],
    tub: ['container', 'cup'],
    pot: ['container', 'tub', 'cup'],
    jar: ['can'],
    tube: ['can', 'container', 'pouch', 'stick', 'packet'],
    individual: ['container', 'carton', 'packet', 'serving', 'piece'],
    unit: ['piece'],
    count: ['piece'],
    glass: ['cup', 'mug'],
    mug: ['cup', 'glass'],
    bowl: ['serving'],
    plate: ['serving', 'cup'],
    order: ['serving', 'regular', 'medium'],
    portion: ['serving'],
    tupperware: ['serving', 'cup'],
    lunchbox: ['serving', 'cup'],
    helping: ['serving'],
    side: ['serving'],
    finger: ['piece', 'stick'],
    serving: ['piece'],
    spoonful: ['tbsp'],
    spoon: ['tbsp'],
    scoop: ['ball', 'serving'],
    dollop: ['tbsp'],
    pat: ['tsp', 'square'],
    stick: ['strip', 'piece', 'bar'],
    baton: ['stick', 'strip'],
    hunk: ['wedge', 'chunk'],
    fistful: ['handful'],
    bar: ['piece', 'stick', 'package'],
    piece: ['slice', 'medium', 'regular', 'square', 'patty', 'fillet', 'strip', 'nugget', 'stick', 'small'],
    slice: ['piece', 'wedge', 'medium'],
    wedge: ['slice', 'piece'],
    segment: ['wedge', 'slice', 'section'],
    strip: ['slice', 'piece', 'stick'],
    link: ['piece', 'patty'],
    fillet: ['piece', 'medium', 'breast', 'patty'],
    patty: ['piece', 'medium'],
    ball: ['piece', 'scoop'],
    chunk: ['piece', 'cube'],
    cube: ['piece'],
    square: ['piece'],
    floret: ['piece', 'spear'],
    spear: ['piece', 'stalk'],
    stalk: ['piece', 'medium', 'stick'],
    sleeve: ['packet'],
    tablet: ['packet', 'piece'],
    bun: ['piece', 'roll'],
    roll: ['piece', 'bun'],
    loaf: ['piece'],
    half: ['piece'],
    ring: ['piece'],
    knob: ['pat', 'tbsp'],
    grating: ['tbsp'],
    sprinkling: ['tsp'],
    sprinkle: ['tsp'],
    smear: ['tbsp', 'tsp'],
    scrape: ['tsp'],
    scraping: ['tsp'],
    shaving: ['tsp'],
    slick: ['tsp'],
    nugget: ['piece'],
    wing: ['piece'],
    drumstick: ['piece', 'leg'],
    thigh: ['piece'],
    breast: ['piece', 'half', 'fillet'],
    chop: ['piece', 'medium'],
    steak: ['piece', 'medium'],
    rib: ['piece'],
    cone: ['piece'],
    section: ['segment', 'piece'],
    sandwich: ['piece', 'regular'],
    cake: ['piece'],
    cookie: ['piece', 'medium'],
    cracker: ['piece'],
    kernel: ['piece'],
    egg: ['piece', 'large'],
    envelope: ['packet'],
    sheet: ['piece'],
  }),
);
