import { moneyText } from '#domain/membership/money.ts';
import type { SandboxView } from '#domain/membership/payment-views.ts';
import { PublicFrame } from '#site/frame/chrome.tsx';
import { renderDocument, type PageView } from '#site/frame/document.tsx';

const OUTCOMES = [
  { outcome: 'pay', label: 'Pay', className: 'button large' },
  { outcome: 'fail', label: 'Simulate a failed payment', className: 'button large quiet' },
  { outcome: 'cancel', label: 'Cancel', className: 'button large quiet' },
] as const;

/** The sandbox that replaces a payment service. It says so and charges nothing. */
export const renderSandbox = (
  page: PageView,
  { purchaseId, amountMinor, currency, asksAddress }: SandboxView,
): string =>
  renderDocument({
    view: page,
    title: 'Sandbox payment',
    description: 'A test payment.',
    isListed: false,
    body: (
      <PublicFrame view={page}>
        <section className="payment sandbox">
          <div>
            <p className="sandbox-mark">Sandbox: you won’t be charged</p>
            <h1>Pay {moneyText(amountMinor, currency)}</h1>
            <p className="lead">
              This page simulates a payment service. Nothing is charged and you don’t need a card. Choose the
              result to report to this server. A failed payment is final, so trying again starts a new one.
            </p>
            <form method="post" action="/payment/sandbox" className="sandbox-form">
              <input type="hidden" name="purchase" value={purchaseId} />
              {asksAddress ? (
                <label>
                  Email for the receipt (optional)
                  <input type="email" name="email" autoComplete="email" maxLength={254} />
                </label>
              ) : (
                <p className="quiet-words">Members get the receipt at the email address on their account.</p>
              )}
              <div className="actions">
                {OUTCOMES.map(({ outcome, label, className }) => (
                  <button key={outcome} className={className} type="submit" name="outcome" value={outcome}>
                    {label}
                  </button>
                ))}
              </div>
            </form>
          </div>
        </section>
      </PublicFrame>
    ),
  });
