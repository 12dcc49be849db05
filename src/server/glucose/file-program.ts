import { serveReader, readerFile } from '#server/http/files/reader-program.ts';
import { readGlucoseFile } from './read-file.ts';
import type { FileAnswer, GlucoseFileOptions } from './file-reader.ts';

serveReader<GlucoseFileOptions, FileAnswer>(async function* (asked) {
  const file = await readGlucoseFile(readerFile(), asked);
  if ('dayFirst' in file) return yield { unclear: file };
  const { readings, ...rest } = file;
  yield { file: { ...rest, readingCount: readings.length } };
  for (const block of readings.blocks) yield { block };
});
