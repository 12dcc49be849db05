import { Fragment, useState } from 'react';
import type { DietQualityAnswer } from '#contract/diet-quality.ts';
import { MIN_DAYS } from '#domain/diet-quality/assess-hei.ts';
import { useToday } from '#web/lib/clock.ts';
import { explain } from '#web/lib/errors.ts';
import { ColumnsSkeleton } from '#web/ui/columns-skeleton.tsx';
import { Columns } from '#web/ui/columns.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { AuditDrawer, type Audited } from './audit-drawer.tsx';
import { ComponentsCard } from './components-card.tsx';
import { DaysCard } from './days-card.tsx';
import { daysText } from './days-text.ts';
import { DietEmpty } from './diet-empty.tsx';
import { LoadCard } from './load-card.tsx';
import { NovaCard } from './nova-card.tsx';
import { PlantsCard } from './plants-card.tsx';
import { ProteinCard } from './protein-card.tsx';
import { useDietQuality } from './queries.ts';
import { ScoreCard } from './score-card.tsx';
import { ServingsCard } from './servings-card.tsx';

const WAITING = (
  <ColumnsSkeleton
    heightsRem={[
      [15, 40],
      [18, 15],
    ]}
  />
);

interface BodyProps {
  readonly diet: DietQualityAnswer;
  readonly today: string;
}

function Body({ diet, today }: BodyProps) {
  const { hei, days, countedDays, foods, nova, intake, glycaemicLoads, protein, plants, servings } = diet;
  const [audited, setAudited] = useState<Audited>();
  const isEmpty = countedDays < MIN_DAYS;
  return (
    <>
      <Columns
        wide="first"
        columns={[
          <Fragment key="score">
            {isEmpty ? (
              <DietEmpty countedDays={countedDays} />
            ) : (
              <ScoreCard diet={diet} onAudit={setAudited} />
            )}
            {hei.kind === 'known' && (
              <ComponentsCard hei={hei} foods={foods} onAudit={() => setAudited('hei')} />
            )}
            {glycaemicLoads.length > 0 && (
              <LoadCard loads={glycaemicLoads} days={days} today={today} onAudit={() => setAudited('load')} />
            )}
          </Fragment>,
          <Fragment key="side">
            <DaysCard days={days} countedDays={countedDays} today={today} />
            {nova && intake && (
              <NovaCard nova={nova} energyKcal={intake.energyKcal} onAudit={() => setAudited('nova')} />
            )}
            {protein && <ProteinCard protein={protein} onAudit={() => setAudited('protein')} />}
            {plants.length > 0 && <PlantsCard plants={plants} />}
            {intake && <ServingsCard servings={servings} intake={intake} rests={daysText(days, today)} />}
          </Fragment>,
        ]}
      />
      <AuditDrawer audited={audited} diet={diet} today={today} onClose={() => setAudited(undefined)} />
    </>
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
