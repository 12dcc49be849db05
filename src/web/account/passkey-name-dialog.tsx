import { Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import type { Passkey } from '#contract/account/security.ts';
import { explain } from '#web/lib/errors.ts';
import { useRenamePasskey } from './security-queries.ts';

/** Names a passkey, so that its member knows it again. */
export function PasskeyNameDialog({
  passkey,
  onClose,
}: {
  readonly passkey: Passkey;
  readonly onClose: () => void;
}) {
  const [name, setName] = useState(passkey.name);
  const rename = useRenamePasskey();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (name.trim()) rename.mutate({ id: passkey.id, name: name.trim() }, { onSuccess: onClose });
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title="Name of the passkey"
      centered
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <TextInput
            label="Name"
            description="Such as the device it is on"
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
            error={rename.error ? explain(rename.error).text : undefined}
            maxLength={60}
            data-autofocus
          />
          <Group justify="flex-end" gap="md">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={rename.isPending} disabled={!name.trim()}>
              Save name
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
