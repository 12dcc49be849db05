import { Accordion, Anchor, Stack, Text } from '@mantine/core';
import { Fragment } from 'react';
import { Link } from 'react-router';
import type { LongevityDay, LongevityEssential } from '#contract/longevity.ts';
import type { UnitSystem } from '#domain/account/profile.ts';
import {
  essentialBand,
  ESSENTIAL_BANDS,
  ESSENTIALS,
  MIN_AGE_YEARS,
} from '#domain/longevity/lifes-essential-8.ts';
import { SCREENS } from '#domain/screens/screens.ts';
import { useToday } from '#web/lib/clock.ts';
import { explain } from '#web/lib/errors.ts';
import { useMember } from '#web/lib/member.ts';
import { paths } from '#web/lib/paths.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { ColumnsSkeleton } from '#web/ui/states/columns-skeleton.tsx';
import { Columns } from '#web/ui/layout/columns.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { SourceLinks } from '#web/ui/source-links.tsx';
import { POINT_TABLES } from './essential-bands.ts';
import { EssentialsFigure } from './essentials-figure.tsx';
import { ESSENTIAL_WORDS, essentialText, SOURCES } from './essential-words.ts';
import classes from './longevity.module.css';
import { useLongevity } from './queries.ts';

const { high, moderate } = ESSENTIAL_BANDS;
const EIGHT = ESSENTIALS.length;
const BAND_WORDS = {
  high: `High: ${high} or higher`,
  moderate: `Moderate: ${moderate} to under ${high}`,
  low: `Low: under ${moderate}`,
} as const;

const WAITING = <ColumnsSkeleton heightsRem={[[46], [12]]} />;

interface MetricProps {
  readonly metric: LongevityEssential;
  readonly system: UnitSystem;
  readonly today: string;
}

function Bands({ metric }: Pick<MetricProps, 'metric'>) {
  const { note, link, name } = ESSENTIAL_WORDS[metric.key];
  const { unit, rows } = POINT_TABLES[metric.key];
  return (
    <Stack gap="sm">
      <table className={classes.table}>
        <caption>Points by value.</caption>
        <thead>
          <tr>
            <th scope="col">{unit ? `${name}, ${unit}` : name}</th>
            <th scope="col" className={classes.number}>
              Points
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([what, points]) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td className={classes.number}>{points}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {note && (
        <Text size="sm" c="dimmed">
          {note}
        </Text>
      )}
      <Anchor component={Link} to={link.to} size="sm">
        {link.label}
      </Anchor>
    </Stack>
  );
}

function Metric({ metric, system, today }: MetricProps) {
  const { key, points } = metric;
  const { name, missing } = ESSENTIAL_WORDS[key];
  return (
    <Accordion.Item value={key}>
      <Accordion.Control>
        <span className={classes.metric}>
          <span className={classes.name}>{name}</span>
          <span className={points === null ? classes.unknown : classes.points}>{points ?? '–'}</span>
          <span className={`${classes.bar} ${classes.wholeRow}`} aria-hidden>
            <span style={{ width: `${points ?? 0}%` }} />
          </span>
          <span className={`${classes.facts} ${classes.wholeRow}`}>
            {essentialText(metric, system, today) ?? missing}
          </span>
        </span>
      </Accordion.Control>
      <Accordion.Panel>
        <Bands metric={metric} />
      </Accordion.Panel>
    </Accordion.Item>
  );
}

function Score({ essentials }: { readonly essentials: NonNullable<LongevityDay['essentials']> }) {
  const { score, knownCount } = essentials;
  return (
    <Card title="Your score">
      <Stack gap="sm">
        <EssentialsFigure {...{ score, knownCount }} />
        <Text size="sm">
          {score === null
            ? 'An average of fewer than eight metrics isn’t Life’s Essential 8, so we don’t show a score until we have all eight.'
            : `${BAND_WORDS[essentialBand(score)]}. Your score is the average of the eight metrics.`}
        </Text>
      </Stack>
    </Card>
  );
}

/** Why the eight are not shown. */
const EXCLUSION_TEXTS = {
  pregnancy: {
    title: 'Not available during pregnancy',
    text: 'Healthy ranges for weight, blood pressure and blood tests are different during pregnancy. Keep logging. Your score will return afterward.',
  },
  age: {
    title: `For adults ${MIN_AGE_YEARS} and older`,
    text: `The American Heart Association uses different cutoffs for younger people. You’ll get a score when you turn ${MIN_AGE_YEARS}.`,
  },
} as const;

function Body({
  essentials,
  pillars,
  system,
  today,
}: Omit<MetricProps, 'metric'> & Pick<LongevityDay, 'essentials' | 'pillars'>) {
  if (!essentials)
    return (
      <Card>
        <EmptyState
          {...EXCLUSION_TEXTS[pillars.some(({ neutral }) => neutral === 'pregnancy') ? 'pregnancy' : 'age']}
        />
      </Card>
    );
  return (
    <Columns
      wide="first"
      columns={[
        <Fragment key="metrics">
          <Score essentials={essentials} />
          <Card title="The eight metrics" aside={`${essentials.knownCount} of ${EIGHT} ready`}>
            <Accordion multiple order={3} variant="default" classNames={{ chevron: classes.chevron ?? '' }}>
              {essentials.metrics.map((metric) => (
                <Metric key={metric.key} {...{ metric, system, today }} />
              ))}
            </Accordion>
          </Card>
        </Fragment>,
        <Card key="side" title="About this score">
          <Stack gap="sm">
            <Text size="sm">
              Eight things that keep your heart healthy, from the American Heart Association. Each scores 0 to
              100 points: {high} or more is high, and under {moderate} is low. If you don’t track a value, we
              use your bio-age assessment and say so.
            </Text>
            <Text size="sm" c="dimmed">
              The score isn’t a diagnosis and isn’t meant for use during pregnancy. Talk to your doctor about
              any values that concern you.
            </Text>
            <SourceLinks sources={SOURCES} />
            <Anchor component={Link} to={paths.longevity()} size="sm">
              See your longevity score
            </Anchor>
          </Stack>
        </Card>,
      ]}
    />
  );
}

/** `/lifes-essential-8`: the eight metrics of the American Heart Association with the member's own values. */
export function LifesEssential8Page() {
  const today = useToday();
  const { data, error, refetch } = useLongevity(today);
  const { data: member } = useMember();
  return (
    <>
      <PageHeader
        title={SCREENS.lifesEssential8.title}
        text="Eight measures of heart health, and how you score on each."
      />
      {data && member ? (
        <Body essentials={data.essentials} pillars={data.pillars} system={member.unitSystem} today={today} />
      ) : error ? (
        <ErrorState {...explain(error)} onRetry={() => void refetch()} />
      ) : (
        WAITING
      )}
    </>
  );
}
