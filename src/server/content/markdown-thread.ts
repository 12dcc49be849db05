import { parentPort } from 'node:worker_threads';
import { htmlOfMarkdown } from './html-of-markdown.ts';

/** Rendered HTML; undefined if the text is nested too deep for the thread's stack. */
export interface RenderAnswer {
  readonly html: string | undefined;
}

/** Sent when the thread is ready. */
export const READY = 'ready';

function answerTo(markdown: string): RenderAnswer {
  try {
    return { html: htmlOfMarkdown(markdown) };
  } catch {
    // The library adds its own page to what it throws; the text is the cause either way.
    return { html: undefined };
  }
}

parentPort?.on('message', (markdown: string) => parentPort?.postMessage(answerTo(markdown)));
// From here on the time of a text counts: starting may take longer than reading on a busy machine.
parentPort?.postMessage(READY);
