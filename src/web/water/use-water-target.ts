import { useGoalsInForce } from '#web/lib/member/goals-in-force.ts';
import { waterTargetOf, type MemberTarget } from '#web/lib/member/water-target.ts';
import { useMember } from '#web/lib/member.ts';

/** The member's water target; undefined while it isn't known. */
export function useWaterTarget(): MemberTarget | undefined {
  const { data: member } = useMember();
  const { data: goals, isPending } = useGoalsInForce();
  return !member || (isPending && !goals) ? undefined : waterTargetOf(member, goals);
}
