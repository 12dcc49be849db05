import { Alert, Anchor, Button } from '@mantine/core';
import { Link } from 'react-router';
import type { BioAgeOverview } from '#contract/bio-age/bio-age.ts';
import { countText } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';
import { REFUSALS } from './words.ts';

/** Next action: start, continue, or repeat once that makes sense. */
export function NextAction({
  overview,
  today,
}: {
  readonly overview: BioAgeOverview;
  readonly today: string;
}) {
  const { latest, draftAnswers, retakeOn, refusal } = overview;
  if (refusal !== null || (!latest && draftAnswers === 0)) return null;
  const isDue = retakeOn === null || retakeOn <= today;
  return (
    <Button
      component={Link}
      to={draftAnswers > 0 ? paths.assessment() : paths.assessment(1)}
      variant={draftAnswers > 0 || isDue ? 'filled' : 'default'}
    >
      {draftAnswers > 0 ? 'Continue the assessment' : 'Retake'}
    </Button>
  );
}

/** Notices for the whole page: why there is no result, unsent writes, a current assessment. */
export function Notices({
  overview,
  isFinishing,
}: {
  readonly overview: BioAgeOverview;
  readonly isFinishing: boolean;
}) {
  const { refusal, draftAnswers } = overview;
  if (refusal !== null) {
    const [title, text] = REFUSALS[refusal];
    return (
      <Alert radius="lg" mb="lg" title={title}>
        {text}{' '}
        {refusal !== 'under-18' && (
          <Anchor component={Link} to={paths.healthProfile()}>
            Your health profile
          </Anchor>
        )}
      </Alert>
    );
  }
  if (isFinishing)
    return (
      <Alert role="status" radius="lg" mb="lg" title="Your assessment is waiting to be sent">
        Your answers are saved on this device. The result appears here once you’re back online.
      </Alert>
    );
  if (draftAnswers > 0)
    return (
      <Alert radius="lg" mb="lg" title="Assessment in progress">
        {countText(draftAnswers, 'answer')} saved. Continue anytime, on any of your devices.
      </Alert>
    );
  return null;
}
