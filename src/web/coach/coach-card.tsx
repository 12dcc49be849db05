import { Skeleton, UnstyledButton } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { useCoachStart } from '#web/lib/coach-model.ts';
import { asking } from '#web/lib/coach-question.ts';
import { paths } from '#web/lib/paths.ts';
import { Card } from '#web/ui/layout/card.tsx';
import classes from './coach.module.css';
import { Composer } from './composer.tsx';

/** Questions that the member's data can answer today, and a box for others. The coach's screen answers them. */
export function CoachCard() {
  const navigate = useNavigate();
  const { data, isError } = useCoachStart();
  if (isError && !data) return null;
  const ask = (question: string) => void navigate(paths.coach(), { state: asking(question) });
  return (
    <Card title="Coach" isTall>
      {data ? (
        <ul className={`${classes.choices} ${classes.tall}`}>
          {data.questions.map((question) => (
            <li key={question}>
              <UnstyledButton className={classes.cardQuestion} onClick={() => ask(question)}>
                {question}
                <IconChevronRight size="1.1rem" stroke={1.6} aria-hidden />
              </UnstyledButton>
            </li>
          ))}
        </ul>
      ) : (
        <Skeleton height="9.25rem" radius="md" />
      )}
      <div className={classes.cardComposer}>
        <Composer placeholder="Ask about your data" busy={false} onAsk={ask} />
      </div>
    </Card>
  );
}
