import { gzipSync } from 'node:zlib';
import { loadFoods } from '#server/foods/food-library.ts';
import { packFoods, withoutRepeats } from '#domain/foods/packed/packed-foods.ts';
const { index } = loadFoods();
const { words, numbers } = packFoods(index.foods.map(withoutRepeats));
console.log(index.foods.length, 'words', gzipSync(words).length / 1024, 'numbers', numbers.length / 1024);
