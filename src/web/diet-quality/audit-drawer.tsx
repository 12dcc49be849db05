import { Drawer } from '@mantine/core';
import type { DietQualityAnswer } from '#contract/diet-quality.ts';
import { HeiAudit } from './hei-audit.tsx';
import { IndexAudit } from './index-audit.tsx';
import { LoadAudit } from './load-audit.tsx';
import { NovaAudit, ProteinAudit } from './other-audits.tsx';

/** Which figure is laid open. */
export type Audited = 'hei' | 'index' | 'load' | 'nova' | 'protein';

const TITLES: Readonly<Record<Audited, string>> = {
  hei: 'Healthy Eating Index',
  index: 'The simpler index',
  load: 'Glycaemic load',
  nova: 'Processing',
  protein: 'Protein by meal',
};

interface AuditDrawerProps {
  readonly audited: Audited | undefined;
  readonly diet: DietQualityAnswer;
  readonly today: string;
  readonly onClose: () => void;
}

/** Each figure of the screen with its days, amounts, formula, range and sources. */
export function AuditDrawer({ audited, diet, today, onClose }: AuditDrawerProps) {
  const { nova, protein, days, glycaemicLoads } = diet;
  return (
    <Drawer
      opened={audited !== undefined}
      onClose={onClose}
      position="right"
      size="lg"
      title={audited === undefined ? '' : TITLES[audited]}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {audited === 'hei' && <HeiAudit diet={diet} today={today} />}
      {audited === 'index' && <IndexAudit diet={diet} today={today} />}
      {audited === 'load' && <LoadAudit loads={glycaemicLoads} today={today} />}
      {audited === 'nova' && nova && <NovaAudit diet={diet} nova={nova} today={today} />}
      {audited === 'protein' && protein && <ProteinAudit days={days} protein={protein} today={today} />}
    </Drawer>
  );
}
