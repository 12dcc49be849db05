import { Button, Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';

interface AddDialogButtonProps {
  readonly label: string;
  readonly onClick: () => void;
}

/** Opens a dialog that adds something to a list. */
export const AddDialogButton = ({ label, onClick }: AddDialogButtonProps) => (
  <Group>
    <Button variant="light" leftSection={<IconPlus size="1.1em" aria-hidden />} onClick={onClick}>
      {label}
    </Button>
  </Group>
);
