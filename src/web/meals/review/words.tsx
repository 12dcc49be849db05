import { MAX_DESCRIPTION_LENGTH } from '#domain/meals/limits.ts';
import { useEffect, useRef } from 'react';
import { formatKcal } from '#web/lib/format.ts';
import { AutosizeText } from '#web/ui/forms/autosize-text.tsx';

interface WordsProps {
  readonly text: string;
  readonly focused: boolean;
  readonly onType: (text: string) => void;
  /** The member wants it read now. */
  readonly onEnter: () => void;
}

/** Longer than is read at once. */
export const isTooLong = (text: string): boolean => text.length > MAX_DESCRIPTION_LENGTH;

/** The box for a description. */
export function Words({ text, focused, onType, onEnter }: WordsProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  // It may mount after the drawer has searched for an element to focus.
  useEffect(() => {
    if (focused) box.current?.focus();
  }, [focused]);
  return (
    <AutosizeText
      label="What did you eat?"
      ref={box}
      data-autofocus={focused || undefined}
      minRows={2}
      maxRows={8}
      enterKeyHint="done"
      placeholder="Two scrambled eggs with a slice of whole wheat toast and butter, black coffee"
      value={text}
      error={
        isTooLong(text) &&
        `Use ${formatKcal(MAX_DESCRIPTION_LENGTH)} characters or fewer. You’ve typed ${formatKcal(text.length)}.`
      }
      onChange={({ currentTarget: { value } }) => onType(value)}
      onKeyDown={(event) => {
        if (
          event.key !== 'Enter' ||
          event.shiftKey ||
          event.ctrlKey ||
          event.metaKey ||
          event.nativeEvent.isComposing
        )
          return;
        event.preventDefault();
        onEnter();
      }}
    />
  );
}
