import classes from './ring.module.css';

interface RingCenterProps {
  readonly valueText: string;
  readonly caption: string;
}

/** Content of a ring: the figure and its label. */
export const RingCenter = ({ valueText, caption }: RingCenterProps) => (
  <div className={classes.center}>
    <span className={classes.value}>{valueText}</span>
    <span className={classes.caption}>{caption}</span>
  </div>
);
