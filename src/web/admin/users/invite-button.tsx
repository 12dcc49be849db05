import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { dayText } from '#web/lib/time/moment-text.ts';
import { OneTimeLink } from './one-time-link.tsx';
import { useInvite } from './user-commands.ts';

/** Creates an invitation in a dialog and shows its link once. */
export function InviteButton() {
  const [isOpen, setOpen] = useState(false);
  const { mutate, data, isPending, reset } = useInvite();
  const close = () => {
    setOpen(false);
    reset();
  };
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        Invite someone
      </Button>
      <Modal opened={isOpen} onClose={close} title="Invite someone" centered>
        <Stack gap="md">
          {data ? (
            <OneTimeLink
              url={data.url}
              text={`We won’t show this link again. It lets one person register until ${dayText(data.expiresAt)}.`}
            />
          ) : (
            <>
              <Text size="sm">Creates a link that lets one person register within two weeks.</Text>
              <Group>
                <Button loading={isPending} onClick={() => mutate()}>
                  Create link
                </Button>
              </Group>
            </>
          )}
        </Stack>
      </Modal>
    </>
  );
}
