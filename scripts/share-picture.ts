/**
 * `npm run share-picture`: renders public/share.png, the preview picture of links to the site, from the site's own parts. Run it after they
 * change.
 */
import path from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { createServer, type ViteDevServer } from 'vite';
import { findOrInstallChromium } from './chromium.ts';

const root = path.resolve(import.meta.dirname, '..');
const FILE = path.join(root, 'public/share.png');
const SIZE = { width: 1200, height: 630 };
const PAGE = '/share-picture';

async function pictureOf(vite: ViteDevServer): Promise<Buffer> {
  const { renderSharePicture } = (await vite.ssrLoadModule(
    '/src/site/landing/share-picture.tsx',
  )) as typeof import('#site/landing/share-picture.tsx');
  const [address = ''] = vite.resolvedUrls?.local ?? [];
  const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ viewport: SIZE, colorScheme: 'light' });
    await page.route(`**${PAGE}`, (route) =>
      route.fulfill({ contentType: 'text/html', body: renderSharePicture('/src/site/site.css') }),
    );
    await page.goto(new URL(PAGE, address).href, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    return await page.screenshot();
  } finally {
    await browser.close();
  }
}

const vite = await createServer({
  root,
  appType: 'custom',
  logLevel: 'error',
  // The page runs no scripts, so there is nothing to prepare.
  optimizeDeps: { noDiscovery: true, include: [] },
  server: { host: '127.0.0.1', port: 0, hmr: false, watch: null },
});
try {
  await vite.listen();
  // A small palette: a third of the size without a visible difference.
  const { size } = await sharp(await pictureOf(vite))
    .png({ palette: true, effort: 10 })
    .toFile(FILE);
  process.stdout.write(`${path.relative(root, FILE)}: ${Math.round(size / 1024)} kB\n`);
} finally {
  await vite.close();
}
