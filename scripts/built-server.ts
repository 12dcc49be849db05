import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from './steps.mjs';

/** The built server, started the way `npm start` does. */
export interface RunningServer {
  readonly address: string;
  readonly process: ChildProcess;
  /** From the start of the process to its first answer, ms. */
  readonly startMs: number;
  stop(): Promise<void>;
}

/**
 * Starts the built server on a free port.
 * @param environment names its data directory or database
 * @param folder of another built checkout of the project
 */
export async function startBuiltServer(
  environment: NodeJS.ProcessEnv,
  folder: string = root,
): Promise<RunningServer> {
  // An older checkout has no `serverEnvironment`.
  const { projectNode, serverArguments, serverEnvironment }: typeof import('./steps.mjs') = await import(
    path.join(folder, 'scripts/steps.mjs')
  );
  const begin = performance.now();
  const server = spawn(projectNode, serverArguments, {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      ...serverEnvironment,
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'error',
      ENV_FILE: '',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let complaints = '';
  server.stderr.on('data', (chunk: Buffer) => void (complaints += chunk.toString()));
  const address = await new Promise<string>((resolve, reject) => {
    let printed = '';
    server.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const found = /http:\/\/[\w.[\]:]+/.exec(printed)?.[0];
      if (found) resolve(found);
    });
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}. ${complaints}`)));
  });
  await fetch(`${address}/auth`);
  const startMs = performance.now() - begin;
  const stop = async (): Promise<void> => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
  };
  return { address, process: server, startMs, stop };
}

const statusOf = (pid: number): string => readFileSync(`/proc/${pid}/status`, 'utf8');
const field = (status: string, name: string): number =>
  Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);

/** Processes that `pid` started, by the table of /proc (Linux). */
export function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((other) => {
      try {
        return field(statusOf(other), 'PPid') === pid;
      } catch {
        return false; // it just exited
      }
    });
}

/** Resident memory of one process, MB. */
export const residentMbOf = (pid: number): number => field(statusOf(pid), 'VmRSS') / 1024;

/** The most resident memory that a process has had, MB. */
export const peakMbOf = (pid: number): number => field(statusOf(pid), 'VmHWM') / 1024;

/** Resident memory that a second process of the same program adds, MB: mapped files such as Node's code are in memory once. */
export function addedMbOf(pid: number, other: number): number {
  const [file, otherFile] = [pid, other].map((each) => field(statusOf(each), 'RssFile') / 1024);
  return residentMbOf(pid) - Math.min(file ?? 0, otherFile ?? 0);
}

/** Memory of one process with its share of shared memory such as Node's code, MB. */
export const proportionalMbOf = (pid: number): number =>
  field(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'), 'Pss') / 1024;

function childMbOf(pid: number): number {
  try {
    return residentMbOf(pid);
  } catch {
    return 0; // it just exited
  }
}

/** Resident memory of a process and its children, MB. */
export const residentMb = (pid: number): number =>
  childrenOf(pid).reduce((sum, child) => sum + childMbOf(child), residentMbOf(pid));

/** Open files, sockets and pipes of a process. */
export const openHandles = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length;

/** The embedded database's process, by its command line: picture workers are children too. */
export const engineOf = (pid: number): number | undefined =>
  childrenOf(pid).find((child) => readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('engine.js'));
