import type { ItemKey } from '#domain/bio-age/item-keys.ts';
import { paths } from '#web/lib/paths.ts';

interface Place {
  readonly to: string;
  readonly label: string;
}

const weight: Place = { to: paths.track('weight'), label: 'Track your weight and waist' };
const food: Place = { to: paths.dietQuality(), label: 'See your diet quality' };
const diary: Place = { to: paths.day(), label: 'Look at your diary' };
const sleep: Place = { to: paths.track('sleep'), label: 'Track your sleep' };
const stress: Place = { to: paths.track('stress'), label: 'Breathe, check in, track stress' };
const blood: Place = { to: paths.bloodTests(), label: 'Look at your blood tests' };

const PLACES: Readonly<Partial<Record<ItemKey, Place>>> = {
  bmi: weight,
  whtr: weight,
  fv: food,
  wg: food,
  nuts: food,
  upf: food,
  pmeat: diary,
  ssb: diary,
  salt: diary,
  dur: sleep,
  reg: sleep,
  sri: sleep,
  osa: sleep,
  dep: stress,
  stress,
  dm: { to: paths.glucose(), label: 'Track your glucose' },
  ckd: blood,
};

/** Where in the application an item of the assessment is tracked; undefined where it is not. */
export const placeOf = (item: ItemKey): Place | undefined => PLACES[item];
