/** Maximum number of facts per member, and maximum characters in one. */
export const MAX_FACTS = 50;
export const MAX_FACT = 200;

/** Something the coach remembers for a member, in the member's own words. */
export interface Fact {
  readonly id: string;
  readonly text: string;
}
