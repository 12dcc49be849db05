import { Button } from '@mantine/core';
import type { CoachWriter } from '#contract/coach/coach.ts';
import { useConsent } from '#web/lib/coach-model.ts';
import classes from './consent.module.css';

/** Asks for consent before a model sees any health data: who reads what. */
export function ConsentCard({ model: { name, provider } }: { readonly model: CoachWriter }) {
  const { mutate, isPending, variables } = useConsent();
  return (
    <section className={classes.card} aria-labelledby="coach-consent">
      <h2 id="coach-consent">Let an AI model answer your questions?</h2>
      <p>
        This server can use <b>{name}</b> from <b>{provider}</b> for more conversational answers. Every number
        still comes from your own records.
      </p>
      <dl>
        <dt>What it reads</dt>
        <dd>
          Your questions, what you asked the coach to remember, and the numbers, foods and dates needed to
          answer
        </dd>
        <dt>What it never sees</dt>
        <dd>Your name, email, password or photos</dd>
      </dl>
      <div className={classes.buttons}>
        <Button
          variant="default"
          loading={isPending && variables === 'declined'}
          onClick={() => mutate('declined')}
        >
          Not now
        </Button>
        <Button loading={isPending && variables === 'given'} onClick={() => mutate('given')}>
          Use AI model
        </Button>
      </div>
      <p className={classes.fine}>
        If you decline, the built-in coach will answer. You can change this in Settings.
      </p>
    </section>
  );
}
