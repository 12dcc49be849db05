import { Worker } from 'node:worker_threads';
import { programFile } from '#server/core/program-file.ts';
import { refuseField } from '#server/core/refusal.ts';
import type { READY, RenderAnswer } from './markdown-thread.ts';

/** Renders Markdown as sanitized HTML in another thread, so that requests don't wait. */
export interface MarkdownRenderer {
  /** @throws Refusal BAD_REQUEST on `markdown` for a text that takes too long or is nested too deep */
  render(markdown: string, patienceMs?: number): Promise<string>;
  close(): Promise<void>;
}

/** 200 kB of typical text take a quarter of a second; on a busy machine, some seconds. */
const PATIENCE_MS = 10_000;
const IDLE_MS = 30_000;
const MAX_HEAP_MB = 192;

const TOO_MUCH =
  'We can’t render this text. It’s nested too deeply or takes too long. Look for long runs of *, > or [.';
const tooMuch = () => refuseField('BAD_REQUEST', 'markdown', TOO_MUCH);

interface Waiting {
  readonly markdown: string;
  readonly patienceMs: number;
  readonly resolve: (html: string) => void;
  readonly reject: (error: unknown) => void;
}

/** A thread that renders one text at a time; a text it can't finish ends it. */
class Thread {
  readonly #worker = new Worker(programFile(import.meta.dirname, 'markdown-thread.ts', 'markdown.js'), {
    env: {},
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  });
  #answer: (html: string | undefined) => void = () => undefined;
  #begin: () => void = () => undefined;
  readonly #ready = new Promise<void>((resolve) => (this.#begin = resolve));

  constructor() {
    this.#worker.on('message', (said: typeof READY | RenderAnswer) =>
      typeof said === 'string' ? this.#begin() : this.#answer(said.html),
    );
    for (const end of ['error', 'exit'])
      this.#worker.on(end, () => {
        this.#begin();
        this.#answer(undefined);
      });
  }

  /** @returns undefined if the text took too long; the thread is then unusable */
  async render(markdown: string, patienceMs: number): Promise<string | undefined> {
    await this.#ready;
    let late: NodeJS.Timeout | undefined;
    try {
      return await new Promise<string | undefined>((resolve) => {
        this.#answer = resolve;
        late = setTimeout(() => resolve(undefined), patienceMs);
        this.#worker.postMessage(markdown);
      });
    } finally {
      clearTimeout(late);
    }
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }
}

/** Starts a thread with the first text and ends it half a minute after the last; texts are rendered in order. */
export function markdownRenderer(usualMs = PATIENCE_MS): MarkdownRenderer {
  const queue: Waiting[] = [];
  let thread: Thread | undefined;
  let isBusy = false;
  let idle: NodeJS.Timeout | undefined;
  const end = async (): Promise<void> => {
    clearTimeout(idle);
    const ended = thread;
    thread = undefined;
    await ended?.end();
  };
  const work = async (): Promise<void> => {
    if (isBusy) return;
    isBusy = true;
    clearTimeout(idle);
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { markdown, patienceMs, resolve, reject } = next;
      try {
        thread ??= new Thread();
        const html = await thread.render(markdown, patienceMs);
        if (html === undefined) throw tooMuch();
        resolve(html);
      } catch (error) {
        await end();
        reject(error);
      }
    }
    isBusy = false;
    idle = setTimeout(() => void end(), IDLE_MS).unref();
  };
  return {
    render: (markdown, patienceMs = usualMs) =>
      new Promise((resolve, reject) => {
        queue.push({ markdown, patienceMs, resolve, reject });
        void work();
      }),
    close: end,
  };
}
