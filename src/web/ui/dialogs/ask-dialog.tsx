import { Button, Group, Text } from '@mantine/core';
import { AskFrame } from './ask-frame.tsx';
import { DangerButton } from './danger-button.tsx';

interface AskDialogProps {
  readonly opened: boolean;
  readonly title: string;
  readonly text: string;
  /** Label of the confirm button: "Save 5.6 mmol/L". */
  readonly confirmLabel: string;
  /** Yes cannot be undone. */
  readonly isFinal?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Confirms unlikely or irreversible actions. Canceling returns to the form. */
export function AskDialog({
  opened,
  title,
  text,
  confirmLabel,
  isFinal = false,
  onConfirm,
  onCancel,
}: AskDialogProps) {
  const Confirm = isFinal ? DangerButton : Button;
  return (
    <AskFrame opened={opened} title={title} onClose={onCancel}>
      <Text>{text}</Text>
      <Group justify="flex-end" mt="lg" gap="md">
        <Button variant="default" data-autofocus onClick={onCancel}>
          Go back
        </Button>
        <Confirm onClick={onConfirm}>{confirmLabel}</Confirm>
      </Group>
    </AskFrame>
  );
}
