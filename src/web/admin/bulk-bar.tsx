import { Button, Menu } from '@mantine/core';
import { useState } from 'react';
import type { UserRow } from '#contract/admin-users.ts';
import { PLANS, type Plan } from '#domain/membership/plans.ts';
import { countText } from '#web/lib/format.ts';
import { AskDialog } from '#web/ui/ask-dialog.tsx';
import classes from './bulk-bar.module.css';
import { DeleteDialog } from './delete-dialog.tsx';
import { useChangeUsers, type UserChange } from './user-commands.ts';
import { PLAN_NAMES } from './user-words.ts';

interface BulkBarProps {
  readonly chosen: readonly UserRow[];
  readonly onClear: () => void;
}

/** What a change says before it is made; a plan and a deletion have words of their own. */
function question(change: UserChange, count: string): { title: string; text: string; label: string } {
  switch (change.kind) {
    case 'disable':
      return {
        title: `Disable ${count}`,
        text: 'Nobody can log in to them any more, and their sessions are over at once. Nothing is deleted, and you can enable them again.',
        label: `Disable ${count}`,
      };
    case 'enable':
      return { title: `Enable ${count}`, text: 'Their members can log in again.', label: `Enable ${count}` };
    default: {
      const plan = change.kind === 'plan' ? PLAN_NAMES[change.plan] : '';
      return {
        title: `Set ${count} to ${plan}`,
        text: 'What was paid stays as it is: no money is taken or given back.',
        label: `Set to ${plan}`,
      };
    }
  }
}

/** What can be done to the chosen accounts; each asks first and says to how many. */
export function BulkBar({ chosen, onClear }: BulkBarProps) {
  const [asked, setAsked] = useState<UserChange>();
  const [isDeleting, setDeleting] = useState(false);
  const { mutate, isPending } = useChangeUsers(() => {
    setDeleting(false);
    onClear();
  });
  if (chosen.length === 0) return null;
  const ids = chosen.map(({ id }) => id);
  const count = countText(chosen.length, 'account');
  const ask = (change: UserChange) => () => setAsked(change);
  const words = asked && question(asked, count);
  return (
    <div className={classes.bar} role="region" aria-label="Chosen accounts">
      <span className={classes.count} role="status">
        {count} chosen
      </span>
      <Button variant="default" size="compact-md" onClick={ask({ kind: 'disable' })}>
        Disable
      </Button>
      <Button variant="default" size="compact-md" onClick={ask({ kind: 'enable' })}>
        Enable
      </Button>
      <Menu>
        <Menu.Target>
          <Button variant="default" size="compact-md">
            Set plan
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {PLANS.map((plan: Plan) => (
            <Menu.Item key={plan} onClick={ask({ kind: 'plan', plan })}>
              {PLAN_NAMES[plan]}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <Button variant="default" color="red" size="compact-md" onClick={() => setDeleting(true)}>
        Delete
      </Button>
      <Button variant="subtle" size="compact-md" onClick={onClear}>
        Clear
      </Button>
      <AskDialog
        opened={words !== undefined}
        title={words?.title ?? ''}
        text={words?.text ?? ''}
        confirmLabel={words?.label ?? ''}
        onConfirm={() => {
          if (asked) mutate({ ids, change: asked });
          setAsked(undefined);
        }}
        onCancel={() => setAsked(undefined)}
      />
      <DeleteDialog
        usernames={isDeleting ? chosen.map(({ username }) => username) : []}
        busy={isPending}
        onDelete={(typed) => mutate({ ids, change: { kind: 'delete', typed } })}
        onClose={() => setDeleting(false)}
      />
    </div>
  );
}
