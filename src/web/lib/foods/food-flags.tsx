import { IconAlertTriangle } from '@tabler/icons-react';
import { flagsOf, type FoodAversions } from '#domain/account/food-flags.ts';
import { flagSentences } from './flag-words.ts';
import classes from './food-flags.module.css';
import { useAversions } from './food-preferences.ts';
import { useFoods } from './food-table.ts';

interface FlagsProps {
  readonly name: string;
  /** Null for what is of no food. */
  readonly foodId: string | null;
}

function Flags({ name, foodId, aversions }: FlagsProps & { readonly aversions: FoodAversions }) {
  const { data: foods } = useFoods();
  // Without the food its recipe is unknown, and everything may be in there: not said while it is only not read yet.
  if (foodId !== null && !foods) return null;
  const food = foodId === null ? undefined : foods?.byId.get(foodId);
  const { contains, mayContain, disliked } = flagSentences(flagsOf({ name, food }, aversions));
  if (!contains && !mayContain && !disliked) return null;
  return (
    <span className={classes.flags}>
      {contains && (
        <span className={classes.contains}>
          <IconAlertTriangle size="1.1em" aria-hidden />
          {contains}.
        </span>
      )}
      {mayContain && <span>{mayContain}.</span>}
      {disliked && <span>{disliked}.</span>}
    </span>
  );
}

/** A quiet line below an item that has, or may have, something in it that the member does not eat. Nothing where there is nothing. */
export function FoodFlags(item: FlagsProps) {
  const aversions = useAversions();
  return aversions ? <Flags {...item} aversions={aversions} /> : null;
}
