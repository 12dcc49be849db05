import { Button, Modal, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import type { ImportPlan } from '#contract/imports.ts';
import { PLAN_LIMITS } from '#domain/membership/plans.ts';
import { useToday } from '#web/lib/clock.ts';
import { countText, formatCount, formatDate } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';
import classes from './imports.module.css';
import { kindWords } from './words.ts';

function RefusedRows({ plan: { refused, refusedCount } }: { readonly plan: ImportPlan }) {
  const [isOpen, setOpen] = useState(false);
  if (refusedCount === 0) return null;
  return (
    <div className={classes.row}>
      <div>
        <Text fw={600}>{countText(refusedCount, 'row')} can’t be imported</Text>
        <Text size="sm" c="dimmed">
          Everything else is fine.
        </Text>
      </div>
      <Button variant="subtle" size="compact-md" onClick={() => setOpen(true)}>
        See rows
      </Button>
      <Modal opened={isOpen} onClose={() => setOpen(false)} title="Rows that can’t be imported">
        <ul className={classes.list}>
          {refused.map(({ file, line, reason }, at) => (
            <li key={at} className={classes.row}>
              <span className={classes.clip}>{reason}</span>
              <Text size="sm" c="dimmed">
                {line > 0 ? `${file}, line ${line}` : file}
              </Text>
            </li>
          ))}
        </ul>
        {refusedCount > refused.length && (
          <Text size="sm" c="dimmed">
            These are the first {formatCount(refused.length)}.
          </Text>
        )}
      </Modal>
    </div>
  );
}

interface ConflictsProps {
  readonly days: NonNullable<ImportPlan['conflictDays']>;
}

/** Days on which an entry of the member's stays, by kind. */
function Conflicts({ days }: ConflictsProps) {
  const today = useToday();
  const [isOpen, setOpen] = useState(false);
  if (days.length === 0) return null;
  return (
    <>
      <Button variant="subtle" size="compact-md" onClick={() => setOpen(true)}>
        Review
      </Button>
      <Modal opened={isOpen} onClose={() => setOpen(false)} title="Days that keep your entries">
        <ul className={classes.list}>
          {days.map(({ kind, days: each }) => (
            <li key={kind} className={classes.row}>
              <div>
                <Text fw={600}>{kindWords(kind).name}</Text>
                <Text size="sm">{each.map((date) => formatDate(date, today)).join(' · ')}</Text>
              </div>
            </li>
          ))}
        </ul>
        <Text size="sm" c="dimmed">
          To import one of these, delete your entry for that day first.
        </Text>
      </Modal>
    </>
  );
}

/** Records of devices from before the days that the plan imports. */
function OlderRecords({ older }: Pick<ImportPlan, 'older'>) {
  const today = useToday();
  if (!older) return null;
  const { count, from, since } = older;
  return (
    <div className={classes.row}>
      <div>
        <Text fw={600}>
          {count === 1
            ? `1 record from before ${formatDate(since, today)} is left out`
            : `${formatCount(count)} records from before ${formatDate(since, today)} are left out`}
        </Text>
        <Text size="sm" c="dimmed">
          {`The free plan imports the last ${PLAN_LIMITS.free.importDays ?? 0} days from devices; this file begins on ${formatDate(from, today)}. With Lifetime, import it again to add the rest.`}
        </Text>
      </div>
      <Button component={Link} to={paths.upgrade()} variant="subtle" size="compact-md">
        See the plans
      </Button>
    </div>
  );
}

const MAX_ASIDE = 4;

/** What is not imported, and why. */
export function Notes({ plan }: { readonly plan: ImportPlan }) {
  const conflicts = plan.kinds.reduce((sum, kind) => sum + kind.conflicts, 0);
  const others = plan.kinds.reduce((sum, kind) => sum + (kind.others ?? 0), 0);
  const aside = plan.aside.toSorted((one, other) => other.count - one.count);
  return (
    <div>
      {conflicts > 0 && (
        <div className={classes.row}>
          <div>
            <Text fw={600}>
              {conflicts === 1
                ? '1 record conflicts with one of your entries'
                : `${formatCount(conflicts)} records conflict with your entries`}
            </Text>
            <Text size="sm" c="dimmed">
              Yours are kept.
            </Text>
          </div>
          <Conflicts days={plan.conflictDays ?? []} />
        </div>
      )}
      {others > 0 && (
        <div className={classes.row}>
          <div>
            <Text fw={600}>
              {others === 1
                ? '1 record is also in another source'
                : `${formatCount(others)} records are also in another source`}
            </Text>
            <Text size="sm" c="dimmed">
              The same night or workout counts once, by your source order.
            </Text>
          </div>
        </div>
      )}
      {aside.length > 0 && (
        <div className={classes.row}>
          <div>
            <Text fw={600}>
              Left out:{' '}
              {aside
                .slice(0, MAX_ASIDE)
                .map(({ name, count }) => (count > 1 ? `${name} (${formatCount(count)})` : name))
                .join(', ')}
              {aside.length > MAX_ASIDE && `, and ${formatCount(aside.length - MAX_ASIDE)} more`}
            </Text>
            <Text size="sm" c="dimmed">
              We don’t use these.
            </Text>
          </div>
        </div>
      )}
      <OlderRecords older={plan.older} />
      <RefusedRows plan={plan} />
    </div>
  );
}
