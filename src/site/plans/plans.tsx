import type { ReactNode } from 'react';
import { LIFETIME_PRICE_TEXT } from '#domain/membership/money.ts';
import type { LifetimeOffers } from '#domain/membership/payment-views.ts';
import { PLAN_LIMITS } from '#domain/membership/plans.ts';
import { Icon } from '#site/frame/icons.tsx';

/** Promises to visitors, which the terms repeat. */
export const GUARANTEE = '30-day money-back guarantee';

const { daily } = PLAN_LIMITS.free;

const Checks = ({ items }: { readonly items: readonly string[] }) => (
  <ul className="checks">
    {items.map((item) => (
      <li key={item}>
        <Icon name="check" />
        {item}
      </li>
    ))}
  </ul>
);

interface PlanCardProps {
  readonly name: string;
  readonly price: string;
  readonly per: string;
  readonly items: readonly string[];
  readonly isChosen?: boolean;
  readonly badge?: string;
  readonly children: ReactNode;
}

function PlanCard({ name, price, per, items, isChosen = false, badge, children }: PlanCardProps) {
  return (
    <section className={isChosen ? 'card plan chosen' : 'card plan'}>
      <h3>
        {name}
        {badge && <span className="badge">{badge}</span>}
      </h3>
      <p className="price">
        <b>{price}</b> {per}
      </p>
      <Checks items={items} />
      {children}
    </section>
  );
}

/** The two plans in a few words, side by side. */
export function PlanSummary() {
  return (
    <>
      <section className="card plan brief">
        <h3>Free</h3>
        <p className="price">
          <b>$0</b> forever
        </p>
        <p>Every tracker and every score. Your data is yours to export.</p>
        <a className="button quiet" href="/signup">
          Start Free
        </a>
      </section>
      <section className="card plan brief chosen">
        <h3>Lifetime</h3>
        <p className="price">
          <b>{LIFETIME_PRICE_TEXT}</b> once
        </p>
        <p>Full history in reports and imports, and we keep every conversation.</p>
        <a className="button" href="/payment">
          Get Lifetime
        </a>
      </section>
    </>
  );
}

/** Both plans in full, with prices. */
export function Pricing({
  offers: { hasCoachModel, hasMealModel, readsPhotos },
}: {
  readonly offers: LifetimeOffers;
}) {
  const analyses = readsPhotos ? 'photo or AI analyses' : 'AI analyses';
  return (
    <section className="band" aria-labelledby="pricing">
      <h2 id="pricing">Simple pricing, nothing to renew</h2>
      <p className="under">
        The free plan has every tool. Lifetime removes the limits on
        {hasCoachModel || hasMealModel ? ' AI,' : ''} reports, device imports and saved conversations, and
        supports development.
      </p>
      <div className="pricing">
        <PlanCard
          name="Free"
          price="$0"
          per="forever"
          items={[
            'Unlimited meals by text, voice, barcode, search and quick add',
            'Weight, water, sleep, stress, fasting and glucose',
            'Blood tests, bio-age and longevity score',
            ...(hasMealModel ? [`${daily['model-analysis']} ${analyses} a day`] : []),
            'Export your data anytime',
          ]}
        >
          <a className="button large quiet" href="/signup">
            Start Free
          </a>
        </PlanCard>
        <PlanCard
          name="Lifetime"
          badge="Early adopter"
          price={LIFETIME_PRICE_TEXT}
          per="once, no subscription"
          items={[
            'Everything in the free plan',
            ...(hasMealModel
              ? [
                  `Unlimited ${analyses} (fair use: up to ${PLAN_LIMITS.lifetime.daily['model-analysis']} a day)`,
                ]
              : []),
            'Unlimited access tokens for apps and assistants',
            'Reports and device imports for your full history, and every coach conversation saved',
            'Pay once and keep it for as long as this service exists',
          ]}
          isChosen
        >
          <a className="button large" href="/payment">
            Get Lifetime Access
          </a>
          <p className="guarantee">
            <Icon name="shield" />
            {GUARANTEE}
          </p>
        </PlanCard>
      </div>
    </section>
  );
}
