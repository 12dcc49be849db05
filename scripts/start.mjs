/** `npm start`: install, build, migrate, serve. Skips what is up to date. */
import { ensureBuilt, ensureInstalled } from './steps.mjs';

ensureInstalled();
ensureBuilt();
await import('./serve.mjs');
