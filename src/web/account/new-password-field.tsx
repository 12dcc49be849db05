import { PasswordInput, type PasswordInputProps, Stack } from '@mantine/core';
import { MIN_PASSWORD_CHARS } from '#domain/account/password-length.ts';
import { PasswordStrength } from './password-strength.tsx';

/** What is wrong with a new password, as far as the browser knows. */
export const newPasswordFault = (password: string): string | undefined =>
  password.length < MIN_PASSWORD_CHARS ? `Use at least ${MIN_PASSWORD_CHARS} characters.` : undefined;

interface NewPasswordFieldProps extends Pick<PasswordInputProps, 'label' | 'withAsterisk'> {
  /** What the form gives the field. */
  readonly input: PasswordInputProps;
  readonly password: string;
  readonly username?: string;
}

/** A field for a new password, with its strength. */
export function NewPasswordField({ input, password, username = '', ...props }: NewPasswordFieldProps) {
  return (
    <Stack gap="xs">
      <PasswordInput autoComplete="new-password" aria-invalid={Boolean(input.error)} {...props} {...input} />
      <PasswordStrength password={password} username={username} refused={Boolean(input.error)} />
    </Stack>
  );
}
