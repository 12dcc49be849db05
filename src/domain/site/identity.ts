/** Who runs a server. */
export interface Operator {
  /** A person or an organization. */
  readonly name: string;
  /** Postal address; may have several lines. */
  readonly address: string | null;
  readonly email: string | null;
}

/** A server's displayed name, and its operator. */
export interface SiteIdentity {
  readonly name: string;
  /** Null if the operator doesn't state it. */
  readonly operator: Operator | null;
}

/** The program's name, used unless the operator sets another. */
export const PROGRAM_NAME = 'Perennial';
