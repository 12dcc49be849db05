interface MeterProps {
  readonly color?: string;
  /** Share that is reached, and the range around it, in percent. */
  readonly filled: number;
  readonly from: number;
  readonly to: number;
}

/** A bar against its target, with a thin whisker for the range. */
export const Meter = ({ color = '', filled, from, to }: MeterProps) => (
  <svg className={`meter ${color}`} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
    <rect className="track" y="1" width="100" height="6" />
    <rect y="1" width={filled} height="6" />
    <path className="inside" d={`M${filled} 4H${from}M${from} 2v4`} />
    <path className="outside" d={`M${filled} 4H${to}M${to} 1v6`} />
  </svg>
);
