import { Figure } from './figure.tsx';
import classes from './steps.module.css';

/** One step of a computation: what, how much, and why. */
export interface Step {
  readonly name: string;
  readonly value: string;
  readonly unit: string;
  readonly why?: string | undefined;
  readonly isResult?: boolean;
}

/** Computation of a figure, one line per step, so anyone can check it. */
export function Steps({ steps }: { readonly steps: readonly Step[] }) {
  return (
    <dl className={classes.steps}>
      {steps.map(({ name, value, unit, why, isResult }) => (
        <div key={name} className={isResult ? `${classes.step} ${classes.result}` : classes.step}>
          <dt className={classes.name}>{name}</dt>
          <dd className={classes.figure}>
            <Figure value={value} unit={unit} />
          </dd>
          {why !== undefined && <dd className={classes.why}>{why}</dd>}
        </div>
      ))}
    </dl>
  );
}
