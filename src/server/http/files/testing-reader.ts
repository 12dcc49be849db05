import { serveReader } from './reader-program.ts';

const MB_TOO_MANY = 400;
const CRASH_AFTER_MS = 50;

/** Effect of a test file on the process that reads it. */
serveReader<'fills' | 'hangs' | 'answers' | 'crashes', string>(async function* (deed) {
  if (deed === 'crashes') {
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), CRASH_AFTER_MS);
    yield 'the first answer';
  }
  if (deed === 'answers') yield JSON.stringify(Object.keys(process.env).toSorted());
  if (deed === 'fills') {
    const kept = new Uint8Array(MB_TOO_MANY * 1e6).fill(1);
    // Memory is measured every few milliseconds; even a busy machine doesn't skip half a minute.
    await new Promise((resolve) => setTimeout(resolve, 30_000));
    yield `${kept.length} bytes`;
  }
  for (;;);
});
