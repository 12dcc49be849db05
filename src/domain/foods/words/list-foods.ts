import { lowerFirst } from '#domain/words/first-letter.ts';
import { joinFirst } from '#domain/words/join-words.ts';

/** First words of foods that are names: of peoples, places, persons and brands. */
const NAMES = new Set(
  (
    'African American Andalusian Anzac Arabic Argentinian Asian Australian Austrian Bavarian Belgian Bolognese Boston Brazil Brazilian British ' +
    'Brussels Caesar Cajun California Canadian Cantonese Caribbean Chinese Cobb Colby Cornish Cuban Danish Dijon Dutch Egyptian English ' +
    'Eton European Filipino Florida French German Greek Guinness Hawaiian Hungarian Iberian Indian Indonesian Irish Israeli Italian Jamaican ' +
    'Japanese Jerusalem Korean Latin Lebanese Linzer Malaysian Manhattan Margherita Mediterranean Mexican Monterey Moroccan Nashville New ' +
    'Nordic Norwegian Nutella Oreo Parma Parmesan Peking Persian Peruvian Philly Polish Portuguese Provençal Reuben Roma Romanian Russian ' +
    'Salisbury Scottish Serbian Singapore Spanish Sriracha Swabian Swedish Swiss Syrian Szechuan Texas Thai Thousand Tunisian Turkish ' +
    'Tuscan Ukrainian Victoria Vienna Viennese Vietnamese Waldorf Welsh Worcestershire Yorkshire Zurich'
  ).split(' '),
);

/** "McDonald’s", "BLT", "Grape-Nuts", "Coca-Cola": capitals or an apostrophe after the first letter. */
const BRAND = /^[^\s,]*(?:[A-Z].*[A-Z]|['’])|^\S+ (?:[A-Z]|\d)/;

/** A food’s name inside a list: "mashed potatoes", but "Greek salad" and "McDonald’s fries". */
export function foodInList(name: string): string {
  const [first = ''] = name.split(/[\s,-]/);
  return NAMES.has(first) || BRAND.test(name) ? name : lowerFirst(name);
}

/** "Baked chicken, mashed potatoes and 2 more". @param most names before the rest is counted */
export const listFoods = (names: readonly string[], most: number): string =>
  joinFirst(
    names.map((name, at) => (at === 0 ? name : foodInList(name))),
    most,
  );
