import { Accordion, Anchor, Stack, Text } from '@mantine/core';
import { Fragment } from 'react';
import { Link } from 'react-router';
import type { LongevityDay, LongevityEssential } from '#contract/longevity.ts';
import type { UnitSystem } from '#domain/account/profile.ts';
import { essentialBand } from '#domain/longevity/lifes-essential-8.ts';
import { useToday } from '#web/lib/clock.ts';
import { explain } from '#web/lib/errors.ts';
import { useMember } from '#web/lib/member.ts';
import { paths } from '#web/lib/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { ColumnsSkeleton } from '#web/ui/columns-skeleton.tsx';
import { Columns } from '#web/ui/columns.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SourceLinks } from '#web/ui/source-links.tsx';
import { EssentialsFigure } from './essentials-figure.tsx';
import { ESSENTIAL_WORDS, essentialText, SOURCES } from './essential-words.ts';
import classes from './longevity.module.css';
import { useLongevity } from './queries.ts';

const BANDS = { high: 'High: 80 and more', moderate: 'Moderate: 50 to 79', low: 'Low: under 50' } as const;

const WAITING = <ColumnsSkeleton heightsRem={[[46], [12]]} />;

interface MetricProps {
  readonly metric: LongevityEssential;
  readonly system: UnitSystem;
  readonly today: string;
}

function Bands({ metric }: Pick<MetricProps, 'metric'>) {
  const { bands, note, link, name } = ESSENTIAL_WORDS[metric.key];
  return (
    <Stack gap="sm">
      <table className={classes.table}>
        <caption>What gives how many points.</caption>
        <thead>
          <tr>
            <th scope="col">{name}</th>
            <th scope="col" className={classes.number}>
              Points
            </th>
          </tr>
        </thead>
        <tbody>
          {bands.map(([what, points]) => (
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
  const { score, knownCount, metrics } = essentials;
  return (
    <Card title="Your score">
      <Stack gap="sm">
        <EssentialsFigure {...{ score, knownCount }} />
        <Text size="sm">
          {score === null
            ? 'The mean of fewer than eight is not Life’s Essential 8, so none is shown. Each metric stands for itself until all are known.'
            : `${BANDS[essentialBand(score)]}. The mean of the eight, each as heavy as the others: (${metrics.map(({ points }) => points ?? 0).join(' + ')}) ÷ 8.`}
        </Text>
      </Stack>
    </Card>
  );
}

/** Why the eight are not shown. */
const NOT_FOR = {
  pregnancy: {
    title: 'Not made for pregnancy',
    text: 'Weight, blood pressure and blood values follow other limits now. You can go on logging; the eight come back afterwards.',
  },
  age: {
    title: 'For adults from 20 on',
    text: 'The association scores younger people by other limits. You can go on logging; the eight begin when you are 20.',
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
          {...NOT_FOR[pillars.some(({ neutral }) => neutral === 'pregnancy') ? 'pregnancy' : 'age']}
        />
      </Card>
    );
  return (
    <Columns
      wide="first"
      columns={[
        <Fragment key="metrics">
          <Score essentials={essentials} />
          <Card title="The eight" aside={`${essentials.knownCount} of 8 known`}>
            <Accordion multiple order={3} variant="default">
              {essentials.metrics.map((metric) => (
                <Metric key={metric.key} {...{ metric, system, today }} />
              ))}
            </Accordion>
          </Card>
        </Fragment>,
        <Card key="side" title="What it is">
          <Stack gap="sm">
            <Text size="sm">
              Eight things that keep a heart healthy, each of 0 to 100 points, by the American Heart
              Association. 80 and more is high, under 50 low. What is not tracked here is taken from your
              bio-age assessment, and says so.
            </Text>
            <Text size="sm" c="dimmed">
              It is no diagnosis, and not made for pregnancy. Talk to your doctor about values that worry you.
            </Text>
            <SourceLinks sources={SOURCES} />
            <Anchor component={Link} to={paths.longevity()} size="sm">
              To your longevity score
            </Anchor>
          </Stack>
        </Card>,
      ]}
    />
  );
}

/** `/lifes-essential-8`: the eight metrics of the American Heart Association with the member's own figures. */
export function LifesEssential8Page() {
  const today = useToday();
  const { data, error, refetch } = useLongevity(today);
  const { data: member } = useMember();
  return (
    <>
      <PageHeader title="Life’s Essential 8" text="Eight metrics of a healthy heart, and where you stand." />
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
