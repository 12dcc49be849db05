import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMemo } from 'react';
import { encode } from 'uqr';
import { explain, fieldFaults } from '#web/lib/errors.ts';
import { useFocusRefused } from '#web/lib/forms/focus-refused.ts';
import { FormError } from '#web/account/form-error.tsx';
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
      aria-label="QR code for the secret below"
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

/** Shows the secret for an authenticator app, and confirms it with a code. */
export function SecondFactorSetup({ secret, uri, onConfirmed, onCancel }: SecondFactorSetupProps) {
  const form = useForm({ initialValues: { code: '' } });
  const confirm = useConfirmCodes();
  const fault = fieldFaults(confirm.error)['code'];
  useFocusRefused(confirm.error, fault);
  const isWhole = form.values.code.replaceAll(/\s/g, '').length === 6;
  const submit = ({ code }: typeof form.values): void => {
    if (!isWhole || confirm.isPending) return;
    confirm.mutate(code, { onSuccess: ({ recoveryCodes }) => onConfirmed(recoveryCodes) });
  };
  return (
    <form onSubmit={form.onSubmit(submit)} noValidate>
      <Stack gap="md">
        <Text>Scan this QR code with your authenticator app, or enter the secret below in the app.</Text>
        <QrCode text={uri} />
        <Text size="sm">
          Secret: <span className={classes.secret}>{grouped(secret)}</span>
        </Text>
        {confirm.error && fault === undefined && (
          <FormError title={explain(confirm.error).title} text={explain(confirm.error).text} />
        )}
        <TextInput
          label="Code"
          description="The six-digit code in your app"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={9}
          data-autofocus
          {...form.getInputProps('code')}
          error={fault}
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
