/** `npm test`: installs what it needs, then checks, unit, integration and end-to-end tests; ends with one line of counts. */
import { spawnSync } from 'node:child_process';
import { ensureBuilt, ensureInstalled, projectNode, root } from './steps.mjs';
import path from 'node:path';

ensureInstalled();
ensureBuilt();
const { status } = spawnSync(
  projectNode,
  [path.join(root, 'scripts/test-all.ts'), ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit' },
);
process.exit(status ?? 1);
