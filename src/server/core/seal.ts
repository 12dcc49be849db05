import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts members' secrets for other services before they are stored. */
export interface Sealer {
  seal(text: string): string;
  /** @returns undefined if it was sealed with another key or is damaged */
  open(sealed: string): string | undefined;
}

const [CIPHER, IV_BYTES, TAG_BYTES, KEY_BYTES] = ['aes-256-gcm', 12, 16, 32] as const;
const VERSION = 'v1.';

/** @param secret the server's AUTH_SECRET, from which the key is derived */
export function sealerOf(secret: string): Sealer {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'perennial sealed secrets', KEY_BYTES));
  return {
    seal: (text) => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, key, iv);
      const sealed = [iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()];
      return VERSION + Buffer.concat(sealed).toString('base64url');
    },
    open: (sealed) => {
      if (!sealed.startsWith(VERSION)) return undefined;
      const bytes = Buffer.from(sealed.slice(VERSION.length), 'base64url');
      if (bytes.length < IV_BYTES + TAG_BYTES) return undefined;
      const opener = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES));
      opener.setAuthTag(bytes.subarray(-TAG_BYTES));
      try {
        const text = opener.update(bytes.subarray(IV_BYTES, -TAG_BYTES));
        return Buffer.concat([text, opener.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
}
