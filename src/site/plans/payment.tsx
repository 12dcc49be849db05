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
  `Unlimited photo and AI analyses, if the server has an AI model (fair use ${daily['model-analysis']} a day)`,
  'Every way to log, every tracker, blood tests, bio-age and the longevity score, just like the free plan',
  'As many access tokens for apps and assistants as you like',
  'Reports on your full history, including PDF, and every conversation with your coach kept',
  `Up to ${daily['coach-message']} AI coach answers a day, if the server has an AI model`,
  'Export your data anytime, on every plan',
] as const;

const NOTICES: Readonly<Record<PaymentNotice, readonly [title: string, text: string]>> = {
  cancelled: ['You came back without paying', 'Nothing was charged. You can continue whenever you like.'],
  unreachable: [
    'We can’t reach the payment page right now',
    'Nothing was charged. Try again in a few minutes.',
  ],
  stale: ['This page timed out', 'Nothing was charged. Press the button again to continue.'],
  'too-many': ['Too many attempts', 'Nothing was charged. Wait an hour, or contact us.'],
};

const WHERE: Readonly<Record<GatewayName, string>> = {
  stripe:
    'You pay through Stripe, by card or another method it offers. Your card number never reaches this server.',
  sandbox: 'This server uses a sandbox instead of a payment service. The next page won’t ask for a card.',
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
      {view.gateway === 'sandbox' && <p className="sandbox-mark">Sandbox: you won’t be charged</p>}
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
            ? 'Your account gets it as soon as the payment is confirmed.'
            : 'You don’t need an account yet. Create one or log in after you pay.'}
        </p>
        {!isMember && (
          <p className="free-instead">
            Not sure yet? <a href="/signup">Start free</a> and decide later.
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
          Not for you? Get a full refund within {REFUND_DAYS} days. Your account goes back to the free plan,
          and nothing you logged is lost. See the <a href="/terms">terms</a>.
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
    text: 'It’s active on your account, and there’s nothing more to pay.',
    link: { href: '/membership', label: 'See your membership' },
  },
  demo: {
    title: 'You’re using the demo account',
    text: 'Everyone shares it, so it can’t buy anything. Log out, then buy with your own account.',
    link: { href: '/dashboard', label: 'Back to the dashboard' },
  },
  closed: {
    title: 'Nothing for sale here',
    text: 'The person who runs this server hasn’t connected a payment service. The free plan has every tracker and score, and an admin can give an account lifetime access.',
    link: { href: '/', label: 'Go to the home page' },
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
    <h1>You’ve already paid</h1>
    <p className="lead">
      Your purchase is saved in this browser. Create an account or log in to get your lifetime membership.
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
    title: 'Lifetime access',
    description: `Lifetime access to ${page.site.name} for ${LIFETIME_PRICE_TEXT}, once, with a ${REFUND_DAYS}-day money-back guarantee.`,
    body: (
      <PublicFrame view={page}>
        <Shown view={view} isMember={page.isMember} />
      </PublicFrame>
    ),
  });
