import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import type { Abilities } from '#contract/meals/analysis.ts';
import { useMember } from '#web/lib/member.ts';
import { paths } from '#web/lib/paths.ts';

interface AnalysesLeftProps {
  readonly abilities: Abilities;
  /** Text such as "2 of 3 photo analyses left today". */
  readonly kind: 'photo' | 'AI';
}

/** Analyses left today, if there is a limit; on the free plan with a link to upgrade. */
export function AnalysesLeft({ abilities: { modelAnalyses }, kind }: AnalysesLeftProps) {
  const { data: member } = useMember();
  return (
    <>
      {modelAnalyses.left} of {modelAnalyses.limit} {kind} analyses left today.
      {member?.plan === 'free' && (
        <>
          {' '}
          <Anchor component={Link} to={paths.upgrade()} inherit>
            Get more
          </Anchor>
        </>
      )}
    </>
  );
}
