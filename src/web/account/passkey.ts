import { isRecord } from '#web/lib/is-record.ts';

type Json = Record<string, unknown>;

/** Whether this browser knows passkeys, and how to read our questions: since 2024 or 2025, on a host with a name, over HTTPS or on this machine. */
export const canUsePasskeys = (): boolean =>
  globalThis.isSecureContext &&
  typeof globalThis.PublicKeyCredential === 'function' &&
  'parseRequestOptionsFromJSON' in PublicKeyCredential &&
  !/^[\d.]+$|:/.test(location.hostname);

/** What a device answered, as JSON; undefined where the member changed their mind. */
async function answerOf(asked: Promise<Credential | null>): Promise<Json | undefined> {
  try {
    const credential = await asked;
    const answer: unknown = credential instanceof PublicKeyCredential ? credential.toJSON() : undefined;
    return isRecord(answer) ? { ...answer } : undefined;
  } catch (error) {
    // Cancelling, and taking too long, come as these.
    if (error instanceof DOMException && ['NotAllowedError', 'AbortError'].includes(error.name))
      return undefined;
    throw error;
  }
}

/** Has the device sign a question with one of its passkeys. */
export const signWithPasskey = (options: Json): Promise<Json | undefined> =>
  answerOf(
    navigator.credentials.get({
      // The server wrote them as the standard says; its types are the browser's.
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(
        options as unknown as PublicKeyCredentialRequestOptionsJSON,
      ),
    }),
  );

/** What became of a new passkey: the device's answer, or that it has one for this account already. */
export type MadePasskey = Json | 'there-already' | undefined;

/** Has the device make a passkey. */
export async function makePasskey(options: Json): Promise<MadePasskey> {
  try {
    return await answerOf(
      navigator.credentials.create({
        publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(
          options as unknown as PublicKeyCredentialCreationOptionsJSON,
        ),
      }),
    );
  } catch (error) {
    if (error instanceof DOMException && error.name === 'InvalidStateError') return 'there-already';
    throw error;
  }
}
