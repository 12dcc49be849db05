import { Text, UnstyledButton } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import type { SectionKey } from '#domain/bio-age/item.ts';
import type { ScoredSection } from '#domain/bio-age/lifestyle-result.ts';
import { Figure } from '#web/ui/layout/figure.tsx';
import { PlainList } from '#web/ui/lists/plain-list.tsx';
import classes from './sections.module.css';
import { formatYears } from '#web/bio-age/words.ts';

interface SectionsProps {
  readonly sections: readonly ScoredSection[];
  readonly onAudit: (section: SectionKey) => void;
}

/** The seven sections from 0 to 100, with the average adult at 50; each opens its audit. */
export function Sections({ sections, onAudit }: SectionsProps) {
  return (
    <>
      <Text size="sm" c="dimmed" mb="lg">
        Scored 0 to 100. The line at 50 marks the average adult.
      </Text>
      <PlainList gap="lg">
        {sections.map(({ section, name, score, years, answered, asked }) => (
          <li key={section}>
            <UnstyledButton
              className={classes.section ?? ''}
              aria-haspopup="dialog"
              onClick={() => onAudit(section)}
            >
              <span className={classes.line}>
                <span className={classes.name}>{name}</span>
                <span className={classes.end}>
                  <Figure value={score === null ? '–' : String(Math.round(score))} />
                  <IconChevronRight size="1em" aria-hidden />
                </span>
              </span>
              <span className={classes.track} aria-hidden>
                {score !== null && (
                  <span
                    className={score < 50 ? classes.below : classes.above}
                    style={{ width: `${score}%` }}
                  />
                )}
                <span className={classes.middle} />
              </span>
              <span className={classes.note}>
                <span>
                  {formatYears(years)} {Math.abs(years) === 1 ? 'year' : 'years'}
                </span>
                <span>
                  {answered} of {asked} answered
                </span>
              </span>
            </UnstyledButton>
          </li>
        ))}
      </PlainList>
    </>
  );
}
