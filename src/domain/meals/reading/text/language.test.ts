import { describe, expect, test } from 'vitest';
import { tokenizeText } from '#domain/foods/search/text.ts';
import { foreignLanguage } from './language.ts';

const FOODS = new Set('eggs toast arroz con pollo cafe au lait pain chocolat queso fresco brie'.split(' '));
const NAMES = new Set(['pao de queijo', 'feijao', 'cafe con leche', 'tostadas']);
const languageOf = (text: string) =>
  foreignLanguage(
    tokenizeText(text),
    (word) => FOODS.has(word),
    (words) => NAMES.has(words.join(' ')),
  );

describe('a description in another language is recognized', () => {
  test.each([
    ['62 Gramm Kichererbsen', 'de'],
    ['zwei Scheiben Brot mit Käse', 'de'],
    ['2 Eier und Toast', 'de'],
    ['deux tranches de pain avec du fromage', 'fr'],
    ["j'ai mangé une pomme", 'fr'],
    ['dos rebanadas de pan tostado', 'es'],
    ['una manzana y un vaso de leche', 'es'],
    ['un cafe con leche y dos tostadas', 'es'],
    ['due uova e una fetta di pane', 'it'],
    ['duas fatias de pão com manteiga', 'pt'],
    ['twee boterhammen met kaas', 'nl'],
    ['två skivor bröd med ost', 'sv'],
    ['to skiver rugbrød med ost', 'da'],
    ['dwie kromki chleba z serem', 'pl'],
    ['meia xícara de feijão com manteiga', 'pt'],
    ['りんごとパン', 'ja'],
    ['사과 하나', 'ko'],
    ['一个苹果', 'zh'],
    ['δύο αυγά', 'el'],
    ['яблоко и хлеб', 'und'],
  ])('%s', (text, language) => expect(languageOf(text)).toBe(language));
});

describe('English stays English', () => {
  test.each([
    '2 eggs and toast',
    'arroz con pollo',
    'pain au chocolat and a café au lait',
    'queso fresco with toast',
    'brie, an apple and a glass of water',
    'pão de queijo and toast',
    '100 g feijão',
    'zxqvbnk',
    '250 g',
    '🍕',
    '',
  ])('%s', (text) => expect(languageOf(text)).toBeUndefined());
});
