import { LIFETIME_PRICE_TEXT } from '#domain/membership/money.ts';
import { LIFETIME_PRICE } from '#domain/membership/purchase.ts';
import { Icon } from '#site/frame/icons.tsx';

const REASONS = [
  ['See your full history', 'Every day in your reports, with a PDF for your doctor.'],
  ['Bring everything', 'Import all your device data, and connect your own tools.'],
  ['Keep every conversation', 'Your coach conversations stay saved and searchable.'],
  ['Change your mind', 'Full refund within 30 days. You keep all your data.'],
] as const;

/** A subscription to compare with, US dollars a month: an example, which the page says. */
const MONTHLY_USD = 6;
const YEARS = [1, 2, 3, 4, 5] as const;
const MONTHS = 12;
const lifetimeUsd = LIFETIME_PRICE.amountMinor / 100;
const highestUsd = MONTHLY_USD * MONTHS * YEARS.length;

const heightOf = (usd: number): string => `${Math.round((100 * usd) / highestUsd)}%`;

/** What each costs in total after some years. */
function Costs() {
  return (
    <figure className="costs">
      <figcaption>
        <b>Total paid, US dollars</b>
        <span>
          <i className="rented" /> An app at ${MONTHLY_USD} a month, for example
        </span>
        <span>
          <i /> Lifetime
        </span>
      </figcaption>
      <ol>
        {YEARS.map((year) => (
          <li key={year}>
            <span className="bar-pair">
              <i className="rented" style={{ height: heightOf(MONTHLY_USD * MONTHS * year) }}>
                <span>${MONTHLY_USD * MONTHS * year}</span>
              </i>
              <i style={{ height: heightOf(lifetimeUsd) }}>
                <span>${lifetimeUsd}</span>
              </i>
            </span>
            Year {year}
          </li>
        ))}
      </ol>
    </figure>
  );
}

/** What lifetime access adds, and its cost compared with a subscription, on its own background. */
export function WhyLifetime() {
  return (
    <section className="why" aria-labelledby="why">
      <div>
        <h2 id="why">Why Choose Lifetime</h2>
        <p className="lead">
          {LIFETIME_PRICE_TEXT} once is less than one year of an app at ${MONTHLY_USD} a month.
        </p>
        <dl>
          {REASONS.map(([reason, text]) => (
            <div key={reason}>
              <dt>
                <Icon name="check" />
                {reason}
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <a className="button large" href="/payment">
          Get Lifetime for {LIFETIME_PRICE_TEXT}
        </a>
      </div>
      <Costs />
    </section>
  );
}
