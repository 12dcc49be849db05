import { Text } from '@mantine/core';
import type { Assessment, AssessmentComparison, BioAgeOverview } from '#contract/bio-age/bio-age.ts';
import { RETAKE_DAYS } from '#domain/bio-age/retake.ts';
import { formatDate } from '#web/lib/format.ts';
import type { Audited } from '#web/bio-age/audit/audit-drawer.tsx';
import { ChangedCard } from './changed-card.tsx';
import { HeadlineCard } from './headline-card.tsx';
import { RetakeLink } from '#web/bio-age/page-notices.tsx';
import { useAssessments } from '#web/bio-age/queries.ts';
import classes from './result-columns.module.css';
import { ResultRows } from './result-rows.tsx';
import { StepsCard } from './steps-card.tsx';

interface ResultColumnsProps {
  readonly overview: BioAgeOverview;
  /** The newest result, or a requested earlier one. */
  readonly shown: Assessment;
  readonly comparison: AssessmentComparison | null;
  readonly today: string;
  readonly onOpen: (audited: Audited) => void;
}

function RetakeLine({ overview, today }: Pick<ResultColumnsProps, 'overview' | 'today'>) {
  const { retakeOn } = overview;
  const isEarly = retakeOn !== null && retakeOn > today;
  return (
    <Text size="sm" c="dimmed" ta="center" mt="md">
      {isEarly &&
        `Retake the assessment after ${formatDate(retakeOn, today)}. New habits take about ${RETAKE_DAYS} days to show. `}
      An estimate, not medical advice. {isEarly && <RetakeLink overview={overview} />}
    </Text>
  );
}

/** A result: its meaning, changes and suggestions, and links to everything else. */
export function ResultColumns({ overview, shown, comparison, today, onOpen }: ResultColumnsProps) {
  const { data: results } = useAssessments();
  const isNewest = overview.refusal === null && shown.id === overview.latest?.id;
  const headline = isNewest ? overview.headline : null;
  const figure = headline ?? { ...shown.result, basis: 'habits' as const };
  return (
    <>
      <div className={`${classes.result} ${isNewest ? '' : classes.earlier}`}>
        <div className={classes.headline}>
          <HeadlineCard
            assessment={shown}
            isCompared={overview.comparison !== null}
            {...{ figure, today, isNewest }}
            onWhy={() => onOpen('why')}
          />
        </div>
        <div className={classes.changed}>
          <ChangedCard
            {...{ comparison, results, today, isNewest }}
            basis={figure.basis}
            onResults={() => onOpen('results')}
          />
        </div>
        {isNewest && (
          <div className={classes.steps}>
            <StepsCard changes={overview.changes} />
          </div>
        )}
        <div className={classes.rows}>
          <ResultRows
            phenoAge={isNewest ? overview.phenoAge : undefined}
            sections={shown.result.sections}
            calculation={figure.basis === 'habits' ? 'lifestyle' : 'combined'}
            onOpen={onOpen}
          />
        </div>
      </div>
      {isNewest && <RetakeLine {...{ overview, today }} />}
    </>
  );
}
