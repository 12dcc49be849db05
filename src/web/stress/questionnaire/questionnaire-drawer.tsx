import { Button, Drawer, Group, Progress, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { StressQuestionnaire } from '#contract/stress.ts';
import { ANSWER_WORDS, questionsOf, strainBand, strainPercent } from '#domain/stress/questionnaire.ts';
import { uuidV7 } from '#web/lib/uuid.ts';
import { Figure } from '#web/ui/layout/figure.tsx';
import { questionnaires } from '#web/stress/queries.ts';
import { allAnswers, answered, questionnaireOf, type Answering } from './questionnaire-form.ts';
import classes from '#web/stress/stress.module.css';
import { STRAIN_WORDS } from '#web/stress/words.ts';

interface QuestionnaireProps {
  readonly form: Answering;
  readonly change: (part: Partial<Answering>) => void;
  /** Answers being edited. */
  readonly stored: StressQuestionnaire | undefined;
  readonly onSaved: () => void;
}

interface EndProps extends QuestionnaireProps {
  readonly answers: readonly number[];
}

/** The answers' result, before they are saved. */
function End({ form, answers, stored, onSaved }: EndProps) {
  const percent = strainPercent(form.version, answers) ?? 0;
  const [id] = useState(uuidV7);
  const save = async () => {
    const entry = questionnaireOf(id, form.version, answers, Date.now(), stored);
    if (await questionnaires.saveWithUndo(entry, stored)) onSaved();
  };
  return (
    <>
      <Figure size="hero" value={String(Math.round(percent))} unit="out of 100" />
      <Text>
        Your strain over the last four weeks was {STRAIN_WORDS[strainBand(percent)]}. These questions are
        Perennial’s own. They aren’t validated and aren’t a diagnosis. Compare the result only with your own
        earlier ones.
      </Text>
      <Button onClick={() => void save()}>Save answers</Button>
    </>
  );
}

function Question({ form, change }: Pick<QuestionnaireProps, 'form' | 'change'>) {
  const questions = questionsOf(form.version) ?? [];
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), [form.step]);
  return (
    <>
      <div className={classes.asked}>
        <Text size="sm" c="dimmed">
          {form.step + 1} of {questions.length}. In the last four weeks:
        </Text>
        <h3 className={classes.question} tabIndex={-1} ref={heading}>
          {questions[form.step]?.text}
        </h3>
      </div>
      <Stack gap="sm" role="group" aria-label="How often was that true?">
        {ANSWER_WORDS.map((word, answer) => (
          <Button
            key={word}
            className={classes.answer ?? ''}
            variant={form.answers[form.step] === answer ? 'light' : 'default'}
            aria-pressed={form.answers[form.step] === answer}
            onClick={() => change(answered(form, answer))}
          >
            {word}
          </Button>
        ))}
      </Stack>
    </>
  );
}

interface QuestionnaireDrawerProps extends QuestionnaireProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** One question at a time; closed or reloaded, it continues where it was. */
export function QuestionnaireDrawer({ opened, onClose, ...rest }: QuestionnaireDrawerProps) {
  const { form, change } = rest;
  const answers = allAnswers(form);
  const isEnd = form.step >= form.answers.length && answers !== undefined;
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      size="md"
      title="The last four weeks"
      closeButtonProps={{ 'aria-label': 'Close and keep your answers' }}
    >
      <Stack gap="lg">
        <Progress
          value={(100 * Math.min(form.step, form.answers.length)) / form.answers.length}
          aria-label="Questions answered"
          color="var(--stress)"
        />
        {isEnd ? <End {...rest} answers={answers} /> : <Question form={form} change={change} />}
        <Group justify="space-between">
          <Button
            variant="subtle"
            disabled={form.step === 0}
            onClick={() => change({ step: Math.max(0, form.step - 1) })}
          >
            Back
          </Button>
          {!isEnd && typeof form.answers[form.step] === 'number' && (
            <Button variant="subtle" onClick={() => change({ step: form.step + 1 })}>
              Next
            </Button>
          )}
        </Group>
      </Stack>
    </Drawer>
  );
}
