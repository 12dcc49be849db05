import { OPERATION_SCOPES } from '#contract/tokens/operation-scopes.ts';
import { judgeToken, type TokenArea, type TokenScope } from '#domain/tokens/scopes.ts';

const lacking = (scope: TokenScope): string => `This token doesn’t have the ${scope} permission.`;
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
  return { refusal: verdict.needs ? lacking(verdict.needs) : NEVER };
}

/** Why a token may not read an area of the data, for operations whose area depends on the query; undefined if it may. */
export const readRefusal = (scopes: readonly TokenScope[], area: TokenArea): string | undefined =>
  scopes.includes(`${area}:read`) ? undefined : lacking(`${area}:read`);
