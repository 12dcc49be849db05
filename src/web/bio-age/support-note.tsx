import { Anchor } from '@mantine/core';
import classes from './question.module.css';

/** Where to turn, beside the answer that tells of a low mood. Quiet: it names no illness. */
export function SupportNote() {
  return (
    <p className={classes.support} role="status">
      Thank you for telling. Two weeks like that are hard, and help works: talk to somebody you trust, or to
      your doctor. If you think of harming yourself, call your emergency number now (112 in Europe, 911 in
      North America), or find a helpline of your country at{' '}
      <Anchor href="https://findahelpline.com" target="_blank" rel="noreferrer" inherit>
        findahelpline.com
      </Anchor>
      .
    </p>
  );
}
