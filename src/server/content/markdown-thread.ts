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
    // Whatever the library throws, the text is the cause.
    return { html: undefined };
  }
}

parentPort?.on('message', (markdown: string) => parentPort?.postMessage(answerTo(markdown)));
// The time limit starts here, because starting may take longer than rendering on a busy machine.
parentPort?.postMessage(READY);
