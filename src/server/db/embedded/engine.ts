/**
 * The embedded database's process: `engine <data directory> <socket path>`, started with an IPC channel by `engine-process.ts`. It exits on
 * its parent's request and when its parent dies.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DirectoryInUse, lockDirectory, type DirectoryLock } from './directory-lock.ts';
import { createDatabase, databaseExists, openEngine } from './open-engine.ts';
import { WireServer } from './wire-server.ts';
import type { EngineReport } from './engine-report.ts';

async function main(dataDirectory: string, socketPath: string): Promise<void> {
  mkdirSync(dataDirectory, { recursive: true, mode: 0o700 });
  process.chdir(dataDirectory);
  const lock = await lockDirectory(dataDirectory, { processId: process.ppid });
  const folder = join(dataDirectory, 'database');
  if (!databaseExists(folder)) {
    await createDatabase(folder);
    await lock.release();
    lastReport({ kind: 'created' });
    return;
  }
  const engine = await openEngine(folder, (reason) => {
    process.stderr.write(`${reason}\n`);
    process.exit(70);
  });
  rmSync(socketPath, { force: true });
  const server = new WireServer(engine);
  await server.start(socketPath);
  stopOnRequest(async (closingLock) => {
    closingLock.closing();
    await server.stop();
    await engine.close();
    await closingLock.release();
  }, lock);
  if (process.connected) process.send?.({ kind: 'ready' } satisfies EngineReport);
}

function stopOnRequest(stop: (lock: DirectoryLock) => Promise<void>, lock: DirectoryLock): void {
  let stopping = false;
  const once = () => {
    if (stopping) return;
    stopping = true;
    stop(lock).then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('disconnect', once);
  // Ctrl+C reaches the whole process group, and systemd stops every process of a service. The parent finishes its requests first and then asks.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
  if (!process.connected) once();
}

/** Reports the result to the parent. Once the channel is closed, nothing keeps this process alive. */
function lastReport(report: EngineReport): void {
  if (process.connected) process.send?.(report, () => process.disconnect());
}

const [dataDirectory, socketPath] = process.argv.slice(2);
process.umask(0o077);
if (dataDirectory === undefined || socketPath === undefined || !process.send) {
  process.stderr.write('The server starts the engine. Run npm start instead.\n');
  process.exit(2);
}
main(dataDirectory, socketPath).catch((error: unknown) => {
  const inUse = error instanceof DirectoryInUse;
  const reason = error instanceof Error ? error.message : String(error);
  process.exitCode = 1;
  lastReport({ kind: inUse ? 'refused' : 'failed', reason });
});
