import { termsOfText } from '#domain/foods/search/food-terms.ts';
import type { PhraseMatches } from './phrase-matches.ts';
import type { FoodPhrase } from '#domain/meals/reading/items/food-phrase.ts';
import type { Phrase } from '#domain/meals/reading/items/read-clause.ts';

/** Dishes with a fixed recipe and the parts that their figures include, "dish | parts". Parts that vary, such as a Caesar salad's chicken, are absent. */
const TABLE = `
caesar salad | lettuce romaine crouton parmesan cheese dressing anchovy
cobb salad | lettuce bacon egg cheese avocado tomato dressing
greek salad | feta cheese olive cucumber tomato onion pepper lettuce oregano
caprese | mozzarella cheese tomato basil
waldorf salad | walnut apple celery grape mayonnaise mayo
nicoise | tuna egg olive bean potato anchovy tomato
chef salad | ham turkey cheese egg lettuce tomato
tabbouleh | bulgur parsley tomato mint
coleslaw | cabbage carrot mayonnaise mayo
carbonara | bacon pancetta guanciale lardon egg parmesan pecorino cheese
bolognese | beef mince meat tomato sauce
lasagne | beef mince meat cheese ricotta mozzarella bechamel sauce tomato
lasagna | beef mince meat cheese ricotta mozzarella bechamel sauce tomato
moussaka | eggplant aubergine lamb mince beef bechamel
shepherd pie | lamb mince meat potato mash gravy
cottage pie | beef mince meat potato mash gravy
bibimbap | rice egg beef carrot spinach sprout vegetable gochujang
pad thai | noodle peanut egg sprout
pho | noodle broth herb sprout
paella | rice saffron pea
jambalaya | rice sausage
mapo tofu | tofu pork mince
poutine | fry gravy curd cheese
egg benedict | egg hollandaise muffin ham bacon
shakshuka | egg tomato pepper
chole bhature | bhatura bhature chole chickpea
cheese pizza | mozzarella sauce
huevo ranchero | egg tortilla salsa
reuben | beef sauerkraut cheese swiss dressing rye
cuban sandwich | ham pork cheese pickle mustard
club sandwich | bacon lettuce tomato mayonnaise mayo
croque monsieur | ham cheese bechamel
blt | bacon lettuce tomato mayonnaise mayo
french onion soup | onion cheese crouton
clam chowder | clam potato
ratatouille | eggplant aubergine zucchini courgette pepper tomato
spanakopita | spinach feta cheese
stroganoff | beef mushroom cream
margherita | mozzarella cheese tomato basil
hawaiian pizza | ham pineapple cheese
chicken parmesan | cheese mozzarella sauce tomato
egg fried rice | egg rice
`;

interface Dish {
  readonly words: readonly string[];
  readonly parts: ReadonlySet<string>;
}

const stems = (text: string): string[] => termsOfText(text).map((term) => term.text);

const DISHES: readonly Dish[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [dish = '', parts = ''] = line.split('|');
    return { words: stems(dish), parts: new Set(stems(parts)) };
  });

/** "Waldorf salad with walnuts and apples": what every such dish contains isn't eaten beside it. */
export function isOwnPart(item: FoodPhrase, { terms }: Phrase, matches: PhraseMatches): boolean {
  const last = terms.findLast(({ post }) => post !== true)?.text;
  if (last === undefined) return false;
  const named = new Set([
    ...item.terms.map(({ text }) => text),
    ...stems(matches.best(item.terms)?.food.name ?? ''),
  ]);
  return DISHES.some(({ words, parts }) => parts.has(last) && words.every((word) => named.has(word)));
}
