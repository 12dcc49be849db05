/** `npm run dev`: one process with the demo data; browser code reloads hot, server code is reloaded on the next request. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createServer } from 'vite';

const root = path.resolve(import.meta.dirname, '..');
process.env.DEMO_LOGIN ??= 'on';
process.env.NODE_ENV ??= 'development';

// Members' data is in the project folder, too, but must be neither watched nor served.
const MEMBER_DATA = '**/.perennial/**';
const vite = await createServer({
  root,
  appType: 'custom',
  server: {
    middlewareMode: true,
    fs: { deny: ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', MEMBER_DATA] },
    watch: { ignored: [MEMBER_DATA] },
  },
});
const { shellOf } = (await vite.ssrLoadModule(
  '/src/server/http/pages/app-shell.ts',
)) as typeof import('#server/http/pages/app-shell.ts');
const { startDevelopment } = (await vite.ssrLoadModule(
  '/src/server/main.ts',
)) as typeof import('#server/main.ts');
await startDevelopment({
  middlewares: vite.middlewares,
  shell: (url) => vite.transformIndexHtml(url, readFileSync(path.join(root, shellOf(url)), 'utf8')),
  loadApp: () => vite.ssrLoadModule('/src/server/app.ts') as Promise<typeof import('#server/app.ts')>,
});
