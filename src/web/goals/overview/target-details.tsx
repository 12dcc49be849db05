import { Accordion, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Member } from '#contract/account/account.ts';
import type { GoalsInForce } from '#contract/goals/goals.ts';
import { addDays, weekdayOf } from '#domain/time/local-date.ts';
import { useToday } from '#web/lib/clock.ts';
import { formatKcal } from '#web/lib/format.ts';
import { workoutReason } from '#web/lib/member/workout-words.ts';
import { perMass, useMassUnit } from '#web/lib/units/mass-unit.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { SourceLinks } from '#web/ui/source-links.tsx';
import { Steps } from '#web/ui/layout/steps.tsx';
import { energySteps, macroSteps, rangeNote } from '#web/goals/energy-steps.ts';
import { useExpenditure, useProgress } from '#web/goals/queries.ts';
import { EQUATION_NAMES, limitSentence, SOURCES } from '#web/goals/why.ts';
import { estimateText } from './check-in-card.tsx';
import { habitsText, habitSteps } from './habits.ts';
import classes from './overview.module.css';
import { TodayBars } from './today-bars.tsx';
import { weekEnergy, weekMeanText } from './week-means.ts';

interface FoldProps {
  readonly id: 'energy' | 'food' | 'habits' | 'limits';
  readonly title: string;
  /** The gist, read while folded. */
  readonly gist: string;
  readonly children: ReactNode;
}

function Fold({ id, title, gist, children }: FoldProps) {
  return (
    <Accordion.Item value={id}>
      <Accordion.Control px={0}>
        <span className={classes.fold}>
          {title} <small>{gist}</small>
        </span>
      </Accordion.Control>
      <Accordion.Panel>{children}</Accordion.Panel>
    </Accordion.Item>
  );
}

interface TargetDetailsProps {
  readonly goals: GoalsInForce;
  readonly member: Member;
}

const Note = ({ children }: { readonly children: ReactNode }) =>
  children !== undefined && (
    <Text size="sm" c="dimmed">
      {children}
    </Text>
  );

/** "2,240 burned − 340". */
function energyGist({ expenditureKcal, dailyDeltaKcal }: GoalsInForce): string {
  const burned = `${formatKcal(expenditureKcal)} burned`;
  if (dailyDeltaKcal === 0) return burned;
  return `${burned} ${dailyDeltaKcal < 0 ? '−' : '+'} ${formatKcal(Math.abs(dailyDeltaKcal))}`;
}

type Progress = ReturnType<typeof useProgress>;

function Energy({
  goals,
  member,
  progress,
  today,
}: TargetDetailsProps & { progress: Progress; today: string }) {
  const { data: answer } = useExpenditure();
  const others = goals.restingByEquation
    .filter(({ equation }) => equation !== goals.equation)
    .map(({ equation, restingKcal }) => `${EQUATION_NAMES[equation]} ${formatKcal(restingKcal)}`);
  const week = weekEnergy(progress.days.data ?? [], today);
  return (
    <Stack gap="md">
      <Steps steps={energySteps({ plan: goals, choices: goals, member })} />
      <Note>{goals.addsWorkouts ? workoutReason(goals.today) : undefined}</Note>
      <Note>{answer?.estimate ? estimateText(answer, answer.estimate) : undefined}</Note>
      <Note>
        {others.length > 0
          ? `Your resting energy with other equations: ${others.join(', ')} kcal.`
          : undefined}
      </Note>
      <Note>
        {weekMeanText(week, 'complete day', (kcal) => `${formatKcal(Math.round(kcal / 10) * 10)} kcal`)}
      </Note>
    </Stack>
  );
}

function Limits({ goals }: { readonly goals: GoalsInForce }) {
  return (
    <Stack gap="sm">
      {goals.limits.length === 0 && <Text size="sm">No safety limits affected your target.</Text>}
      {goals.limits.map((code) => (
        <Text key={code} size="sm">
          {limitSentence(code)}
        </Text>
      ))}
      <Text size="sm">Your calculated target won’t go below {formatKcal(goals.floorKcal)} kcal.</Text>
      <SourceLinks sources={SOURCES} />
    </Stack>
  );
}

/** Everything behind the targets, folded: how they are calculated, today's progress, limits and sources. */
export function TargetDetails({ goals, member }: TargetDetailsProps) {
  const today = useToday();
  const progress = useProgress(addDays(today, -weekdayOf(today)), today);
  const massUnit = useMassUnit(member.unitSystem);
  const energy = formatKcal(goals.energyKcal);
  return (
    <Card>
      <Accordion multiple order={2} variant="default" chevronPosition="right" className={classes.folds}>
        <Fold
          id="energy"
          title={goals.mode === 'by-hand' ? `What ${energy} means` : `How ${energy} is calculated`}
          gist={energyGist(goals)}
        >
          <Energy {...{ goals, member, progress, today }} />
        </Fold>
        <Fold
          id="food"
          title="Protein, carbs, fat and fiber"
          gist={`Protein: ${perMass(goals.proteinGPerKg, massUnit)}`}
        >
          <Stack gap="md">
            <Steps steps={macroSteps({ plan: goals, choices: goals, massUnit })} />
            <Note>{rangeNote(goals)}</Note>
            <Text size="sm" fw={600}>
              Today so far
            </Text>
            <TodayBars {...{ goals, member, progress, today }} />
          </Stack>
        </Fold>
        <Fold id="habits" title="Water, sleep and fasting" gist={habitsText(goals, member)}>
          <Steps steps={habitSteps(goals, member, progress, today)} />
        </Fold>
        <Fold id="limits" title="Limits and sources" gist={`${SOURCES.length} sources`}>
          <Limits goals={goals} />
        </Fold>
      </Accordion>
    </Card>
  );
}
