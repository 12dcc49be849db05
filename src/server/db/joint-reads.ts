import type pg from 'pg';

/** A named prepared read; see `prepared-statements.ts`. */
export interface NamedRead extends pg.QueryConfig {
  readonly name: string;
  readonly rowMode?: 'array' | undefined;
}

interface PendingRead {
  readonly read: NamedRead;
  readonly values: readonly unknown[];
  readonly answer: Promise<pg.QueryResult>;
  readonly succeed: (result: pg.QueryResult) => void;
  readonly fail: (error: unknown) => void;
}

function ask(read: NamedRead, values: readonly unknown[]): PendingRead {
  const { promise: answer, resolve: succeed, reject: fail } = Promise.withResolvers<pg.QueryResult>();
  return { read, values, answer, succeed, fail };
}

/** Sends reads in one write, and answers each by itself. @throws the first error, once all are answered */
async function send(client: pg.PoolClient, reads: readonly PendingRead[]): Promise<void> {
  const { stream } = client.connection;
  stream.cork();
  const sent = reads.map(({ read, values }) => client.query(read, [...values]));
  stream.uncork();
  const answers = await Promise.allSettled(
    sent.map((answer, at) =>
      answer.then(reads[at]?.succeed, (error: unknown) => {
        reads[at]?.fail(error);
        throw error;
      }),
    ),
  );
  const failed = answers.find((answer) => answer.status === 'rejected');
  if (failed) throw failed.reason;
}

/**
 * Joins prepared reads made in the same turn of the event loop: they share a connection and one write, which costs more than running most
 * of them. Identical reads run once. Each is its own statement, so a failure doesn't affect the others.
 */
export class JointReads {
  readonly #connect: () => Promise<pg.PoolClient>;
  #asked = new Map<string, PendingRead>();

  constructor(connect: () => Promise<pg.PoolClient>) {
    this.#connect = connect;
  }

  query(read: NamedRead, values: readonly unknown[]): Promise<pg.QueryResult> {
    if (this.#asked.size === 0) process.nextTick(() => void this.#flush());
    const key = JSON.stringify([read.name, read.rowMode, values]);
    const asked = this.#asked.get(key) ?? ask(read, values);
    this.#asked.set(key, asked);
    return asked.answer;
  }

  async #flush(): Promise<void> {
    const reads = [...this.#asked.values()];
    this.#asked = new Map();
    try {
      const client = await this.#connect();
      await send(client, reads).then(
        () => client.release(),
        (error: unknown) => client.release(error instanceof Error ? error : true),
      );
    } catch (error) {
      for (const { fail } of reads) fail(error);
    }
  }
}
