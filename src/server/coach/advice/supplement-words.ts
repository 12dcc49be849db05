import type { Circumstances } from '#domain/coach/advice/medication-question.ts';
import type { NamedMedicine } from '#domain/health/named-medicines.ts';
import { substanceOf, type Substance } from '#domain/supplements/substances.ts';
import { nameInSentence } from '#domain/words/name-in-sentence.ts';
import type { Hypothesis } from '#domain/supplements/hypothetical-facts.ts';

export const SUPPLEMENTS_LINK = { name: 'Open supplements', screen: 'supplements' } as const;
export const PROFILE_LINK = { name: 'Fill out my health profile', screen: 'healthProfile' } as const;
export const PHARMACIST_NOTE =
  'This isn’t medical advice. Check with your pharmacist or doctor, and tell them everything you take.';

/** What a question adds to the health profile. */
export const hypothesisOf = (circumstances: Circumstances): Hypothesis => ({
  ...circumstances,
  medicines: circumstances.medicines.flatMap(({ classes }) => classes),
});

/** The name of a member's supplement in a sentence: lowercase only if it's the substance's own, because "Thorne Iron" is a brand. */
export const ownName = ({
  name,
  amounts,
}: {
  readonly name: string;
  readonly amounts: readonly { readonly substance: Substance }[];
}): string =>
  amounts.some(({ substance }) => substanceOf(substance).name === name) ? nameInSentence(name) : name;

/** Medications without rules. */
export const unlistedWords = (medicines: readonly NamedMedicine[], names: readonly string[]): string[] =>
  names.length === 0
    ? []
    : medicines
        .filter(({ classes }) => classes.length === 0)
        .map(
          ({ name }) =>
            `I don’t have interaction data for ${name}. Ask your pharmacist if it’s safe to take with your supplements.`,
        );
