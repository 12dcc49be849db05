import type { FieldIssue, PlanLimit, WireErrorCode } from '#contract/errors.ts';

/** A request that cannot be done, as commands and queries say it. It becomes an answer in one place, `api-errors.ts`. */
export class Refusal extends Error {
  readonly code: WireErrorCode;
  readonly issues: readonly FieldIssue[];
  /** Which limit was met, of a PLAN_LIMIT. */
  readonly limit: PlanLimit | undefined;

  /** @param said in place of the contract's sentence, for people */
  constructor(
    code: WireErrorCode,
    {
      issues = [],
      said = '',
      limit,
    }: { issues?: readonly FieldIssue[]; said?: string; limit?: PlanLimit } = {},
  ) {
    super(said);
    this.name = 'Refusal';
    this.code = code;
    this.issues = issues;
    this.limit = limit;
  }
}

/** A refusal of one field. */
export const refuseField = (
  code: 'BAD_REQUEST' | 'CONFLICT' | 'FORBIDDEN',
  field: string,
  message: string,
): Refusal => new Refusal(code, { issues: [{ field, message }] });
