import { expect, test } from 'vitest';
import { conversationMarkdown } from './conversation-text.ts';
import { reply, type Reply } from './reply.ts';

const exchange = (question: string, said: Reply) => ({ question, readAt: 'Nov 8, 7:12 PM', reply: said });
const meal = { detail: '', reason: '', isClose: true };
const proposal = (id: string, title: string, state: 'open' | 'confirmed') => ({
  id,
  title,
  before: null,
  after: '1,550 mL',
  detail: null,
  action: { kind: 'log-drink' as const, input: {} },
  state,
});

test('a conversation is exported with its rankings, suggestions and actions', () => {
  const row = { date: null, at: null, n: 1 };
  const figure = {
    id: 'f1',
    shown: { number: '51.8', unit: 'g' },
    value: 51.8,
    unit: 'g',
    label: 'Fiber',
    from: null,
    to: null,
    n: 2,
    what: 'records' as const,
    rows: [
      { ...row, label: 'Chana *masala*', value: 51.8, shown: { number: '51.8', unit: 'g' } },
      { ...row, label: 'Apple', value: 43.2, shown: { number: '43.2', unit: 'g' } },
    ],
    rowCount: 2,
    query: null,
  };
  const text = conversationMarkdown({
    title: 'Fiber',
    exchanges: [
      exchange(
        'Which foods gave me the most fiber?',
        reply({ kind: 'ranking', paragraphs: ['Most came from it: [[f1]].'], figures: [figure] }),
      ),
      exchange(
        'Dinner?',
        reply({
          kind: 'meals',
          paragraphs: ['These two fit.'],
          meals: [
            { ...meal, id: 'a', name: 'Dal with rice', energyKcal: 504, proteinG: 29 },
            { ...meal, id: 'b', name: 'Cod', energyKcal: 510, proteinG: 40 },
          ],
          proposals: [proposal('a', 'Dal with rice', 'confirmed'), proposal('b', 'Cod', 'open')],
        }),
      ),
      exchange(
        'Add water',
        reply({
          kind: 'proposal',
          paragraphs: [],
          proposals: [proposal('c', 'Add 300 mL of water', 'confirmed')],
        }),
      ),
    ],
  });
  expect(text).toContain('Most came from it: 51.8 g.');
  expect(text).toContain('1. Chana \\*masala\\*: 51.8 g\n2. Apple: 43.2 g');
  expect(text).toContain('- Dal with rice: 504 kcal, 29 g protein (logged)\n- Cod: 510 kcal, 40 g protein\n');
  expect(text).toContain('- Added 300 mL of water: 1,550 mL');
});
