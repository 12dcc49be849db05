import { Stack, Text } from '@mantine/core';
import type { DietQualityAnswer } from '#contract/diet-quality.ts';
import { formatTenth } from '#web/lib/format.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { MacroBar } from '#web/ui/gauges/macro-bar.tsx';
import { PlainList } from '#web/ui/lists/plain-list.tsx';
import { AuditButton } from './audit-button.tsx';
import { COMPONENT_WORDS, sayAmount, unitAfter, sayStandard } from './component-words.ts';
import classes from './diet-quality.module.css';

type Known = Extract<DietQualityAnswer['hei'], { kind: 'known' }>;
type Component = Known['components'][number];

/** Less than this below the maximum counts as full points. */
const MIN_GAIN = 0.05;

const gainOf = ({ points, maxPoints }: Component): number => maxPoints - points;

function Points({ component: { key, points, maxPoints } }: { readonly component: Component }) {
  return (
    <MacroBar
      label={COMPONENT_WORDS[key].name}
      color="fiber"
      value={points}
      target={maxPoints}
      valueText={formatTenth(points)}
      targetText={`of ${maxPoints} points`}
    />
  );
}

function Row({ component, foods }: { readonly component: Component; readonly foods: readonly string[] }) {
  const { key, amount } = component;
  const words = COMPONENT_WORDS[key];
  return (
    <li>
      <Points component={component} />
      <p className={classes.note}>
        <b>{words.advice}</b> Now {sayAmount(amount)}
        {unitAfter(key)}. Full points at {sayStandard(key)}.
        {foods.length > 0 && ` ${words.foods}: ${foods.join(', ')}.`}
      </p>
    </li>
  );
}

interface ComponentsCardProps {
  readonly hei: Known;
  readonly foods: DietQualityAnswer['foods'];
  readonly onAudit: () => void;
}

/** The thirteen components, largest possible gain first, each with how to raise it. */
export function ComponentsCard({ hei, foods, onAudit }: ComponentsCardProps) {
  const sorted = hei.components.toSorted((one, other) => gainOf(other) - gainOf(one));
  const full = sorted.filter((component) => gainOf(component) < MIN_GAIN);
  return (
    <Card title="What would raise your score">
      <Stack gap="lg">
        <PlainList gap="lg">
          {sorted
            .filter((component) => gainOf(component) >= MIN_GAIN)
            .map((component) => (
              <Row
                key={component.key}
                component={component}
                foods={foods[component.key].map(({ name }) => name)}
              />
            ))}
        </PlainList>
        {full.length > 0 && (
          <div>
            <Text fw={600} size="sm" mb="md">
              Already full points
            </Text>
            <ul className={classes.full}>
              {full.map((component) => (
                <li key={component.key}>
                  <Points component={component} />
                </li>
              ))}
            </ul>
          </div>
        )}
        <AuditButton of="What would raise your score" onOpen={onAudit} />
      </Stack>
    </Card>
  );
}
