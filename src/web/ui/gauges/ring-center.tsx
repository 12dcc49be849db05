import classes from './ring.module.css';

interface RingCenterProps {
  readonly valueText: string;
  readonly caption: string;
}

/** What a ring shows: the figure and what it is. */
export const RingCenter = ({ valueText, caption }: RingCenterProps) => (
  <div className={classes.center}>
    <span className={classes.value}>{valueText}</span>
    <span className={classes.caption}>{caption}</span>
  </div>
);
