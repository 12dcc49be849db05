import { Button, VisuallyHidden } from '@mantine/core';
import { useRef, useState } from 'react';
import type { SavedMeal } from '#contract/meals/saved-meals.ts';
import { toast } from '#web/ui/toast.ts';
import { useDragOrder } from '#web/ui/lists/use-drag-order.ts';
import classes from '#web/meals/again/again-list.module.css';
import type { MealTime } from '#web/meals/review/build-meal.ts';
import { moveSavedMeal, removeSavedMeal, restoreSavedMeal } from './saved-commands.ts';
import { SavedRow } from './saved-row.tsx';
import { useLogAgain } from '#web/meals/again/use-log-again.ts';

interface SavedListProps {
  readonly saved: readonly SavedMeal[];
  /** Whether it is the whole list in order, so that rows can be moved. */
  readonly ordered: boolean;
  readonly at: MealTime;
  readonly onEdit: (saved: SavedMeal) => void;
}

const AT_ONCE = 30;

async function removeWithUndo(saved: SavedMeal): Promise<void> {
  await removeSavedMeal(saved);
  // The focused button is removed with the row.
  document.querySelector('h1')?.focus({ preventScroll: true });
  void toast({ title: 'Deleted', text: saved.name, undo: () => void restoreSavedMeal(saved) });
}

/** Saved meals in the member's order, favorites first; rows move within their part. */
export function SavedList({ saved, ordered, at, onEdit }: SavedListProps) {
  const [shown, setShown] = useState(AT_ONCE);
  const [said, setSaid] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const { logAgain, heard } = useLogAgain(at);
  const favourites = saved.filter(({ favourite }) => favourite).length;

  const move = (from: number, to: number, byKey: boolean) => {
    const moved = saved[from];
    // A favorite stays among favorites, wherever it is dragged.
    const [first, last] = moved?.favourite ? [0, favourites - 1] : [favourites, saved.length - 1];
    const place = Math.min(Math.max(to, first), last);
    if (!moved || place === from) return;
    void moveSavedMeal(saved.slice(first, last + 1), from - first, place - first);
    setSaid(`${moved.name} is now ${place + 1} of ${saved.length}`);
    // A row that moves in the page loses the focus.
    if (byKey) setTimeout(() => document.getElementById(`move-${moved.id}`)?.focus(), 60);
  };
  const { dragged, rowStyle, handle } = useDragOrder(() => [...(list.current?.children ?? [])], move);

  return (
    <>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <ul className={classes.list} aria-label="Saved meals" ref={list} data-dragging={dragged !== undefined}>
        {saved.slice(0, shown).map((each, index) => (
          <SavedRow
            key={each.id}
            saved={each}
            heard={heard === each.id}
            dragged={dragged === index}
            style={rowStyle(index)}
            handle={ordered && saved.length > 1 ? handle(index) : undefined}
            onMove={(by) => move(index, index + by, false)}
            onLog={(again, servings) => void logAgain(again, servings)}
            onEdit={() => onEdit(each)}
            onRemove={() => void removeWithUndo(each)}
          />
        ))}
      </ul>
      {saved.length > shown && (
        <Button variant="subtle" mt="md" onClick={() => setShown(shown + AT_ONCE)}>
          Show {Math.min(AT_ONCE, saved.length - shown)} more
        </Button>
      )}
    </>
  );
}
