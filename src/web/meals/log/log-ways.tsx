import { UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconBarcode, IconBolt, IconBookmark, IconCamera, IconHistory } from '@tabler/icons-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import { paths } from '#web/lib/paths.ts';
import { useToday } from '#web/lib/clock.ts';
import { withSpoken } from '#web/lib/dictation/dictation.ts';
import { withAdded, type ChangeDraft } from '#web/meals/review/draft.ts';
import classes from './log-ways.module.css';
import { QuickAdd } from './quick-add.tsx';
import { VoiceButton } from './voice-button.tsx';

interface LogWaysProps {
  readonly date: string;
  readonly change: ChangeDraft;
  /** Listens at once. */
  readonly speaks: boolean;
}

/** Ways to log other than typing: dictation, other screens, and figures typed as they are. */
export function LogWays({ date, change, speaks }: LogWaysProps) {
  const today = useToday();
  const day = date === today ? undefined : date;
  const [quickAdding, quickAdd] = useDisclosure(false);
  const quickAddButton = useRef<HTMLButtonElement>(null);
  return (
    <>
      <div className={classes.ways} role="group" aria-label="Other ways to log">
        <VoiceButton
          startsNow={speaks}
          onWords={(words) =>
            change((state) => ({ ...state, text: withSpoken(state.text, words), source: 'voice' }))
          }
        />
        <Link className={classes.way} to={paths.scan(day)}>
          <IconCamera aria-hidden />
          Photo
        </Link>
        <Link className={classes.way} to={paths.scan(day, 'barcode')}>
          <IconBarcode aria-hidden />
          Barcode
        </Link>
        <UnstyledButton
          ref={quickAddButton}
          className={classes.way}
          aria-expanded={quickAdding}
          onClick={quickAdd.toggle}
        >
          <IconBolt aria-hidden />
          Quick add
        </UnstyledButton>
        <Link className={classes.way} to={paths.savedFoods(day)}>
          <IconBookmark aria-hidden />
          Saved
        </Link>
        <Link className={classes.way} to={paths.recentMeals(day)}>
          <IconHistory aria-hidden />
          Recent
        </Link>
      </div>
      {quickAdding && (
        <QuickAdd
          onAdd={(item) => {
            change((state) => withAdded(state, item));
            quickAdd.close();
            // The focused form disappears.
            quickAddButton.current?.focus();
          }}
        />
      )}
    </>
  );
}
