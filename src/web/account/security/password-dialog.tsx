import { Button, Group, Modal, PasswordInput, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { MAX_PASSWORD_CHARS } from '#domain/account/password-length.ts';
import { explain, fieldFaults } from '#web/lib/errors.ts';
import { useFocusRefused } from '#web/lib/forms/focus-refused.ts';
import { DangerButton } from '#web/ui/dialogs/danger-button.tsx';
import { FormError } from '#web/account/form-error.tsx';

interface PasswordDialogProps {
  readonly opened: boolean;
  readonly title: string;
  readonly text: string;
  readonly confirmLabel: string;
  /** The action can't be undone. */
  readonly isFinal?: boolean;
  readonly isBusy: boolean;
  /** Why it was refused last. */
  readonly error: unknown;
  readonly onConfirm: (password: string) => void;
  readonly onClose: () => void;
}

function Form({
  text,
  confirmLabel,
  isFinal = false,
  isBusy,
  error,
  onConfirm,
  onClose,
}: PasswordDialogProps) {
  const Confirm = isFinal ? DangerButton : Button;
  const form = useForm({ initialValues: { password: '' } });
  const fault = fieldFaults(error)['password'];
  useFocusRefused(error, fault);
  return (
    <form
      onSubmit={form.onSubmit(({ password }) => {
        if (password && !isBusy) onConfirm(password);
      })}
      noValidate
    >
      <Stack gap="md">
        <Text>{text}</Text>
        {Boolean(error) && fault === undefined && (
          <FormError title={explain(error).title} text={explain(error).text} />
        )}
        <PasswordInput
          label="Your password"
          autoComplete="current-password"
          data-autofocus
          maxLength={MAX_PASSWORD_CHARS}
          {...form.getInputProps('password')}
          error={fault}
          aria-invalid={Boolean(fault)}
        />
        <Group justify="flex-end" gap="md">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Confirm type="submit" loading={isBusy} disabled={!form.values.password}>
            {confirmLabel}
          </Confirm>
        </Group>
      </Stack>
    </form>
  );
}

/** Asks for the password before login methods change: an open browser alone must not be enough. */
export function PasswordDialog(props: PasswordDialogProps) {
  const { opened, title, onClose } = props;
  return (
    <Modal opened={opened} onClose={onClose} title={title} centered>
      <Form {...props} />
    </Modal>
  );
}
