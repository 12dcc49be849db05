import type { ScoredSection } from '#domain/bio-age/lifestyle-result.ts';
import type { PhenoAgeOutcome } from '#domain/bio-age/pheno-age/result.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { LinkList, OpenRow } from '#web/ui/lists/link-list.tsx';
import type { Audited } from '#web/bio-age/audit/audit-drawer.tsx';
import { answeredOf, bloodWords } from '#web/bio-age/words.ts';

interface ResultRowsProps {
  /** Undefined for an earlier result. */
  readonly phenoAge: PhenoAgeOutcome | undefined;
  readonly sections: readonly ScoredSection[];
  readonly calculation: Audited;
  readonly onOpen: (audited: Audited) => void;
}

/** More about the figure, one row each. */
export function ResultRows({ phenoAge, sections, calculation, onOpen }: ResultRowsProps) {
  const { answered, asked } = answeredOf(sections);
  return (
    <Card>
      <LinkList>
        {phenoAge && (
          <OpenRow name="From your blood tests" text={bloodWords(phenoAge)} onOpen={() => onOpen('blood')} />
        )}
        <OpenRow
          name="Seven sections"
          text={`${answered} of ${asked} answered`}
          onOpen={() => onOpen('sections')}
        />
        <OpenRow name="How it’s calculated" text="Sources" onOpen={() => onOpen(calculation)} />
      </LinkList>
    </Card>
  );
}
