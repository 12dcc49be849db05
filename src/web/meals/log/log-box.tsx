import { useRef, useState, type ComponentType, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#web/lib/paths.ts';
import classes from './log-box.module.css';
import { LogActions, LogInput } from './log-input.tsx';
import type { LogBoxWithSuggestionsProps } from './log-box-with-suggestions.tsx';
import { readNow } from '#web/meals/navigation-state.ts';
import { storedDraft, useDraft } from './use-draft.ts';

/** Attributes for screen readers before there is a list to control. */
const CLOSED = { role: 'combobox', 'aria-haspopup': 'listbox', 'aria-expanded': false } as const;

interface Suggesting {
  readonly Box: ComponentType<LogBoxWithSuggestionsProps>;
  readonly isFocused: boolean;
  readonly isTyped: boolean;
}

/**
 * One input to describe or search: Enter reviews the whole text; a food from the list starts a meal with it. Suggestions need the food
 * table and a dropdown, which load on first use; without their code it still accepts text.
 */
export function LogBox({ date }: { readonly date?: string }) {
  const [draft, change] = useDraft();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const isTyped = useRef(false);
  const [suggesting, setSuggesting] = useState<Suggesting>();
  const load = async (): Promise<void> => {
    const { LogBoxWithSuggestions } = await import('./log-box-with-suggestions.tsx');
    const isFocused = document.activeElement === input.current;
    setSuggesting({ Box: LogBoxWithSuggestions, isFocused, isTyped: isTyped.current });
  };
  const review = () => void navigate(paths.describe(date), { state: readNow(storedDraft().text) });
  if (suggesting) {
    const { Box, ...began } = suggesting;
    return <Box {...began} date={date} onReview={review} />;
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    review();
  };
  return (
    <form className={classes.box} onSubmit={submit}>
      <LogInput
        ref={input}
        {...CLOSED}
        value={draft.text}
        onFocus={() => void load().catch(() => undefined)}
        onChange={({ currentTarget: { value: text } }) => {
          isTyped.current = true;
          change((state) => ({ ...state, text }));
        }}
      />
      <LogActions text={draft.text} date={date} />
    </form>
  );
}
