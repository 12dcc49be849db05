import { Button, Text } from '@mantine/core';
import { IconArrowLeft, IconArrowRight, IconSparkles } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router';
import type { Sex } from '#domain/account/profile.ts';
import { SECTIONS } from '#domain/bio-age/sections.ts';
import { countText } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';
import { Banner } from '#web/ui/layout/banner.tsx';
import { FootBar } from '#web/ui/forms/foot-bar.tsx';
import { saveAnswers } from '#web/bio-age/commands.ts';
import type { QuestionContext } from './answer-props.ts';
import { Question } from './question.tsx';
import { StepHead } from './step-head.tsx';
import { offersOf, progressOf, questionsOf, shownAnswerOf, type Drafted } from './draft-answers.ts';
import classes from './assessment.module.css';

interface SectionStepProps {
  /** From 1. */
  readonly step: number;
  readonly sex: Sex;
  readonly context: QuestionContext;
  readonly draft: Drafted;
  /** Some answers are not sent yet. */
  readonly isWaiting: boolean;
}

/** One section of questions; each answer is saved immediately. Continuing accepts suggestions from the member's data. */
export function SectionStep({ step, sex, context, draft, isWaiting }: SectionStepProps) {
  const navigate = useNavigate();
  const section = SECTIONS[step - 1];
  if (!section) return null;
  const items = questionsOf(section, sex, draft);
  const { answered, asked: count } = progressOf(section, sex, draft);
  const next = SECTIONS[step];
  const offers = offersOf(items, draft);
  const goOn = () => {
    if (offers.length > 0)
      void saveAnswers(offers.map(({ item, value, origin }) => ({ item, value, origin })));
    void navigate(paths.assessment(step + 1));
  };
  return (
    <form
      className={classes.step}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        goOn();
      }}
    >
      <StepHead
        key={section.key}
        over={`Section ${step} of ${SECTIONS.length}`}
        title={section.name}
        text={section.text}
      />
      {offers.length > 0 && (
        <Banner
          icon={<IconSparkles size={20} aria-hidden />}
          text={`${countText(offers.length, 'answer')} filled in from what you track or your last assessment. Change anything that’s wrong. Prefilled answers count once you continue.`}
        />
      )}
      {items.map((item) => (
        <Question
          key={item.key}
          item={item}
          context={context}
          shown={shownAnswerOf(item.key, draft)}
          onAnswer={(value, origin = { kind: 'typed' }) =>
            void saveAnswers([{ item: item.key, value, origin }])
          }
        />
      ))}
      <FootBar
        figure={
          <Text size="sm" c="dimmed">
            {answered} of {count} answered
            {isWaiting && (
              <>
                <br />
                Waiting to sync
              </>
            )}
          </Text>
        }
      >
        {step > 1 && (
          <Button
            variant="default"
            component={Link}
            to={paths.assessment(step - 1)}
            leftSection={<IconArrowLeft size={18} aria-hidden />}
          >
            Back
          </Button>
        )}
        <Button type="submit" rightSection={<IconArrowRight size={18} aria-hidden />}>
          {next ? 'Next' : 'Review'}
        </Button>
      </FootBar>
    </form>
  );
}
