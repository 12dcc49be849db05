import { stemWord, type TextToken } from '#domain/foods/search/text.ts';
import { MEASURES } from '#domain/meals/portions/units.ts';
import { OWN_PART } from '#domain/meals/reading/text/shares.ts';
import { textAhead, wordCount } from '#domain/meals/reading/text/tokens.ts';
import { valueOf } from './numbers.ts';

/** Food made for several servings: "made 6 bowls, had one", "recipe serves 4", "ate half the batch". */

export interface Batch {
  /** Where in the text its foods end. */
  readonly until: number;
  /** Eaten share of the whole. */
  readonly share: number;
  /** Servings eaten. */
  readonly servings: number;
  /** Whether one thing was cut into pieces, rather than cooked for several people. */
  readonly isCut: boolean;
  /** What a serving is called: "made soup for 8, had one bowl". */
  readonly unit?: string;
  /** Whether it is a share of listed foods, each with its own amount. */
  readonly isList?: true;
  /** Whether only the whole was stated: "serves 4". */
  readonly isYield?: true;
  /** Where its foods start, if it precedes them: "split 3 ways: chow mein and ribs". */
  readonly from?: number;
}

const NUMBER = String.raw`(?:\d+(?:\.\d+)?(?: [/⁄] \d+)?|[¼½¾⅓⅔⅛]|(?:a |one )?(?:half|third|quarter)|a dozen|dozen|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a|an)`;
const ATE = '(?:had|ate|eat|eaten|have|having|took|finished|tried)';
const SERVING =
  '(?:servings?|portions?|bowls?|slices?|pieces?|tubs?|containers?|plates?|pots?|boxes|people|persons?|meals?|squares?|cups?|shares?|jars?|ways|of|us|each|adults)';

const MADE = new RegExp(
  [
    '^(?:(?:the|my|this|whole) )*(?:(?:recipe|batch|it|which|that|all|pot|loaf|tray|tin|pan) )?',
    '(?:(?<verb>(?:made|turned|shaped|formed|rolled) into|made|makes|make|making|baked|cooked|serves|feeds|yields?|(?:split|divided|cut|sliced|portioned) (?:it |them )?(?:into|in|by)|enough for|fed|for(?= \\S+ (?:people|persons|adults|servings|of us|[,;]) )|(?:a )?batch of|froze|recipe for) |(?=\\S+ (?:servings|portions|slices|squares|pieces) (?:[,;.)–—-] )*(?:(?:i|and|only|just) )*(?:had|ate) ))',
    `(?:about |around |roughly )?(?<made>${NUMBER}) (?<what>(?:[a-z]+ ){0,4}?)`,
    `(?:(?:[,.;–—)(-]|and|but|i|we|just|only|of which|today|tonight|each|so) )*`,
    `(?:${ATE} (?:about |just |only |like )?(?<eaten>${NUMBER}) |(?<bare>${NUMBER}) (?=${SERVING} ))(?<unit>(?:${SERVING} |of (?:them|those|it) )*)`,
  ].join(''),
);
/** A recipe without a stated share: one serving. */
const SERVES = new RegExp(
  `^(?:(?:the|my|this|whole) )*(?:(?:recipe|batch|it|which|that) )?(?:serves|feeds|(?:makes|yields?)(?= \\S+ (?:servings|portions)))(?: about| around| up to)* (?<made>${NUMBER}) (?:(?:servings|portions|people|adults) )?`,
);
const OF_BATCH = new RegExp(
  `^(?:${ATE} )?(?:about |around |roughly |just )?(?<eaten>${NUMBER}) (?:of )?(?:the|my|it|this|that) (?:whole |entire )?(?:batch|recipe|pot|pan|tray|dish|casserole|potful) `,
);

/** "Smoothie: 1 banana, 1 cup milk. Drank half": a share of everything listed. */
const OF_LIST = new RegExp(
  `^(?:(?:i|we|and|but|only|just) )*(?:drank|${ATE}) (?:about |around |roughly |only |just )?(?<eaten>${NUMBER})(?: of (?:it|this|that))? (?:[.!;\\n] )?$`,
);
/** "Guacamole (2 avocados, lime) shared between 4 people", "8 thighs, 2 lb potatoes, split 4 ways. Had my quarter". */
const SHARED_LIST = new RegExp(
  `^(?:shared|split|divided) (?:it |them |all )?(?:(?:between|among|amongst) (?:the )?(?<of>${NUMBER}) (?:(?:of us|people|persons|adults) )?|(?:in |into )?(?<ways>${NUMBER}) ways )(?:${OWN_PART})?`,
);
const LISTING = /^(:|\(|made|with)$/;

const AHEAD = 16;
/** Default number of servings in a pot or dish; "an eighth of the pot" is a serving, though. */
const DISH_SERVINGS = 4;

export const AFTER_STATEMENT =
  /^(with|and|for|tonight|today|yesterday|at|so|far|already|myself|but|then|plus|on|in|by|after|before|last|this|i|we|later|now|w|w\/|warm|straight|while|whilst|still|when|right)$/;

export interface Statement extends Omit<Batch, 'until'> {
  readonly words: number;
  /** The food and amount that it names itself: "made 12 cookies, ate 2". */
  readonly food: readonly TextToken[];
}

function madeStatement(tokens: readonly TextToken[], place: number, ahead: string): Statement | undefined {
  const match = MADE.exec(ahead);
  if (match?.groups === undefined) return undefined;
  const { verb = '', made = '', what = '', eaten = match.groups['bare'] ?? '1' } = match.groups;
  const said = tokens.slice(place, place + wordCount(match[0]));
  const all = valueOf(said, made);
  const next = tokens[place + said.length];
  // "made 2 eggs and ate half a bagel", "cooked 200 g rice, ate half": separate amounts.
  const isOther =
    next?.kind === 'word' && !AFTER_STATEMENT.test(next.text) && !what.split(' ').includes(next.text);
  if (isOther || MEASURES.has(stemWord(what.split(' ')[0] ?? ''))) return undefined;
  const part = valueOf(said.slice(wordCount(match[0].slice(0, match[0].indexOf(what, verb.length)))), eaten);
  // In "lasagna for 4, had a quarter", the share is of the whole lasagna; "half a bowl" is half a serving.
  const servings = part < 1 && (match.groups['unit'] ?? '') === '' ? part * all : part;
  const count = verb === 'froze' ? all + servings : all;
  if (!(count > 0) || !(servings > 0) || servings > count) return undefined;
  const names = what.split(' ').filter((word) => word !== '' && !new RegExp(`^${SERVING}$`).test(word));
  // "500 g of mince made into 4 burgers": the mince is what was eaten.
  const isNamed =
    !verb.endsWith(' into') &&
    names.some((name) => !tokens.slice(0, place).some(({ text }) => stemWord(text) === stemWord(name)));
  const [first] = said;
  const from = wordCount(match[0].slice(0, match[0].indexOf(` ${made} `) + made.length + 1));
  const food =
    isNamed && first !== undefined
      ? [
          { ...first, kind: 'number' as const, text: `${servings}` },
          ...said.slice(from, from + wordCount(what)),
        ]
      : [];
  const isCut = /^(split|divided|cut|sliced)/.test(verb);
  const unit = stemWord(match.groups['unit']?.split(' ')[0] ?? '');
  const isDishedUp = /^(bowl|plate|mug|cup)$/.test(unit);
  return {
    share: servings / count,
    servings,
    isCut,
    words: wordCount(match[0]),
    food,
    ...(isDishedUp && { unit }),
  };
}

const MIN_LISTED = 3;

/** "8 thighs, 2 lb potatoes, 3 tbsp oil,": several amounts, and a comma after the last. */
const isListed = (before: readonly TextToken[]): boolean =>
  before.at(-1)?.text === ',' &&
  before
    .slice(before.findLastIndex(({ text }) => /^[.;!?\n]$/.test(text)) + 1)
    .filter(({ kind }) => kind === 'number').length >= MIN_LISTED;

export function statementAt(tokens: readonly TextToken[], place: number): Statement | undefined {
  const ahead = textAhead(tokens, place, AHEAD);
  const made = madeStatement(tokens, place, ahead);
  if (made !== undefined || place === 0) return made;
  const before = tokens.slice(0, place);
  const isAfterList = before.some(({ text }) => LISTING.test(text)) || isListed(before);
  const sharedBy = isAfterList ? SHARED_LIST.exec(ahead) : null;
  const sharers = sharedBy?.groups?.['of'] ?? sharedBy?.groups?.['ways'];
  if (sharedBy && sharers !== undefined) {
    const words = wordCount(sharedBy[0]);
    const share = 1 / valueOf(tokens.slice(place, place + words), sharers);
    return { share, servings: share, isCut: false, isList: true, words, food: [] };
  }
  const ofList = OF_LIST.exec(ahead);
  const listed = ofList?.groups?.['eaten'];
  if (ofList && listed !== undefined && isAfterList) {
    const share = valueOf(tokens.slice(place), listed);
    const isPart = share < 1;
    if (isPart)
      return { share, servings: share, isCut: false, isList: true, words: wordCount(ofList[0]), food: [] };
  }
  const serves = SERVES.exec(ahead);
  const ofBatch = OF_BATCH.exec(ahead);
  const match = serves ?? ofBatch;
  if (match?.groups === undefined) return undefined;
  const words = wordCount(match[0]);
  const value = valueOf(
    tokens.slice(place, place + words),
    match.groups['made'] ?? match.groups['eaten'] ?? '1',
  );
  if (serves) return { share: 1 / value, servings: 1, isCut: false, isYield: true, words, food: [] };
  const servings = value * Math.max(DISH_SERVINGS, 1 / value);
  return { share: value, servings, isCut: false, words, food: [] };
}

export const OPENS =
  /^(made|makes|make|making|turned|shaped|formed|rolled|baked|cooked|serves|feeds|yields?|split|divided|cut|sliced|portioned|shared|enough|fed|for|batch|froze|recipe|loaf|tray|tin|pan|pot|the|my|this|it|which|ate|had|drank|a|about|half|third|quarter|one|two|three)$/;
