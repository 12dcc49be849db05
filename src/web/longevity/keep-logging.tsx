import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import type { LongevityDay } from '#contract/longevity.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import classes from './longevity.module.css';
import { MISSING, PILLAR_WORDS } from './pillar-words.ts';

const MOST_STEPS = 5;

/** What is missing first: by what it would add to the confidence. */
function firstSteps({ pillars }: LongevityDay) {
  return pillars
    .filter(({ neutral, coverage }) => neutral === null && coverage < 1)
    .map((pillar) => ({ ...pillar, adds: pillar.weight * (1 - pillar.coverage) }))
    .toSorted((one, other) => other.adds - one.adds)
    .slice(0, MOST_STEPS);
}

/** In place of a score that would rest on too little: what it is for, and what would bring it soonest. */
export function KeepLogging({ day }: { readonly day: LongevityDay }) {
  const percent = Math.round(day.confidence);
  return (
    <Card>
      <EmptyState
        title="Keep logging: your score is not there yet"
        text={`It puts nutrition, movement, sleep, stress, metabolism, blood, habits and bio-age into one figure of 0 to 100. So far ${percent} % of what it rests on is known, from ${day.pillarCount} of 8 pillars. It is shown from 35 % and three pillars on: below that it would say more about what is missing than about you.`}
      >
        <ul className={classes.list}>
          {firstSteps(day).map(({ key, missing, adds }) => {
            const [next] = missing;
            const step = next ? MISSING[next] : PILLAR_WORDS[key].link;
            return (
              <li key={key} className={classes.item}>
                <span>
                  {PILLAR_WORDS[key].name}: up to {Math.round(adds)} % more
                </span>
                <Anchor component={Link} to={step.to} size="sm">
                  {step.label}
                </Anchor>
              </li>
            );
          })}
        </ul>
      </EmptyState>
    </Card>
  );
}
