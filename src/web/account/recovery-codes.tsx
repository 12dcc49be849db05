import { Button, Group, Stack, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import classes from './rows.module.css';

const fileOf = (codes: readonly string[], username: string): string =>
  `data:text/plain;charset=utf-8,${encodeURIComponent(
    `Recovery codes for ${username} at ${location.host}\nEach works once.\n\n${codes.join('\n')}\n`,
  )}`;

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly username: string;
  readonly onDone: () => void;
}

/** New recovery codes: shown now and never again. */
export function RecoveryCodes({ codes, username, onDone }: RecoveryCodesProps) {
  return (
    <Stack gap="md">
      <Text>
        Keep these codes where you keep things that must not get lost. Each opens your account once when your
        authenticator is not at hand. They are not shown again.
      </Text>
      <ul className={classes.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Group justify="space-between" gap="md">
        <Button
          component="a"
          href={fileOf(codes, username)}
          download="perennial-recovery-codes.txt"
          variant="default"
          leftSection={<IconDownload size="1.1em" aria-hidden />}
        >
          Download
        </Button>
        <Button onClick={onDone}>I have kept them</Button>
      </Group>
    </Stack>
  );
}
