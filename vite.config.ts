import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { minifyContractRouter } from '@orpc/contract';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { foodFile } from './scripts/foods/food-file.ts';
import { contract } from './src/contract/contract.ts';
import { segmentsOf } from './src/domain/screens/screens.ts';

/** The public pages' stylesheets, beside the members' application. */
const SITE_CSS = ['src/site/site.css', 'src/site/site-pages.css'];
const CONTRACT = '#contract/contract.ts';
const WITHOUT_SHAPES = '\0contract-without-shapes';

/** Of a route, its address alone: what the reference page says of it is not for the browser's client. */
const methodAndPath = (key: string, value: unknown): unknown =>
  key === 'route' && typeof value === 'object' && value !== null && 'method' in value && 'path' in value
    ? { method: value.method, path: value.path }
    : value;

const only = (slices: readonly string[]) =>
  Object.fromEntries(Object.entries(contract).filter(([name]) => slices.includes(name)));

/**
 * Gives the browser the contract without its shapes: methods and paths are all that its client needs, the server checks the rest.
 * Saves 47 kB of compressed JavaScript on first load.
 * @param slices the ones a page needs; all by default
 */
export const contractWithoutShapes = (slices: readonly string[] = Object.keys(contract)): Plugin => ({
  name: 'contract-without-shapes',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: (id) => (id === CONTRACT ? WITHOUT_SHAPES : null),
  load: (id) =>
    id === WITHOUT_SHAPES
      ? `export const contract = ${JSON.stringify(minifyContractRouter(only(slices)), methodAndPath)};`
      : null,
});

/** Parts of libraries that only screens behind the first need. */
const BEHIND_THE_FIRST =
  /utils.Floating|create-scoped-keydown-handler|components.(Portal|Transition|Collapse|Alert|SimpleGrid|Flex|Loader|Group|FileButton|List|Overlay|CloseButton|Combobox|Textarea|Menu|Drawer|Table|Modal|Checkbox|Radio|Select|SegmentedControl|FloatingIndicator|Accordion|Badge|NativeSelect|Popover|Progress|ScrollArea)|OptionsDropdown|InlineInput|infiniteQuery|use-collapse|use-horizontal-collapse|use-long-press|use-focus-trap|floating-ui|node_modules.(@mantine.form|klona|fast-deep-equal|d3-|internmap|react-remove-scroll|use-sidecar|react-style-singleton|tslib)/;
const LIBRARY = /node_modules/;

interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

let firstModules: Set<string> | undefined;

/** What of our own code the application's page imports without waiting, directly or not. */
function firstLoad(modules: Modules): Set<string> {
  if (firstModules) return firstModules;
  const seen = new Set<string>();
  const walk = (id: string): void => {
    if (seen.has(id) || LIBRARY.test(id)) return;
    seen.add(id);
    for (const next of modules.getModuleInfo(id)?.importedIds ?? []) walk(next);
  };
  walk(path.resolve('src/web/main.tsx'));
  firstModules = seen;
  return seen;
}

/** Which file a module of the browser goes into, where it is not left to the bundler. */
function fileOf(id: string, modules: Modules): string | null {
  if (firstLoad(modules).has(id)) return 'first';
  if (BEHIND_THE_FIRST.test(id)) return null;
  return LIBRARY.test(id) ? 'libraries' : 'screens';
}

/** Files a member needs without a connection: scripts, styles, foods and the letters of most languages written here. */
const KEPT_OFFLINE =
  /^assets\/(?!site-).*(\.js|\.css|\.foods|(figtree-latin-wght|fraunces-latin-opsz)-.*\.woff2)$/;
/** Of the programs only the judge of passwords is larger, and there is no registering without a connection. */
const MAX_KEPT_SCRIPT_BYTES = 400_000;

/** Emits `/sw.js` with the files it caches and the first path segments of the screens it opens offline. */
const serviceWorker = (): Plugin => ({
  name: 'service-worker',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  generateBundle(_options, bundle) {
    const files = Object.values(bundle)
      .filter((part) => KEPT_OFFLINE.test(part.fileName))
      .filter((part) => part.type === 'asset' || part.code.length < MAX_KEPT_SCRIPT_BYTES)
      .map(({ fileName }) => `/${fileName}`)
      .toSorted();
    const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
    const source = readFileSync('src/web/service-worker.js', 'utf8')
      .replace('__VERSION__', version)
      .replace('__SCREENS__', segmentsOf(['member']).join('|'))
      .replace("['__FILES__']", JSON.stringify(['/icon.svg', ...files]));
    this.emitFile({ type: 'asset', fileName: 'sw.js', source });
  },
});

/** What the dashboard loads as soon as its first parts are drawn. */
const DASHBOARD_CARDS = /src.web.app.dashboard.dashboard-cards\.tsx$/;

interface Chunks {
  readonly [file: string]: {
    readonly imports?: readonly string[];
    readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
  };
}

/** A chunk's file and everything that it imports. */
function filesOf(chunks: Chunks, file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const next of chunks[file]?.imports ?? []) filesOf(chunks, next, seen);
  for (const css of chunks[file]?.viteMetadata?.importedCss ?? []) seen.add(css);
  return seen;
}

/** Has the browser fetch the dashboard's later parts while it still reads the first ones, not after. */
const preloadDashboard = (): Plugin => ({
  name: 'preload-dashboard',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {}, chunk }) => {
      const parts = Object.values(bundle).filter(
        (part) => part.type === 'chunk' && DASHBOARD_CARDS.test(part.facadeModuleId ?? ''),
      );
      if (!chunk || parts.length === 0) return [];
      const first = filesOf(bundle, chunk.fileName);
      const later = new Set(parts.flatMap(({ fileName }) => [...filesOf(bundle, fileName)]));
      const files = [...later].filter((file) => !first.has(file)).map((file) => `/${file}`);
      const children = `if (location.pathname === '/dashboard')
  for (const href of ${JSON.stringify(files)})
    document.head.append(
      Object.assign(
        document.createElement('link'),
        { fetchPriority: 'low', crossOrigin: '', href },
        href.endsWith('.js') ? { rel: 'modulepreload' } : { rel: 'preload', as: 'style' },
      ),
    );`;
      return [{ tag: 'script', attrs: { nonce: '__NONCE__' }, children, injectTo: 'head' }];
    },
  },
});

export default defineConfig(({ isSsrBuild }) => ({
  // The server replaces this in every answer; Vite puts it on each tag it writes.
  html: { cspNonce: '__NONCE__' },
  plugins: [contractWithoutShapes(), foodFile(), react(), serviceWorker(), preloadDashboard()],
  worker: { format: 'es' },
  // One bundle starts in half the time and memory of hundreds of small modules; what stays outside brings files of its own.
  // Built only: while developing, Node loads packages itself, for the CommonJS among them cannot be run as modules.
  ssr: isSsrBuild
    ? {
        noExternal: true,
        external: [
          '@electric-sql/pglite',
          '@node-rs/argon2',
          '@opentelemetry/core',
          '@opentelemetry/exporter-trace-otlp-http',
          '@opentelemetry/resources',
          '@opentelemetry/sdk-trace-base',
          'pdfkit',
          'pg',
          'pino',
          'sharp',
          'tesseract.js',
          'zxing-wasm',
        ],
      }
    : {},
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        chunkSizeWarningLimit: Infinity,
        copyPublicDir: false,
        rollupOptions: {
          input: {
            main: 'src/server/start.ts',
            engine: 'src/server/db/embedded/engine.ts',
            pictures: 'src/server/meals/photos/picture-process.ts',
            'glucose-files': 'src/server/glucose/file-program.ts',
            'blood-files': 'src/server/blood-import/file-program.ts',
            markdown: 'src/server/content/markdown-thread.ts',
            'food-files': 'src/server/foods/import/file-program.ts',
            'import-files': 'src/server/imports/file-program.ts',
          },
        },
      }
    : {
        outDir: 'dist/client',
        // `npm run check` limits what a page loads first; operators, who see the build at each update, can't act on a warning.
        chunkSizeWarningLimit: Infinity,
        manifest: true,
        rollupOptions: {
          input: ['app.html', ...SITE_CSS.filter((file) => existsSync(file))],
          // What screens share goes into a few files: a handful of requests instead of fifty.
          output: {
            codeSplitting: {
              groups: [{ name: fileOf, debugName: 'shared', minShareCount: 5 }],
            },
          },
        },
      },
}));
