import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { projectRoot } from '#server/core/project-root.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The environment, with additional settings from a file: `.env` in the project's folder, or `ENV_FILE`; none if that is empty, as in tests.
 * @throws if the file can't be read, or `ENV_FILE` names one that doesn't exist
 */
export function withSettingsFile(env: Environment): Environment {
  const { ENV_FILE = '.env' } = env;
  if (ENV_FILE === '') return env;
  const file = resolve(projectRoot(), ENV_FILE);
  if (env['ENV_FILE'] === undefined && !existsSync(file)) return env;
  try {
    return { ...parseEnv(readFileSync(file, 'utf8')), ...env };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The settings file can’t be read: ${reason}`, { cause: error });
  }
}

interface Given {
  readonly given: Readonly<Record<string, string>>;
  readonly faults: readonly string[];
}

/** Settings that aren't blank. `NAME_FILE` is the path of a file with the value of NAME, as containers pass secrets. */
export function environmentSettings(env: Environment, names: readonly string[]): Given {
  const given: Record<string, string> = {};
  const faults: string[] = [];
  for (const name of names) {
    const [value, file] = [env[name]?.trim(), env[`${name}_FILE`]?.trim()];
    if (value && file) faults.push(`${name} and ${name}_FILE are both set: keep one`);
    else if (file) {
      const content = contentOf(file);
      if (content === undefined) faults.push(`${name}_FILE ${file} can’t be read`);
      else given[name] = content;
    } else if (value) given[name] = value;
  }
  return { given, faults };
}

function contentOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return undefined;
  }
}
