import { fork, type ChildProcess } from 'node:child_process';
import { FileFault } from '#server/core/file-fault.ts';
import { programFile } from '#server/core/program-file.ts';
import type { JobAnswer, JobRequest, PictureJob, PictureJobs } from './picture-jobs.ts';

/** Processes pictures outside the server's own memory. */
export interface PictureWorker {
  /**
   * @throws FileFault for an unreadable picture
   * @throws Error if the job failed otherwise or took too long
   */
  do<J extends PictureJob>(job: J, bytes: Uint8Array): Promise<PictureJobs[J]>;
  close(): Promise<void>;
}

/** Decoders and the label reader take 200 MB, so they exit when there are no pictures. */
const IDLE_MS = 30_000;
const PATIENCE_MS = 30_000;
const CRASHED = 'We couldn’t read this photo. Choose it again, or take another.';

interface Waiting {
  readonly job: PictureJob;
  readonly answer: (answer: JobAnswer) => void;
  readonly fail: (error: Error) => void;
}

/** Ends a job whose process died; the picture is the likely cause. */
const deathOf = (job: PictureJob): Error =>
  job === 'read' ? new FileFault(CRASHED) : new Error(`Processing a picture (${job}) ended early.`);

/** Untrusted files are opened there, so it gets no secrets. Fewer memory arenas save 200 MB at the same speed. */
const ENVIRONMENT = { PATH: process.env.PATH, MALLOC_ARENA_MAX: '2' };

/** One process with its queue of jobs. */
class Process {
  readonly #waiting = new Map<number, Waiting>();
  readonly #child: ChildProcess;
  #next = 0;

  constructor(onEnd: () => void) {
    this.#child = fork(programFile(import.meta.dirname, 'picture-process.ts', 'pictures.js'), {
      serialization: 'advanced',
      execArgv: ['--max-semi-space-size=2'],
      env: ENVIRONMENT,
    });
    this.#child.on('message', (answer: JobAnswer) => this.#waiting.get(answer.id)?.answer(answer));
    this.#child.on('error', () => this.#child.kill('SIGKILL'));
    this.#child.once('exit', () => {
      onEnd();
      for (const { job, fail } of this.#waiting.values()) fail(deathOf(job));
    });
  }

  get isIdle(): boolean {
    return this.#waiting.size === 0;
  }

  async do(job: PictureJob, bytes: Uint8Array): Promise<JobAnswer> {
    const id = (this.#next += 1);
    // A decoder that hangs never recovers.
    const late = setTimeout(() => this.#child.kill('SIGKILL'), PATIENCE_MS);
    try {
      return await new Promise<JobAnswer>((answer, fail) => {
        this.#waiting.set(id, { job, answer, fail });
        this.#child.send({ id, job, bytes } satisfies JobRequest);
      });
    } finally {
      clearTimeout(late);
      this.#waiting.delete(id);
    }
  }

  async end(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const ended = new Promise((resolve) => this.#child.once('exit', resolve));
    if (this.#child.connected) this.#child.disconnect();
    await ended;
  }
}

/** Starts a process with the first picture and ends it half a minute after the last. A crash fails the current pictures, not the server. */
export function pictureWorker(): PictureWorker {
  let running: Process | undefined;
  let idle: NodeJS.Timeout | undefined;
  const start = (): Process => {
    const made: Process = new Process(() => {
      if (running === made) running = undefined;
    });
    return made;
  };
  const end = async (): Promise<void> => {
    clearTimeout(idle);
    const ended = running;
    running = undefined;
    await ended?.end();
  };
  return {
    async do<J extends PictureJob>(job: J, bytes: Uint8Array): Promise<PictureJobs[J]> {
      clearTimeout(idle);
      const process = (running ??= start());
      try {
        const answer = await process.do(job, bytes);
        if ('value' in answer) return answer.value as PictureJobs[J];
        const { code, message } = answer.fault;
        throw code ? new FileFault(message, code) : new Error(message);
      } finally {
        if (process.isIdle) idle = setTimeout(() => void end(), IDLE_MS).unref();
      }
    },
    close: end,
  };
}
