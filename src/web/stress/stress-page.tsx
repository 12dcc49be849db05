import { Anchor, Button, Stack, Text } from '@mantine/core';
import { Fragment, useMemo } from 'react';
import type { StressCheckIn } from '#contract/stress.ts';
import { tagDifferences } from '#domain/stress/tag-difference.ts';
import { SCREENS } from '#domain/screens/screens.ts';
import { useRange } from '#web/lib/address/range.ts';
import { useToday } from '#web/lib/clock.ts';
import { explain } from '#web/lib/errors.ts';
import { formatTenth } from '#web/lib/format.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { LazySparkline } from '#web/ui/chart/lazy-chart.tsx';
import { ColumnsSkeleton } from '#web/ui/states/columns-skeleton.tsx';
import { Columns } from '#web/ui/layout/columns.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { Figure } from '#web/ui/layout/figure.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Sample } from '#web/ui/states/sample.tsx';
import { BreathingCard } from '#web/stress/breathing/breathing-card.tsx';
import { CheckInCard } from '#web/stress/check-in/check-in-card.tsx';
import { CheckInTable } from '#web/stress/check-in/check-in-table.tsx';
import { HrvCard } from '#web/stress/hrv/hrv-card.tsx';
import { useStress } from './queries.ts';
import { QuestionnaireCard } from '#web/stress/questionnaire/questionnaire-card.tsx';
import { ScoreCard } from './score-card.tsx';
import { StressHistory } from './stress-history.tsx';
import classes from './stress.module.css';

const MAX_TAGS_SHOWN = 2;

/** Tags associated with clearly more or less stress, if any. */
function TagCard({ entries }: { readonly entries: readonly StressCheckIn[] }) {
  const found = useMemo(() => tagDifferences(entries).slice(0, MAX_TAGS_SHOWN), [entries]);
  if (found.length === 0) return null;
  return (
    <Card tone="wash" title="Worth a look">
      <Stack gap="sm">
        {found.map(({ tag, withCount, withMean, withoutCount, withoutMean }) => (
          <Text key={tag}>
            Your stress averaged <b>{formatTenth(withMean)}</b> over {withCount} check-ins with “{tag}” and{' '}
            <b>{formatTenth(withoutMean)}</b> over {withoutCount} without it.
          </Text>
        ))}
        <Text size="sm" c="dimmed">
          A link like this doesn’t prove that one causes the other.
        </Text>
      </Stack>
    </Card>
  );
}

const SAMPLE = [6, 7, 5, 6, 4, 3, 5, 6, 4, 4, 3, 5, 3, 3];

interface StressEmptyProps {
  /** There may be check-ins before the range. */
  readonly onLookBack: (() => void) | undefined;
}

/** Introduction before the first check-in. */
function StressEmpty({ onLookBack }: StressEmptyProps) {
  return (
    <Card>
      <EmptyState
        title="No check-ins yet"
        text="One rating from 1 to 10 each day is enough. After three days, your stress level will appear here. After two weeks, you’ll see what your stressful days have in common."
        picture={
          <Sample caption="A two-week sample">
            <Figure value="37" unit="out of 100, lower is calmer" size="tile" />
            <LazySparkline
              values={SAMPLE}
              color="stress"
              label="Sample: stress falls from 6 to 3 out of 10 over two weeks"
            />
          </Sample>
        }
      >
        <Button
          onClick={() => document.querySelector<HTMLElement>('[data-check-in] input[type=radio]')?.focus()}
        >
          Check in now
        </Button>
        {onLookBack && (
          <Button variant="subtle" onClick={onLookBack}>
            Show earlier check-ins
          </Button>
        )}
      </EmptyState>
    </Card>
  );
}

/** Days of a week with 9 or 10 from which the note is shown. */
const OFTEN = 3;

/** Where to get help if very high stress recurs. Discreet: it names what was logged, not a possible illness. */
function HelpNote({ veryHighDays }: { readonly veryHighDays: number }) {
  if (veryHighDays < OFTEN) return null;
  return (
    <Card tone="wash" title="You don’t have to carry this alone">
      <Text>
        You rated your stress 9 or 10 on {veryHighDays} of the last 7 days. That’s a lot. Talk to someone you
        trust, or to your doctor. If you’re thinking about harming yourself, call or text 988 now (US or
        Canada). In an emergency, call 911 in North America or 112 in Europe. Find a helpline in your country
        at{' '}
        <Anchor underline="always" href="https://findahelpline.com" target="_blank" rel="noreferrer">
          findahelpline.com
        </Anchor>
        .
      </Text>
    </Card>
  );
}

const WAITING = (
  <ColumnsSkeleton
    heightsRem={[
      [22, 24],
      [14, 24],
    ]}
  />
);

interface BodyProps {
  readonly stress: ReturnType<typeof useStress>;
  readonly today: string;
  readonly range: ReturnType<typeof useRange>;
}

/** The results: the score, the days, and heart rate variability. */
function Record({ stress, today, range }: BodyProps) {
  const { felt, hrv, current } = stress;
  return (
    <>
      {stress.isEmpty ? (
        <StressEmpty onLookBack={range.range === 'all' ? undefined : () => range.setRange('all')} />
      ) : (
        <>
          <HelpNote veryHighDays={current.week.veryHighDays} />
          <ScoreCard current={current} today={today} />
          <StressHistory entries={felt.entries} today={today} range={range} />
        </>
      )}
      <HrvCard entries={hrv.entries} unsent={hrv.unsent} baseline={current.baseline} today={today} />
    </>
  );
}

function Body(props: BodyProps) {
  const { stress, today } = props;
  const { felt, answered, error, known } = stress;
  return (
    <Columns
      wide="first"
      columns={[
        known ? (
          <Record key="record" {...props} />
        ) : (
          // Check-ins and breathing need no stored data, so they stay available.
          <ErrorState key="record" {...explain(error)} onRetry={stress.refetch} />
        ),
        <Fragment key="log">
          <div className={classes.early} data-check-in>
            <CheckInCard earlier={felt.entries} />
          </div>
          <BreathingCard />
          <TagCard entries={felt.entries} />
          {answered.known && (
            <QuestionnaireCard entries={answered.entries} unsent={answered.unsent} today={today} />
          )}
        </Fragment>,
      ]}
    >
      {felt.entries.length > 0 && <CheckInTable entries={felt.entries} unsent={felt.unsent} today={today} />}
    </Columns>
  );
}

/** `/track/stress`: the weekly score and its parts, check-ins, the questionnaire, heart rate variability and breathing. */
export function StressPage() {
  const today = useToday();
  const range = useRange(today);
  const stress = useStress(range.from, today);
  const isSettled = stress.known || (stress.error !== undefined && stress.error !== null);
  return (
    <>
      <PageHeader
        title={SCREENS.stress.title}
        text="How your days feel, what’s linked to stress, and ways to calm down."
      />
      {isSettled ? <Body {...{ stress, today, range }} /> : WAITING}
    </>
  );
}
