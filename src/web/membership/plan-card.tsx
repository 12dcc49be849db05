import { Button, Stack, Text } from '@mantine/core';
import type { Membership } from '#contract/membership.ts';
import { LIFETIME_PRICE_TEXT } from '#domain/membership/money.ts';
import { REFUND_DAYS } from '#domain/membership/purchase.ts';
import { paths } from '#web/lib/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { Figure } from '#web/ui/figure.tsx';

function Upgrade({ gateway }: Pick<Membership, 'gateway'>) {
  if (gateway === null)
    return (
      <Text size="sm" c="dimmed">
        Nothing is sold on this server. Whoever runs it can give your account lifetime access.
      </Text>
    );
  return (
    <Stack gap="xs">
      <Button component="a" href={paths.payment()} size="md">
        Get lifetime access for {LIFETIME_PRICE_TEXT}
      </Button>
      <Text size="sm" c="dimmed">
        One payment, no subscription, {REFUND_DAYS}-day money-back guarantee.
        {gateway === 'sandbox' && ' This server pays in a sandbox: no money moves.'}
      </Text>
    </Stack>
  );
}

/** Which plan the member is on, and the way to the other. */
export function PlanCard({ membership: { plan, gateway } }: { readonly membership: Membership }) {
  const isLifetime = plan === 'lifetime';
  return (
    <Card title="Your plan" tone={isLifetime ? 'wash' : 'plain'}>
      <Stack gap="md">
        <Figure size="hero" value={isLifetime ? 'Lifetime' : 'Free'} />
        <Text>
          {isLifetime
            ? 'Everything, for as long as this service exists. There is nothing to renew.'
            : 'Every way to log, every tracker and score, and your data out again at any time. What a model reads is counted by the day.'}
        </Text>
        {!isLifetime && <Upgrade gateway={gateway} />}
      </Stack>
    </Card>
  );
}
