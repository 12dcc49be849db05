import { Alert, Checkbox, Stack } from '@mantine/core';
import { IconAlertCircle, IconAlertTriangle } from '@tabler/icons-react';
import type { Judgment } from '#domain/foods/judge-own-food.ts';

interface LabelCheckProps {
  readonly judgment: Judgment;
  readonly confirmed: boolean;
  /** Saves despite the warnings. */
  readonly isAsked: boolean;
  readonly onConfirm: (confirmed: boolean) => void;
}

/** Impossible values, and doubtful ones until the member confirms them. */
export function LabelCheck({
  judgment: { refused, doubts },
  confirmed,
  isAsked,
  onConfirm,
}: LabelCheckProps) {
  if (refused.length > 0)
    return (
      <Alert
        role="status"
        tabIndex={-1}
        data-refused
        color="red"
        radius="lg"
        icon={<IconAlertCircle aria-hidden />}
        title="This can’t be right"
        styles={{ root: { background: 'var(--critical-wash)' } }}
      >
        {refused.join(' ')} Compare the numbers with the label.
      </Alert>
    );
  if (doubts.length === 0) return null;
  return (
    <Alert
      role="status"
      radius="lg"
      icon={<IconAlertTriangle aria-hidden />}
      title="Please check"
      styles={{
        root: { background: 'var(--notice-wash)' },
        title: { color: 'var(--ink)' },
        icon: { color: 'var(--ink)' },
      }}
    >
      <Stack gap="sm">
        {doubts.join(' ')}
        <Checkbox
          radius="xs"
          label="That’s what the label says"
          aria-invalid={isAsked && !confirmed}
          error={isAsked && !confirmed && 'Correct the numbers, or confirm them.'}
          checked={confirmed}
          onChange={({ currentTarget: { checked } }) => onConfirm(checked)}
        />
      </Stack>
    </Alert>
  );
}
