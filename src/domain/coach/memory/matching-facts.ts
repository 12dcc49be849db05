import { singular } from '#domain/questions/wording/normalize.ts';
import type { Fact } from './fact.ts';

/** Words that don't help identify a fact. */
const EMPTY = new Set(
  "i i'm im i've am a an the my me mine is are was were be been do does did don't doesn't have has had to of in on at for and or but that this it not no with about any so than then you your can't cannot can will would like really very".split(
    ' ',
  ),
);

const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .toLowerCase()
      .replaceAll(/[’‘`´]/g, "'")
      .split(/[^\p{L}\p{N}']+/u)
      .filter((word) => word !== '' && !EMPTY.has(word))
      .map(singular),
  );

/** Facts that share the most words with the request, if they share at least half of them. */
export function matchingFacts<Each extends Fact>(facts: readonly Each[], said: string): readonly Each[] {
  const exact = facts.filter(({ text }) => text.toLowerCase() === said.toLowerCase());
  if (exact.length > 0) return exact;
  const words = wordsOf(said);
  const shared = facts.map((fact) => {
    const own = wordsOf(fact.text);
    return { fact, count: [...words].filter((word) => own.has(word)).length };
  });
  const best = Math.max(0, ...shared.map(({ count }) => count));
  return best === 0 || best * 2 < words.size
    ? []
    : shared.filter(({ count }) => count === best).map(({ fact }) => fact);
}
