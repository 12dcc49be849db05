import { BLOOD_AND_MIND } from '#domain/supplements/interactions/blood-and-mind.ts';
import { CONDITION_INTERACTIONS } from '#domain/supplements/interactions/conditions.ts';
import { UPTAKE_AND_SALTS } from '#domain/supplements/interactions/uptake-and-salts.ts';
import type { Facts } from './facts.ts';
import type { Interaction, InteractionEffect } from './interaction.ts';
import type { Trigger } from './predicates.ts';
import { substanceOf, type Amount } from './substances.ts';

/** Science notes 7.3 and the blocks of 7.1 that concern a substance. */
export const INTERACTIONS: readonly Interaction[] = [
  ...BLOOD_AND_MIND,
  ...UPTAKE_AND_SALTS,
  ...CONDITION_INTERACTIONS,
];

/** An interaction that applies to a member and a substance. */
export interface Met {
  readonly id: string;
  readonly effect: InteractionEffect;
  /** "Warfarin or a similar blood thinner"; null if it applies to everyone, or if the sentence says what with. */
  readonly withWhat: string | null;
  /** "Curcumin". */
  readonly substance: string;
  readonly says: string;
}

/** The medication or condition; a circumstance, such as pregnancy or a lab value, is part of the sentence. */
const withWhatOf = ([first]: readonly Trigger[]): string | null =>
  first && ['Medication', 'Condition'].includes(first.label) ? first.value : null;

/**
 * Interactions of these amounts with a member's medicines and conditions.
 * @param perDay on a day it is taken, all sources of a substance combined
 */
export const interactionsOf = (facts: Facts, perDay: readonly Amount[]): readonly Met[] =>
  INTERACTIONS.flatMap(({ id, when, effect, substances, says }) => {
    const met = perDay.filter(({ substance, amount }) => {
      const above = substances[substance];
      return amount > 0 && above !== undefined && (above === null || amount > above);
    });
    if (met.length === 0) return [];
    const why = when(facts);
    if (!why) return [];
    const withWhat = withWhatOf(why);
    return met.map(({ substance }) => ({
      id,
      effect,
      withWhat,
      substance: substanceOf(substance).name,
      says,
    }));
  });

/** An interaction that starts above an amount a day, and isn’t met yet. */
export interface Threshold extends Pick<Met, 'substance' | 'withWhat' | 'says'> {
  /** In the unit of the substance. */
  readonly above: Amount;
}

/** Interactions that more of these amounts would meet. */
export const thresholdsOf = (facts: Facts, perDay: readonly Amount[]): readonly Threshold[] =>
  INTERACTIONS.flatMap(({ when, substances, says }) => {
    const below = perDay.flatMap(({ substance, amount }) => {
      const above = substances[substance];
      return typeof above === 'number' && amount <= above ? [{ substance, amount: above }] : [];
    });
    const why = below.length === 0 ? undefined : when(facts);
    if (!why) return [];
    const withWhat = withWhatOf(why);
    return below.map((above) => ({ substance: substanceOf(above.substance).name, withWhat, says, above }));
  });
