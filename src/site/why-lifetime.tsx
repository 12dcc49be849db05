import { LIFETIME_PRICE_TEXT } from '#domain/membership/money.ts';
import { PLAN_LIMITS } from '#domain/membership/plans.ts';

const { daily: freeDaily } = PLAN_LIMITS.free;
const { daily: lifetimeDaily } = PLAN_LIMITS.lifetime;

const REASONS = [
  [
    'Pay once, and be done',
    `${LIFETIME_PRICE_TEXT}, one time. No subscription, no renewal date, nothing to cancel.`,
  ],
  [
    'Photograph every meal',
    `Where the server has a model, free reads ${freeDaily['model-analysis']} photos a day with it. Lifetime is unlimited: ${lifetimeDaily['model-analysis']} a day is fair use, and more than anybody eats.`,
  ],
  [
    'What comes is included',
    'Reports over all of your history and unlimited device imports are planned. They belong to lifetime from the day they are there.',
  ],
  [
    '30 days to change your mind',
    'Write to us and get the full price back, without a reason. You return to the free plan with all of your data.',
  ],
] as const;

/** What paying is for, on a field of its own. */
export function WhyLifetime() {
  return (
    <section className="why" aria-labelledby="why">
      <div>
        <h2 id="why">Why Choose Lifetime</h2>
        <p className="lead">The years are long. A price you pay every month of them is not a small one.</p>
        <a className="button large" href="/payment">
          Get Lifetime for {LIFETIME_PRICE_TEXT}
        </a>
      </div>
      <dl>
        {REASONS.map(([reason, text]) => (
          <div key={reason}>
            <dt>{reason}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
