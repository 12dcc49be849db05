import type { FoodIndex } from '#domain/foods/search/food-index.ts';
import { STATE_TERMS, termsOfWords, WEAK_TERMS, type Term } from '#domain/foods/search/food-terms.ts';
import { COMMON_WORDS } from '#domain/foods/search/common-words.ts';
import { PLAIN_WORDS } from '#domain/foods/search/plain-words.ts';
import { stemWord, type TextToken } from '#domain/foods/search/text.ts';
import { FREE_UNIT_WORDS, MEASURES } from '#domain/meals/portions/units.ts';
import { MEAL } from '#domain/meals/reading/items/fast-food-meals.ts';
import { amountBefore } from './amount-before.ts';
import { clausesOfList, splitAtAbsent } from './absent-from-lists.ts';
import { countsOther, isCount, readBareList } from './bare-lists.ts';
import { isClear, isOneFood, isStrange, MIN_SPAN_SCORE, PLAIN_NAME_SCORE } from './clause-names.ts';
import { joinNames, type Span } from './join-names.ts';
import { readNumber } from '#domain/meals/reading/amounts/numbers.ts';
import { areStates, type PhraseMatches } from './phrase-matches.ts';
import { readQuantity } from '#domain/meals/reading/amounts/quantity.ts';
import type { Lexicon } from '#domain/meals/reading/names/lexicon.ts';
import { readMeasure } from '#domain/meals/reading/amounts/read-units.ts';
import type { Clause } from '#domain/meals/reading/text/split-clauses.ts';

/** Maximum words in a food's name, as typed. */
const MAX_SPAN = 7;
/** A longer clause is parsed as one. */
const MAX_CLAUSE = 60;
/** Keeps one long name from splitting into two short ones. */
const SPAN_COST = 0.7;
/** Two foods are hardly ever named in a row without a word or an amount between them. */
const ADJACENT_COST = 1.2;
const AMOUNT_BONUS = 0.3;
const MAX_AMOUNT = 6;
/** Cost of a word that the chosen name of its span lacks, as a share of its weight. */
const UNEXPLAINED = 0.6;
const UNKNOWN_WEIGHT = 1;
/** Costs of skipped words: unknown ones may be foods that the table lacks, food words almost always are. */
const UNKNOWN_COST = 0.4;
const FOOD_WORD_COST = 0.9;
/** "back", "round" and "date" are both food and plain English. */
const PLAIN_FOOD_COST = 0.2;
/** In small talk, a single word of a name rarely means the food: "on my way", "my stomach hurts", "the machine". */
const MIN_WORD_SCORE = 0.7;

const NEGATION = /^(no|not|without|minus|hold|except|instead|skip|skipped|non|zero|free)$/;

export interface FoodSpans {
  /** The parts of the clause that name food, amounts included. */
  readonly clauses: readonly Clause[];
  /** Words that may be food but belong to no span. */
  readonly unread: readonly { readonly start: number; readonly end: number }[];
}

const isUnit = (token: TextToken | undefined): boolean =>
  token !== undefined && (token.text.length === 1 || MEASURES.has(stemWord(token.text)));

const PLACING = /^(by|at|in|from|near|during|under|behind|before|after|for|off|against)$/;

/** "Crusty bread for dipping", "brie by the fire": a name, followed by something nobody eats. */
const isFoodWithTail = ([first, ...more]: readonly Span[], tokens: readonly TextToken[]): boolean =>
  first !== undefined &&
  first.from === 0 &&
  (first.to > 1 || PLACING.test(tokens[first.to]?.text ?? '')) &&
  more.length === 0;

const isLetters = ({ text }: TextToken): boolean => /\p{L}/u.test(text);

/** "Chipotle bowl steak brown rice pinto beans": every word belongs to one of several names. */
const MIN_LIST = 4;
const isWholeList = (spans: readonly Span[], tokens: readonly TextToken[]): boolean =>
  spans.length >= MIN_LIST &&
  tokens.every(isLetters) &&
  spans.every(({ from }, place) => from === (spans[place - 1]?.to ?? 0)) &&
  spans.at(-1)?.to === tokens.length;

/** Finds the foods in a clause with small talk: "starving after my run so had 2 bananas". */
export class SpanFinder {
  readonly #index: FoodIndex;
  readonly #matches: PhraseMatches;
  readonly #lexicon: Lexicon;

  constructor(index: FoodIndex, matches: PhraseMatches, lexicon: Lexicon) {
    this.#index = index;
    this.#matches = matches;
    this.#lexicon = lexicon;
  }

  /** The clause without small talk; unchanged if it has none. */
  read(clause: Clause): FoodSpans {
    const { tokens } = clause;
    const isNegated = tokens.some(({ text }) => NEGATION.test(text));
    // After a comma, words without an amount may be a flavor: "Clif bar, white chocolate macadamia nut".
    const mayBeList =
      /start|sentence|list|with/.test(clause.joiner) ||
      (clause.joiner === 'comma' && tokens[0]?.kind === 'number');
    const { named, lacking } = splitAtAbsent(tokens);
    const list =
      mayBeList && !(isNegated && lacking.length === 0)
        ? readBareList(named, this.#index, this.#matches)
        : undefined;
    if (
      list !== undefined &&
      (countsOther(named, this.#matches) ||
        !isOneFood({ ...clause, tokens: named }, this.#lexicon, this.#matches))
    )
      return { clauses: clausesOfList(clause, list, lacking, this.#matches), unread: [] };
    const mayHoldTalk = !isNegated && tokens.length <= MAX_CLAUSE;
    const isTalk = mayHoldTalk && this.#hasTalk(tokens);
    const isUnknown = mayHoldTalk && !isTalk && isStrange(clause, this.#lexicon, this.#matches);
    if (!(isTalk || isUnknown) || isClear(clause, this.#lexicon, this.#matches))
      return { clauses: [clause], unread: [] };
    const spans = joinNames(tokens, this.#bestSpans(tokens), this.#matches);
    if (isUnknown && !isFoodWithTail(spans, tokens) && !isWholeList(spans, tokens))
      return { clauses: [clause], unread: [] };
    const amounts = spans.map(({ from }, place) =>
      amountBefore(tokens, spans[place - 1]?.to ?? 0, from, this.#lexicon),
    );
    const clauses = spans.map((span, place): Clause => {
      const { from, to } = this.#withAmount(tokens, span, spans[place + 1]?.from);
      const named = [...(amounts[place] ?? []), ...tokens.slice(from, to)];
      return { ...clause, joiner: place === 0 ? clause.joiner : 'and', tokens: named };
    });
    if (spans.length === 0 && !tokens.every((token) => this.#isPlain(token)))
      return { clauses: [clause], unread: [] };
    const read = new Set(clauses.flatMap((part) => part.tokens));
    const unread = tokens.flatMap((token) =>
      read.has(token) || this.#isPlain(token) || !this.#isUnknown(token)
        ? []
        : [{ start: token.start, end: token.end }],
    );
    return { clauses, unread };
  }

  #isPlain(token: TextToken): boolean {
    return (
      !isLetters(token) ||
      PLAIN_WORDS.has(token.text) ||
      (COMMON_WORDS.has(stemWord(token.text)) && this.#isUnknown(token)) ||
      termsOfWords([token.text]).length === 0
    );
  }

  #isUnknown({ text }: TextToken): boolean {
    return !this.#lexicon.isFoodWord(text);
  }

  #hasTalk(tokens: readonly TextToken[]): boolean {
    const next = readQuantity(tokens, 0).next;
    return tokens
      .slice(next)
      .some(
        (token) =>
          isLetters(token) &&
          (PLAIN_WORDS.has(token.text) || this.#isUnknown(token)) &&
          termsOfWords([token.text]).length > 0,
      );
  }

  #weightOf({ text }: Term): number {
    const id = this.#index.termIds.get(text);
    if (id !== undefined) return this.#index.termWeights[id] ?? 1;
    return UNKNOWN_WEIGHT * (WEAK_TERMS.has(text) || STATE_TERMS.has(text) ? 0.3 : 1);
  }

  /** Cost of skipping a word. */
  #costOf(token: TextToken): number {
    if (!isLetters(token)) return token.kind === 'number' ? 0.1 : 0;
    const terms = termsOfWords([token.text]);
    if (terms.length === 0) return 0;
    const isPlain = this.#isPlain(token);
    if (this.#isUnknown(token)) return isPlain ? 0 : UNKNOWN_COST;
    const weight = terms.reduce((sum, term) => sum + this.#weightOf(term), 0);
    return weight * (isPlain ? PLAIN_FOOD_COST : FOOD_WORD_COST);
  }

  /** How well a food explains the words of a span; undefined if they name none. */
  #valueOf(tokens: readonly TextToken[], hasAmount: boolean): number | undefined {
    const terms = this.#matches.corrected(termsOfWords(tokens.map(({ text }) => text)));
    // "Low sodium pickles": the first two words are no food, though there is a low-sodium juice.
    if (areStates(terms) || !terms.some((term) => this.#matches.isFoodTerm(term))) return undefined;
    const best = this.#matches.best(terms);
    if (best === undefined || best.score < MIN_SPAN_SCORE) return undefined;
    const isBareWord = terms.length === 1 && terms[0]?.isCorrection !== true && !hasAmount;
    if (isBareWord && best.score < MIN_WORD_SCORE) return undefined;
    if (tokens.every(({ text }) => PLAIN_WORDS.has(text)) && best.score < PLAIN_NAME_SCORE) return undefined;
    let [explained, missed] = [0, 0];
    for (const term of terms) {
      if (best.matchedTerms.has(term.text)) explained += this.#weightOf(term);
      else missed += this.#weightOf(term);
    }
    return explained * best.score - UNEXPLAINED * missed - SPAN_COST;
  }

  /** Whether a name can start or end with the token. A plain word that is in no food's name can't, and a number is an amount. */
  #canEnd(token: TextToken): boolean {
    return isLetters(token) && !(PLAIN_WORDS.has(token.text) && this.#isUnknown(token)) && !isCount(token);
  }

  /** The spans that explain the clause best, amounts included, in order. */
  #bestSpans(tokens: readonly TextToken[]): readonly Span[] {
    const amountEnds = tokens.map((_, place) => readQuantity(tokens, place).next);
    const canEnd = tokens.map((token) => this.#canEnd(token));
    const best: { value: number; spans: readonly Span[] }[] = [{ value: 0, spans: [] }];
    for (let to = 1; to <= tokens.length; to += 1) {
      const token = tokens[to - 1];
      const before = best[to - 1];
      if (token === undefined || before === undefined) break;
      let chosen = { value: before.value - this.#costOf(token), spans: before.spans };
      for (let from = Math.max(0, to - MAX_SPAN - MAX_AMOUNT); from < to && canEnd[to - 1]; from += 1) {
        const base = best[from];
        const named = amountEnds[from] ?? from;
        if (base === undefined) continue;
        for (const first of new Set([this.#beginsName(tokens, from, named) ? from : named, named])) {
          if (first >= to || to - first > MAX_SPAN || canEnd[first] !== true) continue;
          // "5 g salt": the unit belongs to the number before it.
          if (first === from && tokens[from - 1]?.kind === 'number' && isUnit(tokens[from])) continue;
          const value = this.#valueOf(tokens.slice(first, to), first > from);
          if (value === undefined) continue;
          const isAdjacent = base.spans.at(-1)?.to === from && first === from;
          const total =
            base.value + value + (first > from ? AMOUNT_BONUS : 0) - (isAdjacent ? ADJACENT_COST : 0);
          if (total > chosen.value) chosen = { value: total, spans: [...base.spans, { from, to }] };
        }
      }
      best.push(chosen);
    }
    return best.at(-1)?.spans ?? [];
  }

  /** Whether a possible amount starts a name: "7 up", "big mac". */
  #beginsName(tokens: readonly TextToken[], from: number, named: number): boolean {
    if (named === from) return true;
    // An alias of a food is "slice of toast", but here the slice is an amount.
    if (FREE_UNIT_WORDS.has(stemWord(tokens[from]?.text ?? ''))) return false;
    const words = tokens.slice(from, from + MAX_SPAN).map(({ text }) => text);
    return (
      this.#lexicon.isNumberName(words) ||
      [2, 3].some((length) => this.#lexicon.isSizeName(words.slice(0, length)))
    );
  }

  /** The span including the "meal" or the amount after it: "salmon 150 g", "eggs x2". */
  #withAmount(tokens: readonly TextToken[], { from, to }: Span, before = tokens.length): Span {
    if (MEAL.test(tokens[to]?.text ?? '') && to < before) return { from, to: to + 1 };
    const times = /^[x×]$/.test(tokens[to]?.text ?? '') ? 1 : 0;
    const number = readNumber(tokens, to + times);
    if (number === undefined || number.next > before) return { from, to };
    const cursor = { tokens, at: number.next };
    const isMeasured = readMeasure(cursor, true) !== undefined;
    return { from, to: isMeasured || times > 0 || number.next === tokens.length ? cursor.at : to };
  }
}
