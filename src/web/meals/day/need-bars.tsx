import { UnstyledButton } from '@mantine/core';
import { amountText, fullName, percentText, shareOfLimit, type NamedShare } from './need-words.ts';
import type { NutrientName } from './nutrient-names.ts';
import classes from './need-bars.module.css';

/** The line of the need, or of the limit, is two thirds along: what lies past it still shows. */
const SCALE = 1.5;

const widthOf = (share: number): string => `${(100 * Math.min(share, SCALE)) / SCALE}%`;

interface RowProps {
  readonly share: NamedShare;
  readonly kind: 'need' | 'limit';
  readonly onAsk: (row: NutrientName) => void;
}

function NeedRow({ share: { row, eaten, share, limit, isOver }, kind, onAsk }: RowProps) {
  if (!eaten) return null;
  const part = kind === 'need' ? (share ?? 0) : shareOfLimit({ eaten, limit });
  const isMarked = kind === 'limit' && isOver;
  return (
    <li>
      <UnstyledButton className={classes.row} onClick={() => onAsk(row)}>
        <span className={classes.name}>{fullName(row)}</span>
        <span className={classes.amount}>
          {amountText(row, eaten.value)} {row.unit}
        </span>
        <span className={classes.track} aria-hidden>
          <span className={`${classes.bar} ${classes[kind]}`} style={{ width: widthOf(part) }} />
          <span className={`${classes.line} ${kind === 'limit' ? classes.limitLine : ''}`} />
        </span>
        <span className={classes.share}>
          <b className={isMarked ? classes.over : undefined}>
            {limit?.amount === 0 && kind === 'limit' ? 'Over' : percentText(part)}
          </b>
          {kind === 'limit' && limit && limit.amount > 0 && (
            <span className={classes.of}>
              {' '}
              of {amountText(row, limit.amount)} {row.unit}
            </span>
          )}
        </span>
      </UnstyledButton>
    </li>
  );
}

interface NeedBarsProps {
  readonly title: string;
  readonly shares: readonly NamedShare[];
  readonly kind: 'need' | 'limit';
  readonly onAsk: (row: NutrientName) => void;
}

/** Nutrients against a need or a limit, one bar each; a tap says why. */
export function NeedBars({ title, shares, kind, onAsk }: NeedBarsProps) {
  if (shares.length === 0) return null;
  return (
    <div>
      <h3 className={classes.title}>{title}</h3>
      <ul className={classes.list}>
        {shares.map((share) => (
          <NeedRow key={share.key} {...{ share, kind, onAsk }} />
        ))}
      </ul>
    </div>
  );
}
