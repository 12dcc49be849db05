import { LIFETIME_PRICE_TEXT } from '#domain/membership/money.ts';
import type { PaymentNotice, PaymentView } from '#domain/membership/payment-views.ts';
import { PLAN_LIMITS } from '#domain/membership/plans.ts';
import { REFUND_DAYS, type GatewayName } from '#domain/membership/purchase.ts';
import { Actions, toAccount, type Action } from '#site/frame/actions.tsx';
import { PublicFrame } from '#site/frame/chrome.tsx';
import { renderDocument, type PageView } from '#site/frame/document.tsx';
import { Icon } from '#site/frame/icons.tsx';

const { daily } = PLAN_LIMITS.lifetime;

const GETS = [
  `Unlimited photo and model analyses, where the server has a model (fair use ${daily['model-analysis']} a day)`,
  'Every way to log, every tracker, blood tests, bio-age and the longevity score, as on the free plan',
  'As many access tokens for apps and assistants as you like',
  'Reports over all of your history, as PDF too, and every conversation with your coach kept',
  `Up to ${daily['coach-message']} coach answers a day by an AI model, where the server has one`,
  'Export your data anytime, on every plan',
] as const;

const NOTICES: Readonly<Record<PaymentNotice, readonly [title: string, text: string]>> = {
  cancelled: ['You came back without paying', 'Nothing was charged. You can go on whenever you like.'],
  unreachable: [
    'The payment page cannot be reached right now',
    'Nothing was charged. Try again in a few minutes.',
  ],
  stale: ['This page was open for too long', 'Nothing was charged. Press the button again to go on.'],
  'too-many': ['Too many tries', 'Nothing was charged. Wait an hour, or write to us.'],
};

const WHERE: Readonly<Record<GatewayName, string>> = {
  stripe:
    'You pay at Stripe, by card or what else it offers you. Your card’s number never reaches this server.',
  sandbox: 'This installation has a sandbox in place of a payment service: the next page asks for no card.',
};

function Notice({ notice }: { readonly notice: PaymentNotice }) {
  const [title, text] = NOTICES[notice];
  return (
    <div className="payment-notice" role="status">
      <b>{title}</b>
      <p>{text}</p>
    </div>
  );
}

function Order({ view }: { readonly view: Extract<PaymentView, { kind: 'open' }> }) {
  return (
    <section className="card plan chosen order" aria-labelledby="order">
      <h2 id="order">Lifetime</h2>
      <p className="price">
        <b>{LIFETIME_PRICE_TEXT}</b> once, no subscription
      </p>
      <form method="post" action="/payment">
        <input type="hidden" name="attempt" value={view.attempt} />
        <button className="button large" type="submit">
          Pay {LIFETIME_PRICE_TEXT}
        </button>
      </form>
      {view.gateway === 'sandbox' && <p className="sandbox-mark">Sandbox: no money moves</p>}
      <p className="guarantee">
        <Icon name="shield" />
        {REFUND_DAYS}-day money-back guarantee
      </p>
      <p className="quiet-words">{WHERE[view.gateway]}</p>
    </section>
  );
}

interface OpenProps {
  readonly view: Extract<PaymentView, { kind: 'open' }>;
  readonly isMember: boolean;
}

function Open({ view, isMember }: OpenProps) {
  return (
    <section className="payment">
      <div className="payment-head">
        <h1>Lifetime access</h1>
        <p className="lead">
          One payment, for as long as this service exists.{' '}
          {isMember
            ? 'Your account has it as soon as the payment is confirmed.'
            : 'No account is needed first: you make one afterwards, or log in to yours.'}
        </p>
        {!isMember && (
          <p className="free-instead">
            Not sure yet? <a href="/signup">Start free</a>, and decide later.
          </p>
        )}
        {view.notice && <Notice notice={view.notice} />}
      </div>
      <Order view={view} />
      <div>
        <h2 className="small">What you get</h2>
        <ul className="checks">
          {GETS.map((item) => (
            <li key={item}>
              <Icon name="check" />
              {item}
            </li>
          ))}
        </ul>
        <p className="quiet-words">
          Not for you after all? Within {REFUND_DAYS} days you have all of your money back. Your account goes
          on with the free plan, and nothing you logged is lost. See the <a href="/terms">terms</a>.
        </p>
      </div>
    </section>
  );
}

interface Closed {
  readonly title: string;
  readonly text: string;
  readonly link: Action;
}

const CLOSED: Readonly<Record<Exclude<PaymentView['kind'], 'open' | 'paid'>, Closed>> = {
  'has-plan': {
    title: 'You have lifetime access',
    text: 'It is active on your account, and there is nothing more to pay.',
    link: { href: '/membership', label: 'See your membership' },
  },
  demo: {
    title: 'This is the demo member',
    text: 'Everybody shares it, so it cannot buy. Log out, and buy for an account of your own.',
    link: { href: '/dashboard', label: 'Back to the dashboard' },
  },
  closed: {
    title: 'Nothing is sold here',
    text: 'Whoever runs this server has not connected a payment service. The free plan has every tracker and score; an admin can give an account lifetime access.',
    link: { href: '/', label: 'Go to the start page' },
  },
};

function Instead({ title, text, link }: Closed) {
  return (
    <section className="notice">
      <h1>{title}</h1>
      <p className="lead">{text}</p>
      <Actions actions={[link]} />
    </section>
  );
}

/** Shown when the button is pressed again: a second payment would buy nothing. */
const PaidAlready = ({ token }: { readonly token: string }) => (
  <section className="notice">
    <h1>You have paid already</h1>
    <p className="lead">
      The purchase waits in this browser. Create your account, or log in to the one you have, and it becomes a
      lifetime membership.
    </p>
    <Actions actions={toAccount(token)} />
  </section>
);

function Shown({ view, isMember }: { readonly view: PaymentView; readonly isMember: boolean }) {
  if (view.kind === 'open') return <Open view={view} isMember={isMember} />;
  return view.kind === 'paid' ? <PaidAlready token={view.token} /> : <Instead {...CLOSED[view.kind]} />;
}

/** `/payment`: describes lifetime access, with the button to pay. */
export const renderPayment = (page: PageView, view: PaymentView): string =>
  renderDocument({
    view: page,
    title: 'Lifetime access · Perennial',
    description: `Lifetime access to Perennial for ${LIFETIME_PRICE_TEXT}, once, with a ${REFUND_DAYS}-day money-back guarantee.`,
    body: (
      <PublicFrame view={page}>
        <Shown view={view} isMember={page.isMember} />
      </PublicFrame>
    ),
  });
