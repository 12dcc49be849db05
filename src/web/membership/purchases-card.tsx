import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { Purchase } from '#contract/membership.ts';
import { moneyText } from '#domain/membership/money.ts';
import type { Plan } from '#domain/membership/plans.ts';
import { useToday } from '#web/lib/clock.ts';
import { explain } from '#web/lib/errors.ts';
import { purchaseStateName } from '#web/lib/names/purchase-words.ts';
import { paths } from '#web/lib/paths.ts';
import { dayText } from '#web/lib/time/moment-text.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { AskDialog } from '#web/ui/dialogs/ask-dialog.tsx';
import { toast } from '#web/ui/toast.ts';
import { PlainList } from '#web/ui/lists/plain-list.tsx';
import classes from './purchases.module.css';
import { useRefund } from './queries.ts';

/** Status of a purchase with its date: "Paid Sun 22 Nov, $20 refunded". */
function stateText(purchase: Purchase, today: string): string {
  const { refundedMinor, amountMinor, currency } = purchase;
  const at = purchase.endedAt ?? purchase.paidAt ?? purchase.createdAt;
  const part = refundedMinor > 0 && refundedMinor < amountMinor;
  const partText = part ? `, ${moneyText(refundedMinor, currency)} refunded` : '';
  return `${purchaseStateName(purchase)} ${dayText(at, today)}${partText}`;
}

const PLAN_WORDS: Readonly<Record<Plan, string>> = {
  free: 'You’re on the free plan.',
  lifetime: 'You still have lifetime access.',
};

function Refund({ purchase }: { readonly purchase: Purchase }) {
  const [isAsked, setAsked] = useState(false);
  const refund = useRefund();
  const amount = moneyText(purchase.amountMinor, purchase.currency);
  const giveBack = () => {
    setAsked(false);
    refund.mutate(purchase.id, {
      onSuccess: ({ plan }) =>
        void toast({ title: 'Refunded', text: `${PLAN_WORDS[plan]} Nothing you logged is lost.` }),
      onError: (error) => void toast({ ...explain(error), tone: 'destructive' }),
    });
  };
  return (
    <>
      <Button variant="default" loading={refund.isPending} onClick={() => setAsked(true)}>
        Refund {amount}
      </Button>
      <AskDialog
        opened={isAsked}
        title={`Refund ${amount}?`}
        text="Your account will return to the free plan, unless an admin gave you lifetime access. You’ll keep everything you logged. You can buy again later."
        confirmLabel={`Refund ${amount}`}
        isFinal
        onConfirm={giveBack}
        onCancel={() => setAsked(false)}
      />
    </>
  );
}

function HowToRefund({ purchase, today }: { readonly purchase: Purchase; readonly today: string }) {
  if (purchase.refundableUntil === null) return null;
  const until = `until ${dayText(purchase.refundableUntil, today)}`;
  if (purchase.gateway === 'sandbox')
    return (
      <Group justify="space-between" gap="sm">
        <Text size="sm">You can get a refund {until}.</Text>
        <Refund purchase={purchase} />
      </Group>
    );
  return (
    <Text size="sm">
      You can get a refund {until}. <Anchor href={paths.contact()}>Contact us</Anchor> with this receipt
      number.
    </Text>
  );
}

function Row({ purchase }: { readonly purchase: Purchase }) {
  const today = useToday();
  return (
    <Stack component="li" gap="xs">
      <Group justify="space-between" gap="sm">
        <Text fw={600}>Lifetime access</Text>
        <Text fw={600}>{moneyText(purchase.amountMinor, purchase.currency)}</Text>
      </Group>
      <Text size="sm">
        {stateText(purchase, today)}
        {purchase.gateway === 'sandbox' && ', sandbox, not charged'}
      </Text>
      <Text size="sm" c="dimmed">
        Receipt <span className={classes.receipt}>{purchase.id}</span>
      </Text>
      <HowToRefund purchase={purchase} today={today} />
    </Stack>
  );
}

/** The member's purchases as receipts, with refunds. */
export function PurchasesCard({ purchases }: { readonly purchases: readonly Purchase[] }) {
  return (
    <Card title="Purchases">
      <PlainList gap="lg">
        {purchases.map((purchase) => (
          <Row key={purchase.id} purchase={purchase} />
        ))}
      </PlainList>
    </Card>
  );
}
