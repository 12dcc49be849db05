import { closeSync, fdatasyncSync, fsyncSync, openSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

interface OpenFile {
  readonly nfd?: number | null;
  readonly node: unknown;
}

/** The part of Emscripten's file layer for real folders that this file completes. */
interface RealFiles {
  readonly stream_ops?: { fsync?: (file: OpenFile) => number };
  readonly realPath?: (node: unknown) => string;
}

/**
 * PGlite's files in a real folder, made durable: PGlite itself never calls fsync, so committed rows would stay in the page cache until the
 * system writes them.
 */
export class DurableFiles extends NodeFS {
  #syncs = 0;

  /** Number of fsync calls. */
  get syncs(): number {
    return this.#syncs;
  }

  override async init(...[engine, options]: Parameters<NodeFS['init']>) {
    const { emscriptenOpts } = await super.init(engine, options);
    const hook = (module: unknown) => this.#completeFiles(module);
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), hook] } };
  }

  #completeFiles(module: unknown): void {
    const files = (module as { FS?: { filesystems?: { NODEFS?: RealFiles } } }).FS?.filesystems?.NODEFS;
    if (!files?.stream_ops || !files.realPath) {
      throw new Error(
        'This version of PGlite doesn’t support the fsync hook. Refusing to store data that could be lost in a crash.',
      );
    }
    const { realPath } = files;
    files.stream_ops.fsync = (file) => {
      try {
        if (file.nfd === undefined || file.nfd === null) syncFolder(realPath(file.node));
        else fdatasyncSync(file.nfd);
      } catch (error) {
        // After a failed fsync the kernel may drop the pages: only recovery from the log is safe.
        process.stderr.write(`The disk refused to store data: ${String(error)}\n`);
        process.exit(74);
      }
      this.#syncs += 1;
      return 0;
    };
  }
}

function syncFolder(path: string): void {
  const folder = openSync(path, 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}
