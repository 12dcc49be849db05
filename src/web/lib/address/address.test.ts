import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { useDayInView } from './day-in-view.ts';
import { useRange } from './range.ts';
import { useDrawer, useFilter } from './use-filter.ts';
import { withParts } from './change-query.ts';

/** What a hook returns at an address. */
function at<T>(address: string, useHook: () => T): T {
  const results: T[] = [];
  const Screen = () => {
    results.push(useHook());
    return null;
  };
  renderToStaticMarkup(createElement(MemoryRouter, { initialEntries: [address] }, createElement(Screen)));
  const [result] = results;
  if (result === undefined) throw new Error('The hook returned nothing.');
  return result;
}

test('the day in view is the one in the address, if it is a past date', () => {
  const dayAt = (query: string) => at(`/meals${query}`, () => useDayInView('2026-11-20')[0]);
  expect(dayAt('?date=2026-11-18')).toBe('2026-11-18');
  for (const query of ['', '?date=', '?date=2026-11-21', '?date=2026-11-31', '?date=yesterday'])
    expect(dayAt(query), query).toBe('2026-11-20');
});

test('a range includes its first and last day, and an unknown one is ignored', () => {
  const daysAt = (query: string) => {
    const { range, from, to } = at(`/trackers${query}`, () => useRange('2026-11-20'));
    return [range, from, to];
  };
  expect(daysAt('?range=2w')).toEqual(['2w', '2026-11-07', '2026-11-20']);
  expect(daysAt('')).toEqual(['3m', '2026-08-22', '2026-11-20']);
  expect(daysAt('?range=5y')).toEqual(daysAt(''));
});

test('a filter has the list’s own parameters, without empty ones', () => {
  const [filter] = at('/admin/members?status=active&plan=&page=2', () => useFilter(['status', 'plan']));
  expect(filter).toEqual({ status: 'active' });
});

test('a drawer shows the row in the address', () => {
  expect(at('/admin/members?member=m1', () => useDrawer('member')[0])).toBe('m1');
  expect(at('/admin/members', () => useDrawer('member').slice(0, 1))).toEqual([undefined]);
});

test('changing a parameter keeps the others and does not change the old query', () => {
  const search = new URLSearchParams('view=list&page=2');
  expect(String(withParts(search, { page: null, date: '2026-11-18' }))).toBe('view=list&date=2026-11-18');
  expect(String(withParts(search, { view: '' }))).toBe('page=2');
  expect(String(search)).toBe('view=list&page=2');
});
