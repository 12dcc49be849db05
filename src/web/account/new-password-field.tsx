import { PasswordInput, Stack } from '@mantine/core';
import { PasswordStrength } from './password-strength.tsx';

interface NewPasswordFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string | undefined;
  readonly username?: string;
}

/** The shortest that is taken. */
export const MIN_SEARCH_CHARS = 10;

/** A field for a password that is chosen, and how hard it is to guess. */
export function NewPasswordField({ label, value, onChange, error, username = '' }: NewPasswordFieldProps) {
  return (
    <Stack gap="xs">
      <PasswordInput
        label={label}
        autoComplete="new-password"
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        error={error}
        maxLength={128}
      />
      <PasswordStrength password={value} username={username} refused={error !== undefined} />
    </Stack>
  );
}
