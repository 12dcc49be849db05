import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import type { LongevityDay } from '#contract/longevity.ts';
import { PILLARS } from '#domain/longevity/pillar.ts';
import { MIN_CONFIDENCE, MIN_PILLARS } from '#domain/longevity/tuning.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import classes from './longevity.module.css';
import { MISSING, PILLAR_WORDS } from './pillar-words.ts';

const MAX_STEPS = 5;

/** Missing pillars, biggest gain in confidence first. */
function firstSteps({ pillars }: LongevityDay) {
  return pillars
    .filter(({ neutral, coverage }) => neutral === null && coverage < 1)
    .map((pillar) => ({ ...pillar, adds: pillar.weight * (1 - pillar.coverage) }))
    .toSorted((one, other) => other.adds - one.adds)
    .slice(0, MAX_STEPS);
}

/** Shown instead of a score based on too little: what it is for and the fastest way to get it. */
export function KeepLogging({ day }: { readonly day: LongevityDay }) {
  const percent = Math.round(day.confidence);
  return (
    <Card>
      <EmptyState
        title="Keep logging: your score is not there yet"
        text={`It combines nutrition, movement, sleep, stress, metabolism, blood, habits and bio-age into one figure from 0 to 100. So far ${percent} % of its data is known, from ${day.pillarCount} of ${PILLARS.length} pillars. It appears from ${MIN_CONFIDENCE} % and ${MIN_PILLARS} pillars on: with less, it would say more about what is missing than about you.`}
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
