import { Button, Group, Text } from '@mantine/core';
import { AskFrame } from './ask-frame.tsx';
import { DangerButton } from './danger-button.tsx';

interface AskDialogProps {
  readonly opened: boolean;
  readonly title: string;
  readonly text: string;
  /** What happens on yes: "Save 5.6 mmol/L". */
  readonly confirmLabel: string;
  /** Yes cannot be undone. */
  readonly isFinal?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before something unlikely is kept, or something is gone for good. Saying no leads back to what was typed. */
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
