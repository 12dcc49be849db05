import { Anchor, Button, Collapse, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { useMember } from '#web/lib/member.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { useIsPhone } from '#web/ui/layout/screen-width.ts';
import { AssociationInsight } from './association-insight.tsx';
import { snoozeRule, snoozedRules } from './snoozed-rules.ts';
import { useAdvice } from './queries.ts';
import { insightOf } from './sentences.ts';

/** Today's most important insight with its data; without one, the most certain association between two things the member logs. */
export function InsightCard({ date }: { readonly date: string }) {
  const { data, isPending } = useAdvice(date);
  const { data: member } = useMember();
  const [hidden, setHidden] = useState(() => snoozedRules(Date.now()));
  const isPhone = useIsPhone();
  const [showsWhy, setShowsWhy] = useState(false);
  if (isPending) return <Skeleton height="11rem" radius="lg" />;
  const found = data?.find(({ rule }) => rule === 'low-glucose' || !hidden.has(rule));
  const insight = found && insightOf(found, member?.unitSystem ?? 'metric');
  if (!insight) return <AssociationInsight date={date} />;
  const { title, text, why, source, action, isUrgent = false } = insight;
  return (
    <Card title={isUrgent ? 'Act now' : 'Worth acting on'} tone="wash" isTall isBare={isPhone}>
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
        <Group gap="xs" mt="auto">
          <Button component={Link} to={action.to} size="sm">
            {action.label}
          </Button>
          {!isUrgent && (
            <Button
              variant="subtle"
              size="sm"
              onClick={() => {
                snoozeRule(found.rule, Date.now());
                setHidden(new Set([...hidden, found.rule]));
              }}
            >
              Not now
            </Button>
          )}
        </Group>
      </Stack>
    </Card>
  );
}
