import { OPERATION_SCOPES } from '#contract/tokens/operation-scopes.ts';
import { judgeToken, type TokenScope } from '#domain/tokens/scopes.ts';

const NEVER = 'Access tokens can’t do this. Use the app instead.';

/**
 * Judges a token's operation: the one place where scopes are enforced, called wherever an operation is about to run. An operation that isn't
 * listed is refused.
 * @param operation name of a procedure, or of a route for files
 * @returns the message of a refusal; or whether the token may not see the answer
 */
export function scopeVerdict(
  scopes: readonly TokenScope[],
  operation: string,
): { readonly refusal: string } | { readonly isAnswerHidden: boolean } {
  const verdict = judgeToken(scopes, OPERATION_SCOPES.get(operation) ?? null);
  if (verdict.kind !== 'refused') return { isAnswerHidden: verdict.kind === 'hidden' };
  return { refusal: verdict.needs ? `This token lacks the permission ${verdict.needs}.` : NEVER };
}
