import { contract } from '#contract/contract.ts';
import type { BloodPanel } from '#contract/blood/blood.ts';
import { api } from '#web/lib/api.ts';
import { countText, formatDate } from '#web/lib/format.ts';
import { isTracked, tracked } from '#web/lib/outbox/tracked.ts';
import { localDate } from '#domain/time/local-date.ts';
import { deviceTimeZone } from '#web/lib/clock.ts';

const isPanel = (value: unknown): value is BloodPanel =>
  isTracked(value) && typeof value['collectedOn'] === 'string' && Array.isArray(value['values']);

const say = ({ collectedOn, values }: BloodPanel): string =>
  `${countText(values.length, 'result')} from ${formatDate(collectedOn, localDate(Date.now(), deviceTimeZone()))}`;

/** The member's blood panels, written through the outbox: the screens of blood tests and the import share them. */
export const bloodPanels = tracked({
  name: 'blood-panels',
  version: 1,
  writes: contract.blood.panels,
  list: (range) => api.blood.panels.list(range),
  isEntry: isPanel,
  at: ({ collectedOn }) => collectedOn,
  say,
  feeds: [['blood'], ['longevity'], ['bio-age'], ['supplements']],
});
