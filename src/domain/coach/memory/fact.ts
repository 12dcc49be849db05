/** Most facts that are remembered of a member, and characters in one. */
export const MAX_FACTS = 50;
export const MAX_FACT = 200;

/** Something a member asked to be remembered, in their own words. */
export interface Fact {
  readonly id: string;
  readonly text: string;
}
