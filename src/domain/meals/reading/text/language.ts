import type { TextToken } from '#domain/foods/search/text.ts';
import { PLAIN_WORDS } from '#domain/foods/search/plain-words.ts';

/**
 * Recognizes descriptions that aren't in English, so that they aren't misread ("62 Gramm Kichererbsen"). Lists common words of each
 * language without accents: those that never occur in English, including units and plain foods; small words that also occur in names of
 * dishes ("con", "au"), of which two are needed; and foods on English menus, which alone prove nothing.
 */
const WORDS: Readonly<Record<string, string>> = {
  de: `ich habe hatte gegessen getrunken esse trinke und mit ohne zum zur beim heute gestern morgens abends mittags fruhstuck mittagessen abendessen ein eine einen einem
    einer zwei drei vier funf halbe halber gramm essloffel teeloffel tasse tassen becher scheibe scheiben stuck stucke dose teller schussel etwas bisschen dazu danach
    kase brot brotchen milch eier apfel kartoffeln kartoffel hahnchen huhn fleisch fisch reis nudeln gemuse obst zucker wasser kaffee saft suppe kuchen schokolade joghurt
    butterbrot kichererbsen linsen bohnen erbsen mohren zwiebel gurke | der das den aus | ei glas el quark paprika salat honig liter`,
  fr: `je j'ai jai mange bu avec sans deux trois quatre cinq demi demie hier aujourd'hui matin soir midi grammes cuillere cuilleres tasse verre tranche tranches morceau
    une assiette poignee beurre oeuf oeufs fromage viande poisson pates legumes pommes sucre gateau yaourt confiture lentilles c'est mais aussi | et un des du les de la le au | pain poulet riz pomme terre eau cafe lait jus miel jambon haricots soupe petit dejeuner diner bol peu`,
  es: `comi comido bebi desayuno desayune almuerzo cene merienda ayer hoy manana noche dos cinco gramos cucharada cucharadas cucharadita vaso vasos rebanada rebanadas
    pedazo trozo manzana patatas pescado verduras azucar jugo zumo mantequilla jamon yogur garbanzos lentejas tambien | yo con sin y un una unos de la el tres cuatro medio media | taza tazas plato huevos huevo leche pan tostado tostada pollo arroz queso carne agua miel papas cena`,
  it: `ho mangiato bevuto colazione pranzo ieri oggi un'altra cinque mezza grammi cucchiaio cucchiai cucchiaino tazza bicchiere fette pezzo uova uovo mela pesce verdure
    zucchero formaggio lenticchie anche | con senza e di della due tre un una uno | pane latte patate carne acqua caffe succo burro prosciutto miele ceci riso piatto cena mezzo fetta`,
  pt: `eu bebi manha almoco jantar ontem hoje tambem cinco meia gramas colher colheres xicara fatia fatias pedaco prato ovo ovos maca batata batatas frango peixe legumes
    acucar suco manteiga queijo presunto iogurte grao feijao | da com sem e um uma dois duas | comi cafe copo leite pao carne agua mel arroz lanche`,
  nl: `heb gegeten gedronken ontbijt avondeten gisteren vandaag zonder twee drie vier vijf eetlepel theelepel kopje snee sneetje boterham boterhammen eieren aardappel
    aardappelen vlees rijst groente groenten suiker boter kaas kikkererwten linzen | ik met en een halve | glas plak stuk kom melk brood appel kip vis sap water`,
  sv: `jag atit druckit frukost middag idag utan fyra matsked tesked kopp skiva skivor tallrik agg mjolk potatis kyckling kott gronsaker socker smorgas | har och med ett tva tre fem | glas brod apple fisk ris vatten kaffe smor ost`,
  da: `jeg spiste drak morgenmad frokost aftensmad uden skive skiver æg mælk brød rugbrød kød smør kartofler kylling grøntsager | og med en et tre | glas ost fisk ris kaffe`,
  pl: `zjadłem zjadłam wypiłem wypiłam sniadanie obiad kolacja wczoraj dzisiaj jeden jedna dwa dwie trzy cztery gramow łyzka łyzki łyzeczka szklanka kromka kromki plaster
    kawałek talerz jajko jajka mleko chleb jabłko ziemniaki kurczak mieso ryba warzywa cukier woda kawa masło szynka | i z bez | ser sok ryz`,
};

/** Non-Latin scripts, with the language if only one uses them. */
const SCRIPTS: readonly (readonly [RegExp, string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja'],
  [/\p{Script=Hangul}/u, 'ko'],
  [/\p{Script=Han}/u, 'zh'],
  [/\p{Script=Greek}/u, 'el'],
  [/\p{Script=Hebrew}/u, 'he'],
  [/\p{Script=Thai}/u, 'th'],
];
const UNKNOWN = 'und';

const WEIGHTS = [2, 1, 0];
const MIN_EVIDENCE = 2;

/** Evidence of each language in a word. */
const evidenceOf: ReadonlyMap<string, ReadonlyMap<string, number>> = new Map(
  Object.entries(WORDS).map(([language, text]) => {
    const rated = text.split('|').flatMap((list, at) =>
      list
        .trim()
        .split(/\s+/)
        .map((word) => [word, WEIGHTS[at] ?? 0] as const),
    );
    return [language, new Map(rated)];
  }),
);

const ENGLISH = new Set(
  'a an the and with of or some n w cup cups slice slices piece oz lb tbsp tsp'.split(' '),
);

function scriptOf(words: readonly string[]): string | undefined {
  const foreign = words.filter((word) => !/\p{Script=Latin}/u.test(word));
  if (foreign.length * 2 <= words.length) return undefined;
  const script = SCRIPTS.find(([letters]) => foreign.some((word) => letters.test(word)));
  return script?.[1] ?? UNKNOWN;
}

/** The language with the most evidence. */
function likeliest(words: readonly string[]): { language: string; evidence: number } {
  let best = { language: UNKNOWN, evidence: 0 };
  for (const [language, rated] of evidenceOf) {
    const evidence = [...new Set(words)].reduce((sum, word) => sum + (rated.get(word) ?? 0), 0);
    if (evidence > best.evidence) best = { language, evidence };
  }
  return best;
}

/** Words that belong to no food's name, and those that do. */
function withoutNames(
  words: readonly string[],
  isName: (words: readonly string[]) => boolean,
): { rest: readonly string[]; named: readonly string[] } {
  const rest: string[] = [];
  const named: string[] = [];
  for (let at = 0; at < words.length;) {
    const lengths = [5, 4, 3, 2, 1].filter((count) => at + count <= words.length);
    const length = lengths.find((count) => isName(words.slice(at, at + count)));
    (length === undefined ? rest : named).push(...words.slice(at, at + (length ?? 1)));
    at += length ?? 1;
  }
  return { rest, named };
}

/**
 * Detects the language of a description that isn't in English. Names of foreign dishes in the table count as English.
 * @param isFoodWord whether a food of the table has the word in its name
 * @param isName whether the words are the name of a food
 * @returns an ISO 639 code, `und` if several languages use its script; undefined for English, and if in doubt
 */
export function foreignLanguage(
  tokens: readonly TextToken[],
  isFoodWord: (word: string) => boolean,
  isName: (words: readonly string[]) => boolean,
): string | undefined {
  const words = tokens.filter(({ kind }) => kind === 'word').map(({ text }) => text);
  const script = scriptOf(words);
  if (script !== undefined) return script;
  if (likeliest(words).evidence < MIN_EVIDENCE) return undefined;
  const { rest, named } = withoutNames(words, isName);
  const { language, evidence } = likeliest(rest);
  if (evidence < MIN_EVIDENCE) return undefined;
  const rated = evidenceOf.get(language);
  const isEnglish = (word: string): boolean => PLAIN_WORDS.has(word) || ENGLISH.has(word) || isFoodWord(word);
  // "Café con leche" is on English menus, though its words are Spanish.
  const isOwn = (word: string): boolean => rated?.has(word) === true;
  const english =
    named.filter((word) => !isOwn(word)).length +
    rest.filter((word) => !isOwn(word) && isEnglish(word)).length;
  return english * 2 < words.length && english < evidence ? language : undefined;
}
