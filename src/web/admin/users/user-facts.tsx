import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { UserDetails } from '#contract/admin/users.ts';
import { moneyText } from '#domain/membership/money.ts';
import { carriesPlan } from '#domain/membership/purchase.ts';
import { api } from '#web/lib/api.ts';
import { explain } from '#web/lib/errors.ts';
import { purchaseStateName } from '#web/lib/names/purchase-words.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { dayText, momentText } from '#web/lib/time/moment-text.ts';
import { AskDialog } from '#web/ui/dialogs/ask-dialog.tsx';
import { toast } from '#web/ui/toast.ts';
import { PlainList } from '#web/ui/lists/plain-list.tsx';
import { Tag } from '#web/admin/tag.tsx';
import classes from './user-drawer.module.css';
import { usersKey } from './user-queries.ts';
import { PLAN_NAMES, ROLE_NAMES, STATE_NAMES, STATE_TONES } from './user-words.ts';

interface PurchaseRefundProps {
  readonly id: string;
  readonly amountMinor: number;
  readonly currency: string;
}

/** Refunds a purchase in full; with Stripe the plan ends when Stripe's message arrives, some seconds later. */
function PurchaseRefund({ id, amountMinor, currency }: PurchaseRefundProps) {
  const [isAsked, setAsked] = useState(false);
  const amount = moneyText(amountMinor, currency);
  const refund = useMutation({
    mutationFn: () => api.adminPurchases.refund({ id }),
    onSuccess: ({ state }) =>
      void toast({
        title: state === 'refunded' ? 'Refunded' : 'Refund requested',
        text:
          state === 'refunded'
            ? 'This account’s plan has been updated.'
            : 'The plan will change once the payment service confirms it.',
      }),
    onError: (error) => {
      const { title, text } = explain(error);
      void toast({ title, text, tone: 'destructive' });
    },
    onSettled: () => queryClient.invalidateQueries(usersKey),
  });
  return (
    <>
      <Button size="xs" variant="default" loading={refund.isPending} onClick={() => setAsked(true)}>
        Refund
      </Button>
      <AskDialog
        opened={isAsked}
        title={`Refund ${amount}?`}
        text="This refunds the full amount. The account returns to the free plan, unless lifetime access was bought twice or given by an admin. Everything the member logged will be kept."
        confirmLabel={`Refund ${amount}`}
        isFinal
        onConfirm={() => {
          setAsked(false);
          refund.mutate();
        }}
        onCancel={() => setAsked(false)}
      />
    </>
  );
}

/** An account's login methods. */
export function UserFacts({ user }: { readonly user: UserDetails }) {
  const facts: readonly (readonly [string, string])[] = [
    ['Name', user.name ?? 'None'],
    ['Email', user.email ?? 'None'],
    ['Role', ROLE_NAMES[user.role]],
    ['Plan', PLAN_NAMES[user.plan]],
    ['Joined', momentText(user.createdAt)],
    ['Last seen', user.lastSeenAt === null ? 'No active sessions' : momentText(user.lastSeenAt)],
    ['Sessions', String(user.sessions)],
    ['Two-factor', user.twoFactor ? 'On' : 'Off'],
    ['Passkeys', String(user.passkeys)],
    ...(user.deletesAt === null ? [] : [['Deletion date', momentText(user.deletesAt)] as const]),
  ];
  return (
    <dl className={classes.facts}>
      <dt>Status</dt>
      <dd>
        <Tag tone={STATE_TONES[user.state]} text={STATE_NAMES[user.state]} />
      </dd>
      {facts.map(([name, value]) => (
        <div key={name} className={classes.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The account's payments, newest first. */
export function Purchases({ purchases }: Pick<UserDetails, 'purchases'>) {
  if (purchases.length === 0) return null;
  return (
    <section className={classes.part} aria-label="Purchases">
      <h3 className={classes.heading}>Purchases</h3>
      <PlainList gap="sm">
        {purchases.map(
          ({ id, state, isReported, amountMinor, refundedMinor, currency, paidAt, createdAt }) => (
            <li key={id} className={classes.purchase}>
              <span>
                {moneyText(amountMinor, currency)}
                {refundedMinor > 0 && `, ${moneyText(refundedMinor, currency)} refunded`}
              </span>
              <span>
                {dayText(paidAt ?? createdAt)} <Tag text={purchaseStateName({ state, isReported })} />
              </span>
              {carriesPlan(state) && <PurchaseRefund id={id} amountMinor={amountMinor} currency={currency} />}
            </li>
          ),
        )}
      </PlainList>
    </section>
  );
}
