import {
  createHash,
  createHmac,
  createSign,
  generateKeyPairSync,
  randomBytes,
  type KeyObject,
} from 'node:crypto';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const STEP_MS = 30_000;

function fromBase32(text: string): Buffer {
  const bits = [...text.replaceAll('=', '')]
    .map((sign) => BASE32.indexOf(sign).toString(2).padStart(5, '0'))
    .join('');
  const bytes = bits.match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}

/**
 * An authenticator's code at a moment: TOTP with SHA-1, 6 digits, 30 s (RFC 6238).
 * @param secret in base32
 */
export function authenticatorCode(secret: string, atMs: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(atMs / STEP_MS)));
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0');
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const base64url = (data: Buffer | string): string => Buffer.from(data).toString('base64url');

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

interface Question {
  readonly challenge?: unknown;
  readonly rpId?: unknown;
  readonly rp?: { readonly id?: unknown } | undefined;
}

/** A simulated device with one passkey (WebAuthn level 3, ES256, no attestation). */
export class Device {
  readonly #id = randomBytes(16);
  readonly #privateKey: KeyObject;
  readonly #publicKey: KeyObject;
  #origin: string;
  #flags: number;
  #counter = 0;

  /** @param asksWhoHoldsIt whether it verifies its user, by fingerprint or code */
  constructor(origin: string, asksWhoHoldsIt = true) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#privateKey = privateKey;
    this.#publicKey = publicKey;
    this.#origin = origin;
    this.#flags = USER_PRESENT | (asksWhoHoldsIt ? USER_VERIFIED : 0);
  }

  /** From now on, it verifies its user. */
  stopsAsking(): void {
    this.#flags = USER_PRESENT;
  }

  /** From now on, its browser is on a phishing site. */
  isLuredTo(origin: string): void {
    this.#origin = origin;
  }

  /** Creates its passkey. */
  create({ challenge, rp }: Question): Record<string, unknown> {
    const { x = '', y = '' } = this.#publicKey.export({ format: 'jwk' });
    // COSE_Key of an EC2 key on P-256, in CBOR by hand: {1: 2, 3: -7, -1: 1, -2: x, -3: y}.
    const key = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.#id.length);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.#id, key]);
    const data = Buffer.concat([this.#head(rp?.id, HAS_CREDENTIAL), credential]);
    // {"fmt": "none", "attStmt": {}, "authData": data}, whose length fits one byte.
    const attestationObject = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
      Buffer.from([data.length]),
      data,
    ]);
    return this.#answer({
      clientDataJSON: base64url(this.#clientData('webauthn.create', challenge)),
      attestationObject: base64url(attestationObject),
      transports: ['internal'],
    });
  }

  /** Signs with its passkey. */
  sign({ challenge, rpId }: Question): Record<string, unknown> {
    const clientData = this.#clientData('webauthn.get', challenge);
    const data = this.#head(rpId, 0);
    const signature = createSign('sha256')
      .update(Buffer.concat([data, sha256(clientData)]))
      .sign(this.#privateKey);
    return this.#answer({
      clientDataJSON: base64url(clientData),
      authenticatorData: base64url(data),
      signature: base64url(signature),
    });
  }

  #head(rpId: unknown, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE((this.#counter += 1));
    return Buffer.concat([sha256(String(rpId)), Buffer.from([this.#flags | flags]), counter]);
  }

  #clientData(type: string, challenge: unknown): string {
    return JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false });
  }

  #answer(response: Readonly<Record<string, unknown>>): Record<string, unknown> {
    const id = base64url(this.#id);
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }
}
