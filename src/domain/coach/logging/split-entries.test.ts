import { expect, test } from 'vitest';
import { splitEntries } from './split-entries.ts';

test.each([
  [
    'I had 200 ml of water at 9 and 300 ml at 11',
    ['i had 200 ml of water at 9', 'i had 300 ml of water at 11'],
  ],
  ['log 200 ml water yesterday and 300 ml today', ['log 200 ml water yesterday', 'log 300 ml water today']],
  [
    'drank 2 glasses of water this morning and 3 in the afternoon',
    ['drank 2 glasses of water this morning', 'drank 3 glasses of water in the afternoon'],
  ],
  [
    'add 200 ml water at 8, 300 ml at 10 and 250 ml at noon',
    ['add 200 ml water at 8', 'add 300 ml water at 10', 'add 250 ml water at noon'],
  ],
  ['I drank 500 ml and then another 250 ml of water', ['i drank 500 ml of water', 'i drank 250 ml of water']],
  ['had 2 eggs at 8 and a banana at 10', ['had 2 eggs at 8', 'had a banana at 10']],
  ['2 eggs for breakfast and a sandwich for lunch', ['log 2 eggs for breakfast', 'log a sandwich for lunch']],
  ['had rice for lunch and salad for dinner', ['had rice for lunch', 'had salad for dinner']],
  [
    'I weighed 70 kg on Monday and 69 kg on Friday',
    ['i weighed 70 kg on monday', 'i weighed 69 kg on friday'],
  ],
])('%s', (message, logs) => {
  expect(splitEntries(message)).toEqual(logs);
});

test.each([
  'log 2 eggs and a banana at 8',
  'add 300 ml water and 200 ml juice',
  'I had 200 ml of water at 9',
  'did I drink more water at 9 or at 11?',
  'how much water did I have at 9 and how much at 11',
  'Log 2 eggs for breakfast and remind me to weigh myself at 7 am',
  'had wine last night and feel bad today',
  'had rice and beans for lunch',
])('“%s” is not several', (message) => {
  expect(splitEntries(message)).toEqual([]);
});
