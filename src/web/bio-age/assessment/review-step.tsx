import { Alert, Anchor, Button, Progress, Stack, Text } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { FULL_COVERAGE, MIN_COVERAGE } from '#domain/bio-age/lifestyle-bio-age.ts';
import type { BioAgePerson } from '#domain/bio-age/lifestyle-result.ts';
import { SECTIONS } from '#domain/bio-age/sections.ts';
import { explainCode, type ExplainedError } from '#web/lib/errors.ts';
import { countText } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';
import { uuidV7 } from '#web/lib/uuid.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { FootBar } from '#web/ui/forms/foot-bar.tsx';
import classes from './assessment.module.css';
import { finishAssessment, saveAnswers } from '#web/bio-age/commands.ts';
import { reviewFacts, type Open, type ReviewFacts } from './review-facts.ts';
import { StepHead } from './step-head.tsx';
import { offersOf, REVIEW_STEP, type Drafted } from './draft-answers.ts';
import { formatAge, formatShare } from '#web/bio-age/words.ts';

interface ReviewStepProps {
  readonly person: BioAgePerson;
  readonly draft: Drafted;
}

/** What is sufficient, or still missing for a result. */
function standing({ outcome, coverage }: ReviewFacts): string {
  if (outcome.kind === 'incomplete' && outcome.reason === 'smoking')
    return 'Please answer the question about tobacco. No other answer changes your bio-age as much.';
  if (coverage < MIN_COVERAGE)
    return `You need ${formatShare(MIN_COVERAGE)} coverage for a result. With any less, it would mostly be a guess.`;
  if (coverage < FULL_COVERAGE)
    return `Enough for a preliminary result. You need ${formatShare(FULL_COVERAGE)} for a full result.`;
  return 'Enough for a full result.';
}

function Missing({ open, facts }: { readonly open: readonly Open[]; readonly facts: ReviewFacts }) {
  if (open.length === 0) return <Text>You’ve answered every question.</Text>;
  const steps = [...new Set(open.map(({ step }) => step))].toSorted((one, other) => one - other);
  return (
    <Stack gap="md">
      <Text size="sm">
        For unanswered questions, we assume you’re average, which widens your range: ±{' '}
        {formatAge(facts.halfRangeYears)} years now, ± {formatAge(facts.leastHalfRangeYears)} if you answer
        them all.
      </Text>
      <ul className={classes.missing}>
        {steps.map((step) => (
          <li key={step}>
            <Anchor component={Link} to={paths.assessment(step)} fw={600}>
              {SECTIONS[step - 1]?.name}
            </Anchor>
            <span>
              {open
                .filter((each) => each.step === step)
                .map(({ name }) => name)
                .join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

/** Suggestions nobody has confirmed: they count only once accepted. */
function Offers({ draft }: { readonly draft: Drafted }) {
  const offers = offersOf(
    SECTIONS.flatMap(({ items }) => items),
    draft,
  );
  if (offers.length === 0) return null;
  return (
    <Alert radius="lg" title={`${countText(offers.length, 'answer')} from what you track`}>
      <Stack gap="md" align="flex-start">
        <Text size="sm">Not reviewed yet. Check each answer in its section, or accept everything as is.</Text>
        <Button
          variant="default"
          onClick={() => void saveAnswers(offers.map(({ item, value, origin }) => ({ item, value, origin })))}
        >
          Accept all
        </Button>
      </Stack>
    </Alert>
  );
}

function useFinish() {
  const navigate = useNavigate();
  // One id per visit, so that a second tap finishes the same assessment.
  const [id] = useState(uuidV7);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<ExplainedError>();
  const finish = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    setFault(undefined);
    try {
      const heard = await finishAssessment(id);
      if (heard.kind === 'refused')
        setFault({ ...explainCode(heard.refusal.code), text: heard.refusal.text });
      else void navigate(paths.bioAge());
    } catch {
      setFault(explainCode('UNKNOWN'));
    }
    setBusy(false);
  };
  return { finish, isBusy, fault };
}

/** The last step: how much is known, what is missing and its cost, and finishing. */
export function ReviewStep({ person, draft }: ReviewStepProps) {
  const { finish, isBusy, fault } = useFinish();
  const facts = reviewFacts(draft.answers, person);
  const { outcome, coverage, open } = facts;
  return (
    <div className={classes.step}>
      <StepHead
        over="Last step"
        title="Review"
        text="See what you’ve answered and what’s missing. You can finish now and answer more later."
      />
      {fault && <ErrorState {...fault} title="Not finished" />}
      <Offers draft={draft} />
      <Card title="Coverage" aside={formatShare(coverage)}>
        <Stack gap="sm">
          <Progress value={coverage * 100} aria-label="Coverage" size="lg" radius="xl" />
          <Text>{standing(facts)}</Text>
        </Stack>
      </Card>
      <Card title="Missing answers" aside={open.length > 0 ? countText(open.length, 'question') : ''}>
        <Missing open={open} facts={facts} />
      </Card>
      <FootBar
        figure={
          <Text size="sm" c="dimmed">
            {formatShare(coverage)} covered
          </Text>
        }
      >
        <Button
          variant="default"
          component={Link}
          to={paths.assessment(REVIEW_STEP - 1)}
          leftSection={<IconArrowLeft size={18} aria-hidden />}
        >
          Back
        </Button>
        <Button loading={isBusy} disabled={outcome.kind !== 'known'} onClick={() => void finish()}>
          See your bio-age
        </Button>
      </FootBar>
    </div>
  );
}
