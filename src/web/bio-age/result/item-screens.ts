import type { ItemKey } from '#domain/bio-age/item-keys.ts';
import { paths } from '#web/lib/paths.ts';

interface Place {
  readonly to: string;
  readonly label: string;
}

const weight: Place = { to: paths.track('weight'), label: 'Track weight' };
const food: Place = { to: paths.dietQuality(), label: 'See diet quality' };
const diary: Place = { to: paths.day(), label: 'Open food log' };
const movement: Place = { to: paths.track('movement'), label: 'Track movement' };
const sleep: Place = { to: paths.track('sleep'), label: 'Track sleep' };
const stress: Place = { to: paths.track('stress'), label: 'Track stress' };
const blood: Place = { to: paths.bloodTests(), label: 'See blood tests' };

const PLACES: Readonly<Partial<Record<ItemKey, Place>>> = {
  bmi: weight,
  whtr: weight,
  sbp: { to: paths.track('vitals'), label: 'Log blood pressure' },
  fv: food,
  wg: food,
  nuts: food,
  upf: food,
  pmeat: diary,
  ssb: { to: paths.reminders(), label: 'Set a water reminder' },
  salt: diary,
  mvpa: movement,
  steps: movement,
  rt: movement,
  vo2max: movement,
  dur: sleep,
  reg: sleep,
  sri: sleep,
  osa: sleep,
  dep: stress,
  stress,
  alc: diary,
  dm: { to: paths.glucose(), label: 'Track glucose' },
  ckd: blood,
};

/** The screen that helps with an assessment item; undefined if there is none. */
export const placeOf = (item: ItemKey): Place | undefined => PLACES[item];
