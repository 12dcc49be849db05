import type { FieldIssue, WireErrorCode } from '#contract/errors.ts';

/** A request that cannot be done, as commands and queries say it. It becomes an answer in one place, `api-errors.ts`. */
export class Refusal extends Error {
  readonly code: WireErrorCode;
  readonly issues: readonly FieldIssue[];

  /** @param said in place of the contract's sentence, for people */
  constructor(
    code: WireErrorCode,
    { issues = [], said = '' }: { issues?: readonly FieldIssue[]; said?: string } = {},
  ) {
    super(said);
    this.name = 'Refusal';
    this.code = code;
    this.issues = issues;
  }
}

/** A refusal of one field. */
export const refuseField = (code: 'BAD_REQUEST' | 'CONFLICT', field: string, message: string): Refusal =>
  new Refusal(code, { issues: [{ field, message }] });
