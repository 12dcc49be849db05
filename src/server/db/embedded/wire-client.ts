import type { Socket } from 'node:net';
import {
  CANCEL_REQUEST,
  GSS_REQUEST,
  MessageCutter,
  SSL_REQUEST,
  fatalError,
  message,
  withPrivateNames,
} from './wire-messages.ts';

/** Messages of one client that the engine must run together. */
export interface Batch {
  readonly client: Client;
  readonly bytes: Buffer;
  /** Whether the client continues before its Sync, and so keeps its turn. */
  readonly open: boolean;
}

interface Hooks {
  readonly onBatch: (batch: Batch) => void;
  /** Called once, with the messages that clean up the client's session state. */
  readonly onLeave: (batch: Batch) => void;
}

/** COPY from the client would need the engine to wait for more bytes, which it can't: this makes it fail cleanly. */
const NO_COPY = message('f', 'COPY FROM STDIN does not exist on the embedded database\0');
const SYNC = message('S');
const ROLLBACK = message('Q', 'ROLLBACK\0');

let clientCount = 0;

/** One connection: cuts its bytes into batches that end at a Sync, a simple query or a Flush. */
export class Client {
  readonly #socket: Socket;
  readonly #greeting: Buffer;
  readonly #hooks: Hooks;
  readonly #cutter = new MessageCutter();
  readonly #prefix: string;
  readonly #statements = new Set<string>();
  #batch: Buffer[] = [];
  #greeted = false;
  #gone = false;

  constructor(socket: Socket, greeting: Buffer, hooks: Hooks) {
    this.#socket = socket;
    this.#greeting = greeting;
    this.#hooks = hooks;
    clientCount += 1;
    this.#prefix = `${clientCount}:`;
    socket.on('data', (chunk) => this.#read(chunk));
    socket.on('error', () => socket.destroy());
    socket.on('close', () => this.#leave());
  }

  answer(bytes: Buffer): void {
    if (!this.#gone) this.#socket.write(bytes);
  }

  /** Sends the answers during `turn` together: each write of its own would wake the other process. */
  async together(turn: () => Promise<void>): Promise<void> {
    this.#socket.cork();
    try {
      await turn();
    } finally {
      this.#socket.uncork();
    }
  }

  /** Ends the connection with `reason`. */
  cut(reason: Buffer): void {
    this.#socket.end(reason);
    this.#socket.destroySoon();
    this.#leave();
  }

  #read(chunk: Buffer): void {
    this.#cutter.push(chunk);
    try {
      for (let next = this.#cutter.next(); next !== undefined && !this.#gone; next = this.#cutter.next()) {
        if (this.#greeted) this.#take(next);
        else this.#greet(next);
      }
    } catch (error) {
      this.cut(fatalError('08P01', error instanceof Error ? error.message : 'unreadable message'));
    }
  }

  #greet(first: Buffer): void {
    const code = first.length >= 8 ? first.readInt32BE(4) : 0;
    if (code === SSL_REQUEST || code === GSS_REQUEST) {
      this.#socket.write('N');
    } else if (code === CANCEL_REQUEST) {
      this.#socket.end();
    } else {
      this.#greeted = true;
      this.#cutter.started();
      this.#socket.write(this.#greeting);
    }
  }

  #take(next: Buffer): void {
    const type = String.fromCharCode(next.readUInt8(0));
    // Drops bytes of a failed COPY, like PostgreSQL.
    if (type === 'd' || type === 'c' || type === 'f') return;
    if (type === 'X') {
      this.#socket.end();
      return;
    }
    const own = withPrivateNames(next, this.#prefix);
    if (type === 'P') this.#remember(own);
    this.#batch.push(own);
    if (type === 'Q' || type === 'E') this.#batch.push(NO_COPY);
    if (type === 'Q' || type === 'S' || type === 'H') this.#send(type === 'H');
  }

  #remember(parse: Buffer): void {
    const name = parse.toString('utf8', 5, parse.indexOf(0, 5));
    if (name !== '') this.#statements.add(name);
  }

  #send(open: boolean): void {
    const bytes = Buffer.concat(this.#batch);
    this.#batch = [];
    this.#hooks.onBatch({ client: this, bytes, open });
  }

  #leave(): void {
    if (this.#gone) return;
    this.#gone = true;
    const close = [...this.#statements].map((name) => message('C', `S${name}\0`));
    this.#hooks.onLeave({
      client: this,
      bytes: Buffer.concat([SYNC, ROLLBACK, ...close, SYNC]),
      open: false,
    });
  }
}
