import { Stack, Text } from '@mantine/core';
import type { Assessment } from '#contract/bio-age/bio-age.ts';
import type { CombinedBioAge } from '#domain/bio-age/combined-bio-age.ts';
import { CombinedSteps } from './combined-steps.tsx';
import { AnswerEffects } from './answer-effects.tsx';
import { answeredOf, formatShare, WHAT_IT_IS } from '#web/bio-age/words.ts';

interface WhyProps {
  readonly assessment: Assessment;
  /** Null if the figure is from habits alone. */
  readonly combined: CombinedBioAge | null;
  readonly onHabits: () => void;
}

/** The figure's components, from the age through every answer. */
export function Why({ assessment, combined, onHabits }: WhyProps) {
  const { result } = assessment;
  const { answered, asked } = answeredOf(result.sections);
  return (
    <Stack gap="xl">
      <Text size="sm">
        Based on your answers to {answered} of {asked} questions, which cover {formatShare(result.coverage)}{' '}
        of the assessment. {WHAT_IT_IS}
      </Text>
      {combined && <CombinedSteps combined={combined} />}
      <AnswerEffects result={result} onAudit={onHabits} />
    </Stack>
  );
}
