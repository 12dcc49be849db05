import { Anchor, Button, Stack, Text } from '@mantine/core';
import { Fragment } from 'react';
import { Link } from 'react-router';
import type { LongevityAction, LongevityDay } from '#contract/longevity.ts';
import type { UnitSystem } from '#domain/account/profile.ts';
import { PILLARS } from '#domain/longevity/pillar.ts';
import { leastKnown } from '#domain/longevity/least-known.ts';
import { MIN_CONFIDENCE, MIN_PILLARS } from '#domain/longevity/tuning.ts';
import { SCREENS } from '#domain/screens/screens.ts';
import { useDayInView } from '#web/lib/address/day-in-view.ts';
import { useToday } from '#web/lib/clock.ts';
import { explain } from '#web/lib/errors.ts';
import { useMember } from '#web/lib/member.ts';
import { paths } from '#web/lib/paths.ts';
import { DaySwitcher } from '#web/lib/time/day-switcher.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { ColumnsSkeleton } from '#web/ui/states/columns-skeleton.tsx';
import { Columns } from '#web/ui/layout/columns.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { useIsWide } from '#web/ui/layout/screen-width.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { PlainList } from '#web/ui/lists/plain-list.tsx';
import { actionWords, pointsText } from './action-words.ts';
import { EssentialsFigure } from './essentials-figure.tsx';
import { HistoryCard } from './history-card.tsx';
import classes from './longevity.module.css';
import { MISSING, PILLAR_WORDS } from './pillar-words.ts';
import { PillarsCard } from './pillars-card.tsx';
import { useLongevity } from './queries.ts';
import { ScoreCard } from './score-card.tsx';

/** The one change with the most points for its effort. */
function NextActionCard({ action }: { readonly action: LongevityAction }) {
  const { title, text, link } = actionWords(action);
  return (
    <Card title="Best next step" aside={pointsText(action.points)} tone="wash">
      <Stack gap="sm">
        <Text fw={600}>{title}</Text>
        <Text size="sm">{text}</Text>
        <Text size="sm" c="dimmed">
          Of everything you track, this earns the most points for the effort. The effort is our estimate.
        </Text>
        <div>
          <Button component={Link} to={link.to} size="sm">
            {link.label}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}

const MAX_STEPS = 5;

/** Shown instead of a score with too little data: its purpose and the fastest way to get it. */
function KeepLogging({ day }: { readonly day: LongevityDay }) {
  const percent = Math.round(day.confidence);
  return (
    <Card>
      <EmptyState
        title="Keep logging to get your score"
        text={`Your score combines nutrition, movement, sleep, stress, metabolism, blood, habits and bio-age into one number from 0 to 100. So far we have ${percent}% of the possible data, from ${day.pillarCount} of ${PILLARS.length} pillars. You’ll see your score at ${MIN_CONFIDENCE}% and ${MIN_PILLARS} pillars. With less data, it would say more about what’s missing than about you.`}
      >
        <PlainList gap="sm">
          {leastKnown(day.pillars)
            .slice(0, MAX_STEPS)
            .map(({ key, missing, adds }) => {
              const [next] = missing;
              const step = next ? MISSING[next] : PILLAR_WORDS[key].link;
              return (
                <li key={key} className={classes.item}>
                  <span>
                    {PILLAR_WORDS[key].name}: up to {Math.round(adds)}% more
                  </span>
                  <Anchor component={Link} to={step.to} size="sm">
                    {step.label}
                  </Anchor>
                </li>
              );
            })}
        </PlainList>
      </EmptyState>
    </Card>
  );
}

/** Summary of Life's Essential 8, with a link to the details. */
function EssentialsCard({ essentials }: { readonly essentials: NonNullable<LongevityDay['essentials']> }) {
  const { knownCount, score } = essentials;
  return (
    <Card title="Life’s Essential 8">
      <Stack gap="sm">
        <EssentialsFigure {...{ score, knownCount }} />
        <Text size="sm" c="dimmed">
          The American Heart Association’s heart-health score.{' '}
          {score === null && 'You need all eight metrics to get a score.'}
        </Text>
        <Anchor component={Link} to={paths.lifesEssential8()} size="sm">
          See all eight
        </Anchor>
      </Stack>
    </Card>
  );
}

const WAITING = (
  <ColumnsSkeleton
    heightsRem={[
      [15, 44],
      [12, 10],
    ]}
  />
);

interface BodyProps {
  readonly day: LongevityDay;
  readonly system: UnitSystem;
  readonly today: string;
}

function Body({ day, system, today }: BodyProps) {
  const isWide = useIsWide();
  if (day.state === 'under-age')
    return (
      <Card>
        <EmptyState
          title="Scores start at age 18"
          text="The score’s thresholds are for adults and don’t fit a growing body. You can still log everything."
        />
      </Card>
    );
  const isScored = day.state === 'scored';
  const next = day.date === today && day.nextAction && <NextActionCard action={day.nextAction} />;
  return (
    <Columns
      wide="first"
      columns={[
        <Fragment key="score">
          {isScored ? <ScoreCard day={day} today={today} /> : <KeepLogging day={day} />}
          {!isWide && next}
          <PillarsCard {...{ day, system, today }} />
        </Fragment>,
        <Fragment key="side">
          {isWide && next}
          <HistoryCard today={today} />
          {day.essentials && <EssentialsCard essentials={day.essentials} />}
        </Fragment>,
      ]}
    />
  );
}

/** A past day without a stored score: today's data doesn't replace it. */
function NoScoreKept({ today }: { readonly today: string }) {
  return (
    <Columns
      wide="first"
      columns={[
        <Card key="none">
          <EmptyState
            title="No score was saved for this day"
            text="A score is saved on days when you log something or open this screen. It isn’t recalculated later."
          />
        </Card>,
        <HistoryCard key="history" today={today} />,
      ]}
    />
  );
}

/** `/longevity`: one score from eight pillars, its confidence, its inputs, and what would raise it most. */
export function LongevityPage() {
  const today = useToday();
  const [date, show] = useDayInView(today);
  const { data, error, refetch } = useLongevity(date, today);
  const { data: member } = useMember();
  return (
    <>
      <PageHeader title={SCREENS.longevity.title} text="One score, and what’s behind it.">
        <DaySwitcher {...{ date, today }} last={today} onChange={show} />
      </PageHeader>
      {data && member ? (
        <Body day={data} system={member.unitSystem} today={today} />
      ) : error && date !== today && explain(error).code === 'NOT_FOUND' ? (
        <NoScoreKept today={today} />
      ) : error ? (
        <ErrorState {...explain(error)} onRetry={() => void refetch()} />
      ) : (
        WAITING
      )}
    </>
  );
}
