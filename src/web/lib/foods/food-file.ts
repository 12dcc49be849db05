import type { Food } from '#domain/foods/food.ts';
import { packFoods, unpackFoods } from '#domain/foods/packed/packed-foods.ts';

/** Bytes for the length of the words. */
const HEAD = 4;

/** Reference foods in a single file for browsers: the length of the words, the words, the numbers. */
export function encodeFoods(foods: readonly Food[]): Uint8Array {
  const { words, numbers } = packFoods(foods);
  const text = new TextEncoder().encode(words);
  const file = new Uint8Array(HEAD + text.length + numbers.length);
  new DataView(file.buffer).setUint32(0, text.length);
  file.set(text, HEAD);
  file.set(numbers, HEAD + text.length);
  return file;
}

export function decodeFoods(file: ArrayBuffer): Food[] {
  const end = HEAD + new DataView(file).getUint32(0);
  const words = new TextDecoder().decode(new Uint8Array(file, HEAD, end - HEAD));
  return unpackFoods({ words, numbers: new Uint8Array(file, end) });
}
