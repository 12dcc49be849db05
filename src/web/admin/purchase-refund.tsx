import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { moneyText } from '#domain/membership/money.ts';
import { api } from '#web/lib/api.ts';
import { explain } from '#web/lib/errors.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { AskDialog } from '#web/ui/dialogs/ask-dialog.tsx';
import { toast } from '#web/ui/toast.ts';
import { usersKey } from './user-queries.ts';

interface PurchaseRefundProps {
  readonly id: string;
  readonly amountMinor: number;
  readonly currency: string;
}

/** Gives all of a purchase back; with Stripe the plan ends once Stripe tells, some seconds later. */
export function PurchaseRefund({ id, amountMinor, currency }: PurchaseRefundProps) {
  const [isAsked, setAsked] = useState(false);
  const amount = moneyText(amountMinor, currency);
  const refund = useMutation({
    mutationFn: () => api.adminPurchases.refund({ id }),
    onSuccess: ({ state }) =>
      void toast({
        title: state === 'refunded' ? 'Refunded' : 'Refund asked for',
        text:
          state === 'refunded'
            ? 'The account shows the plan it has now.'
            : 'The plan follows once the payment service confirms it.',
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
        text="All of it is given back, and the account returns to the free plan, unless it was bought twice or given by an admin. What its member logged stays."
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
