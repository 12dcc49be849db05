/** Measures the safety classifier on a fifth of the examples at a time, trained on the rest. */
import { CLASSES, judge } from '#domain/coach/safety/classifier/likely-danger.ts';
import { LIKELY } from '#domain/coach/safety/warning.ts';
import { examplesOf, trained } from './train.ts';

const FOLDS = 5;
const examples = examplesOf();
const tally = { danger: { seen: 0, all: 0 }, none: { seen: 0, all: 0 } };
for (let fold = 0; fold < FOLDS; fold++) {
  const weights = trained(examples.filter((_, at) => at % FOLDS !== fold));
  for (const { label, messages } of examples.filter((_, at) => at % FOLDS === fold))
    for (const message of messages) {
      const { probability } = judge(message, (bucket, at) => weights[bucket * CLASSES.length + at] ?? 0);
      const counts = tally[label === 'none' ? 'none' : 'danger'];
      counts.seen += Number(probability >= LIKELY);
      counts.all++;
    }
}
const share = ({ seen, all }: { readonly seen: number; readonly all: number }): string =>
  `${((100 * seen) / all).toFixed(1)} % of ${all}`;
process.stdout.write(
  `Danger found: ${share(tally.danger)}. Harmless text mistaken for danger: ${share(tally.none)}.\n`,
);
