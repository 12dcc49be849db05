import { Alert } from '@mantine/core';
import { explain } from '#web/lib/errors.ts';

/** Messages by error code for login forms, in which a 401 doesn't mean an ended session. */
export type Words = Readonly<Record<string, readonly [title: string, text: string]>>;

export const WRONG_CREDENTIALS = [
  'Wrong username or password',
  'That username or password is incorrect. Check both and try again.',
] as const;

export const TOO_MANY_TRIES = [
  'Too many attempts',
  'Wait a few minutes and try again. There’s no wait with a passkey or in a browser you’ve used to log in before.',
] as const;

/** Shows why a form was refused. */
export function Refused({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <Alert color="red" role="alert" title={title}>
      {text}
    </Alert>
  );
}

/** Shows why an action failed; nothing if it didn't. */
export function RefusedAction({ error, words }: { readonly error: unknown; readonly words: Words }) {
  if (error === undefined) return null;
  const { code, title, text } = explain(error);
  const [ownTitle, ownText] = words[code] ?? [title, text];
  return <Refused title={ownTitle} text={ownText} />;
}
