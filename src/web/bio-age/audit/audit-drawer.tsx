import { Button, Drawer } from '@mantine/core';
import { IconChevronLeft } from '@tabler/icons-react';
import type { Assessment, AssessmentSummary, BioAgeOverview } from '#contract/bio-age/bio-age.ts';
import type { Sex } from '#domain/account/profile.ts';
import { SECTION_KEYS, type SectionKey } from '#domain/bio-age/item.ts';
import { SECTIONS } from '#domain/bio-age/sections.ts';
import { Results } from '#web/bio-age/history-card.tsx';
import { PhenoView } from '#web/bio-age/pheno-card.tsx';
import { Sections } from '#web/bio-age/result/sections.tsx';
import { Why } from '#web/bio-age/result/why.tsx';
import { CombinedAudit } from './combined-audit.tsx';
import { LifestyleAudit } from './lifestyle-audit.tsx';
import { PhenoAudit } from './pheno-audit.tsx';

/** What is open on top of the screen: a part of the result, or the audit of a result or section. */
export type Audited = Part | SectionKey;

type Part = 'why' | 'results' | 'blood' | 'sections' | 'lifestyle' | 'pheno' | 'combined';

interface AuditDrawerProps {
  readonly audited: Audited | undefined;
  readonly assessment: Assessment | null;
  readonly overview: BioAgeOverview | undefined;
  readonly sex: Sex | undefined;
  /** Newest first; undefined while they load. */
  readonly results: readonly AssessmentSummary[] | undefined;
  readonly today: string;
  readonly onOpen: (audited: Audited) => void;
  readonly onClose: () => void;
}

const sectionOf = (audited: Audited | undefined): SectionKey | undefined =>
  SECTION_KEYS.find((key) => key === audited);

const TITLES: Readonly<Record<Part, string>> = {
  why: 'Why this number',
  results: 'Your results',
  blood: 'From your blood: PhenoAge',
  sections: 'Your seven sections',
  lifestyle: 'How your habits are scored',
  pheno: 'How PhenoAge is calculated',
  combined: 'How your bio-age is calculated',
};

const isPart = (audited: Audited): audited is Part => audited in TITLES;

function titleOf(audited: Audited | undefined): string {
  if (audited === undefined) return '';
  const section = SECTIONS.find(({ key }) => key === audited);
  return section ? section.name : isPart(audited) ? TITLES[audited] : audited;
}

/** Every input with date and source, the formulas, and the weights with citations. */
export function AuditDrawer(props: AuditDrawerProps) {
  const { audited, assessment, overview, sex, results, today, onOpen, onClose } = props;
  const phenoAge = overview?.phenoAge;
  const section = sectionOf(audited);
  const isNewest = assessment !== null && assessment.id === overview?.latest?.id;
  return (
    <Drawer opened={audited !== undefined} onClose={onClose} size="xl" title={titleOf(audited)}>
      {audited === 'why' && assessment && (
        <Why
          assessment={assessment}
          combined={isNewest ? overview.combined : null}
          onHabits={() => onOpen('lifestyle')}
        />
      )}
      {audited === 'results' && results && (
        <Results results={results} today={today} shownId={assessment?.id} onDone={onClose} />
      )}
      {audited === 'blood' && <PhenoView phenoAge={phenoAge} today={today} onAudit={() => onOpen('pheno')} />}
      {audited === 'sections' && assessment && (
        <Sections sections={assessment.result.sections} onAudit={onOpen} />
      )}
      {section && (
        <Button
          variant="subtle"
          size="compact-md"
          leftSection={<IconChevronLeft size="1em" aria-hidden />}
          style={{ alignSelf: 'flex-start' }}
          onClick={() => onOpen('sections')}
        >
          All sections
        </Button>
      )}
      {(audited === 'lifestyle' || section) && assessment && (
        <LifestyleAudit assessment={assessment} sex={sex} today={today} only={section} />
      )}
      {audited === 'pheno' && phenoAge?.kind === 'known' && <PhenoAudit phenoAge={phenoAge} today={today} />}
      {audited === 'combined' && overview?.combined && (
        <CombinedAudit
          combined={overview.combined}
          assessment={overview.latest}
          phenoAge={phenoAge}
          today={today}
        />
      )}
    </Drawer>
  );
}
