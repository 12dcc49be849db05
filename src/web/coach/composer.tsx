import { ActionIcon, Textarea } from '@mantine/core';
import { IconArrowUp, IconPlayerStopFilled } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { MAX_QUESTION } from '#domain/coach/limits.ts';
import classes from './coach.module.css';

interface ComposerProps {
  readonly placeholder: string;
  readonly busy: boolean;
  /** Stops the model's current answer; absent if there is none. */
  readonly onStop?: (() => void) | undefined;
  /** Whether it takes the focus when it appears. */
  readonly takesFocus?: boolean;
  readonly onAsk: (question: string) => void;
}

/** The box for questions. Enter sends, Shift+Enter starts a new line. */
export function Composer({ placeholder, busy, onStop, takesFocus = false, onAsk }: ComposerProps) {
  const [typed, setTyped] = useState('');
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  const question = typed.trim();
  const send = () => {
    if (question === '' || busy || onStop) return;
    setTyped('');
    onAsk(question);
  };
  return (
    <form
      className={classes.composer}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Textarea
        className={classes.field ?? ''}
        variant="unstyled"
        aria-label="Your question"
        placeholder={placeholder}
        ref={box}
        autosize
        minRows={1}
        maxRows={5}
        maxLength={MAX_QUESTION}
        value={typed}
        onChange={({ currentTarget: { value } }) => setTyped(value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          send();
        }}
      />
      {onStop ? (
        <ActionIcon size={44} radius="md" variant="light" aria-label="Stop" loading={busy} onClick={onStop}>
          <IconPlayerStopFilled size="1.2rem" aria-hidden />
        </ActionIcon>
      ) : (
        <ActionIcon
          type="submit"
          size={44}
          radius="md"
          aria-label="Ask"
          disabled={question === ''}
          loading={busy}
        >
          <IconArrowUp size="1.3rem" aria-hidden />
        </ActionIcon>
      )}
    </form>
  );
}
