import type { PhraseMatches } from '#domain/meals/reading/names/phrase-matches.ts';
import { COMPOSED } from './part-of-dish.ts';
import type { Phrase } from './read-clause.ts';

const KNOWN = 0.6;
/** Without its cheese, what follows is on the pizza; without its tortilla, it is what was in the fajita. */
const BASE = /^-(bun|tortilla|shell|bread|wrap|roll|pita|naan|toast)$/;

/** "Fajitas without tortillas, just the meat, peppers and onions": a list of what was left of the dish adds nothing to it. */
export function withoutRemainders(phrases: readonly Phrase[], matches: PhraseMatches): readonly Phrase[] {
  const kept: Phrase[] = [];
  for (let at = 0; at < phrases.length; at += 1) {
    const phrase = phrases[at];
    if (phrase === undefined) break;
    const isAfterOmission =
      phrase.joiner === 'only' && BASE.test(kept.at(-1)?.terms.at(-1)?.text ?? '') && isDish(kept, matches);
    let end = at + 1;
    while (isListedAfter(phrases[end])) end += 1;
    if (isAfterOmission && !isDressing(phrase, matches) && end > at + 1) at = end - 1;
    else kept.push(phrase);
  }
  return kept;
}

/** "Hot dog, no bun, just mustard and onions": these are put on it. */
const isDressing = ({ terms }: Phrase, matches: PhraseMatches): boolean =>
  /^(sauce|oil|sweet)$/.test(matches.best(terms)?.food.group ?? '');

/** Whether the last food that isn't left out is a dish: "everything except the rice" names none. */
function isDish(phrases: readonly Phrase[], matches: PhraseMatches): boolean {
  const terms = phrases.map((phrase) => phrase.terms.filter(({ text }) => !text.startsWith('-')));
  const best = matches.best(terms.findLast(({ length }) => length > 0) ?? []);
  return best !== undefined && best.score >= KNOWN && COMPOSED.has(best.food.group);
}

const isListedAfter = (phrase: Phrase | undefined): boolean =>
  phrase !== undefined &&
  /^(and|comma)$/.test(phrase.joiner) &&
  phrase.quantity.said === 'nothing' &&
  phrase.terms.length > 0 &&
  !phrase.terms.some(({ text }) => text.startsWith('-'));
