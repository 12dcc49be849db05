import { fork, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { FileFault } from '#server/core/file-fault.ts';
import { stopped } from './slots.ts';
import type { ReaderMessage, ReaderReply } from './reader-program.ts';

/** A file read by another process. */
export interface ReaderTask<Input> {
  /** The process's program, from `programFile`. It calls `serveReader`. */
  readonly program: string;
  readonly input: Input;
  /** An open file, passed to the process. */
  readonly fd?: number;
  /** Resident memory of the process. */
  readonly maxMb?: number;
  /** For each answer. */
  readonly timeoutMs?: number;
  /** Kills the process. */
  readonly signal: AbortSignal;
}

const MAX_MB = 140;
const TIMEOUT_MS = 30_000;
/** Memory of the runtime itself. */
const RUNTIME_MB = 60;
/** Extra memory to run from sources, in tests and development. */
const SOURCES_MB = 60;
const LOOK_EVERY_MS = 5;
const PAGE_MB = 4096 / 1e6;
/** Nice value: requests for pages go first. */
const BACKGROUND = 5;

const TOO_MUCH =
  'This file takes too much time or memory to read. Export fewer pages or years and try again.';

/** Resident memory of a process, by Linux; elsewhere only its heap is limited, by the runtime. */
function residentMb(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ', 2)[1]) * PAGE_MB;
  } catch {
    return 0;
  }
}

const maxMbOf = ({ program, maxMb = MAX_MB }: ReaderTask<unknown>): number =>
  program.endsWith('.ts') ? maxMb + SOURCES_MB : maxMb;

function start(task: ReaderTask<unknown>): ChildProcess {
  const { program, fd } = task;
  const child = fork(program, {
    serialization: 'advanced',
    // It opens untrusted files, so its output isn't printed and it gets no secrets.
    stdio: [fd ?? 'ignore', 'ignore', 'ignore', 'ipc'],
    env: { PATH: process.env.PATH, MALLOC_ARENA_MAX: '1' },
    execArgv: ['--max-semi-space-size=1', `--max-old-space-size=${maxMbOf(task) - RUNTIME_MB}`],
  });
  try {
    if (child.pid !== undefined) setPriority(child.pid, BACKGROUND);
  } catch {
    // Not supported everywhere.
  }
  return child;
}

/** One process, with the reason that ended it. */
class Reader<Answer> {
  readonly #child: ChildProcess;
  readonly #ended: Promise<never>;
  readonly #look: NodeJS.Timeout;
  readonly #ready: Promise<unknown>;
  readonly #signal: AbortSignal;
  readonly #abort = (): void => this.end(stopped());
  #reason: Error | undefined;

  constructor(task: ReaderTask<unknown>) {
    const { signal } = task;
    const maxMb = maxMbOf(task);
    this.#child = start(task);
    this.#ended = new Promise<never>((_resolve, reject) => {
      // A message that doesn't reach a process which just ended is an error too; its exit says why it ended.
      this.#child.on('error', (error) => {
        if (this.#child.pid === undefined) reject(error);
      });
      // The runtime aborts with a signal if it runs out of memory.
      this.#child.once('exit', (code, by) =>
        reject(
          this.#reason ?? (by ? new FileFault(TOO_MUCH) : new Error(`A file reader ended early: ${code}.`)),
        ),
      );
    });
    this.#ended.catch(() => undefined);
    this.#ready = new Promise((resolve) => this.#child.once('message', resolve));
    this.#look = setInterval(() => {
      if (residentMb(this.#child.pid ?? 0) > maxMb) this.end(new FileFault(TOO_MUCH));
    }, LOOK_EVERY_MS);
    this.#signal = signal;
    signal.addEventListener('abort', this.#abort);
    this.#child.send({ input: task.input } satisfies ReaderMessage<unknown>);
  }

  async next(timeoutMs: number): Promise<ReaderReply<Answer>> {
    await Promise.race([this.#ready, this.#ended]);
    const late = setTimeout(() => this.end(new FileFault(TOO_MUCH)), timeoutMs);
    try {
      const answered = new Promise<ReaderReply<Answer>>((resolve) =>
        this.#child.once('message', resolve as never),
      );
      this.#child.send('next' satisfies ReaderMessage<unknown>);
      return await Promise.race([answered, this.#ended]);
    } finally {
      clearTimeout(late);
    }
  }

  end(reason?: Error): void {
    this.#reason ??= reason;
    clearInterval(this.#look);
    this.#signal.removeEventListener('abort', this.#abort);
    this.#child.kill('SIGKILL');
  }
}

/**
 * Reads a file in another process with limits on memory and time, so that no file can stop the server. The process doesn't work ahead:
 * each answer is requested.
 * @throws FileFault for a file that can't be read, or takes too much; Error when the signal aborts
 */
export async function* answersOf<Answer, Input = unknown>(task: ReaderTask<Input>): AsyncGenerator<Answer> {
  if (task.signal.aborted) throw stopped();
  const reader = new Reader<Answer>(task);
  try {
    for (;;) {
      const said = await reader.next(task.timeoutMs ?? TIMEOUT_MS);
      if ('isEnd' in said) return;
      if ('fault' in said) {
        const { code, message } = said.fault;
        throw code ? new FileFault(message, code) : new Error(message);
      }
      if ('answer' in said) yield said.answer;
    }
  } finally {
    reader.end();
  }
}

/** The answer of a reader that gives only one. */
export async function answerOf<Answer, Input = unknown>(task: ReaderTask<Input>): Promise<Answer> {
  for await (const answer of answersOf<Answer, Input>(task)) return answer;
  throw new Error('A file reader didn’t respond.');
}
