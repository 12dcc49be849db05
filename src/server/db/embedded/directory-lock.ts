import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { join, relative, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Another running process uses the data directory. */
export class DirectoryInUse extends Error {
  readonly processId: number;

  constructor(directory: string, processId: number) {
    super(
      `The data directory ${directory} is in use by process ${processId}. Stop that process first, ` +
        'give this one its own DATA_DIR, or set DATABASE_URL to let both share one PostgreSQL server.',
    );
    this.processId = processId;
  }
}

export interface DirectoryLock {
  /** Signals that the lock will be free soon, so that others wait for it. */
  closing(): void;
  release(): Promise<void>;
}

type State = 'held' | 'asking' | 'closing';

interface Options {
  /** Process named in the error of another one. */
  readonly processId: number;
  /** How long to wait for a lock that is about to be free, ms. */
  readonly patienceMs?: number;
}

/**
 * Takes the exclusive lock on `directory`. Each process listens on its own Unix socket in `directory/lock`, and only then checks whether
 * another answers: of two processes, at least the later sees the other, so both never hold the lock. A socket dies with its process, even
 * on kill -9, and its name is never reused, so a socket that doesn't answer can be deleted without a race.
 * @throws DirectoryInUse
 */
export async function lockDirectory(directory: string, options: Options): Promise<DirectoryLock> {
  const folder = resolve(directory, 'lock');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const deadline = Date.now() + (options.patienceMs ?? 20_000);
  for (;;) {
    const own = await Asker.listen(folder, options.processId);
    const others = await livingOthers(folder, own.name);
    if (others.length === 0) return own.hold();
    await own.release();
    const holder = others.find(({ state }) => state === 'held');
    const first = holder ?? others[0];
    if (first && (holder || Date.now() > deadline)) throw new DirectoryInUse(directory, first.processId);
    // Two concurrent processes both back off, for a random time.
    await wait(20 + Math.random() * 200);
  }
}

class Asker {
  readonly name: string;
  readonly #server: Server;
  readonly #folder: string;
  #state: State = 'asking';

  private constructor(folder: string, name: string) {
    this.#folder = folder;
    this.name = name;
    this.#server = createServer((socket) => socket.on('error', () => undefined).end(this.#state));
  }

  /** Listens before its name becomes visible, so that every visible socket answers. */
  static async listen(folder: string, processId: number): Promise<Asker> {
    const asker = new Asker(folder, `${processId}-${randomBytes(6).toString('hex')}`);
    const hidden = socketPath(folder, `.${asker.name}`);
    await new Promise<void>((done, fail) => {
      asker.#server.once('error', fail);
      asker.#server.listen(hidden, done);
    });
    asker.#server.unref();
    renameSync(hidden, socketPath(folder, asker.name));
    return asker;
  }

  hold(): DirectoryLock {
    this.#state = 'held';
    return {
      closing: () => {
        this.#state = 'closing';
      },
      release: () => this.release(),
    };
  }

  async release(): Promise<void> {
    rmSync(socketPath(this.#folder, this.name), { force: true });
    await new Promise((done) => this.#server.close(done));
  }
}

interface Other {
  readonly processId: number;
  readonly state: State | undefined;
}

async function livingOthers(folder: string, ownName: string): Promise<Other[]> {
  const names = readdirSync(folder).filter((name) => name !== ownName && !name.startsWith('.'));
  const others = await Promise.all(
    names.map(async (name) => {
      const answer = await ask(socketPath(folder, name));
      if (answer === 'dead') rmSync(socketPath(folder, name), { force: true });
      return { processId: Number.parseInt(name, 10), answer };
    }),
  );
  return others.flatMap(({ processId, answer }) =>
    answer === 'dead' ? [] : [{ processId, state: answer === 'silent' ? undefined : answer }],
  );
}

/** The answer of the process behind a socket. A busy process may take a while. */
function ask(path: string): Promise<State | 'dead' | 'silent'> {
  return new Promise((done) => {
    let text = '';
    const socket = connect(path);
    socket.setTimeout(2_000, () => socket.destroy());
    socket.on('data', (chunk) => (text += chunk.toString()));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' || error.code === 'ENOENT') done('dead');
    });
    socket.on('close', () =>
      done(text === 'held' || text === 'asking' || text === 'closing' ? text : 'silent'),
    );
  });
}

/** The shorter of the absolute and the relative path: Unix sockets allow little more than 100 bytes. */
function socketPath(folder: string, name: string): string {
  const path = join(folder, name);
  const short = relative(process.cwd(), path);
  return short.length < path.length ? short : path;
}
