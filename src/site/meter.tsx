interface MeterProps {
  readonly color?: string;
  /** Share that is reached for sure, and the most that it may be, in percent. */
  readonly sure: number;
  readonly most: number;
}

/** A bar against its target; its pale end is the range. */
export const Meter = ({ color = '', sure, most }: MeterProps) => (
  <svg className={`meter ${color}`} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
    <rect className="track" width="100" height="4" />
    <rect className="soft" width={most} height="4" />
    <rect className="sure" width={sure} height="4" />
  </svg>
);
