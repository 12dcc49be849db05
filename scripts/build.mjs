/** `npm run build`: what `npm start` and `npm test` build anyway, when a source changed since. */
import { ensureBuilt } from './steps.mjs';

ensureBuilt();
