import { fork, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { programFile } from '#server/core/program-file.ts';
import type { EngineReport } from './engine-report.ts';

/** PostgreSQL's clients derive this name from the folder and port 5432. */
const SOCKET_NAME = '.s.PGSQL.5432';
/** The path of a Unix socket holds 107 bytes on Linux and 103 on macOS. */
const MAX_SOCKET_PATH_BYTES = 103;
const FIRST_START_LIMIT_MS = 120_000;
const STOP_LIMIT_MS = 20_000;
/** The pause before a start grows by 15% with every death in a row: 50 ms first, 0.8 s after 20, 3 s after 30. */
const FIRST_PAUSE_MS = 50;
const PAUSE_GROWTH = 1.15;
const MAX_PAUSE_MS = 3_000;
/** An engine that ran this long before it died resets the count of failures. */
const STABLE_AFTER_MS = 30_000;

/**
 * V8 compiles the engine's code function by function with its baseline compiler, and optimizes what runs often, which halves the time of
 * heavy statements. One function at a time, an eighth as eagerly as by default and without inlining, as each compilation takes up to
 * 40 MB; `open-engine.ts` excludes the one that takes 600 MB. The engine's output is short-lived, so it needs no large young generation.
 */
const ENGINE_FLAGS = [
  '--wasm-tiering-budget=100000000',
  '--wasm-num-compilation-tasks=1',
  '--no-wasm-inlining',
  '--wasm-lazy-validation',
  '--max-semi-space-size=1',
];
/** The C library raises these limits as it frees memory, and then keeps what compilations took: 30 MB. */
const ENGINE_ENVIRONMENT = { MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_MMAP_THRESHOLD_: '131072' };

/** The database can't be opened, for a reason that the message explains to the operator. */
export class DatabaseUnavailable extends Error {}

/** The embedded database's process, restarted whenever it dies unexpectedly. */
export class EngineProcess {
  /** The folder of the Unix socket: the `host` of PostgreSQL's clients. */
  readonly socketFolder: string;
  static #early: { readonly dataDirectory: string; readonly engine: Promise<EngineProcess> } | undefined;
  readonly #dataDirectory: string;
  #log: (line: string) => void;
  #child: ChildProcess | undefined;
  #ready: Promise<void> = Promise.resolve();
  #stop = new AbortController();
  #startedAt = 0;
  #failures = 0;

  private constructor(dataDirectory: string, log: (line: string) => void) {
    this.#dataDirectory = resolve(dataDirectory);
    this.#log = log;
    this.socketFolder = shortFolder(this.#dataDirectory);
  }

  /**
   * Starts the engine on `dataDirectory`, creating a new database if there is none.
   * @throws DatabaseUnavailable if another process uses the directory or the engine doesn't start
   */
  static async start(dataDirectory: string, log: (line: string) => void): Promise<EngineProcess> {
    const early = EngineProcess.#early;
    EngineProcess.#early = undefined;
    const engine =
      early?.dataDirectory === dataDirectory ? await early.engine : await EngineProcess.#open(dataDirectory);
    engine.#log = log;
    return engine;
  }

  /** Starts the engine early, since it takes as long as loading the server. `start` reports any failure. */
  static startEarly(dataDirectory: string): void {
    const engine = EngineProcess.#open(dataDirectory);
    engine.catch(() => undefined);
    EngineProcess.#early = { dataDirectory, engine };
  }

  static async #open(dataDirectory: string): Promise<EngineProcess> {
    const engine = new EngineProcess(dataDirectory, (line) => void process.stderr.write(`${line}\n`));
    try {
      await engine.#launch();
    } catch (error) {
      await engine.close();
      throw error;
    }
    return engine;
  }

  /** The process id while the engine runs. */
  get processId(): number | undefined {
    return this.#child?.pid;
  }

  /** Resolves when the engine answers, usually immediately. @throws DatabaseUnavailable after `limitMs` */
  async ready(limitMs = 15_000): Promise<void> {
    const late = wait(limitMs, 'late' as const, { ref: false });
    if ((await Promise.race([this.#ready, late])) === 'late') {
      throw new DatabaseUnavailable('The embedded database is not running at the moment.');
    }
  }

  /** Stops the engine after the current statement. */
  async close(): Promise<void> {
    this.#stop.abort();
    const child = this.#child;
    if (child && child.exitCode === null && child.signalCode === null) {
      const ended = new Promise((done) => child.once('exit', done));
      if (child.connected) child.disconnect();
      const patience = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
      await ended;
      clearTimeout(patience);
    }
    if (this.socketFolder !== this.#dataDirectory)
      rmSync(this.socketFolder, { recursive: true, force: true });
  }

  async #launch(): Promise<void> {
    // A separate process creates a new database, because that needs much memory.
    if ((await this.#spawn()) === 'created') await this.#spawn();
  }

  #spawn(): Promise<'ready' | 'created'> {
    this.#startedAt = Date.now();
    const child = fork(
      programFile(import.meta.dirname, 'engine.ts', 'engine.js'),
      [this.#dataDirectory, join(this.socketFolder, SOCKET_NAME)],
      {
        execArgv: ENGINE_FLAGS,
        env: { ...process.env, ...ENGINE_ENVIRONMENT },
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      },
    );
    this.#child = child;
    return new Promise((done, fail) => {
      const patience = setTimeout(() => child.kill('SIGKILL'), FIRST_START_LIMIT_MS);
      let outcome: EngineReport | undefined;
      child.on('message', (report: EngineReport) => {
        outcome = report;
        if (report.kind !== 'ready') return;
        clearTimeout(patience);
        done('ready');
      });
      child.on('error', fail);
      child.on('exit', (code, signal) => {
        clearTimeout(patience);
        if (outcome?.kind === 'created') done('created');
        else if (outcome?.kind === 'ready') this.#died(signal ?? `code ${code}`);
        else
          fail(
            new DatabaseUnavailable(
              outcome?.reason ?? `The embedded database did not start (${signal ?? code}).`,
            ),
          );
      });
    });
  }

  #died(how: string): void {
    if (this.#stop.signal.aborted) return;
    this.#failures = Date.now() - this.#startedAt > STABLE_AFTER_MS ? 0 : this.#failures + 1;
    this.#log(`The embedded database ended unexpectedly (${how}); restarting it.`);
    this.#ready = this.#startAgain();
  }

  async #startAgain(): Promise<void> {
    while (!this.#stop.signal.aborted) {
      const pauseMs = Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * PAUSE_GROWTH ** this.#failures);
      await wait(pauseMs, undefined, { signal: this.#stop.signal }).catch(() => undefined);
      if (this.#stop.signal.aborted) return;
      try {
        await this.#launch();
        this.#log(`The embedded database is running again after ${Date.now() - this.#startedAt} ms.`);
        return;
      } catch (error) {
        if (this.#stop.signal.aborted) return;
        this.#failures += 1;
        this.#log(
          `The embedded database couldn’t restart: ${error instanceof Error ? error.message : String(error)}`,
        );
      }
    }
  }
}

function shortFolder(dataDirectory: string): string {
  if (Buffer.byteLength(join(dataDirectory, SOCKET_NAME)) <= MAX_SOCKET_PATH_BYTES) return dataDirectory;
  // mkdtemp creates the folder with mode 700, so no other user of the machine can reach the socket.
  return mkdtempSync(join(tmpdir(), 'perennial-'));
}
