import { parentPort } from 'node:worker_threads';
import { htmlOfMarkdown } from './html-of-markdown.ts';

/** What a text became; no HTML where it is nested too deep for the thread's stack. */
export interface RenderAnswer {
  readonly html: string | undefined;
}

/** What the thread says once it can read. */
export const READY = 'ready';

function answerTo(markdown: string): RenderAnswer {
  try {
    return { html: htmlOfMarkdown(markdown) };
  } catch {
    // The library prints its own page into what it throws; the text is at fault in any case.
    return { html: undefined };
  }
}

parentPort?.on('message', (markdown: string) => parentPort?.postMessage(answerTo(markdown)));
// From here on the time of a text counts: starting may take longer than reading on a busy machine.
parentPort?.postMessage(READY);
