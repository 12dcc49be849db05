import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { projectRoot } from './data-dir.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The environment, with what a file sets that the environment doesn't. The file is `.env` in the project's folder, or `ENV_FILE`; none if
 * that is empty, as in tests.
 */
export function withSettingsFile(env: Environment): Environment {
  const { ENV_FILE = '.env' } = env;
  if (ENV_FILE === '') return env;
  try {
    return { ...parseEnv(readFileSync(resolve(projectRoot(), ENV_FILE), 'utf8')), ...env };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return env;
    throw error;
  }
}
