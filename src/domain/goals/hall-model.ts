import type { Body } from '#domain/account/profile.ts';
import {
  activityKcalPerKg,
  ADAPTATION_SHARE,
  BUILDING,
  DENSITY,
  DIGESTION_SHARE,
  FORBES_KG,
  modelRestingKcal,
  UPKEEP,
} from './body-energetics.ts';
import { estimatedFatKg } from './initial-fat.ts';

const GLYCOGEN_KG = 0.5;
/** Water that is bound to a kg of glycogen, and the glycogen itself, kg. */
const KG_PER_GLYCOGEN_KG = 3.7;
const ADAPTATION_DAYS = 14;
const SODIUM_MG_PER_LITRE = 3220;
const SODIUM_MG_PER_FLUID = 3000;
const SODIUM_MG_PER_CARBS = 4000;
const CARB_FRACTION = 0.5;

/** Lean tissue, glycogen and extracellular fluid in kg; adaptive thermogenesis in kcal a day. */
type State = readonly [leanKg: number, glycogenKg: number, fluidKg: number, adaptationKcal: number];

const fluidOf = ({ sex, ageYears, heightCm, massKg }: Body): number =>
  sex === 'male'
    ? 0.025 * ageYears + 0.0957 * heightCm + 0.191 * massKg - 12.4
    : 0.0598 * heightCm + 0.167 * massKg - 4;

/** How fast each part of the body changes in a day, and what it weighs in all. */
function dynamicsOf(body: Body, activityRatio: number, intakeChangeKcal: number) {
  const beforeKcal = modelRestingKcal(body) * activityRatio;
  const intakeKcal = beforeKcal + intakeChangeKcal;
  const fat0 = estimatedFatKg(body);
  const fluid0 = fluidOf(body);
  const lean0 = body.massKg - fluid0 - fat0 - KG_PER_GLYCOGEN_KG * GLYCOGEN_KG;
  const activity = activityKcalPerKg(body, activityRatio);
  const constant = beforeKcal - UPKEEP.lean * lean0 - UPKEEP.fat * fat0 - activity * body.massKg;
  const forbes = (FORBES_KG * DENSITY.lean) / DENSITY.fat;
  const carbRatio = intakeKcal / beforeKcal;
  const carbs0 = CARB_FRACTION * beforeKcal;

  const fatOf = (lean: number): number =>
    fat0 * Math.exp((DENSITY.lean * (lean - lean0)) / (DENSITY.fat * forbes));
  const massOf = ([lean, glycogen, fluid]: State): number =>
    fatOf(lean) + lean + fluid + KG_PER_GLYCOGEN_KG * glycogen;
  const changeOf = (state: State): State => {
    const [lean, glycogen, fluid, adaptation] = state;
    const fat = fatOf(lean);
    const glycogenChange =
      (carbs0 * carbRatio - (carbs0 / GLYCOGEN_KG ** 2) * glycogen ** 2) / DENSITY.glycogen;
    const spent =
      constant +
      activity * massOf(state) +
      DIGESTION_SHARE * intakeChangeKcal +
      adaptation +
      UPKEEP.lean * lean +
      UPKEEP.fat * fat;
    const perLean = -(1 + BUILDING.lean / DENSITY.lean) * forbes - (1 + BUILDING.fat / DENSITY.fat) * fat;
    return [
      // The published program adds glycogen in kg a day to kcal a day; kept, since its vectors have it. It is of no weight.
      ((forbes / DENSITY.lean) * (spent - intakeKcal + glycogenChange)) / perLean,
      glycogenChange,
      (-SODIUM_MG_PER_FLUID * (fluid - fluid0) - SODIUM_MG_PER_CARBS * (1 - carbRatio)) / SODIUM_MG_PER_LITRE,
      (ADAPTATION_SHARE * intakeChangeKcal - adaptation) / ADAPTATION_DAYS,
    ];
  };
  const start: State = [lean0, GLYCOGEN_KG, fluid0, 0];
  return { start, massOf, changeOf };
}

const step = (state: State, change: State, days: number): State => [
  state[0] + days * change[0],
  state[1] + days * change[1],
  state[2] + days * change[2],
  state[3] + days * change[3],
];

/**
 * Body mass in kg after each day of a lasting change of intake, with changes of lean tissue, fat, glycogen, water and adaptation; solved
 * by Runge–Kutta in steps of a day. The reference that the projection on screen is held against.
 * Source: Hall KD et al., Lancet 2011;378:826–37, doi:10.1016/S0140-6736(11)60812-X.
 * @param activityRatio expenditure by resting energy at the start
 * @param days how many, at least 1
 * @returns the mass on day 0, 1, … `days`
 */
export function hallMasses(
  body: Body,
  activityRatio: number,
  intakeChangeKcal: number,
  days: number,
): readonly number[] {
  const { start, massOf, changeOf } = dynamicsOf(body, activityRatio, intakeChangeKcal);
  const masses = [massOf(start)];
  let state = start;
  for (let day = 1; day <= days; day += 1) {
    const k1 = changeOf(state);
    const k2 = changeOf(step(state, k1, 0.5));
    const k3 = changeOf(step(state, k2, 0.5));
    const k4 = changeOf(step(state, k3, 1));
    state = step(step(step(step(state, k1, 1 / 6), k2, 1 / 3), k3, 1 / 3), k4, 1 / 6);
    masses.push(massOf(state));
  }
  return masses;
}
