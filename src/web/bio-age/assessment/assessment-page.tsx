import { Alert, Anchor, Skeleton, Text } from '@mantine/core';
import { Link, Navigate, useSearchParams } from 'react-router';
import type { AssessmentDraft, DraftAnswer } from '#contract/bio-age/bio-age.ts';
import { SECTIONS } from '#domain/bio-age/sections.ts';
import { SCREENS } from '#domain/screens/screens.ts';
import { useToday } from '#web/lib/clock.ts';
import { explain } from '#web/lib/errors.ts';
import { useMember } from '#web/lib/member.ts';
import { paths } from '#web/lib/paths.ts';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import classes from './assessment.module.css';
import { useDraft, useUnsentFinish } from '#web/bio-age/queries.ts';
import { ReviewStep } from './review-step.tsx';
import { allProgress, SectionNav } from './section-nav.tsx';
import { SectionStep } from './section-step.tsx';
import { REVIEW_STEP, stepToGoOn } from './draft-answers.ts';
import { REFUSALS } from '#domain/bio-age/refusal-words.ts';

const WAITING = (
  <div className={classes.page}>
    <Skeleton className={classes.way ?? ''} height="var(--touch)" radius="lg" />
    <div className={classes.step}>
      <Skeleton height="6rem" radius="lg" />
      <Skeleton height="24rem" radius="lg" />
      <Skeleton height="20rem" radius="lg" />
    </div>
  </div>
);

/** The step in the address, if there is one. */
function stepOf(text: string | null): number | undefined {
  const step = Number(text);
  return Number.isInteger(step) && step >= 1 && step <= REVIEW_STEP ? step : undefined;
}

type Drafted = Omit<AssessmentDraft, 'answers'> & { readonly answers: readonly DraftAnswer[] };

interface StepsProps {
  readonly draft: Drafted;
  /** Some answers are not sent yet. */
  readonly isWaiting: boolean;
}

function Steps({ draft, isWaiting }: StepsProps) {
  const today = useToday();
  const [search] = useSearchParams();
  const { data: member } = useMember();
  const { sex, ageYears } = draft.person;
  const progress = allProgress(sex, draft);
  const total = (of: 'answered' | 'asked') => progress.reduce((sum, each) => sum + each[of], 0);
  const step = stepOf(search.get('section'));
  const context = {
    ageYears,
    heightCm: member?.heightCm,
    system: member?.unitSystem ?? 'metric',
    today,
  } as const;
  // The first step with an open question. Answering it doesn't change the step.
  if (step === undefined) return <Navigate to={paths.assessment(stepToGoOn(sex, draft))} replace />;
  return (
    <div className={classes.page}>
      <div className={classes.way}>
        <SectionNav step={step} progress={progress} />
        <Text size="sm" c="dimmed" mt="sm">
          {total('answered')} of {total('asked')} questions answered. Each answer saves right away, so you can
          stop anytime and continue here or on another device.
        </Text>
      </div>
      {step === REVIEW_STEP ? (
        <ReviewStep person={draft.person} draft={draft} />
      ) : (
        <SectionStep key={step} {...{ step, sex, context, draft, isWaiting }} />
      )}
    </div>
  );
}

function Body({ draft, isWaiting }: StepsProps) {
  const isFinishing = useUnsentFinish();
  const { outcome } = draft;
  const back = (
    <Anchor component={Link} to={paths.bioAge()}>
      Back to bio-age
    </Anchor>
  );
  if (outcome.kind === 'refused') {
    const [title, text] = REFUSALS[outcome.reason];
    return (
      <Alert radius="lg" title={title}>
        {text} {back}
      </Alert>
    );
  }
  if (isFinishing)
    return (
      <Alert role="status" radius="lg" title="Your assessment is waiting to sync">
        Your answers are saved on this device. You’ll see the result once you’re back online. {back}
      </Alert>
    );
  return <Steps draft={draft} isWaiting={isWaiting} />;
}

/** `/bio-age/assessment?section=1…7`: seven sections and a review; each answer is saved immediately. */
export function AssessmentPage() {
  const { draft, isWaiting, isError, error, refetch } = useDraft();
  return (
    <>
      <PageHeader
        title={SCREENS.assessment.title}
        text={`${SECTIONS.length} short sections. “I don’t know” is always a fine answer.`}
      />
      {draft ? (
        <Body draft={draft} isWaiting={isWaiting} />
      ) : isError ? (
        <ErrorState {...explain(error)} onRetry={() => void refetch()} />
      ) : (
        WAITING
      )}
    </>
  );
}
