import { Text } from '@mantine/core';
import { IconStethoscope } from '@tabler/icons-react';
import { useId } from 'react';
import { Link } from 'react-router';
import type { RedFlag } from '#domain/blood/red-flags/red-flags.ts';
import type { RedFlagLevel } from '#domain/blood/red-flags/limits.ts';
import type { MarkerKey } from '#domain/blood/markers.ts';
import { daysBetween } from '#domain/time/local-date.ts';
import { formatDate } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';
import { formatLabValue } from '#domain/blood/marker-unit.ts';
import classes from './red-flag-card.module.css';
import { withUnit } from '#domain/numbers/with-unit.ts';

interface LevelWords {
  readonly title: string;
  readonly text: string;
}

const WORDS: Readonly<Record<RedFlagLevel, LevelWords>> = {
  emergency: {
    title: 'See a doctor now',
    text: 'These values can be dangerous. Call your doctor or emergency services now, even if you feel well, and give them the numbers. The sample may be wrong, but only a new sample can show that.',
  },
  'next-day': {
    title: 'See a doctor today or tomorrow',
    text: 'Call your doctor’s office and give them the numbers. If you feel unwell, don’t wait.',
  },
  'two-weeks': {
    title: 'See a doctor within two weeks',
    text: 'None of this is urgent, and none of it is a diagnosis. Your doctor can weigh these results against everything else they know about you.',
  },
};

/** A doctor has probably already seen a result this old. */
const LONG_AGO_DAYS = 14;

interface RedFlagCardProps {
  readonly level: RedFlagLevel;
  readonly flags: readonly RedFlag[];
  readonly unitOf: (marker: MarkerKey) => string;
  readonly today: string;
}

function FlagItem({
  flag,
  unitOf,
  today,
}: Pick<RedFlagCardProps, 'unitOf' | 'today'> & { readonly flag: RedFlag }) {
  const [first] = flag.values;
  const figures = flag.values.map((value) => {
    const unit = unitOf(value.marker);
    return `${withUnit(formatLabValue(value, unit), unit)}, ${formatDate(value.date, today)}`;
  });
  return (
    <li>
      {first ? (
        <Link className={classes.link} to={paths.marker(first.marker)}>
          {flag.text}
        </Link>
      ) : (
        flag.text
      )}
      {figures.length > 0 && <span className={classes.figures}> {figures.join('; previously ')}</span>}
    </li>
  );
}

function LevelCard({ level, flags, unitOf, today }: RedFlagCardProps) {
  const titleId = useId();
  const { title, text } = WORDS[level];
  const newest = flags
    .flatMap(({ values }) => values.map(({ date }) => date))
    .toSorted()
    .at(-1);
  const isOld = newest !== undefined && daysBetween(newest, today) > LONG_AGO_DAYS;
  return (
    <section className={classes.card} data-level={level} aria-labelledby={titleId}>
      <h2 className={classes.title} id={titleId}>
        <IconStethoscope size="1.3em" aria-hidden />
        {title}
      </h2>
      <ul className={classes.list}>
        {flags.map((flag) => (
          <FlagItem key={flag.key} {...{ flag, unitOf, today }} />
        ))}
      </ul>
      <Text size="sm">
        {text}
        {isOld &&
          ' That test was a while ago. If a doctor has already reviewed it, you may not need to do anything more.'}
      </Text>
      <Text size="sm" mt="xs">
        If your lab or doctor told you something different about these values, follow their advice instead.
      </Text>
    </section>
  );
}

const LEVELS: readonly RedFlagLevel[] = ['emergency', 'next-day', 'two-weeks'];

/** Results a doctor should see, most urgent first, above everything else. */
export function RedFlagCards({ flags, unitOf, today }: Omit<RedFlagCardProps, 'level'>) {
  return LEVELS.map((level) => {
    const found = flags.filter((flag) => flag.level === level);
    return found.length === 0 ? null : <LevelCard key={level} {...{ level, unitOf, today }} flags={found} />;
  });
}
