import type { Facts } from './facts.ts';
import type { Rule } from './rule.ts';

/** Which food would do, said before anything else: with a reminder where somebody does not bear all of it. */
export const foodFirstOf = ({ foodFirst }: Rule, { health }: Facts): string =>
  health && health.allergies.length > 0 ? `${foodFirst} Leave out what you are allergic to.` : foodFirst;
