/** `npm run build`: the build that `npm start` and `npm test` run when a source has changed. */
import { ensureBuilt } from './steps.mjs';

ensureBuilt();
