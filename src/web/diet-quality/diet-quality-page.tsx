import { Button, Drawer, Stack, Text } from '@mantine/core';
import { Fragment, useState } from 'react';
import { Link } from 'react-router';
import type { DietQualityAnswer } from '#contract/diet-quality.ts';
import { MIN_DAYS } from '#domain/diet-quality/assess-hei.ts';
import { PLANTS_PER_WEEK } from '#domain/diet-quality/diet-quality.ts';
import { SCREENS } from '#domain/screens/screens.ts';
import { useToday } from '#web/lib/clock.ts';
import { explain } from '#web/lib/errors.ts';
import { countText, formatKcal } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { PhoneFoldCard } from '#web/ui/layout/phone-fold-card.tsx';
import { ColumnsSkeleton } from '#web/ui/states/columns-skeleton.tsx';
import { Columns } from '#web/ui/layout/columns.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { Figure } from '#web/ui/layout/figure.tsx';
import { MacroBar } from '#web/ui/gauges/macro-bar.tsx';
import { SplitBar } from '#web/ui/gauges/split-bar.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Sample } from '#web/ui/states/sample.tsx';
import { SourceLinks } from '#web/ui/source-links.tsx';
import { AuditButton } from './audit-button.tsx';
import { ComponentsCard } from './components-card.tsx';
import { DaysCard } from './days-card.tsx';
import { daysText } from './days-text.ts';
import classes from './diet-quality.module.css';
import { HeiAudit } from './hei-audit.tsx';
import { IndexAudit } from './index-audit.tsx';
import { LoadAudit } from './load-audit.tsx';
import { LoadCard } from './load-card.tsx';
import { NovaAudit, ProteinAudit } from './other-audits.tsx';
import { ProteinCard } from './protein-card.tsx';
import { useDietQuality } from './queries.ts';
import { ScoreCard } from './score-card.tsx';
import { ServingsCard } from './servings-card.tsx';

const SOURCES = [{ name: 'American Gut: McDonald 2018', url: 'https://doi.org/10.1128/mSystems.00031-18' }];

/** Number of different plants eaten in the last seven days. */
function PlantsCard({ plants }: { readonly plants: readonly string[] }) {
  return (
    <PhoneFoldCard title="Plants this week" aside={`${plants.length} of ${PLANTS_PER_WEEK}`}>
      <Stack gap="md">
        <Figure size="tile" value={String(plants.length)} of={`of ${PLANTS_PER_WEEK} kinds`} />
        {plants.length > 0 && (
          <ul className={classes.plants}>
            {plants.map((plant) => (
              <li key={plant}>{plant}</li>
            ))}
          </ul>
        )}
        <Text size="sm" c="dimmed">
          Based on the names of foods you logged in the last seven days. Dishes may include more plants. In
          one study, people who ate more than 30 different plants a week had more diverse gut bacteria than
          those who ate 10 or fewer. That’s weak evidence for a target.
        </Text>
        <SourceLinks sources={SOURCES} />
      </Stack>
    </PhoneFoldCard>
  );
}

const CLASSES = [
  { name: 'Minimally processed', color: 'fiber' },
  { name: 'Kitchen ingredients', color: 'carbs' },
  { name: 'Processed', color: 'fasting' },
  { name: 'Ultra-processed', color: 'stress' },
] as const;

interface NovaCardProps {
  readonly nova: NonNullable<DietQualityAnswer['nova']>;
  readonly energyKcal: number;
  readonly onAudit: () => void;
}

/** Energy by how far foods were processed. */
function NovaCard({ nova, energyKcal, onAudit }: NovaCardProps) {
  const { percents, unknownPercent } = nova;
  const parts = [
    ...CLASSES.map((ofClass, index) => ({ ...ofClass, sharePercent: percents[index] ?? 0 })),
    ...(unknownPercent >= 0.5
      ? [{ name: 'Not classified', color: 'weight', sharePercent: unknownPercent } as const]
      : []),
  ];
  return (
    <PhoneFoldCard title="Processing" aside={`${Math.round(percents[3] ?? 0)}% ultra-processed`}>
      <Stack gap="md">
        <SplitBar
          parts={parts.map((part) => ({
            ...part,
            value: formatKcal((part.sharePercent / 100) * energyKcal),
            unit: 'kcal a day',
          }))}
        />
        <Text size="sm" c="dimmed">
          For information only. This doesn’t affect your score. The grouping (NOVA) is debated. In studies,
          some ultra-processed foods, such as whole-grain bread and yogurt, aren’t linked to harm, but sugary
          drinks and processed meat are.
        </Text>
        <AuditButton of="Processing" onOpen={onAudit} />
      </Stack>
    </PhoneFoldCard>
  );
}

const SAMPLE = [
  { label: 'Whole fruit', value: 5, target: 5, valueText: '5' },
  { label: 'Whole grains', value: 4.8, target: 10, valueText: '4.8' },
  { label: 'Greens and beans', value: 3.6, target: 5, valueText: '3.6' },
];

/** Introduction while there are too few complete days. */
function DietEmpty({ countedDays }: { readonly countedDays: number }) {
  return (
    <Card>
      <EmptyState
        title={
          countedDays === 0
            ? 'No complete days yet'
            : `${countText(countedDays, 'complete day')} of the ${MIN_DAYS} needed`
        }
        text={`Log at least two main meals a day. After ${MIN_DAYS} complete days, you’ll see how well you follow the dietary guidelines and what would raise your score.`}
        picture={
          <Sample caption="Sample: 71 out of 100, between 66 and 76">
            {SAMPLE.map((bar) => (
              <MacroBar key={bar.label} color="fiber" targetText={`of ${bar.target} points`} {...bar} />
            ))}
          </Sample>
        }
      >
        <Button component={Link} to={paths.day()}>
          Open food log
        </Button>
      </EmptyState>
    </Card>
  );
}

/** Which number is explained. */
type Audited = 'hei' | 'index' | 'load' | 'nova' | 'protein';

const TITLES: Readonly<Record<Audited, string>> = {
  hei: 'Healthy Eating Index',
  index: 'Simpler index',
  load: 'Glycemic load',
  nova: 'Processing',
  protein: 'Protein by meal',
};

interface AuditDrawerProps {
  readonly audited: Audited | undefined;
  readonly diet: DietQualityAnswer;
  readonly today: string;
  readonly onClose: () => void;
}

/** Each figure of the screen with its days, amounts, formula, range and sources. */
function AuditDrawer({ audited, diet, today, onClose }: AuditDrawerProps) {
  const { nova, protein, days, glycaemicLoads } = diet;
  return (
    <Drawer
      opened={audited !== undefined}
      onClose={onClose}
      size="lg"
      title={audited === undefined ? '' : TITLES[audited]}
    >
      {audited === 'hei' && <HeiAudit diet={diet} today={today} />}
      {audited === 'index' && <IndexAudit diet={diet} today={today} />}
      {audited === 'load' && <LoadAudit loads={glycaemicLoads} today={today} />}
      {audited === 'nova' && nova && <NovaAudit diet={diet} nova={nova} today={today} />}
      {audited === 'protein' && protein && <ProteinAudit days={days} protein={protein} today={today} />}
    </Drawer>
  );
}

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

/** `/diet-quality`: how close four weeks of food are to the dietary guidelines, and how to get closer. */
export function DietQualityPage() {
  const today = useToday();
  const { data, error, refetch } = useDietQuality(today);
  return (
    <>
      <PageHeader title={SCREENS.dietQuality.title} text="The quality of what you eat, not just how much." />
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
