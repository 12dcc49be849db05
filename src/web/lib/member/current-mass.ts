import type { Member } from '#contract/account/account.ts';
import type { GoalsInForce } from '#contract/goals/goals.ts';

/** Body mass today as the server computes it; the profile's if the goals can't be read. */
export const currentMassKg = (member: Pick<Member, 'massKg'>, goals: GoalsInForce | undefined): number =>
  goals?.currentMassKg ?? member.massKg;
