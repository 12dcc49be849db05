import { LIFETIME_PRICE_TEXT } from '#domain/membership/money.ts';
import { LIFETIME_PRICE } from '#domain/membership/purchase.ts';
import { Icon } from '#site/frame/icons.tsx';
import { AccountBox } from './account-box.tsx';
import { PublicFrame } from '#site/frame/chrome.tsx';
import { renderDocument, type DemoLogin, type PageView } from '#site/frame/document.tsx';
import { FeatureCards } from './feature-cards.tsx';
import { Pricing, PlanSummary } from '#site/plans/plans.tsx';
import { PlanTable } from '#site/plans/plan-table.tsx';
import { Preview } from './preview.tsx';
import type { Tried } from './try-meal.tsx';
import type { ReactNode } from 'react';
import { Analyzed, Optimized, Tracked } from './samples.tsx';
import { Proof } from './proof.tsx';
import { WhyLifetime } from './why-lifetime.tsx';

/** Logs in to the demo, whose password is public. */
const DemoFields = ({ username, password }: DemoLogin) => (
  <>
    <input type="hidden" name="username" value={username} />
    <input type="hidden" name="password" value={password} />
  </>
);

interface StepProps {
  readonly number: number;
  /** The chapter of `/features` that says more. */
  readonly chapter: string;
  readonly name: string;
  readonly text: string;
  /** A sample of the feature. */
  readonly children: ReactNode;
}

const Step = ({ number, chapter, name, text, children }: StepProps) => (
  <li className="step">
    <div className="card sample" aria-hidden="true">
      {children}
    </div>
    <h3>
      <span className="numeral">{number}</span> <a href={`/features#${chapter}`}>{name}</a>
    </h3>
    <p>{text}</p>
  </li>
);

/** Analyze, Track, Optimize: a sample picture and two sentences each. */
function Steps({ readsPhotos }: { readonly readsPhotos: boolean }) {
  return (
    <section className="band" aria-labelledby="how">
      <h2 id="how">How It Works</h2>
      <p className="under">From one sentence to a change worth making. The pictures show sample data.</p>
      <ol className="steps swiped">
        <Step
          number={1}
          chapter="meals"
          name="Analyze"
          text={`${readsPhotos ? 'Type it, say it or take a photo.' : 'Type it or say it.'} Every food is matched to a published table, and every number shows how certain it is.`}
        >
          <Analyzed />
        </Step>
        <Step
          number={2}
          chapter="trackers"
          name="Track"
          text="Water, sleep, stress, fasting, glucose, weight and blood tests, on one timeline with your meals."
        >
          <Tracked />
        </Step>
        <Step
          number={3}
          chapter="age"
          name="Optimize"
          text="A longevity score and a biological age you can audit, and the few changes that would move them most."
        >
          <Optimized />
        </Step>
      </ol>
    </section>
  );
}

const TITLE = 'Eat for the years ahead';
const DESCRIPTION =
  'Calorie, nutrition and longevity tracking with honest numbers: say what you ate, and see it next to your glucose, sleep, blood tests and biological age.';

function Hero({ tried, demo }: { readonly tried: Tried } & Pick<PageView, 'demo'>) {
  return (
    <section className="hero">
      <div>
        <h1>Eat for the years ahead.</h1>
        <p className="lead">
          Type what you ate. See what it does to your glucose, your sleep, your blood tests and your
          biological age.
        </p>
        <p className="actions">
          <a className="button large" href="/payment">
            Start Free Today
          </a>
          <a className="button large quiet" href="/payment">
            Get Lifetime for {LIFETIME_PRICE_TEXT}
          </a>
        </p>
        <p className="note">
          The free plan is free forever. Lifetime is one payment, with a 30-day money-back guarantee.
        </p>
        {demo && (
          <form className="demo" method="post" action="/auth/sign-in">
            <DemoFields {...demo} />
            <button type="submit" className="button wash">
              <Icon name="play" />
              Try the live demo
            </button>
            <span className="note">A sample account with 120 days of data. No sign-up.</span>
          </form>
        )}
      </div>
      <Preview tried={tried} />
    </section>
  );
}

function LastCall({ demo }: Pick<PageView, 'demo'>) {
  return (
    <section className="last-call" aria-labelledby="begin">
      <h2 id="begin">Start with your next meal</h2>
      <p className="lead">
        One sentence about what you ate is all it takes. The rest can wait until you’re ready.
      </p>
      <p className="actions">
        <a className="button large" href="/signup">
          Start Free Trial
        </a>
        <a className="button large quiet" href="/payment">
          Get Lifetime Access
        </a>
      </p>
      {demo && (
        <form method="post" action="/auth/sign-in">
          <DemoFields {...demo} />
          <p className="note">
            Or{' '}
            <button type="submit" className="as-link">
              try the live demo
            </button>{' '}
            first.
          </p>
        </form>
      )}
    </section>
  );
}

/** Both plans as search engines read them. */
const linkedData = ({ origin, site }: PageView): object => ({
  '@context': 'https://schema.org',
  '@type': 'SoftwareApplication',
  name: site.name,
  description: DESCRIPTION,
  url: `${origin}/`,
  image: `${origin}/share.png`,
  applicationCategory: 'HealthApplication',
  operatingSystem: 'Any, in a web browser',
  offers: [
    ['Free', 0],
    ['Lifetime', LIFETIME_PRICE.amountMinor / 100],
  ].map(([name, price]) => ({
    '@type': 'Offer',
    name,
    price,
    priceCurrency: LIFETIME_PRICE.currency.toUpperCase(),
  })),
});

/**
 * The public start page as one HTML text.
 * @param isOwnMeal whether the visitor typed the meal: search engines leave such a page out
 */
export const renderLanding = (view: PageView, tried: Tried, isOwnMeal = false): string =>
  renderDocument({
    view,
    title: TITLE,
    description: DESCRIPTION,
    linkedData: linkedData(view),
    isListed: !isOwnMeal,
    isStart: true,
    body: (
      <PublicFrame view={view}>
        <Hero tried={tried} demo={view.demo} />
        <Proof />
        <div className="begin">
          <AccountBox />
          <PlanSummary />
        </div>
        <Steps readsPhotos={view.offers.readsPhotos} />
        <FeatureCards />
        <WhyLifetime />
        <Pricing offers={view.offers} />
        <PlanTable offers={view.offers} />
        <LastCall demo={view.demo} />
      </PublicFrame>
    ),
  });
