import { useSyncExternalStore } from 'react';
import type { Food } from '#domain/foods/food.ts';
import { isRecord } from '#web/lib/is-record.ts';

/** Changes with the shape of a food, so that an older release's data isn't read. */
const KEY = 'perennial-picked-foods-1';
const MAX_FOODS = 60;

const isFood = (value: unknown): value is Food =>
  isRecord(value) && typeof value['id'] === 'string' && isRecord(value['per100g']);

function read(): readonly Food[] {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(value) ? value.filter(isFood) : [];
  } catch {
    return [];
  }
}

let picked = read();
const listeners = new Set<() => void>();

function keep(foods: readonly Food[]): void {
  picked = foods;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(foods));
  } catch {
    // Without storage, the server is asked for them again.
  }
  for (const listener of listeners) listener();
}

/**
 * Stores a food that isn't in a table on this device, so that a draft with it survives a reload. Like the draft, it lasts until the tab
 * closes or a logout.
 */
export function rememberFood(food: Food): void {
  if (picked[0]?.id === food.id) return;
  keep([food, ...picked.filter(({ id }) => id !== food.id)].slice(0, MAX_FOODS));
}

export const forgetPickedFoods = (): void => keep([]);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Foods picked here that are in no table on the device, latest first. */
export const usePickedFoods = (): readonly Food[] => useSyncExternalStore(subscribe, () => picked);
