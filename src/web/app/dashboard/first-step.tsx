import { Anchor, Text } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'react-router';
import type { Targets } from '#contract/goals/day-targets.ts';
import { formatGrams, formatKcal } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Figure } from '#web/ui/layout/figure.tsx';
import { colorOf } from '#web/ui/theme/colors.ts';
import classes from './dashboard.module.css';

const MACROS = [
  { key: 'proteinG', name: 'protein', color: 'protein' },
  { key: 'carbsG', name: 'carbs', color: 'carbs' },
  { key: 'fatG', name: 'fat', color: 'fat' },
  { key: 'fiberG', name: 'fiber', color: 'fiber' },
] as const;

/** The day's target before anything is logged. */
export function TargetCard({ targets }: { readonly targets: Targets }) {
  const energy = formatKcal(targets.energyKcal);
  return (
    <Card title="Your daily target">
      <div className={classes.target}>
        <Figure value={energy} unit="kcal" size="hero" />
        <Anchor component={Link} to={paths.goals()} size="sm" fw={600}>
          Why {energy}
        </Anchor>
      </div>
      <dl className={classes.macros}>
        {MACROS.map(({ key, name, color }) => (
          <div key={key} className={classes.macro} style={{ '--macro': colorOf(color) } as CSSProperties}>
            <dt>{name}</dt>
            <dd>{formatGrams(targets[key])} g</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

interface StepProps {
  readonly number: number;
  readonly title: string;
  readonly text: string;
  readonly isDone?: boolean;
  readonly action?: ReactNode;
}

/** One of the three steps. */
export const Step = ({ number, title, text, isDone = false, action }: StepProps) => (
  <>
    <span className={classes.number} data-first={number === 1} aria-hidden>
      {isDone ? <IconCheck size={16} /> : number}
    </span>
    <div>
      <h3 className={classes.title}>{title}</h3>
      <Text size="sm" c="dimmed">
        {isDone ? 'Done' : text}
      </Text>
    </div>
    {!isDone && action}
  </>
);

/** What to do first, for a member without a meal; the log box follows. */
export const FirstStep = () => (
  <div>
    <div className={classes.head}>
      <h2>Three steps to get started</h2>
      <Text size="sm" c="dimmed">
        3 minutes
      </Text>
    </div>
    <div className={classes.step}>
      <Step
        number={1}
        title="Log your last meal"
        text="Type it the way you’d say it. You’ll check every food before it’s saved."
      />
    </div>
  </div>
);
