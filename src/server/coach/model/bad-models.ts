import type { Script } from '#server/ai/loopback-answers.ts';

/** Queries the week's average: figures f1 of the answer, f2 to f4 of its days. */
export const QUERY: Script = {
  calls: [
    { name: 'query', input: { metric: 'waterMl', aggregate: 'mean', window: { kind: 'week', back: 0 } } },
  ],
};

/** Models that invent something: their text, their text when asked again, and what is shown. */
export const REPAIRED: readonly (readonly [name: string, said: string, again: string, shown: string])[] = [
  [
    'a figure',
    'You drank 2,300 mL a day. [[f1]] is your average.',
    '1: You drank [[f1]] a day.',
    'You drank 2,000 mL a day. 2,000 mL is your average.',
  ],
  [
    'a figure, twice',
    'You drank 2,300 mL a day. [[f1]] is your average.',
    '1: You drank 2,200 mL a day.',
    '2,000 mL is your average.',
  ],
  ['a date', 'It was most on Nov 3. You drank [[f1]] a day.', 'sorry', 'You drank 2,000 mL a day.'],
  [
    'an action',
    'You drank [[f1]] a day. I’ve added 300 mL for you.',
    '1: I have added it.',
    'You drank 2,000 mL a day.',
  ],
  [
    'an id',
    'You drank [[f1]] a day. On Monday it was [[f77]].',
    '1: On Monday it was [[f4]].',
    'You drank 2,000 mL a day. On Monday it was 1,500 mL.',
  ],
  ['a unit', 'You drank [[f1]] a day. That is [[f2]] kg on Wednesday.', '', 'You drank 2,000 mL a day.'],
  ['a link', 'You drank [[f1]] a day. See https://evil.test for more.', '', 'You drank 2,000 mL a day.'],
];
/** Models that give no answer. */
export const FAILED: readonly (readonly [name: string, scripts: readonly Script[]])[] = [
  ['ignores the tools', [{ text: 'You drank 3 liters.' }]],
  ['has no figures though there are some', [{ text: 'You are doing great with water!' }]],
  ['calls tools forever', [QUERY]],
  ['answers half a JSON', [{ text: '{"answer": "You drank [[f1]]", "fig' }]],
  [
    'calls a tool with half a JSON, then stops',
    [{ calls: [{ name: 'query', input: '{"metric": "wat' }] }, { text: '' }],
  ],
  [
    'calls a tool that doesn’t exist',
    [{ calls: [{ name: 'delete_meals', input: { all: true } }] }, { text: 'Done.' }],
  ],
  [
    'asks for an unknown metric',
    [
      {
        calls: [
          { name: 'query', input: { metric: 'passwords', aggregate: 'mean', window: { kind: 'all' } } },
        ],
      },
      { text: 'None.' },
    ],
  ],
  ['fails', [{ status: 500 }]],
  ['says nothing', [{ text: '' }]],
  ['is too long', [{ bytes: 1_200_000 }]],
];
