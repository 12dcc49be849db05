/** Serves the built application: the last step of `npm start`, and all that a container does. */
import { spawn } from 'node:child_process';
import { projectNode, root, serverArguments, serverEnvironment } from './steps.mjs';

const environment = { ...process.env, ...serverEnvironment };

/** Node before 22.15 and Windows can't replace a process, so this one waits and forwards signals. */
function serveInChild() {
  const server = spawn(projectNode, serverArguments, { cwd: root, stdio: 'inherit', env: environment });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
  server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}

if (process.execve && process.platform !== 'win32') {
  process.chdir(root);
  // The server replaces this process, with its id, signals and exit code, and no launcher stays in memory.
  process.execve(projectNode, [projectNode, ...serverArguments], environment);
} else serveInChild();
