import type { Facts } from './facts.ts';
import type { FoodFirst } from './food-first.ts';
import type { Predicate } from './predicates.ts';
import type { RuleSource } from './sources.ts';
import type { Substance } from './substances.ts';

/** A: guideline or consistent trials for this purpose; B: mixed trials or a strong mechanism; C: little evidence. */
export type Grade = 'A' | 'B' | 'C';

/** 3: deficiency by a measured value or a diet that can't provide it; 2: probably low; 1: may help. */
export type Severity = 1 | 2 | 3;

export const DAY_TIMES = ['morning', 'midday', 'evening', 'bedtime'] as const;
export type DayTime = (typeof DAY_TIMES)[number];

/** Amount of a substance on a day it is taken, in its unit. */
export interface DoseRange {
  readonly substance: Substance;
  readonly low: number;
  readonly high: number;
}

/** A reason not to suggest although the rule fires. */
export interface RuleBlock {
  readonly when: Predicate;
  readonly says: string;
}

/** One rule of science notes 7.2 as data. */
export interface Rule {
  readonly id: string;
  /** Row in the notes. */
  readonly number: number;
  /** "Vitamin D3". */
  readonly title: string;
  readonly severity: Severity;
  readonly grade: Grade;
  readonly when: Predicate;
  readonly blocks: readonly RuleBlock[];
  /** Empty if the answer is food, a test or a doctor. */
  readonly dose: (facts: Facts) => readonly DoseRange[];
  /** Every other day instead of daily. */
  readonly isAlternate?: true;
  /** All parts or none, for combined products. */
  readonly isWhole?: true;
  readonly form: (facts: Facts) => string;
  readonly timing: string;
  /** Timing instead, by the id of an interaction that needs more time apart. */
  readonly timingWith?: Readonly<Record<string, string>>;
  readonly times: readonly DayTime[];
  readonly caution: string;
  readonly foodFirst: FoodFirst;
  /** When to see a doctor; shown first. */
  readonly doctor?: string;
  readonly sources: readonly RuleSource[];
  readonly retestWeeks: number | null;
}

const ranges = (parts: readonly (readonly [Substance, number, number?])[]): readonly DoseRange[] =>
  parts.map(([substance, low, high = low]) => ({ substance, low, high }));

/** The same dose for everyone: substance, low, high. */
export const dose = (...parts: readonly (readonly [Substance, number, number?])[]) => {
  const fixed = ranges(parts);
  return (): readonly DoseRange[] => fixed;
};

export const NO_DOSE = (): readonly DoseRange[] => [];

export const form = (words: string) => (): string => words;

/** When and how to take it, in keeping with the interactions that a member meets. */
export const timingOf = (
  { timing, timingWith = {} }: Rule,
  met: readonly { readonly id: string }[],
): string => met.flatMap(({ id }) => timingWith[id] ?? [])[0] ?? timing;
