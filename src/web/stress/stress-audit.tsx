import { Drawer, Stack } from '@mantine/core';
import type { CurrentStress } from '#domain/stress/current-stress.ts';
import { Steps } from '#web/ui/steps.tsx';
import { About } from './about-card.tsx';
import { auditSteps } from './audit-steps.ts';

interface StressAuditProps {
  readonly current: CurrentStress;
  readonly today: string;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The score of the week laid open: each part with its figures, days, formula and share, and the sources. */
export function StressAudit({ current, today, opened, onClose }: StressAuditProps) {
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      size="lg"
      title="Stress score"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Stack gap="lg">
        <Steps steps={auditSteps(current, today)} />
        <About />
      </Stack>
    </Drawer>
  );
}
