import { expect, test } from 'vitest';
import { usualUnit } from './usual-unit.ts';

test.each(['Europe/London', 'America/Toronto', 'Australia/Sydney', 'Europe/Stockholm', 'Asia/Shanghai'])(
  'in %s glucose is measured in mmol/L',
  (zone) => expect(usualUnit(zone)).toBe('mmol/L'),
);

test.each(['America/New_York', 'Europe/Berlin', 'Asia/Tokyo', 'Asia/Kolkata', 'UTC'])(
  'in %s glucose is measured in mg/dL',
  (zone) => expect(usualUnit(zone)).toBe('mg/dL'),
);
