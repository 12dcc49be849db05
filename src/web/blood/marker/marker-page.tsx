import { Box, Button, Skeleton, Text } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { derivedMarkers } from '#domain/blood/derived/derived-markers.ts';
import { isMarkerKey, type Marker, type MarkerKey, markerOf } from '#domain/blood/markers.ts';
import { peerPercentile } from '#domain/blood/peer-percentile.ts';
import { redFlags } from '#domain/blood/red-flags/red-flags.ts';
import { nameInSentence } from '#domain/words/name-in-sentence.ts';
import { explain } from '#web/lib/errors.ts';
import { formatDate } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Columns } from '#web/ui/layout/columns.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { Figure } from '#web/ui/layout/figure.tsx';
import { NotFound } from '#web/lib/not-found.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { withCritical } from '#web/blood/critical-flags.ts';
import { DerivedCard } from '#web/blood/derived-card.tsx';
import { FlagMark } from '#web/blood/flag-mark.tsx';
import { flagWord } from '#web/blood/flag-words.ts';
import { LoopCard } from './loop-card.tsx';
import { MarkerChart } from './marker-chart.tsx';
import { formatLabValue, formatMarker } from '#domain/blood/marker-unit.ts';
import { aboutMarker } from './marker-words.ts';
import { RangeBar } from '#web/blood/range-bar.tsx';
import { RangeNotice } from '#web/blood/range-notice.tsx';
import { RangesCard } from './ranges-card.tsx';
import type { Reading } from '#web/blood/readings.ts';
import { RedFlagCards } from '#web/blood/red-flag-card.tsx';
import { bandsFor, derivedFor } from '#domain/blood/subject.ts';
import { useBlood, type KnownBlood } from '#web/blood/use-blood.ts';
import { withUnit } from '#domain/numbers/with-unit.ts';
import { joinWords } from '#domain/words/join-words.ts';
import { otherNames } from '#domain/blood/markers/other-names.ts';

/** How the newest value compares with people of the same sex and age group; to compare, never to judge. */
function PeersCard({ reading }: { readonly reading: Reading }) {
  const { marker, latest, unit, subject } = reading;
  const isLike = latest.censored === null && subject.notFor === null;
  const peers = isLike ? peerPercentile(marker.key, latest.value, subject) : undefined;
  if (!peers) return null;
  const { percentile, isBeyond, p5, p50, p95, ages } = peers;
  const say = (value: number) => formatMarker(marker.key, value, unit);
  return (
    <Card title="People your age">
      <Figure
        value={`${isBeyond ? (percentile === 5 ? '< ' : '> ') : ''}${percentile}`}
        unit="out of 100 people have a lower value"
        size="tile"
      />
      <Text size="sm" mt="xs">
        The median is {withUnit(say(p50), unit)}. Nine in ten people are between {say(p5)} and {say(p95)}.
      </Text>
      <Text size="sm" c="dimmed" mt="xs">
        {subject.sex === 'male' ? 'Men' : 'Women'} ages {ages[0]} to {ages[1]} in the United States, NHANES
        1999–2018. Common isn’t always healthy.
      </Text>
    </Card>
  );
}

interface ValueProps {
  readonly reading: Reading;
  readonly today: string;
}

/** The newest value in both common units, and its trend. */
function ValueCard({ reading, today }: ValueProps) {
  const { marker, latest, unit, subject, flag, guideline } = reading;
  const bands = bandsFor(latest, subject);
  const other = [marker.unit, marker.siUnit].find((one) => one !== unit);
  return (
    <Card>
      <Figure value={formatLabValue(latest, unit)} unit={unit} size="hero" />
      <Text size="sm" c="dimmed">
        {other !== undefined && `${formatLabValue(latest, other)} ${other} · `}
        {formatDate(latest.date, today)}
      </Text>
      <Text my="sm">
        <FlagMark flag={flag} guideline={guideline} />
      </Text>
      {flag !== undefined && <RangeBar value={latest.value} bands={bands} tone={flagWord(flag).tone} />}
      {flag === undefined && (
        <Text size="sm">
          {latest.isAfterFood
            ? 'Drawn after eating, so it isn’t rated.'
            : 'Not rated, because we need your lab’s own range.'}
        </Text>
      )}
      {reading.history.length > 1 ? (
        <Box mt="xl">
          <MarkerChart {...{ reading, bands, today }} />
        </Box>
      ) : (
        <Text size="sm" c="dimmed" mt="lg">
          This is your first result. After your next test, you’ll see how it changes.
        </Text>
      )}
    </Card>
  );
}

function Unmeasured({ marker }: { readonly marker: Marker }): ReactNode {
  return (
    <Card>
      <EmptyState
        title="Not measured yet"
        text={`None of your tests includes ${nameInSentence(marker.name)}. After your first result, you’ll see its range and history here.`}
      >
        <Button component={Link} to={paths.newBloodTest()}>
          Add a blood test
        </Button>
      </EmptyState>
    </Card>
  );
}

interface BodyProps extends KnownBlood {
  readonly marker: Marker;
}

function Body({ marker, state, subjectOn, isDiabetesKnown, today }: BodyProps) {
  const reading = state.readings.get(marker.key);
  const subject = reading?.subject ?? subjectOn(today);
  const unit = reading?.unit ?? marker.unit;
  const unitOf = (key: MarkerKey) => state.readings.get(key)?.unit ?? markerOf(key).unit;
  const ruled = redFlags({
    draws: state.draws,
    person: subjectOn(today),
    on: today,
    isDiabetesKnown,
  }).filter(({ values }) => values.some((value) => value.marker === marker.key));
  const flags = withCritical(ruled, reading ? [reading] : [], today);
  const derived = derivedFor(derivedMarkers(state.draws, subjectOn), subjectOn).filter(
    ({ inputs, fills }) => fills === marker.key || inputs.some((input) => input.marker === marker.key),
  );
  const names = otherNames(marker);
  return (
    <>
      <RedFlagCards {...{ flags, unitOf, today }} />
      <RangeNotice notFor={subject.notFor} />
      <Columns
        wide="first"
        columns={[
          <Fragment key="value">
            {reading ? <ValueCard {...{ reading, today }} /> : <Unmeasured marker={marker} />}
            {reading && <LoopCard {...{ reading, today }} />}
          </Fragment>,
          <Fragment key="about">
            <Card title="About this marker">
              <Text>{aboutMarker(marker.key)}</Text>
              {names.length > 0 && (
                <Text size="sm" c="dimmed" mt="sm">
                  Also called {joinWords(names)}.
                </Text>
              )}
            </Card>
            <RangesCard {...{ marker, unit, subject }} latest={reading?.latest} />
            {reading && <PeersCard reading={reading} />}
            <DerivedCard {...{ derived, unitOf, today }} />
          </Fragment>,
        ]}
      />
    </>
  );
}

/** `/blood-tests/markers/:marker`: one marker's history, meaning, and what to do about it. */
export function MarkerPage() {
  const { marker: key = '' } = useParams();
  const { today, query, subjectOn, state, isDiabetesKnown } = useBlood();
  if (!isMarkerKey(key)) return <NotFound />;
  const marker = markerOf(key);
  return (
    <>
      <PageHeader title={marker.name}>
        <Button component={Link} to={paths.bloodTests()} variant="default">
          All markers
        </Button>
      </PageHeader>
      {query.error !== null && !query.known && (
        <ErrorState {...explain(query.error)} onRetry={query.refetch} />
      )}
      {query.known && state && subjectOn && (
        <Body {...{ marker, state, subjectOn, isDiabetesKnown, today }} />
      )}
      {query.error === null && !(query.known && state) && <Skeleton height="34rem" radius="lg" />}
    </>
  );
}
