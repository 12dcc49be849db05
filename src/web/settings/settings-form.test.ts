import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AccountSettings } from '#contract/account/settings.ts';
import { isTimeZone } from '#domain/time/time-zone.ts';
import { isChanged as isDietChanged, toggled, wordsFault } from './dietary-form.ts';
import { changesTargets, isChanged, readSettings, settingsFormOf } from './settings-form.ts';
import { offsetText, timeZoneOptions } from './time-card.tsx';
import { withUnsent } from './unsent-settings.ts';

const ada: AccountSettings = {
  username: 'Ada',
  email: null,
  isDemo: false,
  name: 'Ada',
  ageYears: 42,
  sex: 'female',
  heightCm: 165.1,
  unitSystem: 'imperial',
  glucoseUnit: 'mg/dL',
  timeZone: 'Europe/Berlin',
};

test('only changes Ada saved offline override the server’s values', () => {
  const { username: _, email: __, isDemo: ___, ...sent } = { ...ada, ageYears: 43, name: null };
  expect(withUnsent(ada, sent)).toEqual({ ...ada, ageYears: 43, name: null });
  expect(withUnsent(ada, undefined)).toBe(ada);
  // From an older release without these fields.
  expect(withUnsent(ada, null)).toBe(ada);
  expect(withUnsent(undefined, sent)).toBeUndefined();
});

describe('the settings’ form', () => {
  test('unedited, it is saved exactly as it was', () => {
    const { username: _, email: __, isDemo: ___, ...sent } = ada;
    expect(readSettings(settingsFormOf(ada))).toEqual({ faults: {}, input: sent });
    expect(isChanged(settingsFormOf(ada), ada)).toBe(false);
  });

  test.each([
    [{ age: '' }, 'ageYears'],
    [{ age: '41.5' }, 'ageYears'],
    [{ age: '15' }, 'ageYears'],
    [{ age: '111' }, 'ageYears'],
    [{ heightCm: null }, 'heightCm'],
    [{ heightCm: Number.NaN }, 'heightCm'],
    [{ heightCm: 119 }, 'heightCm'],
    [{ heightCm: 231 }, 'heightCm'],
    [{ timeZone: 'Mars' }, 'timeZone'],
    [{ name: 'x'.repeat(81) }, 'name'],
  ])('%j is refused at its field', (change, field) => {
    const { faults, input } = readSettings({ ...settingsFormOf(ada), ...change });
    expect(Object.keys(faults)).toEqual([field]);
    expect(input).toBeUndefined();
  });

  test('an empty name is null; only age, sex and height change targets', () => {
    const form = settingsFormOf(ada);
    expect(readSettings({ ...form, name: '  ' }).input?.name).toBeNull();
    const moves = (change: object) => {
      const { input } = readSettings({ ...form, ...change });
      return input && changesTargets(input, ada);
    };
    expect([{ name: 'A.' }, { unitSystem: 'metric' }, { timeZone: 'UTC' }].map(moves)).toEqual([
      false,
      false,
      false,
    ]);
    expect([{ age: '43' }, { sex: 'male' }, { heightCm: 166 }].map(moves)).toEqual([true, true, true]);
  });
});

describe('time zones', () => {
  test('every option offered is accepted by the server, and the current one is offered', () => {
    fc.assert(
      fc.property(fc.constantFrom('Europe/Kiev', 'Asia/Calcutta', 'UTC', 'America/New_York'), (zone) => {
        const values = timeZoneOptions(zone).map(({ value }) => value);
        expect(values).toContain(zone);
        expect(new Set(values).size).toBe(values.length);
      }),
    );
    expect(timeZoneOptions('UTC').filter(({ value }) => !isTimeZone(value))).toEqual([]);
  });

  test('are found by words, and show their offset on that day', () => {
    expect(timeZoneOptions('UTC')).toContainEqual({ value: 'America/New_York', label: 'America/New York' });
    expect(offsetText('Europe/Berlin', '2026-07-01')).toBe('UTC+2');
    expect(offsetText('Europe/Berlin', '2026-12-01')).toBe('UTC+1');
    expect(offsetText('Asia/Kolkata', '2026-12-01')).toBe('UTC+5:30');
  });
});

describe('the dietary preferences’ form', () => {
  test('a choice can be added and removed', () => {
    expect(toggled(toggled(['milk'], 'eggs'), 'milk')).toEqual(['eggs']);
  });

  test('a different order of choices isn’t a change', () => {
    const saved = {
      dietaryPreference: 'none',
      allergens: ['milk', 'eggs'],
      otherAllergies: [],
      dislikes: [],
      cuisines: [],
    } as const;
    const form = { ...saved, allergens: ['eggs', 'milk'] as const };
    const asForm = (one: object) => one as Parameters<typeof isDietChanged>[0];
    expect(isDietChanged(asForm(form), asForm(saved))).toBe(false);
    expect(isDietChanged(asForm({ ...form, dislikes: ['liver'] }), asForm(saved))).toBe(true);
  });

  test('too long or too many entries are reported before sending', () => {
    expect(wordsFault(['kiwi'])).toBeUndefined();
    expect(wordsFault(['x'.repeat(61)])).toMatch(/longer than 60/);
    expect(wordsFault(Array.from({ length: 51 }, (_, at) => `food ${at}`))).toBe('Add up to 50 items.');
  });
});
