import { SITE_NAME } from './site-name.ts';
import classes from './brand.module.css';

/** The sprout and the name. */
export function Brand() {
  return (
    <span className={classes.brand}>
      <svg viewBox="0 0 24 24" className={classes.sprout} aria-hidden>
        <path d="M11.5 21v-7.5M11.5 16c0-4-2.500-6.500-7.500-6.500 0 4.500 2.500 6.500 7.500 6.500ZM11.500 13.500C11.500 8.500 14.500 5 20 5c0 5.500-3 8.500-8.500 8.500Z" />
      </svg>
      {SITE_NAME}
    </span>
  );
}
