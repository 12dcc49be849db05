import type { RecordSource } from '#domain/query/record-source.ts';
import type { Lexeme } from '#domain/questions/lexicon.ts';
import { normalized } from '#domain/questions/wording/normalize.ts';
import { namedSupplements } from './named-supplements.ts';

const TAKE = 'take|takes|took|taken|taking|swallow|swallowed';
const FEW = '(?:my|the|a|an|any|some|of|dose|doses|daily|both|either)';
/** Days that a supplement tells apart. */
const OF_DAYS =
  /\b(?:days?|nights?|mornings?|evenings?|when|whenever|if|after|streak|weeks?|affect|influence|impact|effect|correlat\w*|link|related)\b/;
/** "With magnesium", "I skip magnesium", "on creatine". */
const BESIDE =
  'with|without|no|on|off|after|before|skip|skipped|skipping|miss|missed|missing|forget|forgot|forgotten|to|between|and|does|did|do|of|vs|versus|than|while|not|but|nor|or|longest|best|record|current|my|the';
const NEGATIVE = /^(?:skip|skipped|skipping|miss|missed|missing|forget|forgot|forgotten|off)$/;
const MAX_WORDS = 5;
const IT = /\b(take|took|taken|taking)\s+(?:it|them)\b/iu;

/** "My doctor wants me to take creatine. How many days did I take it?": the only supplement named before. */
export function withTakenNamed(question: string, source: RecordSource): string {
  const at = source.entries.supplements.length === 0 ? -1 : question.search(IT);
  if (at < 0) return question;
  const words = normalized(question.slice(0, at)).split(' ');
  const named = new Map<string, string>();
  for (let from = 0; from < words.length; from += 1) {
    const found = suppliedAt(words, from, source);
    if (!found || found.kinds.length === 0) continue;
    named.set(found.kinds.join(), words.slice(from, found.end).join(' '));
    from = found.end - 1;
  }
  const [name, ...others] = named.values();
  return name === undefined || others.length > 0 ? question : question.replace(IT, `$1 ${name}`);
}

/** A word that names doses for the grammar. */
const DOSE_WORD = /^dose(\d+)x$/;

const dayWords = 'days|nights|mornings|evenings|day|night';

/** A question with words for the grammar in place of the supplements that the member takes, and which they are. */
export function withDoseWords(
  text: string,
  source: RecordSource,
): { readonly text: string; readonly doses: readonly (readonly string[])[] } {
  if (source.entries.supplements.length === 0) return { text, doses: [] };
  const doses: (readonly string[])[] = [];
  const words = text.split(' ');
  const said: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const verb = words[at] ?? '';
    const isTaken = new RegExp(`^(?:${TAKE})$`).test(verb);
    const isBeside = !isTaken && new RegExp(`^(?:${BESIDE})$`).test(verb) && OF_DAYS.test(text);
    const found = isTaken || isBeside ? suppliedAt(words, at + 1, source) : undefined;
    // "On magnesium days", "non creatine nights".
    const isOfDays = new RegExp(`^(?:${dayWords})$`).test(words[found?.end ?? 0] ?? '');
    const isAny = found?.kinds.length === 0;
    if (!found || (isAny && isBeside && !/^(?:with|without|no)$/.test(verb))) {
      said.push(verb);
      continue;
    }
    doses.push(found.kinds);
    const word = `dose${doses.length - 1}x`;
    if (isTaken) said.push('have', word);
    else if (isOfDays) said.push(verb, words[found.end] ?? '', 'with', word);
    else if (NEGATIVE.test(verb)) said.push('have', 'no', word);
    else if (verb === 'on' && /^(?:days|nights|day|night|am|was|were|i)$/.test(said.at(-1) ?? ''))
      said.push('with', word);
    else said.push(verb, word);
    at = found.end - 1 + (isOfDays && !isTaken ? 1 : 0);
  }
  return doses.length === 0
    ? { text, doses }
    : { text: said.join(' ').replace(/\b(when|days|nights) i (?:am|was) with\b/g, '$1 i have'), doses };
}

function suppliedAt(
  words: readonly string[],
  from: number,
  source: RecordSource,
): { readonly kinds: readonly string[]; readonly end: number } | undefined {
  let start = from;
  while (new RegExp(`^${FEW}$`).test(words[start] ?? '')) start += 1;
  for (let length = Math.min(MAX_WORDS, words.length - start); length > 0; length -= 1) {
    const name = words.slice(start, start + length).join(' ');
    if (/\b(?:and|or|,|i|my|on|in|when|days|nights|did|do|how)\b/.test(name)) continue;
    const kinds = namedSupplements(name, source);
    if (kinds) return { kinds, end: start + length };
  }
  return undefined;
}

/** Lexemes of doses with the names of their supplements. */
export const withDoses = (
  words: readonly Lexeme[],
  doses: readonly (readonly string[])[],
): readonly Lexeme[] =>
  words.map((word) => {
    const at = DOSE_WORD.exec(word.words)?.[1];
    return at === undefined ? word : { ...word, tag: 'dose', keys: doses[Number(at)] ?? [] };
  });
