import { expect, test } from 'vitest';
import type { KetoneReading } from '#contract/glucose/glucose.ts';
import { nearbyKetones } from '#domain/glucose/warnings/nearby-ketones.ts';
import { indexOf, ketoneWarning, sayKetones, zoneOfReading } from './ketone-words.ts';

const at = '2026-11-20T08:00:00Z';
const reading = (value: number, method: KetoneReading['method'] = 'blood'): KetoneReading => ({
  id: crypto.randomUUID(),
  date: '2026-11-20',
  timeZone: 'Europe/Berlin',
  note: null,
  measuredAt: at,
  method,
  value,
});
const glucose = [{ atMs: Date.parse('2026-11-20T08:10:00Z'), glucoseMgdl: 90 }];

test('Ada’s 1.2 with 90 mg/dL is nutritional ketosis with an index of 4.2', () => {
  const ketones = reading(1.2);
  expect(zoneOfReading(ketones)).toBe('Nutritional ketosis');
  expect(indexOf(ketones, glucose)).toEqual({
    index: expect.closeTo(4.163, 3) as number,
    zone: 'moderate ketosis',
  });
  expect(ketoneWarning(ketones, 90, { hasDiabetes: false })).toBeUndefined();
});

test('breath has no zone, no index and no warning: it does not convert to blood', () => {
  const breath = reading(40, 'breath');
  expect(sayKetones(breath)).toBe('40 ppm');
  expect(zoneOfReading(breath)).toBeNull();
  expect(indexOf(breath, glucose)).toBeUndefined();
  expect(ketoneWarning(breath, 300, { hasDiabetes: true })).toBeUndefined();
});

test('high ketones say who must call for help immediately; with diabetes, everyone', () => {
  expect(ketoneWarning(reading(3.4), undefined, { hasDiabetes: false })).toMatchObject({
    title: 'High ketones',
    text: expect.stringContaining('SGLT2') as string,
  });
  expect(ketoneWarning(reading(3.4), 110, { hasDiabetes: true })?.title).toBe('Call emergency services now');
  expect(ketoneWarning(reading(1.6), 280, { hasDiabetes: false })?.title).toContain('nurse advice line');
});

test('Bert’s glucose is judged with the highest blood ketones within a quarter of an hour; none is not zero', () => {
  const later = (minutes: number, ketones: KetoneReading): KetoneReading => ({
    ...ketones,
    measuredAt: new Date(Date.parse(at) + minutes * 60_000).toISOString(),
  });
  const entries = [later(-16, reading(4)), later(-15, reading(1.6)), later(10, reading(3.1))];
  expect(nearbyKetones(entries, Date.parse(at))).toBe(3.1);
  expect(nearbyKetones(entries.slice(0, 2), Date.parse(at))).toBe(1.6);
  expect(nearbyKetones([later(16, reading(4)), reading(80, 'urine')], Date.parse(at))).toBeUndefined();
});
