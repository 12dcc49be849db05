import { Anchor, Box, Button, Collapse, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { isUrgentRule } from '#domain/advice/facts.ts';
import type { ReadingReader } from '#domain/advice/urgent-readings.ts';
import { useMember } from '#web/lib/member.ts';
import { useGlucoseUnit } from '#web/lib/units/glucose-unit.ts';
import { personOf, useReadingTargets } from '#web/lib/units/reading-targets.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { useIsPhone } from '#web/ui/layout/screen-width.ts';
import { AssociationInsight } from './association-insight.tsx';
import { snoozeRule, snoozedRules } from './snoozed-rules.ts';
import { useAdvice } from './queries.ts';
import { insightOf, type Insight } from './sentences.ts';

/** The member's units, and the targets chosen on this device. */
function useReader(): ReadingReader {
  const { data: member } = useMember();
  const glucoseUnit = useGlucoseUnit();
  const targets = useReadingTargets();
  return { person: personOf(targets), glucoseUnit, system: member?.unitSystem ?? 'metric' };
}

interface OneInsightProps {
  readonly insight: Insight;
  /** Absent if it can't be hidden. */
  readonly onHide?: () => void;
}

function OneInsight({ insight, onHide }: OneInsightProps) {
  const isPhone = useIsPhone();
  const [showsWhy, setShowsWhy] = useState(false);
  const { title, text, why, source, action, isUrgent = false } = insight;
  return (
    <Stack gap={isPhone ? 'xs' : 'sm'} flex={1}>
      <Text fw={600} {...(isUrgent && { c: 'var(--critical)' })}>
        {title}
      </Text>
      <Text size="sm">
        {text}{' '}
        <Anchor
          component="button"
          type="button"
          inherit
          fw={600}
          aria-expanded={showsWhy}
          onClick={() => setShowsWhy((was) => !was)}
        >
          Why this?
        </Anchor>
      </Text>
      <Collapse expanded={showsWhy}>
        <Text size="sm" c="dimmed">
          {why}{' '}
          {source && (
            <Anchor href={source.url} target="_blank" rel="noreferrer" inherit underline="always">
              {source.name}
            </Anchor>
          )}
        </Text>
      </Collapse>
      <Group gap="xs">
        <Button component={Link} to={action.to} size="sm">
          {action.label}
        </Button>
        {onHide && (
          <Button variant="subtle" size="sm" onClick={onHide}>
            Not now
          </Button>
        )}
      </Group>
    </Stack>
  );
}

/** Readings that need action now, in one card above everything else; nothing otherwise. */
export function UrgentInsights({ date }: { readonly date: string }) {
  const { data = [] } = useAdvice(date);
  const reader = useReader();
  const urgent = data.flatMap((finding) => {
    const insight = isUrgentRule(finding.rule) ? insightOf(finding, reader) : undefined;
    return insight ? [{ rule: finding.rule, insight }] : [];
  });
  if (urgent.length === 0) return null;
  return (
    <Box mb={{ base: 'md', sm: 'lg' }}>
      <Card title="Act now" tone="critical">
        <Stack gap="lg">
          {urgent.map(({ rule, insight }) => (
            <OneInsight key={rule} insight={insight} />
          ))}
        </Stack>
      </Card>
    </Box>
  );
}

/** Today's most important insight besides `UrgentInsights`; without one, the most certain association between two things the member logs. */
export function InsightCard({ date }: { readonly date: string }) {
  const { data, isPending } = useAdvice(date);
  const reader = useReader();
  const isPhone = useIsPhone();
  const [hidden, setHidden] = useState(() => snoozedRules(Date.now()));
  if (isPending) return <Skeleton height="11rem" radius="lg" />;
  const shown = (data ?? []).flatMap((finding) => {
    const isElsewhere = isUrgentRule(finding.rule) || hidden.has(finding.rule);
    const insight = isElsewhere ? undefined : insightOf(finding, reader);
    return insight ? [{ rule: finding.rule, insight }] : [];
  });
  const [first] = shown;
  if (!first) return <AssociationInsight date={date} />;
  const hide = (): void => {
    snoozeRule(first.rule, Date.now());
    setHidden(new Set([...hidden, first.rule]));
  };
  return (
    <Card title="Worth acting on" tone="wash" isTall isBare={isPhone}>
      <OneInsight key={first.rule} insight={first.insight} onHide={hide} />
    </Card>
  );
}
