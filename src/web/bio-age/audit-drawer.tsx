import { Drawer } from '@mantine/core';
import type { Assessment, BioAgeOverview } from '#contract/bio-age.ts';
import type { Sex } from '#domain/account/profile.ts';
import { CombinedAudit } from './combined-audit.tsx';
import { LifestyleAudit } from './lifestyle-audit.tsx';
import { PhenoAudit } from './pheno-audit.tsx';

/** Which figure is laid open. */
export type Audited = 'lifestyle' | 'pheno' | 'combined';

interface AuditDrawerProps {
  readonly audited: Audited | undefined;
  readonly assessment: Assessment | null;
  readonly overview: BioAgeOverview | undefined;
  readonly sex: Sex | undefined;
  readonly today: string;
  readonly onClose: () => void;
}

const TITLES: Readonly<Record<Audited, string>> = {
  lifestyle: 'How it is computed',
  pheno: 'PhenoAge, computed',
  combined: 'Habits and blood',
};

/** Every input with its date and source, the formulas, the weights and where they come from. */
export function AuditDrawer({ audited, assessment, overview, sex, today, onClose }: AuditDrawerProps) {
  const phenoAge = overview?.phenoAge;
  return (
    <Drawer
      opened={audited !== undefined}
      onClose={onClose}
      position="right"
      size="xl"
      title={audited === undefined ? '' : TITLES[audited]}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {audited === 'lifestyle' && assessment && (
        <LifestyleAudit assessment={assessment} sex={sex} today={today} />
      )}
      {audited === 'pheno' && phenoAge?.kind === 'known' && <PhenoAudit phenoAge={phenoAge} today={today} />}
      {audited === 'combined' && overview?.combined && (
        <CombinedAudit combined={overview.combined} phenoAge={phenoAge} today={today} />
      )}
    </Drawer>
  );
}
