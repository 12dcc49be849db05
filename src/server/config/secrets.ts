import { randomBytes } from 'node:crypto';
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const SECRET_BYTES = 32;

/**
 * The secret called `name`, generated on first use and stored in `dataDir/secrets`, readable only by its owner (mode 600). Concurrent first
 * starts all get the same one.
 * @throws if the folder can't be written or the stored secret is damaged
 */
export function storedSecret(dataDir: string, name: string): string {
  const folder = join(dataDir, 'secrets');
  const file = join(folder, name);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const kept = read(file);
  if (kept !== undefined) return kept;
  const unfinished = join(folder, `.${name}-${randomBytes(6).toString('hex')}`);
  writeFileSync(unfinished, randomBytes(SECRET_BYTES).toString('base64url'), { mode: 0o600, flush: true });
  try {
    // Linking is atomic and never replaces the secret of a faster process.
    linkSync(unfinished, file);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(unfinished);
  }
  return storedSecret(dataDir, name);
}

function read(file: string): string | undefined {
  try {
    const secret = readFileSync(file, 'utf8').trim();
    if (secret.length < SECRET_BYTES)
      throw new Error(`${file} is damaged: restore it, or delete it to log everyone out.`);
    chmodSync(file, 0o600);
    return secret;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
