import { describe, expect, test } from 'vitest';
import type { OutboxRow } from './outbox-rules.ts';
import { afterUnsent } from './tracked.ts';

interface Glass {
  readonly id: string;
  readonly date: string;
  readonly drunkAt: string;
  readonly volumeMl: number;
}

const effects = { put: 'put-drinks-1', remove: 'remove-drinks-1' };
const glass = (id: string, hour: string, volumeMl = 250, date = '2026-11-20'): Glass => ({
  id,
  date,
  drunkAt: `${date}T${hour}:00:00Z`,
  volumeMl,
});
const row = (type: string, value: unknown, rest: Partial<OutboxRow> = {}): OutboxRow => ({
  id: 'row',
  memberKey: 'ada',
  subject: 'glass',
  method: 'PUT',
  path: '/drinks',
  body: {},
  effect: { type, value },
  label: 'Save water',
  ...rest,
});
const isGlass = (value: unknown): value is Glass =>
  typeof value === 'object' && value !== null && 'volumeMl' in value;
const shown = (entries: readonly Glass[], ...rows: OutboxRow[]) =>
  afterUnsent({
    entries,
    rows,
    effects,
    isEntry: isGlass,
    at: ({ drunkAt }) => drunkAt,
    from: '2026-11-20',
    to: '2026-11-20',
  }).map(({ id, volumeMl }) => `${id} ${volumeMl}`);

describe('entries with unsent writes', () => {
  const day = [glass('early', '08'), glass('late', '12')];

  test('a drink that Ada logged offline appears among the others, in time order', () => {
    expect(shown(day, row(effects.put, glass('new', '10')))).toEqual(['early 250', 'new 250', 'late 250']);
  });

  test('an edit replaces, a deletion hides, and an undo shows the glass again', () => {
    expect(shown(day, row(effects.put, glass('late', '07', 400)))).toEqual(['late 400', 'early 250']);
    const deletion = row(effects.remove, glass('late', '12'));
    expect(shown(day, deletion)).toEqual(['early 250']);
    expect(shown(day, deletion, row(effects.put, glass('late', '12')))).toEqual(['early 250', 'late 250']);
  });

  test('a drink that was moved to another day disappears from this one', () => {
    expect(shown(day, row(effects.put, glass('late', '12', 250, '2026-11-19')))).toEqual(['early 250']);
  });

  test('refused rows, rows of other trackers and rows of an older release aren’t shown', () => {
    const refused = row(effects.put, glass('new', '10'), { rejected: { code: 'BAD_REQUEST', text: 'no' } });
    expect(shown(day, refused)).toEqual(['early 250', 'late 250']);
    expect(shown(day, row('put-sleeps-1', glass('new', '10')))).toEqual(['early 250', 'late 250']);
    expect(shown(day, row(effects.put, { id: 'old' }))).toEqual(['early 250', 'late 250']);
  });
});
