import { Button } from '@mantine/core';
import { IconArrowRight, IconCircleCheck } from '@tabler/icons-react';
import type { Exchange } from '#contract/coach/coach.ts';
import { doneDetail, doneTitle } from '#domain/coach/proposal.ts';
import classes from './proposals.module.css';
import { useProposals } from './use-proposal.ts';
import { unitAfter } from '#domain/numbers/with-unit.ts';

type Proposal = Exchange['reply']['proposals'][number];

interface ProposalsProps {
  readonly conversationId: string;
  readonly exchange: Exchange;
}

interface CardProps {
  readonly proposal: Proposal;
  readonly busy: boolean;
  readonly isSettled: boolean;
  readonly onStep: (step: 'confirm' | 'undo' | 'decline') => void;
}

const takeFocus = (button: HTMLButtonElement | null): void => button?.focus();

function ProposalCard({
  proposal: { title, before, after, detail, state },
  busy,
  isSettled,
  onStep,
}: CardProps) {
  const focused = isSettled ? { ref: takeFocus } : {};
  if (state === 'confirmed')
    return (
      <div className={classes.done} role="status">
        <IconCircleCheck size="1.3rem" stroke={1.6} aria-hidden />
        <div>
          <b>{doneTitle(title)}</b>
          <small>{doneDetail({ title, after, detail })}</small>
        </div>
        <Button variant="default" loading={busy} {...focused} onClick={() => onStep('undo')}>
          Undo
        </Button>
      </div>
    );
  return (
    <section className={classes.card} aria-label={title} data-declined={state === 'declined'}>
      <div className={classes.head}>
        <h2>{title}</h2>
        {detail !== null && <small>{detail}</small>}
      </div>
      <div className={classes.change}>
        {before !== null && (
          <>
            <s>{before}</s>
            <IconArrowRight size="1rem" aria-hidden />
          </>
        )}
        <b>{after}</b>
        <span className={classes.buttons}>
          {state === 'open' && (
            <Button variant="subtle" disabled={busy} onClick={() => onStep('decline')}>
              Not now
            </Button>
          )}
          <Button loading={busy} {...focused} onClick={() => onStep('confirm')}>
            Confirm
          </Button>
        </span>
      </div>
    </section>
  );
}

/** Proposed actions, each waiting for confirmation. */
export function Proposals({ conversationId, exchange }: ProposalsProps) {
  const { busyId, settledId, settle } = useProposals(conversationId, exchange);
  return exchange.reply.proposals.map((proposal) => (
    <ProposalCard
      key={proposal.id}
      proposal={proposal}
      busy={busyId === proposal.id}
      isSettled={settledId === proposal.id}
      onStep={(step) => settle(proposal.id, step)}
    />
  ));
}

interface BarProps {
  readonly value: number;
  readonly of: number;
  readonly unit: string;
  readonly color: string;
}

function Bar({ value, of, unit, color }: BarProps) {
  const share = of <= 0 ? 100 : Math.min(100, (100 * value) / of);
  return (
    <div className={classes.bar}>
      <span>
        <b>{value.toLocaleString('en-US')}</b>
        {unitAfter(unit)}
      </span>
      <small>of {of.toLocaleString('en-US')}</small>
      <i aria-hidden>
        <i style={{ inlineSize: `${share}%`, background: `var(--${color})` }} />
      </i>
    </div>
  );
}

/** Meals that fit, each with its effect on what is left, and a button that becomes Undo. */
export function MealOptions({ conversationId, exchange }: ProposalsProps) {
  const { busyId, settledId, settle } = useProposals(conversationId, exchange);
  const { meals, left, proposals } = exchange.reply;
  return (
    <ul className={classes.meals}>
      {meals.map(({ id, name, detail, energyKcal, proteinG, reason, isClose }, at) => {
        const isLogged = proposals.some((each) => each.id === id && each.state === 'confirmed');
        const rest = (left?.energyKcal ?? 0) - energyKcal;
        return (
          <li key={id} data-logged={isLogged}>
            <div className={classes.mealHead}>
              <div>
                <h2>{name}</h2>
                <small>
                  {isLogged ? `Logged. ${Math.max(0, rest).toLocaleString('en-US')} kcal left.` : detail}
                </small>
              </div>
              <Button
                size="md"
                variant={isLogged ? 'default' : at === 0 ? 'filled' : 'light'}
                loading={busyId === id}
                {...(settledId === id ? { ref: takeFocus } : {})}
                aria-label={isLogged ? `Undo ${name}` : `Log ${name}`}
                onClick={() => settle(id, isLogged ? 'undo' : 'confirm')}
              >
                {isLogged ? 'Undo' : 'Log'}
              </Button>
            </div>
            <div className={classes.bars}>
              <Bar value={energyKcal} of={left?.energyKcal ?? 0} unit="kcal" color="energy" />
              <Bar value={proteinG} of={left?.proteinG ?? 0} unit="g protein" color="protein" />
            </div>
            <p data-close={isClose}>{reason}</p>
          </li>
        );
      })}
    </ul>
  );
}
