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
    'Create an account or log in: it has lifetime access as soon as the payment is confirmed.',
  ],
  used: ['This purchase has its account already', 'Log in to the account that it was used for.'],
  ended: [
    'This payment did not go through',
    'Nothing was taken, or it was given back. You can start free, and buy later.',
  ],
  expired: [
    'This purchase is too old to be used here',
    'Write to the person who runs this Perennial; your receipt has the number.',
  ],
  unheard: [
    'Your purchase could not be looked up',
    'The server did not answer. It is not lost: create an account or log in, and it is used for it.',
  ],
  unknown: [
    'This purchase is not known here',
    'Open the link of your receipt once more. You can start free meanwhile.',
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
