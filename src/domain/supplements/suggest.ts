import { RULES } from './all-rules.ts';
import type { Facts } from './facts.ts';
import { forbidsAll, forbidsDoses, type NoDoseReason, type NothingReason } from './hard-blocks.ts';
import type { Met } from './interactions.ts';
import { judgeRule } from './judge-rule.ts';
import type { SuggestedPart } from './total-intake.ts';
import type { Trigger } from './predicates.ts';
import type { Grade, Rule } from './rule.ts';
import type { Substance } from './substances.ts';

/** Nobody would read more. */
const MAX_SUGGESTIONS = 5;

/** A suggestion to discuss, and everything it is based on. */
export interface Suggestion {
  readonly rule: Rule;
  readonly triggers: readonly Trigger[];
  /** Empty if the answer is food, a test or a doctor, or if doses are withheld. */
  readonly parts: readonly SuggestedPart[];
  readonly met: readonly Met[];
}

/** A rule that fired but suggests nothing. */
export interface HeldBack {
  readonly rule: Rule;
  readonly triggers: readonly Trigger[];
  readonly by: string;
}

export interface Suggestions {
  /** Reason for no suggestions at all. */
  readonly nothing: NothingReason | undefined;
  /** Reasons for suggestions without doses. */
  readonly withoutDoses: readonly NoDoseReason[];
  /** Most important first, at most five. */
  readonly suggestions: readonly Suggestion[];
  readonly heldBack: readonly HeldBack[];
}

const WEIGHTS: Readonly<Record<Grade, number>> = { A: 3, B: 2, C: 1 };

/** Importance of a rule: severity times evidence. */
const weightOf = ({ severity, grade }: Rule): number => severity * WEIGHTS[grade];

const byEvidence = (one: { rule: Rule }, other: { rule: Rule }): number =>
  WEIGHTS[other.rule.grade] - WEIGHTS[one.rule.grade] ||
  other.rule.severity - one.rule.severity ||
  one.rule.number - other.rule.number;

const byWeight = (one: { rule: Rule }, other: { rule: Rule }): number =>
  weightOf(other.rule) - weightOf(one.rule) || byEvidence(one, other);

const PUT_OFF = `You see up to ${MAX_SUGGESTIONS} suggestions at a time. This one will appear once you act on another.`;

/**
 * Suggests supplements (science notes 7) from the rules that fire: each nutrient once with the best evidence, nothing forbidden
 * by medicines, conditions or upper limits, at most five, most important first. For discussion, not medical advice.
 * @param dismissed ids of rules hidden by the member; no weaker rule takes their place
 */
export function suggest(facts: Facts, dismissed: ReadonlySet<string> = new Set()): Suggestions {
  const nothing = forbidsAll(facts);
  const withoutDoses = forbidsDoses(facts);
  if (nothing !== undefined) return { nothing, withoutDoses, suggestions: [], heldBack: [] };
  const fired = RULES.flatMap((rule) => {
    const triggers = rule.when(facts);
    return triggers ? [{ rule, triggers }] : [];
  }).toSorted(byEvidence);
  const claimed = new Map<Substance, Rule>();
  const fitting: Suggestion[] = [];
  const heldBack: HeldBack[] = [];
  for (const { rule, triggers } of fired) {
    const judged = judgeRule(facts, rule, claimed);
    const isShown = !dismissed.has(rule.id);
    if (judged?.kind === 'blocked' && isShown) heldBack.push({ rule, triggers, by: judged.by });
    if (judged?.kind !== 'fits') continue;
    for (const { substance } of judged.parts) claimed.set(substance, rule);
    if (isShown) fitting.push({ rule, triggers, parts: judged.parts, met: judged.met });
  }
  const ordered = fitting.toSorted(byWeight);
  const beyond = ordered
    .slice(MAX_SUGGESTIONS)
    .map(({ rule, triggers }) => ({ rule, triggers, by: PUT_OFF }));
  const shown = ordered.slice(0, MAX_SUGGESTIONS);
  return {
    nothing,
    withoutDoses,
    suggestions: withoutDoses.length > 0 ? shown.map((one) => ({ ...one, parts: [] })) : shown,
    heldBack: [...heldBack, ...beyond].toSorted(byWeight),
  };
}
