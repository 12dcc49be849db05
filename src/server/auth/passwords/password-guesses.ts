import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

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
 * How many guesses a password takes: few for a commonly breached one, a variant of one ("P@ssw0rd!!"), a row of keys, a repetition.
 * @param password at most 128 characters
 */
export async function guessesOf(password: string): Promise<number> {
  estimator ??= loadEstimator();
  return (await estimator).check(password).guesses;
}
