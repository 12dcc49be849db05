import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { weakPasswordFault } from '#domain/account/weak-password.ts';

async function load(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Factory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new Factory({ dictionary, graphs: adjacencyGraphs });
}

let estimator: ZxcvbnFactory | undefined;
let loading: Promise<ZxcvbnFactory | undefined> | undefined;

/** Estimates how hard passwords are to guess. Its word lists are ten times the form's size, so they load when typing begins; undefined if they don't. */
export const loadEstimator = (): Promise<ZxcvbnFactory | undefined> =>
  (loading ??= load().then(
    (loaded) => (estimator = loaded),
    () => undefined,
  ));

/** The server's reason to refuse a new password, before it is sent. Without the word lists only the server decides. */
export function weakFault(password: string, username: string): string | undefined {
  const guesses = estimator?.check(password).guesses ?? Infinity;
  return weakPasswordFault({ password, username, guesses });
}
