import type { DrinkKind } from '#domain/water/drink.ts';
import type { MealKind } from '#domain/meals/meal.ts';

/** What a confirmed proposal does. */
export type Action =
  | { readonly kind: 'log-meal'; readonly text: string; readonly meal: MealKind; readonly at: string }
  | { readonly kind: 'log-drink'; readonly drink: DrinkKind; readonly volumeMl: number; readonly at: string }
  | { readonly kind: 'start-fast'; readonly at: string }
  | { readonly kind: 'end-fast'; readonly fastId: string; readonly at: string }
  | { readonly kind: 'log-weight'; readonly massKg: number; readonly at: string }
  | { readonly kind: 'set-water-goal'; readonly waterMl: number; readonly beforeMl: number | null }
  | { readonly kind: 'set-sleep-goal'; readonly sleepHours: number; readonly beforeHours: number | null };

export const PROPOSAL_STATES = ['open', 'confirmed', 'undone', 'declined'] as const;

/** A change that waits for the member. Its id is the id of the entry it writes, so that confirming twice writes once. */
export interface Proposal {
  readonly id: string;
  readonly title: string;
  /** Shown struck through; null if there is nothing before. */
  readonly before: string | null;
  readonly after: string;
  readonly detail: string | null;
  readonly action: Action;
  readonly state: (typeof PROPOSAL_STATES)[number];
}
