import { LIFETIME_PRICE_TEXT } from '#domain/membership/money.ts';
import { LIFETIME_PRICE } from '#domain/membership/purchase.ts';
import { AccountBox } from './account-box.tsx';
import { PublicFrame } from './chrome.tsx';
import { renderDocument, type PageView } from './document.tsx';
import { FeatureCards } from './feature-cards.tsx';
import { Pricing, PlanSummary } from './plans.tsx';
import { PlanTable } from './plan-table.tsx';
import { Preview } from './preview.tsx';
import { Steps } from './steps.tsx';
import { WhyLifetime } from './why-lifetime.tsx';

const TITLE = 'Perennial: eat for the years ahead of you';
const DESCRIPTION =
  'Calorie, nutrition and longevity tracking with honest numbers: say what you ate, and see it beside your glucose, sleep, blood tests and biological age.';

function Hero() {
  return (
    <section className="hero">
      <div>
        <h1>Eat for the years ahead of you.</h1>
        <p className="lead">
          Say what you ate, and see it beside your glucose, your sleep, your blood and your biological age.
          With honest numbers, and your data in your hands.
        </p>
        <p className="actions">
          <a className="button large" href="/payment">
            Start Free Today
          </a>
          <a className="button large quiet" href="/payment">
            Get Lifetime for {LIFETIME_PRICE_TEXT}
          </a>
        </p>
        <p className="note">Free plan for ever. Lifetime is paid once, with a 30-day money-back guarantee.</p>
      </div>
      <Preview />
    </section>
  );
}

function LastCall() {
  return (
    <section className="last-call" aria-labelledby="begin">
      <h2 id="begin">Begin with your next meal</h2>
      <p className="lead">
        One sentence about what you eat is all it takes. The rest can wait until you want it.
      </p>
      <p className="actions">
        <a className="button large" href="/signup">
          Start Free Trial
        </a>
        <a className="button large quiet" href="/payment">
          Get Lifetime Access
        </a>
      </p>
    </section>
  );
}

/** Both plans as search engines read them. */
const linkedData = ({ origin }: PageView): object => ({
  '@context': 'https://schema.org',
  '@type': 'SoftwareApplication',
  name: 'Perennial',
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

/** The public start page as one HTML text. */
export const renderLanding = (view: PageView): string =>
  renderDocument({
    view,
    title: TITLE,
    description: DESCRIPTION,
    linkedData: linkedData(view),
    body: (
      <PublicFrame view={view}>
        <Hero />
        <div className="begin">
          <AccountBox />
          <PlanSummary />
        </div>
        <Steps />
        <FeatureCards />
        <WhyLifetime />
        <Pricing />
        <PlanTable />
        <LastCall />
      </PublicFrame>
    ),
  });
