import { answerCalls } from './calls.ts';
import { foodEngine, type FoodEngine } from './food-engine.ts';
import { decodeFoods } from './food-file.ts';

async function openFile(address: string): Promise<FoodEngine> {
  const response = await fetch(address);
  if (!response.ok) throw new TypeError(`The food file returned ${response.status}.`);
  return foodEngine(decodeFoods(await response.arrayBuffer()));
}

// The first message contains the address of the foods; calls follow.
addEventListener('message', ({ data }) => answerCalls(globalThis, openFile(data)), { once: true });
