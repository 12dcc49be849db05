import { serveReader } from './reader-program.ts';

const MB_TOO_MANY = 400;

/** What a file in a test does to the process that reads it. */
serveReader<'fills' | 'hangs' | 'answers', string>(async function* (deed) {
  if (deed === 'answers') yield JSON.stringify(Object.keys(process.env).toSorted());
  if (deed === 'fills') {
    const kept = new Uint8Array(MB_TOO_MANY * 1e6).fill(1);
    // It is looked at every few milliseconds; that none does for half a minute takes more than a busy machine.
    await new Promise((resolve) => setTimeout(resolve, 30_000));
    yield `${kept.length} bytes`;
  }
  for (;;);
});
