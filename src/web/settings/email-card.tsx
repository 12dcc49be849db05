import { Button, Group, Modal, Stack, Text, TextInput, VisuallyHidden } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { AccountSettings } from '#contract/account/settings.ts';
import { api } from '#web/lib/api.ts';
import { fieldFaults } from '#web/lib/errors.ts';
import { useFocusRefused } from '#web/lib/forms/focus-refused.ts';
import { FormFault } from '#web/lib/forms/form-fault.tsx';
import { PasswordField } from '#web/lib/password-field.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { toast } from '#web/ui/toast.ts';
import { rememberSettings } from './queries.ts';

interface DialogProps {
  readonly settings: AccountSettings;
  readonly onClose: () => void;
}

/** A new address, or none, and the password to confirm it. Passwords are never stored on the device. */
function EmailForm({ settings, onClose }: DialogProps) {
  const form = useForm({ initialValues: { email: settings.email ?? '', password: '' } });
  const change = useMutation({
    mutationFn: ({ email, password }: typeof form.values) =>
      api.accountSettings.changeEmail({ email: email.trim() || null, password }),
    onSuccess: (changed) => {
      rememberSettings(changed);
      onClose();
      void toast({
        title: changed.email === null ? 'Address removed' : 'Address changed',
        text: changed.email ?? 'Without an address, only an admin can reset your password.',
      });
    },
  });
  const faults = fieldFaults(change.error);
  useFocusRefused(change.error, faults);
  return (
    <form noValidate onSubmit={form.onSubmit((values) => change.mutate(values))}>
      <Stack gap="md">
        <TextInput
          label="Email"
          description="Used for password recovery and email reminders. To remove your email, clear this field."
          type="email"
          autoComplete="email"
          data-autofocus
          {...form.getInputProps('email')}
          error={faults['email']}
        />
        <PasswordField
          value={form.values.password}
          onChange={(next) => form.setFieldValue('password', next)}
          error={faults['password']}
        />
        <FormFault error={change.error} fields={['email', 'password']} />
        <Group justify="flex-end" gap="md">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={change.isPending}>
            Save address
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** Address for password recovery. */
export function EmailCard({ settings }: { readonly settings: AccountSettings }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Card title="Email">
      <Group justify="space-between" gap="md" wrap="nowrap">
        <div style={{ minWidth: 0 }}>
          <Text fw={600} truncate>
            {settings.email ?? 'No address'}
          </Text>
          <Text size="sm" c="dimmed">
            {settings.isDemo ? 'Not available in the demo' : 'For password recovery and email reminders'}
          </Text>
        </div>
        <Button variant="default" flex="none" disabled={settings.isDemo} onClick={() => setOpen(true)}>
          {settings.email === null ? 'Add' : 'Change'}
          <VisuallyHidden>&nbsp;email address</VisuallyHidden>
        </Button>
      </Group>
      <Modal opened={isOpen} onClose={close} title="Change email address" centered>
        <EmailForm settings={settings} onClose={close} />
      </Modal>
    </Card>
  );
}
