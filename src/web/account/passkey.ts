import { isRecord } from '#web/lib/is-record.ts';

type Json = Record<string, unknown>;

/** Whether this browser supports passkeys and the JSON format of our requests: since 2024 or 2025, on a host with a name, over HTTPS or on this machine. */
export const canUsePasskeys = (): boolean =>
  globalThis.isSecureContext &&
  typeof globalThis.PublicKeyCredential === 'function' &&
  'parseRequestOptionsFromJSON' in PublicKeyCredential &&
  !/^[\d.]+$|:/.test(location.hostname);

/** A device's answer as JSON; undefined if the member canceled. */
async function answerOf(asked: Promise<Credential | null>): Promise<Json | undefined> {
  try {
    const credential = await asked;
    const answer: unknown = credential instanceof PublicKeyCredential ? credential.toJSON() : undefined;
    return isRecord(answer) ? { ...answer } : undefined;
  } catch (error) {
    // Errors for cancellation and timeout.
    if (error instanceof DOMException && ['NotAllowedError', 'AbortError'].includes(error.name))
      return undefined;
    throw error;
  }
}

/** Asks the device to sign a challenge with one of its passkeys. */
export const signWithPasskey = (options: Json): Promise<Json | undefined> =>
  answerOf(
    navigator.credentials.get({
      // The server sends the standard's JSON; the types are the browser's.
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(
        options as unknown as PublicKeyCredentialRequestOptionsJSON,
      ),
    }),
  );

/** Result of creating a passkey: the device's answer, or that it already has one for this account. */
export type MadePasskey = Json | 'there-already' | undefined;

/** Asks the device to create a passkey. */
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
