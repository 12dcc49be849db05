import type { Facts } from './facts.ts';
import { nameInSentence } from '#domain/words/name-in-sentence.ts';
import { forbidsInPregnancy } from './hard-blocks.ts';
import { interactionsOf, type Met } from './interactions.ts';
import type { DoseRange, Rule } from './rule.ts';
import { substanceOf, type Substance } from './substances.ts';
import { amountWords } from './words.ts';
import { ownOnTakenDay, totalIntake, type SuggestedPart } from './total-intake.ts';

/** Outcome of a rule that fired. */
export type Judged =
  | { readonly kind: 'fits'; readonly parts: readonly SuggestedPart[]; readonly met: readonly Met[] }
  | { readonly kind: 'blocked'; readonly by: string };

/** The rule with the best evidence for each substance suggested so far. */
export type Claimed = ReadonlyMap<Substance, Rule>;

/** Share of the low dose that counts as already taking it. */
const TAKEN_SHARE = 0.8;

const DAYS_SHARE = { daily: 1, alternate: 0.5 } as const;

/** Rounds down to three significant digits, so that an amount never exceeds its limit. */
function roundedDown(amount: number): number {
  if (amount <= 0) return 0;
  const step = 10 ** (Math.floor(Math.log10(amount)) - 2);
  const rounded = Number((Math.floor(amount / step + 1e-9) * step).toPrecision(6));
  return rounded <= amount ? rounded : Number((rounded - step).toPrecision(6));
}

type Sized = { readonly part: SuggestedPart } | { readonly by: string };

/** Sizes one part of a dose: what is missing, within the upper limit. */
function sized(facts: Facts, { substance, low, high }: DoseRange, share: number): Sized {
  const name = nameInSentence(substanceOf(substance).name);
  const total = totalIntake(facts, substance);
  const { dietAmount, ownAmount, limit } = total;
  const owned = ownAmount / share;
  if (ownAmount > 0 && owned >= TAKEN_SHARE * low)
    return { by: `You already take ${amountWords(substance, ownAmount)} of ${name} a day.` };
  const room = limit ? Math.max(0, limit.amount - dietAmount - ownAmount) / share : Number.POSITIVE_INFINITY;
  const amount = roundedDown(Math.min(high - owned, room));
  const lowAmount = Math.max(0, low - owned);
  if (amount <= 0 || amount < lowAmount)
    return {
      by: `Your food and supplements already put you too close to the upper limit for ${name}, ${amountWords(substance, limit?.amount ?? 0)}.`,
    };
  return { part: { ...total, lowAmount, amount, meanAmount: amount * share } };
}

function firstBlock(facts: Facts, rule: Rule, ranges: readonly DoseRange[]): string | undefined {
  for (const { substance } of ranges) {
    const by = forbidsInPregnancy(facts, substance);
    if (by !== undefined) return by;
  }
  return rule.blocks.find(({ when }) => when(facts) !== undefined)?.says;
}

function claimedBy(claimed: Claimed, substance: Substance): string | undefined {
  const other = claimed.get(substance);
  return other && `“${other.title}” already covers this, with better evidence.`;
}

/**
 * Decides whether a rule that fired may suggest its dose: nothing forbidden, already suggested or taken, or above an upper limit.
 * @param claimed suggestions of rules with better evidence
 * @returns undefined if there is no gap to fill
 */
export function judgeRule(facts: Facts, rule: Rule, claimed: Claimed): Judged | undefined {
  const ranges = rule.dose(facts);
  const isDosed = rule.times.length > 0;
  if (isDosed && ranges.length === 0) return undefined;
  const by = firstBlock(facts, rule, ranges);
  if (by !== undefined) return { kind: 'blocked', by };
  const share = DAYS_SHARE[rule.isAlternate ? 'alternate' : 'daily'];
  const reasons: string[] = [];
  const parts: SuggestedPart[] = [];
  for (const range of ranges) {
    const other = claimedBy(claimed, range.substance);
    const size = other === undefined ? sized(facts, range, share) : { by: other };
    if ('part' in size) parts.push(size.part);
    else reasons.push(size.by);
  }
  const [reason] = reasons;
  if (reason !== undefined && (parts.length === 0 || rule.isWhole)) return { kind: 'blocked', by: reason };
  const met = interactionsOf(
    facts,
    parts.map(({ substance, amount }) => ({ substance, amount: amount + ownOnTakenDay(facts, substance) })),
  );
  const against = met.find(({ effect }) => effect === 'block');
  if (against)
    return {
      kind: 'blocked',
      by: `${against.withWhat === null ? '' : `${against.withWhat}: `}${against.says}`,
    };
  return { kind: 'fits', parts, met };
}
