import { UnstyledButton } from '@mantine/core';
import { gaugeOf, type Gauge } from '#web/ui/gauges/gauge.ts';
import { GaugeTrack } from '#web/ui/gauges/gauge-track.tsx';
import { PlainList } from '#web/ui/lists/plain-list.tsx';
import { amountText, fullName, percentText, shareOfLimit, type NamedShare } from './need-words.ts';
import type { NutrientName } from './nutrient-names.ts';
import classes from './need-bars.module.css';

/** Space beyond the need or the limit, as a share of it. */
const ROOM = 0.5;

const COLORS = { need: 'var(--accent)', limit: 'var(--older)' } as const;
const LINE_COLORS = { need: 'var(--ink)', limit: 'var(--critical)' } as const;

/** With a limit of 0, any amount is too much. */
const OVER = { value: Infinity, low: Infinity, high: Infinity, target: 1 };

function gaugeOfShare({ eaten, need, limit }: NamedShare, kind: 'need' | 'limit'): Gauge {
  const target = (kind === 'need' ? need : limit)?.amount ?? 0;
  return gaugeOf({ ...(eaten && target > 0 ? { ...eaten, target } : OVER), room: ROOM, isCut: true });
}

interface RowProps {
  readonly share: NamedShare;
  readonly kind: 'need' | 'limit';
  readonly onAsk: (row: NutrientName) => void;
}

function NeedRow({ share: named, kind, onAsk }: RowProps) {
  const { row, eaten, share, limit, isOver } = named;
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
        <GaugeTrack
          className={classes.track}
          gauge={gaugeOfShare(named, kind)}
          color={COLORS[kind]}
          lineColor={LINE_COLORS[kind]}
        />
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

/** Nutrients compared with a need or a limit, one bar each; a tap explains it. */
export function NeedBars({ title, shares, kind, onAsk }: NeedBarsProps) {
  if (shares.length === 0) return null;
  return (
    <div>
      <h3 className={classes.title}>{title}</h3>
      <PlainList>
        {shares.map((share) => (
          <NeedRow key={share.key} {...{ share, kind, onAsk }} />
        ))}
      </PlainList>
    </div>
  );
}
