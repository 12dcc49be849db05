import { Fragment } from 'react';
import type { Assessment, AssessmentComparison, BioAgeOverview } from '#contract/bio-age/bio-age.ts';
import { Columns } from '#web/ui/columns.tsx';
import type { Audited } from './audit-drawer.tsx';
import { ChangesCard } from './changes-card.tsx';
import { CombinedCard } from './combined-card.tsx';
import { ComparisonCard } from './comparison-card.tsx';
import { FallCard } from './fall-card.tsx';
import { HistoryCard } from './history-card.tsx';
import { PhenoCard } from './pheno-card.tsx';
import classes from './result-columns.module.css';
import { useAssessments } from './queries.ts';
import { ResultCard } from './result-card.tsx';
import { SectionsCard } from './sections-card.tsx';

interface ResultColumnsProps {
  readonly overview: BioAgeOverview;
  /** The newest, or an earlier one that was asked for. */
  readonly shown: Assessment;
  readonly comparison: AssessmentComparison | null;
  readonly today: string;
  readonly onAudit: (audited: Audited) => void;
}

/** A result with all that explains it, and the results before it. */
export function ResultColumns({ overview, shown, comparison, today, onAudit }: ResultColumnsProps) {
  const { data: results } = useAssessments();
  const isNewest = overview.refusal === null && shown.id === overview.latest?.id;
  return (
    <Columns
      wide="first"
      columns={[
        <Fragment key="result">
          <ResultCard
            assessment={shown}
            today={today}
            retakeOn={isNewest ? overview.retakeOn : null}
            onAudit={() => onAudit('lifestyle')}
          />
          <FallCard result={shown.result} />
          {isNewest && (
            <div className={classes.late}>
              <PhenoCard phenoAge={overview.phenoAge} today={today} onAudit={() => onAudit('pheno')} />
            </div>
          )}
        </Fragment>,
        <Fragment key="changes">
          {isNewest && <ChangesCard changes={shown.result.changes} />}
          <SectionsCard sections={shown.result.sections} onAudit={onAudit} />
          {comparison && <ComparisonCard comparison={comparison} today={today} />}
          {isNewest && overview.combined && (
            <div className={classes.last}>
              <CombinedCard combined={overview.combined} onAudit={() => onAudit('combined')} />
            </div>
          )}
        </Fragment>,
      ]}
    >
      {results && results.length > 0 && <HistoryCard results={results} today={today} shownId={shown.id} />}
    </Columns>
  );
}
