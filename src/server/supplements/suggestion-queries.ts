import type { Suggestions } from '#contract/supplements/supplements.ts';
import { withDerived } from '#domain/blood/derived/derived-markers.ts';
import { redFlags } from '#domain/blood/red-flags/red-flags.ts';
import { isDiabetesKnown } from '#domain/health/known-health.ts';
import { CONDITION_WORDS, MEDICINE_WORDS } from '#domain/health/words.ts';
import type { Facts } from '#domain/supplements/facts.ts';
import { foodFirstOf } from '#domain/supplements/food-first.ts';
import type { SuggestedPart } from '#domain/supplements/total-intake.ts';
import { checkOwn } from '#domain/supplements/own-checks.ts';
import type { Trigger } from '#domain/supplements/predicates.ts';
import { timingOf, type Rule } from '#domain/supplements/rule.ts';
import { substanceOf } from '#domain/supplements/substances.ts';
import { suggest, type Suggestion } from '#domain/supplements/suggest.ts';
import type { TotalIntake } from '#domain/supplements/total-intake.ts';
import { triggerKey } from '#domain/supplements/rules/trigger-key.ts';
import { addDays } from '#domain/time/local-date.ts';
import type { Db } from '#server/db/database.ts';
import { dismissalsOf } from './dismissals.ts';
import { factsOf, type GatheredFacts } from './facts.ts';
import { ownSupplementsOf } from './own-supplements.ts';

type Fired = { readonly rule: Rule; readonly triggers: readonly Trigger[] };

const ruleAnswer = ({ rule, triggers }: Fired) => ({
  id: rule.id,
  number: rule.number,
  title: rule.title,
  severity: rule.severity,
  grade: rule.grade,
  triggers: triggers.map(({ from, label, value, date, marker }) => ({
    from,
    label,
    value,
    date,
    marker: marker ?? null,
  })),
});

const totalAnswer = ({ substance, dietAmount, isDietAssumed, ownAmount, limit }: TotalIntake) => {
  const { name, unit } = substanceOf(substance);
  return { substance, name, unit, dietAmount, isDietAssumed, ownAmount, limit: limit ?? null };
};

const partAnswer = (part: SuggestedPart) => ({
  ...totalAnswer(part),
  lowAmount: part.lowAmount,
  amount: part.amount,
  meanAmount: part.meanAmount,
});

function howOf({ rule, parts, met }: Suggestion, facts: Facts): Suggestions['suggestions'][number]['how'] {
  return {
    parts: parts.map(partAnswer),
    isAlternate: rule.isAlternate === true,
    form: rule.form(facts),
    timing: timingOf(rule, met),
    times: [...rule.times],
    caution: rule.caution,
    retestOn: rule.retestWeeks === null ? null : addDays(facts.today, 7 * rule.retestWeeks),
  };
}

const suggestionAnswer = (one: Suggestion, facts: Facts, areDosesNamed: boolean) => ({
  ...ruleAnswer(one),
  triggerKey: triggerKey(one.triggers),
  how: areDosesNamed ? howOf(one, facts) : null,
  foodFirst: foodFirstOf(one.rule, facts),
  doctor: one.rule.doctor ?? null,
  met: [...one.met],
  sources: one.rule.sources.map(({ name, url }) => ({ name, url })),
});

function ownAnswer({ facts, active }: GatheredFacts): Pick<Suggestions, 'ownMet' | 'above'> {
  const { met, above } = checkOwn(facts);
  return {
    ownMet: active.flatMap(({ id, name }, index) =>
      (met[index] ?? []).map((each) => ({ ...each, supplementId: id, supplement: name })),
    ),
    above: above.map(totalAnswer),
  };
}

const checkedAgainst = ({ health }: Facts): Pick<Suggestions, 'answeredOn' | 'medicines' | 'conditions'> => ({
  answeredOn: health?.answeredOn ?? null,
  medicines: (health?.medicines ?? []).map((medicine) => MEDICINE_WORDS[medicine].name),
  conditions: (health?.conditions ?? []).map((condition) => CONDITION_WORDS[condition]),
});

/** Blood values to show a doctor before taking anything. */
const flagsOf = ({ facts, person, draws }: GatheredFacts): Suggestions['redFlags'] =>
  redFlags({
    draws: withDerived(draws, () => person),
    person,
    on: facts.today,
    isDiabetesKnown: isDiabetesKnown(facts.health),
  }).map(({ level, text, values: [newest] }) => ({
    level,
    text,
    date: newest?.date ?? facts.today,
    marker: newest?.marker ?? null,
  }));

/** Supplement suggestions with reasons, from everything known now; stores nothing. */
export async function suggestionsOf(db: Db, userId: string, nowMs: number): Promise<Suggestions> {
  const [gathered, dismissals] = await Promise.all([factsOf(db, userId, nowMs), dismissalsOf(db, userId)]);
  const { facts, draws } = gathered;
  const everything = suggest(facts);
  const stillDismissed = ({ rule, triggers }: Fired): boolean =>
    dismissals.get(rule.id)?.triggerKey === triggerKey(triggers);
  const away = [...everything.suggestions, ...everything.heldBack].filter(stillDismissed);
  const shown = away.length === 0 ? everything : suggest(facts, new Set(away.map(({ rule }) => rule.id)));
  return {
    today: facts.today,
    ...checkedAgainst(facts),
    nothing: shown.nothing ?? null,
    withoutDoses: [...shown.withoutDoses],
    redFlags: flagsOf(gathered),
    suggestions: shown.suggestions.map((one) =>
      suggestionAnswer(one, facts, shown.withoutDoses.length === 0),
    ),
    heldBack: shown.heldBack.map((one) => ({ ...ruleAnswer(one), by: one.by })),
    dismissed: away.map((one) => ({
      ...ruleAnswer(one),
      dismissedOn: dismissals.get(one.rule.id)?.dismissedOn ?? facts.today,
    })),
    ...ownAnswer(gathered),
    basis: {
      intake: facts.intake ? { from: facts.intake.from, to: facts.intake.to, days: facts.intake.days } : null,
      markers: facts.labs.size,
      newestDraw: draws.at(-1)?.date ?? null,
    },
  };
}

/** Suggestions with what they were made from: facts and everything the member takes or took. */
export async function suggestionFactsOf(db: Db, userId: string, nowMs: number) {
  const [suggestions, { facts }, own] = await Promise.all([
    suggestionsOf(db, userId, nowMs),
    factsOf(db, userId, nowMs),
    ownSupplementsOf(db, userId),
  ]);
  return { suggestions, facts, own };
}
