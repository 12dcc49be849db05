import { comparisonOf } from '#domain/membership/comparison.ts';
import { LIFETIME_PRICE_TEXT } from '#domain/membership/money.ts';
import type { LifetimeOffers } from '#domain/membership/payment-views.ts';
import { PLANS, type Plan } from '#domain/membership/plans.ts';

const NAMES: Readonly<Record<Plan, string>> = { free: 'Free', lifetime: 'Lifetime' };
const PRICES: Readonly<Record<Plan, string>> = { free: '$0', lifetime: `${LIFETIME_PRICE_TEXT} once` };

/** Features of each plan, line by line. */
export function PlanTable({ offers }: { readonly offers: LifetimeOffers }) {
  return (
    <section className="band" aria-labelledby="compare">
      <h2 id="compare">Compare the plans</h2>
      <div className="card table-card">
        <table className="plans">
          <thead>
            <tr>
              <th scope="col">
                <span className="unseen">What you get</span>
              </th>
              {PLANS.map((plan) => (
                <th key={plan} scope="col">
                  {NAMES[plan]} <span>{PRICES[plan]}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {comparisonOf(offers).map(({ name, has }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {PLANS.map((plan) => (
                  <td key={plan}>{has[plan]}</td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">
                <span className="unseen">Choose</span>
              </th>
              {PLANS.map((plan) => (
                <td key={plan}>
                  <a className={plan === 'free' ? 'button quiet' : 'button'} href="/payment">
                    Choose Plan<span className="unseen">: {NAMES[plan]}</span>
                  </a>
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  );
}
