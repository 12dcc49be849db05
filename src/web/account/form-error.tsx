import { Alert } from '@mantine/core';
import type { LoginFailure } from './auth-address.ts';
import { explain } from '#web/lib/errors.ts';

/** Messages by error code for login forms, in which a 401 doesn't mean an ended session. */
export type Words = Readonly<Record<string, readonly [title: string, text: string]>>;

export const WRONG_CREDENTIALS = ['Wrong username or password', 'Check both and try again.'] as const;

export const TOO_MANY_TRIES = [
  'Too many attempts',
  'Wait a few minutes and try again. You won’t have to wait if you use a passkey or a browser you’ve logged in with before.',
] as const;

/** Messages for failures that the login screen's address names. */
export const FAILED: Readonly<Record<LoginFailure, readonly [title: string, text: string]>> = {
  wrong: WRONG_CREDENTIALS,
  wait: TOO_MANY_TRIES,
  later: ['We couldn’t log you in', 'Try again in a few seconds.'],
  provider: ['That login didn’t work', 'We couldn’t confirm who you are. Try again, or use your password.'],
  disabled: ['This account is disabled', 'Contact the person who runs this server.'],
  closed: ['This server isn’t accepting new members', 'To join, contact the person who runs it.'],
  invite: [
    'You need an invitation to join',
    'Open the link in your invitation first, then continue from there.',
  ],
};

/** Shows why a form was refused. */
export function FormError({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <Alert color="red" role="alert" title={title}>
      {text}
    </Alert>
  );
}

/** Shows why an action failed; nothing if it didn't. */
export function ActionError({ error, words }: { readonly error: unknown; readonly words: Words }) {
  if (error === undefined) return null;
  const { code, title, text } = explain(error);
  const [ownTitle, ownText] = words[code] ?? [title, text];
  return <FormError title={ownTitle} text={ownText} />;
}
