import type { FieldIssue, PlanLimit, WireErrorCode } from '#contract/shared/errors.ts';

/** A request that commands and queries refuse. `api-errors.ts` turns it into a response. */
export class Refusal extends Error {
  readonly code: WireErrorCode;
  readonly issues: readonly FieldIssue[];
  /** The exceeded limit, for PLAN_LIMIT. */
  readonly limit: PlanLimit | undefined;
  /** When to retry, ms from now, for TOO_MANY_REQUESTS or UNAVAILABLE. */
  readonly waitMs: number | undefined;

  /** @param said shown instead of the contract's message */
  constructor(
    code: WireErrorCode,
    {
      issues = [],
      said = '',
      limit,
      waitMs,
    }: { issues?: readonly FieldIssue[]; said?: string; limit?: PlanLimit; waitMs?: number } = {},
  ) {
    super(said);
    this.name = 'Refusal';
    this.code = code;
    this.issues = issues;
    this.limit = limit;
    this.waitMs = waitMs;
  }
}

/** A refusal of one field. */
export const refuseField = (
  code: 'BAD_REQUEST' | 'CONFLICT' | 'FORBIDDEN',
  field: string,
  message: string,
): Refusal => new Refusal(code, { issues: [{ field, message }] });
