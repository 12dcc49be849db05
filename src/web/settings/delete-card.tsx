import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { DELETION_GRACE_DAYS, DELETION_WORD } from '#domain/account/deletion.ts';
import { api } from '#web/lib/api.ts';
import { fieldFaults } from '#web/lib/errors.ts';
import { focusFirstRefused, useFocusRefused } from '#web/lib/forms/focus-refused.ts';
import { FormFault } from '#web/lib/forms/form-fault.tsx';
import { PasswordField } from '#web/lib/password-field.tsx';
import { dayText } from '#web/lib/time/moment-text.ts';
import { expectLogout } from '#web/lib/query-client.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { DangerButton } from '#web/ui/dialogs/danger-button.tsx';

interface DeleteCardProps {
  readonly isDemo: boolean;
  /** Called once every session has ended. Clears the device and leaves the page. */
  readonly onLeave: (said: { readonly title: string; readonly text: string }) => Promise<void>;
}

interface DialogProps extends Pick<DeleteCardProps, 'onLeave'> {
  readonly onClose: () => void;
}

function DeleteForm({ onLeave, onClose }: DialogProps) {
  const form = useForm({
    initialValues: { password: '', word: '' },
    validate: {
      word: (word) =>
        word.trim().toLowerCase() === DELETION_WORD ? null : `Type the word ${DELETION_WORD}.`,
    },
  });
  const request = useMutation({
    mutationFn: (typed: typeof form.values) => {
      expectLogout(true);
      return api.accountSettings.requestDeletion(typed);
    },
    onError: () => expectLogout(false),
    onSuccess: ({ deletesAt }) =>
      onLeave({
        title: 'Your account will be deleted',
        text: `It will be deleted on ${dayText(deletesAt)}. Log in before then to keep it.`,
      }),
  });
  const faults = fieldFaults(request.error);
  useFocusRefused(request.error, faults);
  return (
    <form noValidate onSubmit={form.onSubmit((values) => request.mutate(values), focusFirstRefused)}>
      <Stack gap="md">
        <Text>
          You’ll be logged out everywhere. After {DELETION_GRACE_DAYS} days, your account, everything you
          logged and your photos will be permanently deleted. To keep them, log in before then.
        </Text>
        <PasswordField
          value={form.values.password}
          onChange={(next) => form.setFieldValue('password', next)}
          error={faults['password']}
          isFirst
        />
        <TextInput
          label={`Type the word “${DELETION_WORD}”`}
          autoComplete="off"
          autoCapitalize="none"
          {...form.getInputProps('word')}
          error={form.errors['word'] ?? faults['word']}
        />
        <FormFault error={request.error} fields={['password', 'word']} />
        <Group justify="flex-end" gap="md">
          <Button variant="default" onClick={onClose}>
            Keep my account
          </Button>
          <DangerButton type="submit" loading={request.isPending}>
            Delete my account
          </DangerButton>
        </Group>
      </Stack>
    </form>
  );
}

/** Scrolls to the card if the address names it: it isn't there yet when the page loads. */
const arrive = (card: HTMLElement | null): void => {
  if (card && location.hash === '#delete-account') card.scrollIntoView();
};

/** Deletes the account, which can be restored for two weeks. */
export function DeleteCard({ isDemo, onLeave }: DeleteCardProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Card title="Delete account" headingId="delete-account">
      <Stack gap="md" ref={arrive}>
        <Text size="sm">
          {isDemo
            ? 'The demo account can’t be deleted.'
            : `Deletes your account and everything in it. You have ${DELETION_GRACE_DAYS} days to change your mind. You may want to export your data first.`}
        </Text>
        <div>
          <Button variant="outline" color="red" disabled={isDemo} onClick={() => setOpen(true)}>
            Delete account
          </Button>
        </div>
      </Stack>
      <Modal opened={isOpen} onClose={close} title="Delete your account" centered>
        <DeleteForm onLeave={onLeave} onClose={close} />
      </Modal>
    </Card>
  );
}
