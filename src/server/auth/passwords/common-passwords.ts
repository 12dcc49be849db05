import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

// An attacker with the hashes tries a million guesses in minutes. Every commonly breached password and its usual variants rank below.
const MIN_GUESSES = 1_000_000;

let estimator: Promise<ZxcvbnFactory> | undefined;

/** The lists take 30 ms and 15 MB, so they are loaded with the first registration instead of at startup. */
async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Factory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new Factory({ dictionary, graphs: adjacencyGraphs });
}

/**
 * Whether attackers try this password early: a commonly breached one, a variant of one ("P@ssw0rd!!"), a row of keys, a repetition.
 * @param password at most 128 characters
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  estimator ??= loadEstimator();
  return (await estimator).check(password).guesses < MIN_GUESSES;
}
