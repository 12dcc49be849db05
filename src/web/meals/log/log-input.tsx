import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconCamera, IconMicrophone } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { paths } from '#web/lib/paths.ts';
import classes from './log-box.module.css';

/** The input itself, with and without suggestions. */
export const LogInput = (props: ComponentProps<typeof TextInput>) => (
  <TextInput
    className={classes.input ?? ''}
    classNames={{ input: classes.field ?? '' }}
    aria-label="What did you eat?"
    placeholder="What did you eat?"
    enterKeyHint="go"
    autoComplete="off"
    {...props}
  />
);

const WAY = { size: 44, radius: 'md', variant: 'light', color: 'evergreen' } as const;

interface LogActionsProps {
  readonly text: string;
  readonly date: string | undefined;
}

/** Voice and photo while nothing is typed; then, on a phone, only Log. */
export const LogActions = ({ text, date }: LogActionsProps) => {
  const isTyped = text.trim() !== '';
  return (
    <>
      {!isTyped && (
        <>
          <ActionIcon
            {...WAY}
            component={Link}
            to={paths.describe(date, 'voice')}
            aria-label="Say what you ate"
          >
            <IconMicrophone size={20} aria-hidden />
          </ActionIcon>
          <ActionIcon {...WAY} component={Link} to={paths.scan(date)} aria-label="Take a photo of a meal">
            <IconCamera size={20} aria-hidden />
          </ActionIcon>
        </>
      )}
      <Button type="submit" {...(!isTyped && { visibleFrom: 'sm' })}>
        Log
      </Button>
    </>
  );
};
