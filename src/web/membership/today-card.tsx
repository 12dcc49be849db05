import { Progress, Stack, Text } from '@mantine/core';
import type { Membership } from '#contract/membership.ts';
import { deviceTimeZone, timeOf } from '#web/lib/clock.ts';
import { Card } from '#web/ui/card.tsx';
import { Figure } from '#web/ui/figure.tsx';

const PERCENT = 100;

/** What is left today of what the plan counts, and when it begins anew. */
export function TodayCard({ membership: { plan, modelAnalyses } }: { readonly membership: Membership }) {
  if (modelAnalyses === null)
    return (
      <Card title="Today">
        <Text>
          Nothing is counted here: this server has no model, and what it reads by itself is unlimited on every
          plan.
        </Text>
      </Card>
    );
  const { left, limit, resetsAt } = modelAnalyses;
  return (
    <Card title="Today" aside={`New ones at ${timeOf(Date.parse(resetsAt), deviceTimeZone())}`}>
      <Stack gap="sm">
        <Figure size="tile" value={String(left)} of={`of ${limit}`} unit="left" />
        <Progress
          value={limit === 0 ? 0 : (PERCENT * left) / limit}
          aria-label="Photo and model analyses left today"
          size="sm"
          radius="xl"
        />
        <Text size="sm">
          Photo and model analyses: pictures of meals and laboratory reports, and words read again by a model.
        </Text>
        <Text size="sm" c="dimmed">
          {plan === 'lifetime'
            ? 'Unlimited within fair use: this is its daily figure.'
            : 'Text and voice on the built-in engine, barcodes and labels are never counted.'}
        </Text>
      </Stack>
    </Card>
  );
}
