import { Modal } from '@mantine/core';
import type { Targets } from '#contract/goals/day-targets.ts';
import type { Meal } from '#contract/meals/meals.ts';
import type { NutrientEstimates } from '#domain/meals/estimates/estimate.ts';
import { ownEscape } from '#web/ui/dialogs/own-escape.ts';
import { FoodWhy } from './food-why.tsx';
import { sourcesTitle } from './need-words.ts';
import type { NutrientName } from './nutrient-names.ts';
import { NutrientWhy } from './nutrient-why.tsx';

/** The subject: a nutrient, or a food by its item's id. */
export type WhySubject = { readonly nutrient: NutrientName } | { readonly itemId: string };

interface WhyDialogProps {
  /** Closed without one. */
  readonly whySubject: WhySubject | undefined;
  readonly meals: readonly Pick<Meal, 'id' | 'items'>[];
  readonly total: NutrientEstimates;
  readonly targets: Targets | undefined;
  readonly onAsk: (whySubject: WhySubject | undefined) => void;
}

/** The foods, amounts and sources behind a figure of the day. */
export function WhyDialog({ whySubject, meals, total, targets, onAsk }: WhyDialogProps) {
  const items = meals.flatMap((meal) => meal.items);
  const itemId = whySubject && 'itemId' in whySubject ? whySubject.itemId : undefined;
  const meal = meals.find((each) => each.items.some(({ id }) => id === itemId));
  const item = items.find(({ id }) => id === itemId);
  const nutrient = whySubject && 'nutrient' in whySubject ? whySubject.nutrient : undefined;
  const close = () => onAsk(undefined);
  return (
    <Modal
      opened={nutrient !== undefined || item !== undefined}
      onClose={close}
      title={nutrient ? sourcesTitle(nutrient) : (item?.name ?? '')}
      closeButtonProps={{ 'aria-label': 'Close' }}
      {...ownEscape(close)}
    >
      {nutrient && (
        <NutrientWhy {...{ nutrient, items, total, targets }} onFood={(id) => onAsk({ itemId: id })} />
      )}
      {item && meal && <FoodWhy {...{ item, meal, targets }} />}
    </Modal>
  );
}
