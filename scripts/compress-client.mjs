/** Compresses the built browser files once, so that the server only reads them. Part of the build. */
import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { root } from './steps.mjs';

const client = path.join(root, 'dist/client');
/** Pages are filled in for each answer; pictures and fonts are compressed already. */
const COMPRESSIBLE = /\.(?:js|css|svg|wasm|webmanifest|foods)$/;
/** Smaller files fit into one packet anyway. */
const MIN_BYTES = 1024;

const brotli = (bytes) =>
  promisify(brotliCompress)(bytes, {
    // 11 takes twice as long and saves 2 % more.
    params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length, [constants.BROTLI_PARAM_QUALITY]: 10 },
  });
const zipped = (bytes) => promisify(gzip)(bytes, { level: 9 });

async function compress(file) {
  const bytes = await readFile(file);
  if (bytes.length < MIN_BYTES) return;
  await Promise.all([
    brotli(bytes).then((small) => writeFile(`${file}.br`, small)),
    zipped(bytes).then((small) => writeFile(`${file}.gz`, small)),
  ]);
}

const names = await readdir(client, { recursive: true });
await Promise.all(
  names.filter((name) => COMPRESSIBLE.test(name)).map((name) => compress(path.join(client, name))),
);
