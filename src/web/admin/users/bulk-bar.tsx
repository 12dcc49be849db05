import { Button, Menu } from '@mantine/core';
import { useState } from 'react';
import type { UserRow } from '#contract/admin/users.ts';
import { PLANS, type Plan } from '#domain/membership/plans.ts';
import { countText } from '#web/lib/format.ts';
import { AskDialog } from '#web/ui/dialogs/ask-dialog.tsx';
import classes from './bulk-bar.module.css';
import { changeQuestion } from './change-question.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { useChangeUsers, type ConfirmedChange } from './user-commands.ts';
import { PLAN_NAMES } from './user-words.ts';

interface BulkBarProps {
  readonly chosen: readonly UserRow[];
  readonly onClear: () => void;
}

/** Actions on the selected accounts; each asks for confirmation with their number. */
export function BulkBar({ chosen, onClear }: BulkBarProps) {
  const [asked, setAsked] = useState<ConfirmedChange>();
  const [isDeleting, setDeleting] = useState(false);
  const { mutate, isPending } = useChangeUsers(() => {
    setDeleting(false);
    onClear();
  });
  if (chosen.length === 0) return null;
  const ids = chosen.map(({ id }) => id);
  const count = countText(chosen.length, 'account');
  const usernames = chosen.map(({ username }) => username);
  const ask = (change: ConfirmedChange) => () => setAsked(change);
  const words = asked && changeQuestion(asked, usernames);
  return (
    <div className={classes.bar} role="region" aria-label="Selected accounts">
      <span className={classes.count} role="status">
        {count} selected
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
        usernames={isDeleting ? usernames : []}
        busy={isPending}
        onDelete={(typed) => mutate({ ids, change: { kind: 'delete', typed } })}
        onClose={() => setDeleting(false)}
      />
    </div>
  );
}
