import { joinWords } from '#domain/words/join-words.ts';
import { nameInSentence } from '#domain/words/name-in-sentence.ts';
import { usualServing } from '#domain/coach/advice/named-substance.ts';
import type { MedicationQuestion } from '#domain/coach/advice/medication-question.ts';
import { reply, type Reply } from '#domain/coach/reply.ts';
import { RULES } from '#domain/supplements/all-rules.ts';
import type { Facts } from '#domain/supplements/facts.ts';
import { forbidsAll, forbidsDoses, forbidsInPregnancy } from '#domain/supplements/hard-blocks.ts';
import { withHypothesis } from '#domain/supplements/hypothetical-facts.ts';
import { interactionsOf, thresholdsOf } from '#domain/supplements/interactions.ts';
import { recommendedIntake } from '#domain/supplements/recommended-intakes.ts';
import { timingOf, type Rule } from '#domain/supplements/rule.ts';
import { substanceOf, type Amount, type Substance } from '#domain/supplements/substances.ts';
import { upperLimitOf } from '#domain/supplements/upper-limits.ts';
import {
  amountWords,
  doseWords,
  interactionWords,
  NO_DOSE_WORDS,
  NOTHING_WORDS,
} from '#domain/supplements/words.ts';
import type { CoachAsker } from '#server/coach/asker.ts';
import { suggestionFactsOf } from '#server/supplements/suggestion-queries.ts';
import {
  hypothesisOf,
  PHARMACIST_NOTE,
  PROFILE_LINK,
  SUPPLEMENTS_LINK,
  unlistedWords,
} from './supplement-words.ts';
import { lowerFirst } from '#domain/words/first-letter.ts';

type Check = Extract<MedicationQuestion, { readonly about: 'supplement-check' }>;

/** The first rule for a substance on its own. */
const ruleFor = (substance: Substance, facts: Facts): Rule | undefined =>
  RULES.find((rule) => {
    const [first, ...more] = rule.dose(facts);
    return first?.substance === substance && more.length === 0;
  });

/** The upper limit, and whether a stated amount is above it. */
function limitWords(facts: Facts, substance: Substance, stated: Amount | undefined): string[] {
  const limit = upperLimitOf(substance, facts.ageYears, facts.health?.isPregnant);
  if (!limit) return [];
  const name = nameInSentence(substanceOf(substance).name);
  const sources = limit.counts === 'total' ? 'from food and supplements' : 'from supplements';
  const words = `The upper limit for ${name} is ${amountWords(substance, limit.amount)} a day ${sources} (${limit.from}).`;
  return stated && stated.amount > limit.amount
    ? [
        `${amountWords(substance, stated.amount)} a day is too much unless a doctor prescribed it. ${words} Ask your doctor whether you need a blood test.`,
      ]
    : [words];
}

/** The usual amount and its timing, unless a doctor sets the dose. */
function doseLines(facts: Facts, substance: Substance, rule: Rule | undefined): string[] {
  const withheld = forbidsDoses(facts);
  if (withheld.length > 0)
    return [`I can’t show a dose: ${withheld.map((one) => NO_DOSE_WORDS[one]).join('; ')}.`];
  const blocked = rule?.blocks.find(({ when }) => when(facts));
  if (blocked) return [blocked.says];
  const [range] = rule?.dose(facts) ?? [];
  const limit = upperLimitOf(substance, facts.ageYears, facts.health?.isPregnant);
  // A dose above the limit treats a deficiency.
  if (!rule || !range || range.high > (limit?.amount ?? Infinity)) return [];
  const name = nameInSentence(substanceOf(substance).name);
  const timing = timingOf(rule, interactionsOf(facts, [{ substance, amount: range.low }]));
  return [
    `The usual amount of ${name}, if it’s right for you, is ${doseWords({ substance, lowAmount: range.low, amount: range.high })} ${rule.isAlternate ? 'every other day' : 'a day'}. Take it ${lowerFirst(timing)}. ${rule.caution}`,
  ];
}

function needWords(facts: Facts, substance: Substance): string[] {
  const amount = recommendedIntake(substance, { ...facts.health, ...facts });
  return amount === undefined
    ? []
    : [`Your recommended intake is ${amountWords(substance, amount)} a day, including food.`];
}

/** What the rules say about supplements that a question names, with the medications and circumstances it names. */
export async function checkSupplements(
  { db, userId, nowMs }: CoachAsker,
  { substances, others, doses, circumstances }: Check,
): Promise<Reply> {
  const known = await suggestionFactsOf(db, userId, nowMs);
  const facts = withHypothesis(known.facts, hypothesisOf(circumstances));
  const statedOf = (substance: Substance) => doses.find((dose) => dose.substance === substance);
  const perDay = substances.map((substance) => statedOf(substance) ?? usualServing(substance));
  const met = interactionsOf(facts, perDay);
  const thresholds = thresholdsOf(facts, perDay);
  const inPregnancy = substances.flatMap((substance) => {
    const { name } = substanceOf(substance);
    const isMet = met.some(({ id, substance: one }) => id === 'pregnancy' && one === name);
    const says = isMet ? undefined : forbidsInPregnancy(facts, substance);
    return says === undefined ? [] : [`${name}: ${says}`];
  });
  const nothing = forbidsAll(facts);
  const isProfileMissing = forbidsDoses(facts).includes('no-form');
  const isAbove = substances.some((substance) => {
    const limit = upperLimitOf(substance, facts.ageYears, facts.health?.isPregnant);
    return limit !== undefined && (statedOf(substance)?.amount ?? 0) > limit.amount;
  });
  const isBlocked = inPregnancy.length > 0 || met.some(({ effect }) => effect === 'block');
  const rules = substances.map((substance) => ruleFor(substance, facts));
  const names = [...substances.map((substance) => substanceOf(substance).name), ...others];
  const listed = circumstances.medicines.filter(({ classes }) => classes.length > 0);
  const isSilent = substances.length > 0 && listed.length > 0 && met.length + thresholds.length === 0;
  return reply({
    kind: 'advice',
    title: isBlocked
      ? 'Don’t take this without asking your doctor'
      : isAbove
        ? 'That’s above the upper limit'
        : met.some(({ effect }) => effect === 'warn')
          ? 'Ask a pharmacist before you take this'
          : `About ${joinWords(names.map(nameInSentence))}`,
    paragraphs: [
      ...(nothing ? [NOTHING_WORDS[nothing]] : []),
      ...met.map(interactionWords),
      ...inPregnancy,
      ...thresholds.map(
        ({ above, ...words }) =>
          `${interactionWords(words)} This applies above ${amountWords(above.substance, above.amount)} a day.`,
      ),
      ...(isSilent
        ? [
            `I found no interactions with ${joinWords(listed.map(({ name }) => name))}, but I only check for common ones. Ask your pharmacist.`,
          ]
        : []),
      ...unlistedWords(circumstances.medicines, names),
      ...others.map(
        (name) => `I don’t have interaction data for ${name}. Ask your pharmacist before you take it.`,
      ),
      ...substances.flatMap((substance, at) => [
        ...limitWords(facts, substance, statedOf(substance)),
        ...(isBlocked || nothing
          ? []
          : [...needWords(facts, substance), ...doseLines(facts, substance, rules[at])]),
      ]),
    ],
    note: PHARMACIST_NOTE,
    links: isProfileMissing ? [PROFILE_LINK, SUPPLEMENTS_LINK] : [SUPPLEMENTS_LINK],
    sources: rules.flatMap((rule) => rule?.sources.slice(0, 1) ?? []).map(({ name, url }) => ({ name, url })),
  });
}
