import type { PaymentSuccessView } from '#domain/membership/payment-views.ts';
import { Actions, toAccount, type Action } from '#site/frame/actions.tsx';
import { PublicFrame } from '#site/frame/chrome.tsx';
import { renderDocument, type PageView } from '#site/frame/document.tsx';

interface Outcome {
  readonly title: string;
  readonly text: string;
  readonly actions: readonly Action[];
}

const CONTACT: Action = { href: '/contact', label: 'Write to us', isQuiet: true };
const AGAIN: Action = { href: '/payment', label: 'Back to the payment' };

const ASK_AGAIN: Action = { href: '/payment-success', label: 'Ask again now', isQuiet: true };

const OUTCOMES: Readonly<Record<Exclude<PaymentSuccessView['kind'], 'paid'>, Outcome>> = {
  active: {
    title: 'Lifetime access is yours',
    text: 'The payment is confirmed and your account has the lifetime plan. The receipt is on its way, if you gave an address.',
    actions: [
      { href: '/dashboard', label: 'Go to your dashboard' },
      { href: '/membership', label: 'See your membership', isQuiet: true },
    ],
  },
  kept: {
    title: 'Your account had lifetime access already',
    text: 'This purchase wasn’t used for it. The receipt has a link you can give to someone else, or you can ask for a refund.',
    actions: [{ href: '/membership', label: 'See your membership' }, CONTACT],
  },
  waiting: {
    title: 'Waiting for the confirmation',
    text: 'We’re waiting to hear from the payment service. That usually takes seconds; some banks need days. This page keeps checking. You can close it: if you gave an email address, the receipt comes by mail.',
    actions: [ASK_AGAIN],
  },
  'still-waiting': {
    title: 'Not confirmed yet',
    text: 'We haven’t heard from the payment service yet; some banks take days. This page has stopped checking. Your payment isn’t lost: come back later, or open the link in your receipt, which comes by mail if you gave an address.',
    actions: [{ ...ASK_AGAIN, isQuiet: false }, CONTACT],
  },
  left: {
    title: 'The payment was not finished',
    text: 'You came back without paying, and nothing was charged. If you did pay, this page says so as soon as the payment service confirms it.',
    actions: [AGAIN, ASK_AGAIN],
  },
  failed: {
    title: 'The payment did not go through',
    text: 'Your bank or card refused it, and nothing was charged. Trying again begins a new payment, also in another way.',
    actions: [AGAIN, CONTACT],
  },
  cancelled: {
    title: 'The payment was not finished',
    text: 'Its page was left open for too long and is closed. Nothing was charged.',
    actions: [AGAIN],
  },
  void: {
    title: 'This purchase was given back',
    text: 'Your money was returned, so it carries no lifetime access any more. An account goes on with the free plan, and nothing logged in it is lost.',
    actions: [{ href: '/auth', label: 'Log in' }, CONTACT],
  },
  used: {
    title: 'This purchase belongs to an account',
    text: 'It was used once, as it is meant to be: the account that has it is a lifetime member.',
    actions: [{ href: '/auth', label: 'Log in' }, CONTACT],
  },
  expired: {
    title: 'This link is too old',
    text: 'The purchase was paid for, but not claimed within 90 days. Write to us with the number of your receipt, and we put it right.',
    actions: [{ href: '/contact', label: 'Write to us' }],
  },
  unknown: {
    title: 'No purchase was found',
    text: 'This browser remembers none, and the link was none of ours. If you paid, open the link in your receipt, or write to us. If you did not, nothing was charged.',
    actions: [AGAIN, CONTACT],
  },
};

const paid = (token: string): Outcome => ({
  title: 'Payment received',
  text: 'Thank you. One step is left: create your account, or log in to the one you have, and it becomes a lifetime membership. Should you do it later: the link in your receipt does the same, if you gave an address.',
  actions: toAccount(token),
});

const MEMBERSHIP: Action = { href: '/membership', label: 'See your membership' };

/** Signed-in users need no login. */
const forMember = ({ actions, ...words }: Outcome): Outcome => ({
  ...words,
  actions: actions.map((action) => (action.href === '/auth' ? MEMBERSHIP : action)),
});

function outcomeOf({ isMember }: PageView, view: PaymentSuccessView): Outcome {
  if (view.kind === 'paid') return paid(view.token);
  const outcome = OUTCOMES[view.kind];
  return isMember ? forMember(outcome) : outcome;
}

/** `/payment-success`: the payment's result, according to the server. */
export function renderPaymentSuccess(page: PageView, view: PaymentSuccessView): string {
  const { title, text, actions } = outcomeOf(page, view);
  return renderDocument({
    view: page,
    title: `${title} · Perennial`,
    description: text,
    isListed: false,
    body: (
      <PublicFrame view={page}>
        <section className="notice" role="status">
          <h1>{title}</h1>
          <p className="lead">{text}</p>
          <Actions actions={actions} />
        </section>
      </PublicFrame>
    ),
  });
}
