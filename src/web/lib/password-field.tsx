import { PasswordInput } from '@mantine/core';
import { MAX_PASSWORD_CHARS } from '#domain/account/password-length.ts';

interface PasswordFieldProps {
  readonly value: string;
  readonly onChange: (password: string) => void;
  readonly error: string | undefined;
  /** Whether it is focused first. */
  readonly isFirst?: boolean;
}

/** The member's current password, requested before anything that an open browser alone must not allow. */
export const PasswordField = ({ value, onChange, error, isFirst = false }: PasswordFieldProps) => (
  <PasswordInput
    label="Your password"
    autoComplete="current-password"
    value={value}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
    error={error}
    aria-invalid={error !== undefined}
    maxLength={MAX_PASSWORD_CHARS}
    data-autofocus={isFirst || undefined}
  />
);
