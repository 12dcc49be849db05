import { Button, Group, Modal, Text } from '@mantine/core';

interface AskDialogProps {
  readonly opened: boolean;
  readonly title: string;
  readonly text: string;
  /** What happens on yes: "Save 5.6 mmol/L". */
  readonly confirmLabel: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before something unlikely is kept. Saying no leads back to what was typed. */
export function AskDialog({ opened, title, text, confirmLabel, onConfirm, onCancel }: AskDialogProps) {
  return (
    <Modal
      opened={opened}
      onClose={onCancel}
      title={title}
      centered
      closeButtonProps={{ 'aria-label': 'Go back' }}
    >
      <Text>{text}</Text>
      <Group justify="flex-end" mt="lg" gap="md">
        <Button variant="default" data-autofocus onClick={onCancel}>
          Go back
        </Button>
        <Button onClick={onConfirm}>{confirmLabel}</Button>
      </Group>
    </Modal>
  );
}
