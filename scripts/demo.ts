/** `npm run demo`: recreates the demo member and its 120 days, even while the server runs. */
import { restoreDemo } from '#server/demo/restore.ts';
import { loadFoods } from '#server/foods/food-library.ts';
import { onDatabase } from './db/running-database.ts';

await onDatabase(async ({ db }) => {
  const timeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const startMs = performance.now();
  await restoreDemo({ db, index: loadFoods().index, timeZone }, Date.now());
  console.log(`The demo member's 120 days were recreated in ${Math.round(performance.now() - startMs)} ms.`);
});
