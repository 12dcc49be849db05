import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Addresses of the public pages' assets. */
export interface SiteAssets {
  readonly cssHref: string;
  readonly pagesCssHref: string;
  readonly fontHrefs: readonly string[];
}

const CSS = 'src/site/site.css';
const PAGES_CSS = 'src/site/site-pages.css';
const FONTS = ['src/site/frame/fonts/fraunces-display.woff2', 'src/site/frame/fonts/figtree-text.woff2'];

/** From the build's manifest, or the sources if Vite serves them. */
export function siteAssets(clientDir: string): SiteAssets {
  const manifest = path.join(clientDir, '.vite/manifest.json');
  const entries: Record<string, { file: string } | undefined> = existsSync(manifest)
    ? JSON.parse(readFileSync(manifest, 'utf8'))
    : {};
  const hrefOf = (source: string): string => `/${entries[source]?.file ?? source}`;
  return { cssHref: hrefOf(CSS), pagesCssHref: hrefOf(PAGES_CSS), fontHrefs: FONTS.map(hrefOf) };
}
