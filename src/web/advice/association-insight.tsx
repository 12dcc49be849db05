import { Box, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Associations } from '#contract/reports/associations.ts';
import { ideaOfPair } from '#domain/experiments/ideas.ts';
import {
  associationHeadline,
  effectInterval,
  effectText,
  findPair,
} from '#domain/reports/associations/association-words.ts';
import { addDays } from '#domain/time/local-date.ts';
import { HOUR_MS } from '#domain/time/spans.ts';
import { api } from '#web/lib/api.ts';
import { useMember } from '#web/lib/member.ts';
import { paths } from '#web/lib/paths.ts';
import { LASTING } from '#web/lib/storage/read-cache.ts';
import { useReportUnits } from '#web/lib/units/report-units.ts';
import { Card } from '#web/ui/layout/card.tsx';

/** Days to search: a quarter, as in a report on the free plan. */
const DAYS = 90;

/** The most certain association of the member's last 90 days, if there is one, and how to test it. */
export function AssociationInsight({ date }: { readonly date: string }) {
  const { data: member } = useMember();
  const units = useReportUnits(member?.unitSystem ?? 'metric');
  const from = addDays(date, 1 - DAYS);
  const { data, isPending } = useQuery({
    queryKey: ['association-insight', date],
    queryFn: (): Promise<Associations> => api.reports.associations({ from, to: date }),
    meta: LASTING,
    staleTime: 12 * HOUR_MS,
  });
  const answer = data?.found.toSorted((one, other) => one.p - other.p)[0];
  const pair = answer && findPair(answer.pair);
  if (isPending) return <Skeleton height="11rem" radius="lg" />;
  if (!pair)
    return (
      <Card title="Worth a look" tone="wash" isTall>
        <Stack gap="sm" flex={1}>
          <Text fw={600}>Nothing needs your attention</Text>
          <Text size="sm">
            Reports look for links between what you eat, how you sleep and what you measure.
          </Text>
          <Box mt="auto">
            <Button component={Link} to={paths.associations(from, date)} variant="light" size="sm">
              See what’s linked
            </Button>
          </Box>
        </Stack>
      </Card>
    );
  const idea = ideaOfPair(pair.key);
  return (
    <Card title="Worth a look" tone="wash" isTall>
      <Stack gap="sm" flex={1}>
        <Text fw={600}>{associationHeadline(pair, answer)}</Text>
        <Text size="sm">
          {pair.perStep}: <b>{effectText(pair, answer, units)}</b> ({effectInterval(pair, answer, units)}),
          over {answer.days} days. This doesn’t prove cause and effect.
        </Text>
        <Group gap="xs" mt="auto">
          {idea && (
            <Button component={Link} to={paths.planExperiment(idea.key)} size="sm">
              Test it
            </Button>
          )}
          <Button component={Link} to={paths.associations(from, date)} variant="subtle" size="sm">
            See the days
          </Button>
        </Group>
      </Stack>
    </Card>
  );
}
