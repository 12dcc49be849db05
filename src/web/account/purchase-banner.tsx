import { Alert } from '@mantine/core';
import { use } from 'react';
import { api } from '#web/lib/api.ts';

type State = Awaited<ReturnType<typeof api.membership.lookUpToken>>['state'];

const WORDS: Readonly<Record<State | 'unheard', readonly [title: string, text: string]>> = {
  good: [
    'Your purchase is waiting for you',
    'Thank you. Create an account or log in to get lifetime access.',
  ],
  waiting: [
    'Your purchase is being confirmed',
    'Create an account or log in. Your account will get lifetime access as soon as the payment is confirmed.',
  ],
  used: ['This purchase has already been used', 'Log in to the account you used it for.'],
  ended: [
    'This payment didn’t go through',
    'You weren’t charged, or you were refunded. You can start free and buy later.',
  ],
  expired: [
    'This purchase has expired',
    'Contact the person who runs this server, and have your receipt number ready.',
  ],
  unheard: [
    'We couldn’t look up your purchase',
    'The server didn’t respond. Your purchase isn’t lost. Create an account or log in to use it.',
  ],
  unknown: [
    'We can’t find this purchase',
    'Open the link in your receipt again. You can start free in the meantime.',
  ],
};

const asked = new Map<string, Promise<State | 'unheard'>>();

function stateOf(token: string): Promise<State | 'unheard'> {
  const known =
    asked.get(token) ??
    api.membership.lookUpToken({ token }).then(
      ({ state }) => state,
      () => 'unheard' as const,
    );
  asked.set(token, known);
  return known;
}

/** What happens to a purchase made before there was an account. Suspends during the request. */
export function PurchaseBanner({ token }: { readonly token: string }) {
  const [title, text] = WORDS[use(stateOf(token))];
  return (
    <Alert color="evergreen" title={title} role="status">
      {text}
    </Alert>
  );
}
