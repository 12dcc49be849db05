import { createHash } from 'node:crypto';
import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import type { MealReading } from '#contract/meals/analysis.ts';
import type { Meal } from '#contract/meals/meals.ts';
import { loggedItem } from '#domain/meals/analysis/analysis.ts';
import { MEAL_KINDS } from '#domain/meals/meal.ts';
import type { TokenArea } from '#domain/tokens/scopes.ts';
import { CallRefused } from './api-calls.ts';
import { addTool, type Assisted } from './tool.ts';

const instant = z.iso.datetime({ offset: true });
const at = instant.optional().describe('Time in ISO 8601 with offset; defaults to now');

/** To the minute, so that an immediately repeated call is the same entry. */
const nowText = ({ now }: Assisted): string => `${new Date(now()).toISOString().slice(0, 16)}:00Z`;

/** Id of an entry from its content: repeating a call creates no second entry. */
function idOf({ userId }: Assisted, ...said: readonly string[]): string {
  const hex = createHash('sha256')
    .update([userId, ...said].join('\0'))
    .digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Writes a tracker entry; restores one that was undone. */
async function putEntry(
  { call }: Assisted,
  collection: string,
  entry: { readonly id: string },
): Promise<void> {
  try {
    await call('PUT', `${collection}/${entry.id}`, entry);
  } catch (error) {
    if (!(error instanceof CallRefused) || error.code !== 'NOT_FOUND') throw error;
    await call('POST', `${collection}/${entry.id}/restore`);
  }
}

const mealInput = z.object({
  text: z
    .string()
    .min(1)
    .max(2000)
    .describe('What was eaten, in plain English: "a banana and a cup of coffee"'),
  kind: z.enum(MEAL_KINDS).default('snack'),
  at,
});

async function logMeal(
  assisted: Assisted,
  { text, kind, at: eatenAt = nowText(assisted) }: z.output<typeof mealInput>,
) {
  const reading = await assisted.call<MealReading>('POST', '/meals/analyze', { text });
  if (!reading || reading.items.length === 0)
    throw new CallRefused('BAD_REQUEST', 'No food was recognized. Try describing it a different way.');
  const id = idOf(assisted, 'meal', text, kind, eatenAt);
  const meal = await assisted.call<Meal>('POST', '/meals', {
    id,
    eatenAt,
    timeZone: assisted.timeZone,
    kind,
    source: 'text',
    description: text,
    items: reading.items.map((item, place) => ({
      id: idOf(assisted, id, String(place)),
      ...loggedItem(item),
    })),
  });
  // A repeated id returns the stored meal, even if it was undone.
  await assisted.call('POST', `/meals/${id}/restore`);
  return {
    saved: true,
    date: meal?.date,
    foods: reading.items.map(({ name, grams }) => ({ name, grams: Math.round(grams.value) })),
    energyKcal: Math.round(reading.total.energyKcal?.value ?? 0),
    notUnderstood: reading.notUnderstood,
    undo: { kind: 'meal', id },
  };
}

interface EntryKind {
  readonly area: TokenArea;
  readonly path: string;
  readonly unit: string;
  readonly entry: (value: number, at: string) => Readonly<Record<string, unknown>>;
}

const ENTRIES = {
  water: {
    area: 'water',
    path: '/drinks',
    unit: 'ml',
    entry: (volumeMl, drunkAt) => ({ drunkAt, kind: 'water', volumeMl }),
  },
  weight: {
    area: 'body',
    path: '/body-measurements',
    unit: 'kg',
    entry: (massKg, measuredAt) => ({ measuredAt, massKg }),
  },
  glucose: {
    area: 'glucose',
    path: '/glucose-readings',
    unit: 'mg/dL',
    entry: (glucoseMgdl, measuredAt) => ({ measuredAt, glucoseMgdl }),
  },
  stress: {
    area: 'stress',
    path: '/stress-check-ins',
    unit: '1 (calm) to 10',
    entry: (stress, feltAt) => ({ feltAt, stress, tags: [] }),
  },
  'resting-heart-rate': {
    area: 'vitals',
    path: '/vital-readings',
    unit: 'bpm',
    entry: (restingHeartRateBpm, measuredAt) => ({ measuredAt, restingHeartRateBpm }),
  },
} as const satisfies Readonly<Record<string, EntryKind>>;
type EntryName = keyof typeof ENTRIES;
const NAMES = Object.keys(ENTRIES) as EntryName[];

const isAllowed = ({ scopes }: Assisted, area: TokenArea): boolean => scopes.includes(`${area}:write`);

async function logEntry(assisted: Assisted, kind: EntryName, value: number, when: string) {
  const { path, unit, entry } = ENTRIES[kind];
  const id = idOf(assisted, kind, String(value), when);
  const { timeZone } = assisted;
  const written = { id, timeZone, ...entry(value, when) };
  await putEntry(assisted, path, written);
  return { saved: true, kind, value, unit, undo: { kind, id } };
}

/** Tools to log and undo, within the token's write permissions. */
export function addLogging(server: McpServer, assisted: Assisted): void {
  const canLogMeals = isAllowed(assisted, 'meals');
  if (canLogMeals && assisted.scopes.includes('meals:read'))
    addTool(server, {
      name: 'log_meal',
      title: 'Log a meal',
      description:
        'Saves a meal described in plain English and returns what was understood. Repeating the same call saves only one meal. To undo it, use the kind and id in the response.',
      does: 'adds',
      input: mealInput,
      run: (input) => logMeal(assisted, input),
    });
  const kinds = NAMES.filter((name) => isAllowed(assisted, ENTRIES[name].area));
  if (kinds.length > 0)
    addTool(server, {
      name: 'log_entry',
      title: 'Log a measurement',
      description: `Saves one measurement: ${kinds.map((name) => `${name} in ${ENTRIES[name].unit}`).join(', ')}. Repeating the same call saves only one entry.`,
      does: 'adds',
      input: z.object({ kind: z.enum(kinds), value: z.number(), at }),
      run: ({ kind, value, at: when }) => logEntry(assisted, kind, value, when ?? nowText(assisted)),
    });
  const removable = [...(canLogMeals ? ['meal' as const] : []), ...kinds];
  if (removable.length > 0)
    addTool(server, {
      name: 'undo',
      title: 'Undo an entry',
      description:
        'Deletes a logged entry, using the kind and id returned when it was logged. Members can restore it for 30 days.',
      does: 'removes',
      input: z.object({ kind: z.enum(removable), id: z.uuid() }),
      run: async ({ kind, id }) => {
        await assisted.call('DELETE', kind === 'meal' ? `/meals/${id}` : `${ENTRIES[kind].path}/${id}`);
        return { undone: true, kind, id };
      },
    });
}
