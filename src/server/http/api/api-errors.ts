import { ORPCError, ValidationError } from '@orpc/contract';
import type { Logger } from 'pino';
import { wireErrors, type FieldIssue, type PlanLimit, type WireErrorCode } from '#contract/shared/errors.ts';
import { isDatabaseUnavailable } from '#server/db/pool.ts';
import { faultOf, fieldOf } from '#server/core/fault.ts';
import { Refusal } from '#server/core/refusal.ts';
import { DATABASE_RETRY_MS, INTERNAL_MESSAGE } from '#server/http/wire-answer.ts';

const withIssues = (code: string, issues: readonly FieldIssue[]): boolean =>
  code === 'BAD_REQUEST' || code === 'CONFLICT' || (code === 'FORBIDDEN' && issues.length > 0);

function refused(
  code: WireErrorCode,
  said: string,
  issues: readonly FieldIssue[],
  limit?: PlanLimit,
): ORPCError<string, unknown> {
  const { status, message } = wireErrors[code];
  const data = withIssues(code, issues) ? { issues } : limit;
  return new ORPCError<string, unknown>(code, { status, message: said || message, data });
}

/** An unexpected failure, without its cause. */
export const internalError = () =>
  new ORPCError('INTERNAL', {
    status: 500,
    message: INTERNAL_MESSAGE,
  });

/**
 * Converts anything thrown by a procedure to an API error. Unexpected errors are logged with their cause and returned as `INTERNAL`.
 */
export function wireErrorOf(error: unknown, log: Logger, procedure: string): ORPCError<string, unknown> {
  if (error instanceof Refusal) return refused(error.code, error.message, error.issues, error.limit);
  if (error instanceof ORPCError && error.code === 'BAD_REQUEST' && error.cause instanceof ValidationError) {
    const issues = error.cause.issues.map(({ path, message }) => ({ field: fieldOf(path), message }));
    return refused('BAD_REQUEST', '', issues);
  }
  log.error({ procedure, fault: faultOf(error) }, 'a procedure failed');
  return isDatabaseUnavailable(error) ? refused('UNAVAILABLE', '', []) : internalError();
}

/** When to retry a failed request, ms from now; undefined if unknown. */
export function retryAfterMs(error: unknown): number | undefined {
  if (error instanceof Refusal) return error.waitMs;
  return isDatabaseUnavailable(error) ? DATABASE_RETRY_MS : undefined;
}

/** The body of an error response. An unparsable body arrives here without issues. */
export function errorBody(error: ORPCError<string, unknown>): unknown {
  if (error.code !== 'BAD_REQUEST' || error.data !== undefined) return error.toJSON();
  const message = 'The body of this request isn’t valid JSON.';
  return { ...error.toJSON(), message, data: { issues: [] } };
}
