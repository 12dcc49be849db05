import type { PaymentSuccessView } from '#domain/membership/payment-views.ts';
import { PublicFrame } from './chrome.tsx';
import { renderDocument, type PageView } from './document.tsx';

interface Action {
  readonly href: string;
  readonly label: string;
  readonly isQuiet?: boolean;
}

interface Outcome {
  readonly title: string;
  readonly text: string;
  readonly actions: readonly Action[];
}

const CONTACT: Action = { href: '/contact', label: 'Write to us', isQuiet: true };
const AGAIN: Action = { href: '/payment', label: 'Back to the payment' };

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
    text: 'This purchase was not spent on it. You can give its link, which stands in the receipt, to somebody else, or ask for your money back.',
    actions: [{ href: '/membership', label: 'See your membership' }, CONTACT],
  },
  waiting: {
    title: 'Waiting for the confirmation',
    text: 'The payment service has not told us yet; most times that takes seconds, with some banks days. This page asks again by itself. You need not keep it open: the receipt comes by mail.',
    actions: [{ href: '/payment-success', label: 'Ask again now', isQuiet: true }],
  },
  failed: {
    title: 'The payment did not go through',
    text: 'Your bank or card refused it, and nothing was charged. You can try again, also in another way.',
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
    text: 'It was used once, as it is meant to be. Log in to the account that has it.',
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

/** The way of a purchase to an account: the token goes along, and is good once. */
const paid = (token: string): Outcome => {
  const query = `payment_success=true&token=${encodeURIComponent(token)}`;
  return {
    title: 'Payment received',
    text: 'Thank you. One step is left: create your account, or log in to the one you have, and it becomes a lifetime membership. Should you do it later: the link in your receipt does the same, if you gave an address.',
    actions: [
      { href: `/auth?register=true&${query}`, label: 'Create your account' },
      { href: `/auth?${query}`, label: 'Log in', isQuiet: true },
    ],
  };
};

/** `/payment-success`: what became of the payment, as the server knows it. */
export function renderPaymentSuccess(page: PageView, view: PaymentSuccessView): string {
  const { title, text, actions } = view.kind === 'paid' ? paid(view.token) : OUTCOMES[view.kind];
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
          <p className="actions">
            {actions.map(({ href, label, isQuiet }) => (
              <a key={href} className={isQuiet ? 'button large quiet' : 'button large'} href={href}>
                {label}
              </a>
            ))}
          </p>
        </section>
      </PublicFrame>
    ),
  });
}
