import { joinWords } from '#domain/words/join-words.ts';
import { IconAlertTriangle } from '@tabler/icons-react';
import { flagsOf, type FoodAversions, type FoodFlag } from '#domain/account/food-flags.ts';
import classes from './food-flags.module.css';
import { useAversions } from './food-preferences.ts';
import { useFood } from './use-food.ts';

/** Flags of an item as short sentences: certain allergies, possible ones, dislikes. */
export function flagSentences(flags: readonly FoodFlag[]): {
  readonly contains: string | undefined;
  readonly mayContain: string | undefined;
  readonly disliked: string | undefined;
} {
  const said = (begin: string, kind: FoodFlag['kind'], certainty: FoodFlag['certainty']) => {
    const words = flags.filter((flag) => flag.kind === kind && flag.certainty === certainty);
    return words.length === 0 ? undefined : `${begin} ${joinWords(words.map(({ what }) => what))}`;
  };
  return {
    contains: said('Contains', 'allergy', 'contains'),
    mayContain: said('May contain', 'allergy', 'may-contain'),
    disliked: said('You don’t like', 'dislike', 'contains'),
  };
}

interface FlagsProps {
  readonly name: string;
  /** Null if it has no food. */
  readonly foodId: string | null;
}

function Flags({ name, foodId, aversions }: FlagsProps & { readonly aversions: FoodAversions }) {
  const food = useFood(foodId);
  // Without the food, its recipe and allergens are unknown; not reported while it is still loading.
  if (food === undefined) return null;
  const { contains, mayContain, disliked } = flagSentences(
    flagsOf({ name, food: food ?? undefined }, aversions),
  );
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

/** A quiet line below an item that contains, or may contain, something the member avoids. Nothing if there is none. */
export function FoodFlags(item: FlagsProps) {
  const aversions = useAversions();
  return aversions ? <Flags {...item} aversions={aversions} /> : null;
}
