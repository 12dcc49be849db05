import { Skeleton } from '@mantine/core';
import { Fragment } from 'react';
import type { DietQualityAnswer } from '#contract/diet-quality.ts';
import { LEAST_DAYS } from '#domain/diet-quality/assess-hei.ts';
import { useToday } from '#web/lib/clock.ts';
import { explain } from '#web/lib/errors.ts';
import { Columns } from '#web/ui/columns.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { AboutCard } from './about-card.tsx';
import { ComponentsCard } from './components-card.tsx';
import { DaysCard } from './days-card.tsx';
import { DietEmpty } from './diet-empty.tsx';
import { LoadCard } from './load-card.tsx';
import { NovaCard } from './nova-card.tsx';
import { PlantsCard } from './plants-card.tsx';
import { ProteinCard } from './protein-card.tsx';
import { useDietQuality } from './queries.ts';
import { ScoreCard } from './score-card.tsx';
import { ServingsCard } from './servings-card.tsx';

const WAITING = (
  <Columns
    wide="first"
    columns={[
      <Fragment key="score">
        <Skeleton height="15rem" radius="lg" />
        <Skeleton height="40rem" radius="lg" />
      </Fragment>,
      <Fragment key="side">
        <Skeleton height="18rem" radius="lg" />
        <Skeleton height="15rem" radius="lg" />
      </Fragment>,
    ]}
  />
);

interface BodyProps {
  readonly diet: DietQualityAnswer;
  readonly today: string;
}

function Body({ diet, today }: BodyProps) {
  const { hei, days, countedDays, foods, nova, intake, glycaemicLoads, protein, plants, servings } = diet;
  const isEmpty = countedDays < LEAST_DAYS;
  return (
    <Columns
      wide="first"
      columns={[
        <Fragment key="score">
          {isEmpty ? <DietEmpty countedDays={countedDays} /> : <ScoreCard diet={diet} />}
          {hei.kind === 'known' && <ComponentsCard hei={hei} foods={foods} />}
          {glycaemicLoads.length > 0 && <LoadCard loads={glycaemicLoads} days={days} today={today} />}
        </Fragment>,
        <Fragment key="side">
          <DaysCard days={days} countedDays={countedDays} today={today} />
          {nova && intake && <NovaCard nova={nova} energyKcal={intake.energyKcal} />}
          {protein && <ProteinCard protein={protein} />}
          {plants.length > 0 && <PlantsCard plants={plants} />}
          {intake && <ServingsCard servings={servings} intake={intake} />}
        </Fragment>,
      ]}
    >
      <AboutCard hei={hei} />
    </Columns>
  );
}

/** `/diet-quality`: how close the food of four weeks comes to the dietary guidelines, and what would bring it closer. */
export function DietQualityPage() {
  const today = useToday();
  const { data, error, refetch } = useDietQuality(today);
  return (
    <>
      <PageHeader title="Diet quality" text="How good the mixture is, beyond how much." />
      {data ? (
        <Body diet={data} today={today} />
      ) : error === null ? (
        WAITING
      ) : (
        <ErrorState {...explain(error)} onRetry={() => void refetch()} />
      )}
    </>
  );
}
