/**
 * First steps of `npm start` and `npm test`: install and build, each only if something changed. Plain JavaScript without dependencies for
 * any Node from 20 up, because nothing is installed yet.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const bin = (name) => path.join(root, 'node_modules', '.bin', name);
/** Node from the `node` package, so that every machine uses the same version. */
export const projectNode = bin('node');

/**
 * A garbage collection each time the heap has grown by a fifth, and a young generation of three spaces of 8 MB: with 4 MB, the coach's
 * answers over ten years need a fifth more processor time and no less memory. The server's main file allows more growth on PostgreSQL, and triggers a collection itself: see `tidyUp`.
 */
export const serverArguments = [
  '--max-semi-space-size=8',
  '--heap-growing-percent=20',
  '--expose-gc',
  path.join(root, 'dist/server/main.js'),
];

/**
 * Compiled code is cached for the next start, which halves its time. With the C library's default of eight arenas per core, freed memory
 * stays resident.
 */
export const serverEnvironment = {
  NODE_ENV: 'production',
  NODE_COMPILE_CACHE: path.join(root, 'dist/.compile-cache'),
  MALLOC_ARENA_MAX: '2',
};

export const say = (line) => process.stdout.write(`${line}\n`);

/** Runs a command to its end with its output visible; exits with a clear message if it fails. */
export function run(command, args, { env = {}, failure } = {}) {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (status === 0) return;
  say(
    failure ??
      `This step failed: ${path.basename(command)} ${args.join(' ')}${error ? ` (${error.message})` : ''}`,
  );
  process.exit(1);
}

function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) return filesBelow(full);
    return /\.test\.tsx?$/.test(entry.name) ? [] : [full];
  });
}

/** All files in `paths`, in a stable order. */
const filesOf = (paths) =>
  paths
    .map((name) => path.join(root, name))
    .filter((full) => existsSync(full))
    .flatMap((full) => (statSync(full).isDirectory() ? filesBelow(full) : [full]))
    .sort();

function hashOf(files, partOf) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${path.relative(root, file)}\0`).update(partOf(file));
  return hash.digest('hex');
}

/** Fingerprint of names, sizes and times. Hashing contents would take ten times as long. */
const timesOf = (files) =>
  hashOf(files, (file) => {
    const { size, mtimeMs, ctimeMs } = statSync(file);
    return `${size} ${mtimeMs} ${ctimeMs}`;
  });

/** Runs `work` unless it already ran for the same content of `paths`, according to the file `stamp`. */
export function unlessStamped(stamp, paths, work) {
  const file = path.join(root, stamp);
  const files = filesOf(paths);
  const times = timesOf(files);
  const [oldContent, oldTimes] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  if (times === oldTimes) return;
  const content = hashOf(files, (each) => readFileSync(each));
  if (content !== oldContent) work();
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${content}\n${times}`);
}

/** Installs exactly what the lock file names, if it isn't installed yet. */
export function ensureInstalled() {
  unlessStamped('node_modules/.perennial-installed', ['package.json', 'package-lock.json'], () => {
    say('Installing packages (once; about a minute)…');
    run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      failure:
        'Installing packages failed. Check the connection to the npm registry and start again; nothing is lost.',
    });
    if (spawnSync(projectNode, ['--version']).status === 0) return;
    say(
      "The project's Node was not installed, because npm skipped its install script. Allow install scripts (npm config set ignore-scripts false) and run npm ci.",
    );
    process.exit(1);
  });
}

/** Builds browser and server code if a source changed since the last build. */
export function ensureBuilt() {
  unlessStamped(
    'dist/.built',
    [
      'src',
      'data',
      'public',
      'app.html',
      'auth.html',
      'vite.config.ts',
      'vite.auth.config.ts',
      'scripts/compress-client.mjs',
      'scripts/foods/food-file.ts',
      'package-lock.json',
    ],
    () => {
      say('Building…');
      const build = [path.join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'];
      // A test that starts the server has another mode.
      const env = { NODE_ENV: 'production' };
      run(projectNode, build, { env });
      run(projectNode, [...build, '--config', 'vite.auth.config.ts'], { env });
      run(projectNode, [...build, '--ssr'], { env });
      run(projectNode, [path.join(root, 'scripts/compress-client.mjs')]);
    },
  );
}
