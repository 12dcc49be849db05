import { ModelFailure, type FailureReason } from './meal-model.ts';

type Sdk = typeof import('ai');

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** An error and its causes, outermost first. */
function* causesOf(error: unknown): Generator<unknown> {
  for (let at = error, depth = 0; at !== undefined && depth < 8; depth += 1) {
    yield at;
    at = isRecord(at) ? (at['lastError'] ?? at['cause']) : undefined;
  }
}

const isTimeout = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError');

function reasonOfStatus(status: number | undefined): FailureReason {
  if (status === 429) return 'rate-limited';
  if (status === 408 || status === 504) return 'timeout';
  if (status === undefined || status >= 500) return 'unreachable';
  return status >= 400 ? 'misconfigured' : 'nonsense';
}

/** Classifies an unusable answer. Some servers refuse with an empty one. */
function reasonOfAnswer(finishReason: string | undefined, text: string | undefined): FailureReason {
  if (finishReason === 'length') return 'too-long';
  if (finishReason === 'content-filter' || !text?.trim()) return 'refused';
  return 'nonsense';
}

/** Maps errors of the library to our reasons. The message contains only classes and codes, never a question or an answer. */
export function failureOf(sdk: Sdk, error: unknown): ModelFailure {
  const chain = [...causesOf(error)];
  const known = chain.find((cause) => cause instanceof ModelFailure);
  if (known) return known;
  const name = error instanceof Error ? error.name : typeof error;
  if (chain.some(isTimeout)) return new ModelFailure('timeout', name);
  for (const cause of chain) {
    if (sdk.NoObjectGeneratedError.isInstance(cause))
      return new ModelFailure(reasonOfAnswer(cause.finishReason, cause.text), name);
    if (sdk.APICallError.isInstance(cause))
      return new ModelFailure(reasonOfStatus(cause.statusCode), `${name} ${cause.statusCode ?? 'no answer'}`);
    if (sdk.LoadAPIKeyError.isInstance(cause) || sdk.UnsupportedFunctionalityError.isInstance(cause))
      return new ModelFailure('misconfigured', name);
  }
  return new ModelFailure(sdk.NoOutputGeneratedError.isInstance(error) ? 'nonsense' : 'unreachable', name);
}
