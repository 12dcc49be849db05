import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** Keys of a browser's subscription, base64url. */
export interface BrowserKeys {
  readonly p256dh: string;
  readonly auth: string;
}

const CURVE = 'prime256v1';
const [SALT_BYTES, KEY_BYTES, NONCE_BYTES, RECORD_BYTES] = [16, 16, 12, 4096] as const;
/** Ends the last record (RFC 8188, 2). */
const LAST_RECORD = 2;

const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));

/**
 * Encrypts a push message for one browser (RFC 8291): only that browser can read it, not the push service.
 * @param once random by default; the RFC's example has its own
 * @throws if the browser's key isn't a point on the curve
 */
export function encryptPush(
  text: string,
  { p256dh, auth }: BrowserKeys,
  once: { readonly salt?: Buffer; readonly privateKey?: Buffer } = {},
): Buffer {
  const salt = once.salt ?? randomBytes(SALT_BYTES);
  const sender = createECDH(CURVE);
  if (once.privateKey) sender.setPrivateKey(once.privateKey);
  else sender.generateKeys();
  const [ours, theirs] = [sender.getPublicKey(), Buffer.from(p256dh, 'base64url')];
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const secret = derive(sender.computeSecret(theirs), Buffer.from(auth, 'base64url'), info, 32);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', KEY_BYTES);
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', NONCE_BYTES);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const record = Buffer.concat([Buffer.from(text, 'utf8'), Buffer.from([LAST_RECORD])]);
  const sealed = Buffer.concat([cipher.update(record), cipher.final(), cipher.getAuthTag()]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_BYTES);
  return Buffer.concat([salt, size, Buffer.from([ours.length]), ours, sealed]);
}
