/** `npm start`: install, build, migrate, serve. Each step only when it is needed. */
import { spawn } from 'node:child_process';
import { ensureBuilt, ensureInstalled, projectNode, root, serverArguments } from './steps.mjs';

ensureInstalled();
ensureBuilt();

const server = spawn(projectNode, serverArguments, {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production' },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
