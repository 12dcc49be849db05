import { moneyText } from '#domain/membership/money.ts';
import type { SandboxView } from '#domain/membership/payment-views.ts';
import { PublicFrame } from '#site/frame/chrome.tsx';
import { renderDocument, type PageView } from '#site/frame/document.tsx';

const OUTCOMES = [
  { outcome: 'pay', label: 'Pay', className: 'button large' },
  { outcome: 'fail', label: 'Have the payment fail', className: 'button large quiet' },
  { outcome: 'cancel', label: 'Cancel', className: 'button large quiet' },
] as const;

/** The sandbox in place of a payment service: it says so, and moves no money. */
export const renderSandbox = (
  page: PageView,
  { purchaseId, amountMinor, currency, asksAddress }: SandboxView,
): string =>
  renderDocument({
    view: page,
    title: 'Sandbox payment · Perennial',
    description: 'A payment without money.',
    isListed: false,
    body: (
      <PublicFrame view={page}>
        <section className="payment sandbox">
          <div>
            <p className="sandbox-mark">Sandbox: no money moves</p>
            <h1>Pay {moneyText(amountMinor, currency)}</h1>
            <p className="lead">
              This stands where a payment service would. Nothing is charged and no card is asked for; what you
              press is what the service would tell this server. A payment that failed is over: trying again
              begins a new one.
            </p>
            <form method="post" action="/payment/sandbox" className="sandbox-form">
              <input type="hidden" name="purchase" value={purchaseId} />
              {asksAddress ? (
                <label>
                  Email for the receipt (optional)
                  <input type="email" name="email" autoComplete="email" maxLength={254} />
                </label>
              ) : (
                <p className="quiet-words">Members have the receipt at the address of their account.</p>
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
