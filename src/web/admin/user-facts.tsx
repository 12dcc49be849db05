import type { UserDetails } from '#contract/admin/users.ts';
import { moneyText } from '#domain/membership/money.ts';
import { carriesPlan } from '#domain/membership/purchase.ts';
import { dayText, momentText } from '#web/lib/time/moment-text.ts';
import { purchaseStateName } from '#web/lib/names/purchase-words.ts';
import { PurchaseRefund } from './purchase-refund.tsx';
import { Tag } from './tag.tsx';
import classes from './user-drawer.module.css';
import { PLAN_NAMES, ROLE_NAMES, STATE_NAMES, STATE_TONES } from './user-words.ts';

/** Who may sign in, and how: the facts of an account. */
export function UserFacts({ user }: { readonly user: UserDetails }) {
  const facts: readonly (readonly [string, string])[] = [
    ['Name', user.name ?? 'None given'],
    ['E-mail', user.email ?? 'None given'],
    ['Role', ROLE_NAMES[user.role]],
    ['Plan', PLAN_NAMES[user.plan]],
    ['Joined', momentText(user.createdAt)],
    ['Last seen', user.lastSeenAt === null ? 'No session left' : momentText(user.lastSeenAt)],
    ['Sessions', String(user.sessions)],
    ['Two-factor', user.twoFactor ? 'On' : 'Off'],
    ['Passkeys', String(user.passkeys)],
    ...(user.deletesAt === null ? [] : [['Deleted on', momentText(user.deletesAt)] as const]),
  ];
  return (
    <dl className={classes.facts}>
      <dt>State</dt>
      <dd>
        <Tag tone={STATE_TONES[user.state]} text={STATE_NAMES[user.state]} />
      </dd>
      {facts.map(([name, value]) => (
        <div key={name} className={classes.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What was paid for the account, newest first. */
export function Purchases({ purchases }: Pick<UserDetails, 'purchases'>) {
  if (purchases.length === 0) return null;
  return (
    <section className={classes.part} aria-label="Purchases">
      <h3 className={classes.heading}>Purchases</h3>
      <ul className={classes.purchases}>
        {purchases.map(({ id, state, isTold, amountMinor, refundedMinor, currency, paidAt, createdAt }) => (
          <li key={id} className={classes.purchase}>
            <span>
              {moneyText(amountMinor, currency)}
              {refundedMinor > 0 && `, ${moneyText(refundedMinor, currency)} given back`}
            </span>
            <span>
              {dayText(paidAt ?? createdAt)} <Tag text={purchaseStateName({ state, isTold })} />
            </span>
            {carriesPlan(state) && <PurchaseRefund id={id} amountMinor={amountMinor} currency={currency} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
