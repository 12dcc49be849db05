import { Button, Modal, Text } from '@mantine/core';
import {
  IconArchive,
  IconArrowsUpDown,
  IconFileAlert,
  IconHistory,
  IconScale,
  type Icon,
} from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { ImportPlan } from '#contract/imports.ts';
import { PLAN_LIMITS } from '#domain/membership/plans.ts';
import { joinFirst } from '#domain/words/join-words.ts';
import { useToday } from '#web/lib/clock.ts';
import { countText, formatCount, formatDate } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';
import { momentText } from '#web/lib/time/moment-text.ts';
import { SourceOrderDialog } from '#web/lib/sources/source-order-dialog.tsx';
import { isSourceOrderKind } from '#web/lib/sources/source-orders.ts';
import classes from './imports.module.css';
import { kindWords } from './words.ts';

interface NoteProps {
  readonly icon: Icon;
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

const Note = ({ icon: Sign, title, text, children }: NoteProps) => (
  <div className={classes.note}>
    <Sign size="1.25rem" aria-hidden />
    <div className={classes.words}>
      <Text fw={600}>{title}</Text>
      <Text size="sm" c="dimmed">
        {text}
      </Text>
    </div>
    {children}
  </div>
);

interface OpenButtonProps {
  readonly label: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** Opens a dialog with more about a note. */
function OpenButton({ label, title, children }: OpenButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="subtle" size="compact-md" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Modal opened={isOpen} onClose={() => setOpen(false)} title={title}>
        {children}
      </Modal>
    </>
  );
}

function RefusedRows({ plan: { refused, refusedCount } }: { readonly plan: ImportPlan }) {
  if (refusedCount === 0) return null;
  return (
    <Note
      icon={IconFileAlert}
      title={`${countText(refusedCount, 'row')} can’t be imported`}
      text="Everything else can be imported. See which rows can’t, and why."
    >
      <OpenButton label="See rows" title="Rows that can’t be imported">
        <ul className={classes.list}>
          {refused.map(({ file, line, reason, at }, index) => (
            <li key={index} className={classes.row}>
              <span className={classes.clip}>{reason}</span>
              <Text size="sm" c="dimmed">
                {line > 0 ? `${file}, line ${line}` : at === undefined ? file : `${file}, ${momentText(at)}`}
              </Text>
            </li>
          ))}
        </ul>
        {refusedCount > refused.length && (
          <Text size="sm" c="dimmed">
            These are the first {formatCount(refused.length)}.
          </Text>
        )}
      </OpenButton>
    </Note>
  );
}

/** Days on which an entry of the member's stays, by kind. */
function Conflicts({ plan }: { readonly plan: ImportPlan }) {
  const today = useToday();
  const count = plan.kinds.reduce((sum, kind) => sum + kind.conflicts, 0);
  const days = plan.conflictDays ?? [];
  if (count === 0) return null;
  return (
    <Note
      icon={IconScale}
      title={
        count === 1
          ? '1 record conflicts with one of your entries'
          : `${formatCount(count)} records conflict with your entries`
      }
      text="We’ll keep yours. Review the days first if you like."
    >
      {days.length > 0 && (
        <OpenButton label="Review" title="Days with conflicts">
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
        </OpenButton>
      )}
    </Note>
  );
}

/** Nights and workouts that another source recorded too. */
function OtherSources({ plan, source }: NotesProps) {
  const [isOpen, setOpen] = useState(false);
  const count = plan.kinds.reduce((sum, kind) => sum + (kind.others ?? 0), 0);
  const kinds = plan.kinds.flatMap(({ kind, others = 0 }) =>
    others > 0 && isSourceOrderKind(kind) ? [kind] : [],
  );
  if (count === 0) return null;
  return (
    <Note
      icon={IconArrowsUpDown}
      title={
        count === 1
          ? '1 record is also in another source'
          : `${formatCount(count)} records are also in another source`
      }
      text="The same night or workout counts only once, based on your source order."
    >
      {kinds.length > 0 && (
        <>
          <Button variant="subtle" size="compact-md" onClick={() => setOpen(true)}>
            Change order
          </Button>
          <SourceOrderDialog
            kinds={isOpen ? kinds : []}
            incoming={source ?? undefined}
            onClose={() => setOpen(false)}
          />
        </>
      )}
    </Note>
  );
}

/** Records of devices from before the days that the plan includes. */
function OlderRecords({ older }: Pick<ImportPlan, 'older'>) {
  const today = useToday();
  if (!older) return null;
  const { count, from, since } = older;
  return (
    <Note
      icon={IconHistory}
      title={
        count === 1
          ? `1 record from before ${formatDate(since, today)} is left out`
          : `${formatCount(count)} records from before ${formatDate(since, today)} are left out`
      }
      text={`The free plan imports the last ${PLAN_LIMITS.free.importDays ?? 0} days from devices. This file starts on ${formatDate(from, today)}. With Lifetime, you can import it again to add the rest.`}
    >
      <Button component={Link} to={paths.upgrade()} variant="subtle" size="compact-md">
        See the plans
      </Button>
    </Note>
  );
}

const MAX_ASIDE = 3;

/** Kinds of data that aren't imported. */
function Aside({ plan }: { readonly plan: ImportPlan }) {
  const aside = plan.aside.toSorted((one, other) => other.count - one.count);
  if (aside.length === 0) return null;
  const names = aside.map(({ name }) => name);
  return (
    <Note
      icon={IconArchive}
      title={`Not imported: ${joinFirst(names, MAX_ASIDE)}`}
      text="Perennial doesn’t import or store these."
    >
      <OpenButton label="Details" title="Not imported">
        <ul className={classes.list}>
          {aside.map(({ name, count }) => (
            <li key={name} className={classes.row}>
              <span className={classes.clip}>{name}</span>
              <Text size="sm" c="dimmed">
                {formatCount(count)}
              </Text>
            </li>
          ))}
        </ul>
      </OpenButton>
    </Note>
  );
}

interface NotesProps {
  readonly plan: ImportPlan;
  readonly source: string | null;
}

/** What is not imported, and why. */
export const Notes = ({ plan, source }: NotesProps) => (
  <div>
    <Conflicts plan={plan} />
    <OtherSources plan={plan} source={source} />
    <Aside plan={plan} />
    <OlderRecords older={plan.older} />
    <RefusedRows plan={plan} />
  </div>
);
