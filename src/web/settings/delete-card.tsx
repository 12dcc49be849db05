import { Button, Group, Modal, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { ORPCError } from '@orpc/client';
import { useState } from 'react';
import { DELETION_GRACE_DAYS, DELETION_WORD } from '#domain/account/deletion.ts';
import { localDate } from '#domain/time/local-date.ts';
import { api } from '#web/lib/api.ts';
import { deviceTimeZone, todayHere } from '#web/lib/clock.ts';
import { explain, refusedFields } from '#web/lib/errors.ts';
import { formatDate } from '#web/lib/format.ts';
import { expectLogout } from '#web/lib/query-client.ts';
import { Card } from '#web/ui/card.tsx';
import { DangerButton } from '#web/ui/danger-button.tsx';

interface DeleteCardProps {
  readonly isDemo: boolean;
  /** Called once every session is over: leaves nothing on the device, and the page. */
  readonly onLeave: (said: { readonly title: string; readonly text: string }) => Promise<void>;
}

interface DialogProps extends Pick<DeleteCardProps, 'onLeave'> {
  readonly onClose: () => void;
}

function DeleteForm({ onLeave, onClose }: DialogProps) {
  const [password, setPassword] = useState('');
  const [word, setWord] = useState('');
  const [tried, setTried] = useState(false);
  const isWord = word.trim().toLowerCase() === DELETION_WORD;
  const request = useMutation({
    mutationFn: () => {
      expectLogout(true);
      return api.accountSettings.requestDeletion({ password, word });
    },
    onError: () => expectLogout(false),
    onSuccess: ({ deletesAt }) =>
      onLeave({
        title: 'Your account will be deleted',
        text: `On ${formatDate(localDate(Date.parse(deletesAt), deviceTimeZone()), todayHere())}. Log in before then to keep it.`,
      }),
  });
  const faults = request.error instanceof ORPCError ? refusedFields(request.error.data) : {};
  const isElsewhere = request.error !== null && Object.keys(faults).length === 0;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (isWord) request.mutate();
      }}
    >
      <Stack gap="md">
        <Text>
          You are logged out everywhere at once. After {DELETION_GRACE_DAYS} days your account, everything you
          logged and your pictures are gone for good; until then, logging in keeps them.
        </Text>
        <PasswordInput
          label="Your password"
          autoComplete="current-password"
          data-autofocus
          value={password}
          error={faults['password']}
          onChange={({ currentTarget: { value } }) => setPassword(value)}
        />
        <TextInput
          label={`Type the word “${DELETION_WORD}”`}
          autoComplete="off"
          autoCapitalize="none"
          value={word}
          error={tried && !isWord ? `Type the word ${DELETION_WORD}.` : faults['word']}
          onChange={({ currentTarget: { value } }) => setWord(value)}
        />
        {isElsewhere && (
          <Text role="alert" c="var(--critical)" size="sm">
            {explainSaid(request.error)}
          </Text>
        )}
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

/** Why it cannot be, in the server's words where it has some: it knows who the last admin is. */
const explainSaid = (error: unknown): string =>
  error instanceof ORPCError && error.code === 'FORBIDDEN' ? error.message : explain(error).text;

/** Brought into view where the address asks for it: the card is not there yet when the page loads. */
const arrive = (card: HTMLElement | null): void => {
  if (card && location.hash === '#delete-account') card.scrollIntoView();
};

/** The end of the account, with a way back for two weeks. */
export function DeleteCard({ isDemo, onLeave }: DeleteCardProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Card title="Delete account" headingId="delete-account">
      <Stack gap="md" ref={arrive}>
        <Text size="sm">
          {isDemo
            ? 'The demo member stays: everybody may sign in as it.'
            : `Deletes your account and everything in it. You have ${DELETION_GRACE_DAYS} days to change your mind. You may want to export your data first.`}
        </Text>
        <div>
          <Button variant="outline" color="red" disabled={isDemo} onClick={() => setOpen(true)}>
            Delete account
          </Button>
        </div>
      </Stack>
      <Modal
        opened={isOpen}
        onClose={close}
        title="Delete your account"
        centered
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        <DeleteForm onLeave={onLeave} onClose={close} />
      </Modal>
    </Card>
  );
}
