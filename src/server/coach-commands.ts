import { z } from 'zod';
import { factInput } from '#contract/coach/memory.ts';
import { bodyMeasurementInput } from '#contract/body.ts';
import { fastInput } from '#contract/fasting.ts';
import { glucoseReadingInput, ketoneReadingInput } from '#contract/glucose/glucose.ts';
import { mealInput } from '#contract/meals/meals.ts';
import { workoutInput } from '#contract/movement.ts';
import { reminderPlan } from '#contract/reminders.ts';
import { vitalReadingInput } from '#contract/vitals.ts';
import { drinkInput } from '#contract/water.ts';
import { bodyStore, putMeasurement } from './body/commands.ts';
import { saveFact, removeFacts } from './coach/memory/commands.ts';
import { REMINDER_KINDS } from '#domain/reminders/kinds.ts';
import { MAX_FACTS } from '#domain/coach/memory/fact.ts';
import type { ActionCommand, ActionCommands, Carried } from './coach/proposals.ts';
import type { Actor } from './core/actor.ts';
import type { Db } from './db/database.ts';
import type { IndexDeps } from './db/deps.ts';
import { fastStore, putFast, restoreFast } from './fasting/commands.ts';
import { ketoneStore, putKetones } from './glucose/ketones.ts';
import { putFingerStick, readingStore } from './glucose/readings.ts';
import { createMeal, removeMeal, restoreMeal } from './meals/commands.ts';
import { putWorkout, workoutStore } from './movement/commands.ts';
import { putVitals, vitalStore } from './vitals/commands.ts';
import { planOf, storePlan } from './reminders/plans.ts';
import { drinkStore, putDrink } from './water/commands.ts';

const fields = z.record(z.string(), z.unknown());
const withInput = ({ input, ...more }: Carried) => ({ ...fields.parse(input), ...more });

/** What deletes an entry, and undoes that. */
interface EntryStore {
  remove(db: Db, actor: Actor, id: string, nowMs: number): Promise<unknown>;
  restore(db: Db, actor: Actor, id: string): Promise<unknown>;
}

/** Commands that carry out the coach's proposals. */
export function coachCommands(deps: IndexDeps): ActionCommands {
  const { db, now } = deps;
  const entry = (store: EntryStore, confirm: ActionCommand['confirm']): ActionCommand => ({
    confirm,
    undo: (actor, { id }) => store.remove(db, actor, id, now()),
    redo: (actor, { id }) => store.restore(db, actor, id),
  });
  return {
    'log-meal': {
      confirm: (actor, carried) =>
        createMeal(deps, actor, mealInput.parse({ eatenAt: carried.at, ...withInput(carried) })),
      undo: (actor, { id }) => removeMeal(deps, actor, id),
      redo: (actor, { id }) => restoreMeal(deps, actor, id),
    },
    'log-drink': entry(drinkStore, (actor, carried) =>
      putDrink(db, actor, drinkInput.parse({ drunkAt: carried.at, ...withInput(carried) }), now()),
    ),
    'log-weight': entry(bodyStore, (actor, carried) =>
      putMeasurement(
        db,
        actor,
        bodyMeasurementInput.parse({ measuredAt: carried.at, ...withInput(carried) }),
        now(),
      ),
    ),
    'log-pressure': entry(vitalStore, (actor, carried) =>
      putVitals(db, actor, vitalReadingInput.parse(withInput(carried)), now()),
    ),
    'log-glucose': entry(readingStore, (actor, carried) =>
      putFingerStick(db, actor, glucoseReadingInput.parse(withInput(carried)), now()),
    ),
    'log-ketones': entry(ketoneStore, (actor, carried) =>
      putKetones(db, actor, ketoneReadingInput.parse(withInput(carried)), now()),
    ),
    'log-workout': entry(workoutStore, (actor, carried) =>
      putWorkout(db, actor, workoutInput.parse(withInput(carried)), now()),
    ),
    'start-fast': {
      confirm: (actor, carried) =>
        putFast(db, actor, fastInput.parse({ startedAt: carried.at, ...withInput(carried) }), now()),
      undo: (actor, { id }) => fastStore.remove(db, actor, id, now()),
      redo: (actor, { id }) => restoreFast(db, actor, id, now()),
    },
    'end-fast': endOfFast(deps),
    remember: {
      confirm: (actor, carried) => saveFact(db, actor, factInput.parse(withInput(carried))),
      undo: (actor, { id }) => removeFacts(db, actor, [id]),
      redo: (actor, carried) => saveFact(db, actor, factInput.parse(withInput(carried))),
    },
    forget: forgetting(deps),
    'set-reminder': settingReminder(deps),
  };
}

const choice = reminderPlan.shape.kinds.shape;
const setReminder = z.object({ kind: z.enum(REMINDER_KINDS), before: z.unknown(), after: z.unknown() });

/** Restores only the reminder it was about. */
function settingReminder({ db, now }: IndexDeps): ActionCommands['set-reminder'] {
  const set =
    (side: 'before' | 'after'): ActionCommands['set-reminder']['confirm'] =>
    async ({ userId }, { input }) => {
      const { kind, ...sides } = setReminder.parse(input);
      const { plan } = await planOf(db, userId);
      const kinds = { ...plan.kinds, [kind]: choice[kind].parse(sides[side]) };
      await storePlan(db, userId, { ...plan, kinds }, now());
    };
  return { confirm: set('after'), undo: set('before'), redo: set('after') };
}

const forgotten = z.object({ facts: z.array(factInput).max(MAX_FACTS) });

/** Restored facts keep their ids. */
function forgetting({ db }: IndexDeps): ActionCommands['forget'] {
  const forget: ActionCommands['forget']['confirm'] = (actor, { input }) =>
    removeFacts(
      db,
      actor,
      forgotten.parse(input).facts.map(({ id }) => id),
    );
  return {
    confirm: forget,
    undo: async (actor, { input }) => {
      for (const fact of forgotten.parse(input).facts) await saveFact(db, actor, fact);
    },
    redo: forget,
  };
}

/** The fast has its own id, different from the proposal's. */
function endOfFast({ db, now }: IndexDeps): ActionCommands['end-fast'] {
  const end: ActionCommands['end-fast']['confirm'] = (actor, { input, at }) =>
    putFast(db, actor, fastInput.parse({ ...fields.parse(input), endedAt: at }), now());
  return {
    confirm: end,
    undo: (actor, { input }) =>
      putFast(db, actor, fastInput.parse({ ...fields.parse(input), endedAt: null }), now()),
    redo: end,
  };
}
