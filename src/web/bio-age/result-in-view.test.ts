import { describe, expect, test } from 'vitest';
import { inView } from './result-in-view.ts';

const latest = { id: 'june' } as never;

describe('the result on the bio-age screen', () => {
  test('Ada sees her newest result, or the earlier one she requested', () => {
    expect(inView({ refusal: null, latest }, undefined)).toMatchObject({ isNewestShown: true });
    expect(inView({ refusal: null, latest }, 'june').askedId).toBeUndefined();
    expect(inView({ refusal: null, latest }, 'march').askedId).toBe('march');
  });
  test('Eve, who is pregnant, sees no earlier figure as current, but can open it', () => {
    const view = inView({ refusal: 'pregnancy', latest }, undefined);
    expect(view).toEqual({
      askedId: undefined,
      isNewestShown: false,
      isHistoryShown: true,
      isBloodShown: true,
    });
    expect(inView({ refusal: 'pregnancy', latest }, 'june').askedId).toBe('june');
  });
  test('Mia, who reported an eating disorder, sees no figure whatever she requests', () => {
    const view = inView({ refusal: 'eating-disorder', latest }, 'june');
    expect(Object.values(view).some(Boolean)).toBe(false);
  });
});
