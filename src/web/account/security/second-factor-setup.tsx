import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useMemo, useState, type FormEvent } from 'react';
import { encode } from 'uqr';
import { explain, fieldFaults } from '#web/lib/errors.ts';
import { useFocusRefused } from '#web/lib/focus-refused.ts';
import { Refused } from '#web/account/refused.tsx';
import classes from './rows.module.css';
import { useConfirmCodes } from './security-queries.ts';

/** The dark squares of a matrix as one path, row by row. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
}

function QrCode({ text }: { readonly text: string }) {
  const { size, data } = useMemo(() => encode(text, { border: 3 }), [text]);
  return (
    <svg
      className={classes.qr}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label="QR code of the secret below"
      shapeRendering="crispEdges"
    >
      <path d={pathOf(data)} />
    </svg>
  );
}

/** In groups of four, as people copy it. */
const grouped = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

interface SecondFactorSetupProps {
  readonly secret: string;
  readonly uri: string;
  readonly onConfirmed: (recoveryCodes: readonly string[]) => void;
  readonly onCancel: () => void;
}

/** Puts the secret into an authenticator, and proves with a code that it is there. */
export function SecondFactorSetup({ secret, uri, onConfirmed, onCancel }: SecondFactorSetupProps) {
  const [code, setCode] = useState('');
  const confirm = useConfirmCodes();
  const fault = fieldFaults(confirm.error)['code'];
  useFocusRefused(confirm.error, fault);
  const isWhole = code.replaceAll(/\s/g, '').length === 6;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isWhole || confirm.isPending) return;
    confirm.mutate(code, { onSuccess: ({ recoveryCodes }) => onConfirmed(recoveryCodes) });
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text>Read this picture with your authenticator app, or type the secret into it.</Text>
        <QrCode text={uri} />
        <Text size="sm">
          Secret: <span className={classes.secret}>{grouped(secret)}</span>
        </Text>
        {confirm.error && fault === undefined && (
          <Refused title={explain(confirm.error).title} text={explain(confirm.error).text} />
        )}
        <TextInput
          label="Code"
          description="The six digits that the app shows now"
          value={code}
          onChange={({ currentTarget }) => setCode(currentTarget.value)}
          error={fault}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={9}
          data-autofocus
        />
        <Group justify="flex-end" gap="md">
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" loading={confirm.isPending} disabled={!isWhole}>
            Turn on
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
