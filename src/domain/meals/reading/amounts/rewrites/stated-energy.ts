import type { TextToken } from '#domain/foods/search/text.ts';
import { asToken, isEnd, textAhead, wordAt as at, wordCount } from '#domain/meals/reading/text/tokens.ts';
import type { Rewrite } from './rewrite.ts';

/** Energy that a label or a list states. */

const ENERGY = '(?:kcals?|cals?|calories|kj)';
const LABEL = new RegExp(
  `^(?:(?:the|my|its|on|-|–|—) )*(?:(?:label|pack|packet|package|packaging|wrapper|box|tin|can|bag|carton|bottle|menu|app|website|board|it|mfp|myfitnesspal|calorie count|tray|sign|tub) )?(?:says|said|states|stated|claims|claimed|lists|listed|reads|shows|showed|had it (?:at|as|down as)) (?:(?:it's|it was|it is|about|around|roughly|at|as) )*(?=\\d[\\d.,]* ${ENERGY} )`,
);
const PER_LABEL = new RegExp(
  `^(?:(?:listed|labell?ed|marked|logged|down) (?:as|at) (?=\\d[\\d.,]* ${ENERGY} )|(?:according to|per|going by|from) (?:the |my )?(?:label|pack|packet|package|menu|app|website|wrapper|box) )`,
);
const ON_LABEL =
  /^(?:on|off|from) (?:the |its )?(?:label|pack|packet|package|carton|box|tin|can|bag|wrapper|bottle|back|menu|tray|tub) /;
const IS_ENERGY = /^(kcals?|cals?|calories|kj)$/;
const AHEAD = 12;

/** "Burrito, label said 540 calories": the amount of the food before. */
export const labelSaid: Rewrite = (tokens, place) => {
  const token = tokens[place];
  if (token?.kind !== 'word' || place === 0) return undefined;
  const ahead = textAhead(tokens, place, AHEAD);
  const said = LABEL.exec(ahead)?.[0];
  if (said !== undefined) return { read: [asToken(token, 'mark', ',')], end: place + wordCount(said) };
  const where = ON_LABEL.exec(ahead)?.[0];
  if (where !== undefined && IS_ENERGY.test(at(tokens, place - 1)))
    return { read: [], end: place + wordCount(where) };
  const per = PER_LABEL.exec(ahead)?.[0];
  if (per === undefined) return undefined;
  const isListed = /^[lmd]/.test(per);
  return { read: isListed ? [asToken(token, 'mark', ',')] : [], end: place + wordCount(per) };
};

const TOTAL = new RegExp(
  `^(?:(?:for|in|a|the|so|makes|comes to|that's|=) )*(?:total(?:s|ling|ing|led|ed)?|altogether|sum) (?:(?:of|was|is|about|around|to|=|:|~) )*\\d[\\d.,]* (?:${ENERGY} )?(?=[.,;!)\\n]|$)`,
);

/** "About a cup total": no cereal of that name. */
const isTotal = (tokens: readonly TextToken[], place: number): boolean =>
  /^(total|altogether|overall)$/.test(at(tokens, place)) && isEnd(tokens[place + 1]) && place > 0;

/** "Eggs, toast, total 264 cal": the energy of all of it adds nothing; after one food it is that food's. */
export const totalEnergy: Rewrite = (tokens, place) => {
  const token = tokens[place];
  if (token === undefined || place === 0) return undefined;
  const said = TOTAL.exec(textAhead(tokens, place, AHEAD))?.[0];
  const isOfMany = tokens.slice(0, place - 1).some(({ text }) => /^(,|and|\+|&|plus|with|;|\n)$/.test(text));
  if (said !== undefined && isOfMany) return { read: [], end: place + wordCount(said) };
  const number =
    said === undefined ? -1 : tokens.findIndex(({ kind }, at) => at > place && kind === 'number');
  if (number > place) return { read: [asToken(token, 'mark', ',')], end: number };
  return isTotal(tokens, place) ? { read: [], end: place + 1 } : undefined;
};

const MIN_LISTED = 2;
/** Rounded figures don't add up exactly. */
const CLOSE = 0.03;

/** "2 eggs 140, toast 90, total 230": bare numbers that add up to a total are energy. */
export function withListedEnergy(tokens: readonly TextToken[]): readonly TextToken[] {
  const total = tokens.findIndex(
    ({ text }, place) => /^(total|=|totals|altogether)$/.test(text) && tokens[place + 1]?.kind === 'number',
  );
  const sum = Number(at(tokens, total + 1));
  if (total < 1 || !(sum > 0)) return tokens;
  const isFigure = (token: TextToken, place: number): boolean =>
    place > 0 &&
    place < total &&
    token.kind === 'number' &&
    tokens[place - 1]?.kind === 'word' &&
    (place + 1 === total || /^([,+;&\n)]|and|plus|\.)$/.test(at(tokens, place + 1)));
  const figures = tokens.filter(isFigure);
  const added = figures.reduce((one, { text }) => one + Number(text), 0);
  if (figures.length < MIN_LISTED || Math.abs(added - sum) > CLOSE * sum) return tokens;
  const unit = /^(kcals?|cals?|calories)$/.test(at(tokens, total + 2)) ? total + 3 : total + 2;
  return [...tokens.slice(0, total), ...tokens.slice(unit)].flatMap((token) =>
    figures.includes(token) ? [token, asToken(token, 'word', 'kcal')] : [token],
  );
}

const PER_HUNDRED = new RegExp(
  `^(?:with|at|of|that has|which has|has|,|@|\\() ?(?:a |about |around )*(\\d[\\d.]*) (${ENERGY}) (?:per|/|for|a) (?:100 ?(?:g|grams?|ml)|hundred grams?) (?:\\) )?`,
);
const PER_WORDS = 10;
const HUNDRED = 100;

/** "45 g of a bar with 400 kcal per 100 g": its energy, from the weight and the label. */
export function withEnergyPerHundred(tokens: readonly TextToken[]): readonly TextToken[] {
  for (const [place, token] of tokens.entries()) {
    const said = PER_HUNDRED.exec(textAhead(tokens, place, PER_WORDS));
    if (said === null) continue;
    const start = tokens.findLastIndex(
      ({ kind }, before) =>
        before < place && kind === 'number' && /^(g|grams?|ml)$/.test(at(tokens, before + 1)),
    );
    const weighed = tokens[start];
    const food = tokens.slice(start + 2, place);
    if (weighed === undefined || food.length === 0 || food.some((each) => isEnd(each))) continue;
    const energy = Math.round((Number(weighed.text) * Number(said[1])) / HUNDRED);
    const rest = tokens.slice(place + wordCount(said[0]));
    return [
      ...tokens.slice(0, start),
      asToken(weighed, 'number', `${energy}`),
      asToken(tokens[start + 1] ?? token, 'word', said[2] === 'kj' ? 'kj' : 'kcal'),
      ...food,
      ...withEnergyPerHundred(rest),
    ];
  }
  return tokens;
}
