/** Who runs a server. */
export interface Operator {
  /** A person or an organization. */
  readonly name: string;
  /** Postal address; may have several lines. */
  readonly address: string | null;
  readonly email: string | null;
}

/** What a server calls itself, and who runs it. */
export interface SiteIdentity {
  readonly name: string;
  /** Null if the operator doesn't say. */
  readonly operator: Operator | null;
}

/** The program's name, which servers have unless their operator names them. */
export const PROGRAM_NAME = 'Perennial';
