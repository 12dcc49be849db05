import { IconCheck, IconFlag } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { Sex } from '#domain/account/profile.ts';
import { SECTIONS } from '#domain/bio-age/sections.ts';
import { paths } from '#web/lib/paths.ts';
import classes from './section-nav.module.css';
import { progressOf, REVIEW_STEP, type Drafted, type Progress } from './draft-answers.ts';

interface SectionNavProps {
  readonly step: number;
  readonly progress: readonly Progress[];
}

interface StepLinkProps {
  readonly step: number;
  readonly name: string;
  readonly note: string;
  readonly isCurrent: boolean;
  readonly isDone: boolean;
}

function StepLink({ step, name, note, isCurrent, isDone }: StepLinkProps) {
  return (
    <li>
      <Link
        to={paths.assessment(step)}
        className={classes.link}
        {...(isCurrent && { 'aria-current': 'step' })}
      >
        <span className={isDone ? `${classes.mark} ${classes.done}` : classes.mark}>
          {isDone ? (
            <IconCheck size={16} aria-label="Done:" />
          ) : step < REVIEW_STEP ? (
            step
          ) : (
            <IconFlag size={16} aria-hidden />
          )}
        </span>
        <span className={classes.name}>{name}</span>
        <span className={classes.note}>{note}</span>
      </Link>
    </li>
  );
}

/** Navigation through the assessment: seven sections and the review, each with its progress. */
export function SectionNav({ step, progress }: SectionNavProps) {
  return (
    <nav aria-label="Assessment sections">
      <ol className={classes.list}>
        {SECTIONS.map(({ key, name }, index) => {
          const { answered, asked } = progress[index] ?? { answered: 0, asked: 0 };
          return (
            <StepLink
              key={key}
              step={index + 1}
              name={name}
              note={`${answered} of ${asked}`}
              isCurrent={step === index + 1}
              isDone={answered === asked}
            />
          );
        })}
        <StepLink
          step={REVIEW_STEP}
          name="Review"
          note="and finish"
          isCurrent={step === REVIEW_STEP}
          isDone={false}
        />
      </ol>
    </nav>
  );
}

/** Progress of each section. */
export const allProgress = (sex: Sex, draft: Drafted): readonly Progress[] =>
  SECTIONS.map((section) => progressOf(section, sex, draft));
