import { LIFETIME_PRICE_TEXT } from '#domain/membership/money.ts';
import type { PaymentNotice, PaymentView } from '#domain/membership/payment-views.ts';
import { REFUND_DAYS, type GatewayName } from '#domain/membership/purchase.ts';
import { Actions, toAccount, type Action } from '#site/frame/actions.tsx';
import { PublicFrame } from '#site/frame/chrome.tsx';
import { renderDocument, type PageView } from '#site/frame/document.tsx';
import { Icon } from '#site/frame/icons.tsx';
import { LifetimeList } from './lifetime-list.tsx';
import { PaymentPreview } from './payment-preview.tsx';

const NOTICES: Readonly<Record<PaymentNotice, readonly [title: string, text: string]>> = {
  cancelled: ['Payment canceled', 'You haven’t been charged. You can continue whenever you like.'],
  unreachable: [
    'We can’t reach the payment page right now',
    'You haven’t been charged. Try again in a few minutes.',
  ],
  stale: ['This page timed out', 'You haven’t been charged. Press the button again to continue.'],
  'too-many': ['Too many attempts', 'You haven’t been charged. Wait an hour and try again, or contact us.'],
};

const WHERE: Readonly<Record<GatewayName, string>> = {
  stripe: 'Cards and other methods Stripe supports',
  sandbox: 'The next page won’t ask for a card.',
};

const STEPS: Readonly<Record<'visitor' | 'member', readonly string[]>> = {
  visitor: [
    'Pay. We never see your card.',
    'Create your account, or log in to yours.',
    'Your lifetime access starts right away.',
  ],
  member: ['Pay. We never see your card.', 'Come back here.', 'Your lifetime access starts right away.'],
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

interface OpenProps {
  readonly view: Extract<PaymentView, { kind: 'open' }>;
  readonly isMember: boolean;
}

function Order({ view, isMember }: OpenProps) {
  return (
    <section className="card plan chosen order" aria-labelledby="order">
      <h2 id="order">
        Lifetime <span className="badge">Early adopter price</span>
      </h2>
      <p className="price">
        <b>{LIFETIME_PRICE_TEXT}</b> once
      </p>
      <p className="quiet-words">No subscription, nothing to cancel.</p>
      <form method="post" action="/payment">
        <input type="hidden" name="attempt" value={view.attempt} />
        <button className="button large" type="submit">
          Pay {LIFETIME_PRICE_TEXT}
        </button>
      </form>
      {view.gateway === 'sandbox' && <p className="sandbox-mark">Sandbox: you won’t be charged</p>}
      <p className="quiet-words centered">{WHERE[view.gateway]}</p>
      <div className="assurance">
        <Icon name="shield" />
        <b>{REFUND_DAYS}-day money-back guarantee</b>
        <p>
          Ask for a full refund within {REFUND_DAYS} days. You keep your account and everything you logged.
        </p>
      </div>
      <div className="next">
        <h3>What happens next</h3>
        <ol>
          {STEPS[isMember ? 'member' : 'visitor'].map((step, index) => (
            <li key={step}>
              <span className="numeral">{index + 1}</span>
              {step}
            </li>
          ))}
        </ol>
      </div>
      {!isMember && (
        <p className="free-instead">
          Not sure yet? <a href="/signup">Start free</a> and decide later.
        </p>
      )}
    </section>
  );
}

const questionsOf = (name: string) => [
  [
    `What happens if ${name} shuts down?`,
    'Your data is yours. Export everything at any time, or run the open-source app on your own server.',
  ],
  [
    'Will I be charged again?',
    `No. You pay ${LIFETIME_PRICE_TEXT} once. There’s no subscription and no renewal date.`,
  ],
  [
    'Can I get a refund?',
    `Yes, within ${REFUND_DAYS} days, no reason needed. You’ll move to the free plan and keep everything you logged.`,
  ],
];

const Questions = ({ name }: { readonly name: string }) => (
  <section className="band" aria-labelledby="questions">
    <h2 id="questions">Three questions before you pay</h2>
    <div className="questions">
      {questionsOf(name).map(([question, answer]) => (
        <div key={question}>
          <h3>{question}</h3>
          <p>{answer}</p>
        </div>
      ))}
    </div>
    <p className="quiet-words">
      See the <a href="/terms">terms</a>.
    </p>
  </section>
);

function Open({ view, isMember, siteName }: OpenProps & { readonly siteName: string }) {
  return (
    <>
      <section className="payment">
        <div className="payment-head">
          <h1>
            Pay once. <span>Keep it for life.</span>
          </h1>
          <p className="lead">
            The free plan tracks everything. Lifetime removes the limits for as long as this service is
            around.
          </p>
          {view.notice && <Notice notice={view.notice} />}
        </div>
        <Order view={view} isMember={isMember} />
        <LifetimeList offers={view.offers} />
      </section>
      <PaymentPreview />
      <Questions name={siteName} />
    </>
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
    text: 'The demo account can’t buy anything. Log out, then buy with your own account.',
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

function Shown({ page, view }: { readonly page: PageView; readonly view: PaymentView }) {
  if (view.kind === 'open') return <Open view={view} isMember={page.isMember} siteName={page.site.name} />;
  return view.kind === 'paid' ? <PaidAlready token={view.token} /> : <Instead {...CLOSED[view.kind]} />;
}

/** `/payment`: describes lifetime access, with the button to pay. */
export const renderPayment = (page: PageView, view: PaymentView): string =>
  renderDocument({
    view: page,
    title: 'Lifetime access',
    description: `Lifetime access to ${page.site.name} for a one-time payment of ${LIFETIME_PRICE_TEXT}, with a ${REFUND_DAYS}-day money-back guarantee.`,
    body: (
      <PublicFrame view={page}>
        <Shown page={page} view={view} />
      </PublicFrame>
    ),
  });
