import { Anchor, Button, CopyButton, Group, Stack, Text } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { API_DOCS_PATH } from '#domain/tokens/addresses.ts';
import { SecretBox } from '#web/ui/secret-box.tsx';

/** A new token's secret: shown now and never again. */
export function SecretView({ secret, onDone }: { readonly secret: string; readonly onDone: () => void }) {
  return (
    <Stack gap="md">
      <Text>Copy the token now. For security, we won’t show it again.</Text>
      <SecretBox label="Access token">{secret}</SecretBox>
      <Text size="sm" c="dimmed">
        Paste it into the app that asks for it.{' '}
        <Anchor href={API_DOCS_PATH} underline="always">
          API documentation
        </Anchor>
      </Text>
      <Group justify="space-between" gap="md">
        <CopyButton value={secret} timeout={3000}>
          {({ copied, copy }) => (
            <Button
              variant="light"
              onClick={copy}
              data-autofocus
              leftSection={
                copied ? <IconCheck size="1.1em" aria-hidden /> : <IconCopy size="1.1em" aria-hidden />
              }
            >
              {copied ? 'Copied' : 'Copy token'}
            </Button>
          )}
        </CopyButton>
        <Button onClick={onDone}>Done</Button>
      </Group>
    </Stack>
  );
}
