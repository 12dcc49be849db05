import { Drawer } from '@mantine/core';
import type { Assessment, BioAgeOverview } from '#contract/bio-age/bio-age.ts';
import type { Sex } from '#domain/account/profile.ts';
import { SECTION_KEYS, type SectionKey } from '#domain/bio-age/item.ts';
import { SECTIONS } from '#domain/bio-age/sections.ts';
import { CombinedAudit } from './combined-audit.tsx';
import { LifestyleAudit } from './lifestyle-audit.tsx';
import { PhenoAudit } from './pheno-audit.tsx';

/** The result or section whose audit is open. */
export type Audited = 'lifestyle' | 'pheno' | 'combined' | SectionKey;

interface AuditDrawerProps {
  readonly audited: Audited | undefined;
  readonly assessment: Assessment | null;
  readonly overview: BioAgeOverview | undefined;
  readonly sex: Sex | undefined;
  readonly today: string;
  readonly onClose: () => void;
}

const sectionOf = (audited: Audited | undefined): SectionKey | undefined =>
  SECTION_KEYS.find((key) => key === audited);

const TITLES: Readonly<Record<Exclude<Audited, SectionKey>, string>> = {
  lifestyle: 'How habits are computed',
  pheno: 'How PhenoAge is computed',
  combined: 'How your bio-age is computed',
};

function titleOf(audited: Audited | undefined): string {
  if (audited === undefined) return '';
  if (audited === 'lifestyle' || audited === 'pheno' || audited === 'combined') return TITLES[audited];
  return SECTIONS.find(({ key }) => key === audited)?.name ?? audited;
}

/** Every input with date and source, the formulas, and the weights with citations. */
export function AuditDrawer({ audited, assessment, overview, sex, today, onClose }: AuditDrawerProps) {
  const phenoAge = overview?.phenoAge;
  const section = sectionOf(audited);
  return (
    <Drawer opened={audited !== undefined} onClose={onClose} size="xl" title={titleOf(audited)}>
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
