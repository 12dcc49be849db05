import { readerFile, serveReader } from '#server/http/files/reader-program.ts';
import { readBloodFile } from './read-blood-file.ts';
import type { Reading, BloodFileInput } from './reading.ts';

serveReader<BloodFileInput, Reading>(async function* (asked) {
  const file = readerFile();
  yield await readBloodFile(file.subarray(0, file.length), asked);
});
