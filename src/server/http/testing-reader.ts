import { serveReader } from './reader-program.ts';

/** What a file in a test does to the process that reads it. */
serveReader<'fills' | 'hangs' | 'answers', string>(async function* (deed) {
  if (deed === 'answers') yield JSON.stringify(Object.keys(process.env).toSorted());
  const kept: Uint8Array[] = [];
  for (;;) if (deed === 'fills') kept.push(new Uint8Array(1 << 20).fill(1));
});
