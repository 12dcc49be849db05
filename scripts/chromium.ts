import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

/** The headless shell first: a whole browser makes the tests a third slower. */
const SHELL = 'chromium-headless-shell';
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function onPath(): string | undefined {
  for (const folder of (process.env.PATH ?? '').split(path.delimiter)) {
    for (const name of NAMES) {
      const file = path.join(folder, name);
      try {
        accessSync(file, constants.X_OK);
        return file;
      } catch {
        // not here
      }
    }
  }
  return undefined;
}

const ownBrowser = (): string | undefined =>
  existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
const succeeds = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, args, { stdio: 'inherit' }).status === 0;

const install = (name: string): boolean =>
  succeeds('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name]);

/**
 * Path of a Chromium for tests: CHROMIUM_PATH, one on the PATH, or Playwright's own; otherwise installs one (with the package manager on
 * Debian as root, else Playwright's download).
 * @throws Error with what to do if there is none
 */
export function findOrInstallChromium(): string {
  const found = process.env.CHROMIUM_PATH ?? onPath() ?? ownBrowser();
  if (found) return found;
  process.stdout.write('Installing Chromium for the end-to-end tests…\n');
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    if (succeeds('apt-get', ['update', '-qq']) && (install(SHELL) || install('chromium'))) {
      const installed = onPath();
      if (installed) return installed;
    }
  }
  if (succeeds(path.resolve('node_modules/.bin/playwright'), ['install', 'chromium'])) {
    const own = ownBrowser();
    if (own) return own;
  }
  throw new Error(
    'No Chromium was found and none could be installed. Install one (Debian: apt-get install chromium) or set CHROMIUM_PATH to its program, then run npm test again.',
  );
}
