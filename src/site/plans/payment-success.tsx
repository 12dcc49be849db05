import type { PaymentSuccessView } from '#domain/membership/payment-views.ts';
import { Actions, toAccount, type Action } from '#site/frame/actions.tsx';
import { PublicFrame } from '#site/frame/chrome.tsx';
import { Icon } from '#site/frame/icons.tsx';
import { renderDocument, type PageView } from '#site/frame/document.tsx';

interface Outcome {
  readonly title: string;
  readonly text: string;
  readonly actions: readonly Action[];
}

const CONTACT: Action = { href: '/contact', label: 'Contact us', isQuiet: true };
const AGAIN: Action = { href: '/payment', label: 'Back to payment' };

const ASK_AGAIN: Action = { href: '/payment-success', label: 'Check again now', isQuiet: true };

const OUTCOMES: Readonly<Record<Exclude<PaymentSuccessView['kind'], 'paid'>, Outcome>> = {
  active: {
    title: 'Lifetime access is yours',
    text: 'Your payment is confirmed and your account is on the lifetime plan. If you entered an email address, your receipt is on its way.',
    actions: [
      { href: '/dashboard', label: 'Go to your dashboard' },
      { href: '/integrations', label: 'Import your full history', isQuiet: true },
      { href: '/reports', label: 'Open all-time reports', isQuiet: true },
      { href: '/membership', label: 'See your membership', isQuiet: true },
    ],
  },
  kept: {
    title: 'Your account already had lifetime access',
    text: 'You didn’t need to buy it again. You can give the link in your receipt to someone else, or request a refund.',
    actions: [{ href: '/membership', label: 'See your membership' }, CONTACT],
  },
  waiting: {
    title: 'Waiting for confirmation',
    text: 'We’re waiting to hear from the payment service. That usually takes a few seconds, but some banks take days. This page keeps checking, but you don’t have to keep it open. If you entered an email address, we’ll email your receipt.',
    actions: [ASK_AGAIN],
  },
  'still-waiting': {
    title: 'Not confirmed yet',
    text: 'We haven’t heard from the payment service yet. Some banks take days. This page has stopped checking, but your payment isn’t lost. Come back later, or open the link in your receipt, which we’ll email if you entered an address.',
    actions: [{ ...ASK_AGAIN, isQuiet: false }, CONTACT],
  },
  left: {
    title: 'Payment not finished',
    text: 'It looks like you left before paying, so you haven’t been charged. If you did pay, this page will update as soon as the payment service confirms it.',
    actions: [AGAIN, ASK_AGAIN],
  },
  failed: {
    title: 'Your payment didn’t go through',
    text: 'Your bank or card declined the payment, and you haven’t been charged. Try again, or use a different payment method.',
    actions: [AGAIN, CONTACT],
  },
  cancelled: {
    title: 'Payment not finished',
    text: 'The payment page was open too long and timed out. You haven’t been charged.',
    actions: [AGAIN],
  },
  void: {
    title: 'This purchase was refunded',
    text: 'You no longer have lifetime access from this purchase. Your account stays on the free plan, and nothing you logged is lost.',
    actions: [{ href: '/auth', label: 'Log in' }, CONTACT],
  },
  used: {
    title: 'This purchase has already been used',
    text: 'Each purchase can be used once. The account that used this one has lifetime access.',
    actions: [{ href: '/auth', label: 'Log in' }, CONTACT],
  },
  expired: {
    title: 'This link has expired',
    text: 'This purchase was paid for but not claimed within 90 days. Contact us with your receipt number and we’ll fix it.',
    actions: [{ href: '/contact', label: 'Contact us' }],
  },
  unknown: {
    title: 'No purchase found',
    text: 'This browser has no record of a purchase, and we don’t recognize the link. If you paid, open the link in your receipt, or contact us. If you didn’t, you haven’t been charged.',
    actions: [AGAIN, CONTACT],
  },
};

const paid = (token: string): Outcome => ({
  title: 'Payment received',
  text: 'Thank you. One step left: create an account or log in to get your lifetime membership. If you entered an email address, you can also do this later from the link in your receipt.',
  actions: toAccount(token),
});

const CELEBRATED: ReadonlySet<PaymentSuccessView['kind']> = new Set(['active', 'paid']);

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
    title,
    description: text,
    isListed: false,
    body: (
      <PublicFrame view={page}>
        <section className="notice" role="status">
          {CELEBRATED.has(view.kind) && <Icon name="sprout" className="icon celebration" />}
          <h1>{title}</h1>
          <p className="lead">{text}</p>
          <Actions actions={actions} />
        </section>
      </PublicFrame>
    ),
  });
}
