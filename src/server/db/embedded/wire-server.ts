import { createServer, type Server, type Socket } from 'node:net';
import type { PGlite } from '@electric-sql/pglite';
import { fatalError, startupMessage } from './wire-messages.ts';
import { Client, type Batch } from './wire-client.ts';

/** A client that is silent inside a transaction for this long while others wait is disconnected, ms. */
const MAX_SILENCE_MS = 10_000;

/**
 * Serves PostgreSQL's protocol from one PGlite engine to many clients. The engine has a single session, so clients
 * take turns: a turn lasts from a first message to the answer of its Sync, and through a whole transaction.
 * Session state (SET without LOCAL, LISTEN, temporary tables, session advisory locks) is shared by all clients.
 */
export class WireServer {
  readonly #engine: PGlite;
  readonly #longestSilenceMs: number;
  readonly #clients = new Set<Client>();
  readonly #server: Server;
  #greeting: Buffer = Buffer.alloc(0);
  #waiting: Batch[] = [];
  #holder: Client | undefined;
  #silence: NodeJS.Timeout | undefined;
  #busy = false;
  #turns: Promise<void> = Promise.resolve();

  constructor(engine: PGlite, longestSilenceMs = MAX_SILENCE_MS) {
    this.#engine = engine;
    this.#longestSilenceMs = longestSilenceMs;
    this.#server = createServer((socket) => this.#accept(socket));
  }

  /** Starts to listen on the Unix socket `path`, which must not exist. */
  async start(path: string): Promise<void> {
    const greeting: Buffer[] = [];
    await this.#run(startupMessage(), (bytes) => greeting.push(bytes));
    this.#greeting = Buffer.concat(greeting);
    await new Promise<void>((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(path, resolve);
    });
  }

  /** Finishes the current turn, rolls back open transactions and disconnects all clients. */
  async stop(): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve));
    this.#waiting = [];
    await this.#turns;
    for (const client of this.#clients) client.cut(fatalError('57P01', 'the database is stopping'));
    await this.#turns;
    await closed;
  }

  #accept(socket: Socket): void {
    const client = new Client(socket, this.#greeting, {
      onBatch: (batch) => {
        this.#waiting.push(batch);
        this.#work();
      },
      onLeave: (batch) => {
        this.#clients.delete(client);
        this.#waiting = [...this.#waiting.filter((waiting) => waiting.client !== client), batch];
        this.#work();
      },
    });
    this.#clients.add(client);
  }

  #work(): void {
    if (this.#busy) return;
    this.#busy = true;
    this.#turns = this.#takeTurns();
  }

  async #takeTurns(): Promise<void> {
    for (;;) {
      const holder = this.#holder;
      const next = holder === undefined ? 0 : this.#waiting.findIndex(({ client }) => client === holder);
      const [batch] = next === -1 ? [] : this.#waiting.splice(next, 1);
      if (batch === undefined) break;
      clearTimeout(this.#silence);
      this.#silence = undefined;
      const { client, bytes } = batch;
      await client.together(() => this.#run(bytes, (answer) => client.answer(answer)));
      this.#holder = batch.open || this.#engine.isInTransaction() ? batch.client : undefined;
      // Sockets are read between two turns, so that a busy client can't starve the others.
      await new Promise((resolve) => setImmediate(resolve));
    }
    this.#busy = false;
    this.#watchHolder();
  }

  #watchHolder(): void {
    const holder = this.#holder;
    // Others that arrive meanwhile share the timer: a second one would outlive the turn and disconnect the wrong client.
    if (holder === undefined || this.#silence !== undefined) return;
    this.#silence = setTimeout(() => {
      this.#silence = undefined;
      if (this.#waiting.length === 0) this.#watchHolder();
      else holder.cut(fatalError('25P03', 'terminated: silent in a transaction while others waited'));
    }, this.#longestSilenceMs);
    this.#silence.unref();
  }

  #run(bytes: Buffer, onAnswer: (bytes: Buffer) => void): Promise<void> {
    return this.#engine.runExclusive(() =>
      // The engine reuses its memory, so its output is copied.
      this.#engine.execProtocolRawStream(bytes, { onRawData: (answer) => onAnswer(Buffer.from(answer)) }),
    );
  }
}
