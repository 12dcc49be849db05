import { Button, CopyButton, Group, Modal, Stack, Text } from '@mantine/core';
import { IconShare } from '@tabler/icons-react';
import { useState } from 'react';
import { dayText } from '#web/lib/time/moment-text.ts';
import { SecretBox } from '#web/ui/secret-box.tsx';
import type { ReportChoice } from '#web/reports/report-view.ts';
import { ShareForm } from './share-form.tsx';
import { useShare } from './share-queries.ts';

interface NewAddressProps {
  readonly address: string;
  readonly expiresAt: string;
  readonly onDone: () => void;
}

/** A new link's address: shown now and never again. */
const NewAddress = ({ address, expiresAt, onDone }: NewAddressProps) => (
  <Stack gap="md">
    <Text>Copy the link now; we won’t show it again. It works until {dayText(expiresAt)}.</Text>
    <SecretBox label="Report link">{address}</SecretBox>
    <Group justify="space-between" gap="md">
      <CopyButton value={address} timeout={3000}>
        {({ copied, copy }) => (
          <Button variant="light" onClick={copy} data-autofocus>
            {copied ? 'Copied' : 'Copy link'}
          </Button>
        )}
      </CopyButton>
      <Button onClick={onDone}>Done</Button>
    </Group>
  </Stack>
);

interface ShareButtonProps {
  readonly range: ReportChoice['range'];
  readonly rangeText: string;
}

/** Shares a report in a dialog: the form, then the address. */
export function ShareButton({ range, rangeText }: ShareButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const share = useShare();
  const close = (): void => {
    setOpen(false);
    share.reset();
  };
  return (
    <>
      <Button
        variant="subtle"
        leftSection={<IconShare size="1.1em" aria-hidden />}
        onClick={() => setOpen(true)}
      >
        Share
      </Button>
      <Modal
        opened={isOpen}
        onClose={close}
        title={share.data ? 'Your link' : 'Share this report'}
        closeOnClickOutside={false}
        centered
      >
        {share.data ? (
          <NewAddress address={share.data.address} expiresAt={share.data.expiresAt} onDone={close} />
        ) : (
          <ShareForm
            range={range}
            rangeText={rangeText}
            isBusy={share.isPending}
            error={share.error}
            onShare={(link) => share.mutate(link)}
            onCancel={close}
          />
        )}
      </Modal>
    </>
  );
}
