import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { DietQualityAnswer } from '#contract/diet-quality.ts';
import { formatTenth } from '#web/lib/format.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { MacroBar } from '#web/ui/gauges/macro-bar.tsx';
import { PlainList } from '#web/ui/lists/plain-list.tsx';
import { AuditButton } from './audit-button.tsx';
import {
  COMPONENT_WORDS,
  sayAmount,
  standardUnitAfter,
  sayStandard,
} from '#domain/diet-quality/words/component-words.ts';
import classes from './diet-quality.module.css';

type Known = Extract<DietQualityAnswer['hei'], { kind: 'known' }>;
type Component = Known['components'][number];

/** Less than this below the maximum counts as full points. */
const MIN_GAIN = 0.05;

/** What would help most; the others open on a tap. */
const FIRST = 3;

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
        {standardUnitAfter(key)}. Full points at {sayStandard(key)}.
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
  const gains = sorted.filter((component) => gainOf(component) >= MIN_GAIN);
  const [isAll, setAll] = useState(false);
  const shown = isAll ? gains : gains.slice(0, FIRST);
  return (
    <Card title="Ways to raise your score">
      <Stack gap="lg">
        <PlainList gap="lg">
          {shown.map((component) => (
            <Row
              key={component.key}
              component={component}
              foods={foods[component.key].map(({ name }) => name)}
            />
          ))}
        </PlainList>
        {gains.length > shown.length && (
          <Button variant="subtle" onClick={() => setAll(true)}>
            Show {gains.length - shown.length} more
          </Button>
        )}
        {full.length > 0 && (
          <Text size="sm">
            <b>Full points:</b> {full.map(({ key }) => COMPONENT_WORDS[key].name).join(', ')}.
          </Text>
        )}
        <AuditButton of="Ways to raise your score" onOpen={onAudit} />
      </Stack>
    </Card>
  );
}
