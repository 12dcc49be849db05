import { Alert, Anchor, Button, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { BioAgeOverview } from '#contract/bio-age/bio-age.ts';
import { countText, formatDate } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';
import { REFUSALS } from '#domain/bio-age/refusal-words.ts';

/** Next action: continue, or repeat once that makes sense; until then the date of the result. */
export function NextAction({
  overview,
  today,
}: {
  readonly overview: BioAgeOverview;
  readonly today: string;
}) {
  const { latest, draftAnswers, retakeOn, refusal } = overview;
  if (refusal !== null || (!latest && draftAnswers === 0)) return null;
  if (draftAnswers === 0 && latest && retakeOn !== null && retakeOn > today)
    return (
      <Text size="sm" c="dimmed">
        From {formatDate(latest.finishedOn, today)}
      </Text>
    );
  return (
    <Button component={Link} to={draftAnswers > 0 ? paths.assessment() : paths.assessment(1)}>
      {draftAnswers > 0 ? 'Continue the assessment' : 'Retake'}
    </Button>
  );
}

/** Retakes an assessment early; nothing while one is in progress, which the header continues. */
export const RetakeLink = ({ overview }: { readonly overview: BioAgeOverview }) =>
  overview.draftAnswers === 0 && (
    <Anchor component={Link} to={paths.assessment(1)} size="sm" fw={600}>
      Retake now
    </Anchor>
  );

/** Notices for the whole page: why there is no result, unsent writes, an assessment in progress. */
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
      <Alert role="status" radius="lg" mb="lg" title="Your assessment is waiting to sync">
        Your answers are saved on this device. The result will appear here once you’re back online.
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
