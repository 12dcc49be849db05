import { DrizzleQueryError } from 'drizzle-orm/errors';
import pg from 'pg';
import { DatabaseUnavailable } from './embedded/engine-process.ts';
import { JointReads, type NamedRead } from './joint-reads.ts';

/** A name with two addresses, such as `localhost`, fails with two causes and no message. */
const reasonOf = (error: unknown): string => {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  return error instanceof Error ? error.message : String(error);
};

const unavailable = (error: unknown): DatabaseUnavailable =>
  error instanceof DatabaseUnavailable ? error : new DatabaseUnavailable(reasonOf(error), { cause: error });

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

/** Writes are never joined: one that waits for a lock would delay the others, and identical ones must each run. */
function isNamedRead(asked: readonly unknown[]): asked is [NamedRead, unknown[]] {
  const [statement, values] = asked;
  if (asked.length !== 2 || typeof statement !== 'object' || statement === null) return false;
  const { name, text } = statement as Partial<NamedRead>;
  return name !== undefined && text?.startsWith('select ') === true && Array.isArray(values);
}

/**
 * A pool that reports any failure to connect as `DatabaseUnavailable`. Joins prepared reads outside of transactions; everything else is the
 * driver's.
 */
export class Pool extends pg.Pool {
  constructor(options: pg.PoolConfig) {
    super({ ...options, pipeline: true });
    const reads = new JointReads(() => this.connect());
    const alone: (...asked: unknown[]) => unknown = super.query.bind(this);
    this.query = ((...asked: unknown[]) =>
      isNamedRead(asked) ? reads.query(...asked) : alone(...asked)) as pg.Pool['query'];
    // The pool listens only to idle clients. If one breaks between two statements of a transaction, nothing else would notice; its next
    // statement fails, and the transaction reports that.
    this.on('connect', (client) => client.on('error', () => {}));
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(connected: Connected): void;
  override connect(connected?: Connected): Promise<pg.PoolClient> | void {
    if (connected === undefined)
      return super.connect().catch((error: unknown) => {
        throw unavailable(error);
      });
    super.connect((error, client, done) => connected(error && unavailable(error), client, done));
  }
}

/** SQLSTATE: lost connections (08), a server that stops or starts (57P01–57P03), no connection left (53300). */
const UNAVAILABLE_STATES = /^(?:08...|57P0[123]|53300)$/;
const BROKEN_SOCKET = new Set(['ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH']);
/** The driver gives these errors no code. */
const BROKEN_CLIENT = /^Connection terminated|has encountered a connection error|^Client was closed/;

const isBrokenConnection = (error: unknown): boolean =>
  error instanceof Error &&
  (BROKEN_CLIENT.test(error.message) || ('code' in error && BROKEN_SOCKET.has(String(error.code))));

/** Whether a statement failed because the database can't be reached: the same request may succeed in a moment. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return true;
  if (error instanceof pg.DatabaseError) return UNAVAILABLE_STATES.test(error.code ?? '');
  if (!(error instanceof Error)) return false;
  if (error instanceof DrizzleQueryError && isBrokenConnection(error.cause)) return true;
  return isDatabaseUnavailable(error.cause);
}
