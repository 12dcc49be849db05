import type { ReactNode } from 'react';
import classes from './secret-box.module.css';

/** A secret to copy, shown once; one click selects all of it. */
export const SecretBox = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <code className={classes.secret} aria-label={label}>
    {children}
  </code>
);
