import { Button, Group, Stack } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { memo, type ReactNode, type Ref } from 'react';
import type { Food } from '#domain/foods/food.ts';
import { uuidV7 } from '#web/lib/uuid.ts';
import { pickedItem } from './draft-item.ts';
import { withAdded, withPhraseSetAside, type ChangeDraft } from './draft.ts';
import { FoodPicker } from '#web/lib/foods/food-picker.tsx';
import { ReviewItem } from './review-item.tsx';
import classes from './review.module.css';
import type { Review } from './use-review.ts';
import { whyNotUnderstood, type NotUnderstoodReason } from '#domain/meals/analysis/why-not-understood.ts';
import { PlainList } from '#web/ui/lists/plain-list.tsx';

const REASONS: Readonly<Record<NotUnderstoodReason, string>> = {
  'unknown food': 'wasn’t recognized',
  'negative amount': 'has an amount below zero',
  'too much': 'is too much for one meal',
  question: 'is a question',
  shopping: 'is a shopping list',
  plan: 'hasn’t been eaten yet',
  medicine: 'is a medication',
  event: 'doesn’t name a food',
};

interface UnknownPhraseProps {
  readonly phrase: string;
  readonly onChange: ChangeDraft;
}

/** An unrecognized phrase, the reason, and what the member can do about it. */
const UnknownPhrase = memo(function UnknownPhrase({ phrase, onChange }: UnknownPhraseProps) {
  const pick = (food: Food) =>
    onChange((state) => withAdded(withPhraseSetAside(state, phrase), pickedItem(uuidV7(), food, phrase)));
  return (
    <div className={classes.unknown}>
      <span className={classes.unknownText}>
        <q>{phrase}</q> {REASONS[whyNotUnderstood(phrase)]} and isn’t counted.
      </span>
      <Group gap="xs" align="stretch">
        <FoodPicker label={`Food for “${phrase}”`} query={phrase} onPick={pick}>
          {(toggle) => (
            <Button size="sm" variant="light" onClick={toggle}>
              Find a food
            </Button>
          )}
        </FoodPicker>
        <Button
          size="sm"
          variant="subtle"
          color="gray"
          onClick={() => onChange((state) => withPhraseSetAside(state, phrase))}
        >
          Leave out
        </Button>
      </Group>
    </div>
  );
});

const AddFood = memo(function AddFood({ onChange }: Pick<UnknownPhraseProps, 'onChange'>) {
  return (
    <FoodPicker
      label="Add a food"
      onPick={(food) => onChange((state) => withAdded(state, pickedItem(uuidV7(), food)))}
    >
      {(toggle) => (
        <Button variant="light" leftSection={<IconPlus size="1.1em" aria-hidden />} onClick={toggle}>
          Add a food
        </Button>
      )}
    </FoodPicker>
  );
});

interface ReviewListProps {
  readonly review: Review;
  readonly onChange: ChangeDraft;
  /** The list, to focus it. */
  readonly list?: Ref<HTMLDivElement>;
  /** Actions on the whole list. */
  readonly children?: ReactNode;
}

/** Everything that was recognized, each part editable, and everything that wasn't. */
export function ReviewList({ review, onChange, list, children }: ReviewListProps) {
  return (
    <Stack gap="md">
      {review.notUnderstood.map((phrase) => (
        <UnknownPhrase key={phrase} phrase={phrase} onChange={onChange} />
      ))}
      {review.items.length > 0 && (
        <div tabIndex={-1} ref={list} className={classes.foods}>
          <PlainList aria-label="Foods in this meal">
            {review.items.map((item) => (
              <ReviewItem key={item.key} item={item} onChange={onChange} />
            ))}
          </PlainList>
        </div>
      )}
      <Group gap="sm" justify="space-between" align="stretch">
        <AddFood onChange={onChange} />
        {children}
      </Group>
    </Stack>
  );
}
