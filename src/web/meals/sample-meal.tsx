import { SampleRow } from '#web/meals/sample-row.tsx';
import { Sample } from '#web/ui/states/sample.tsx';

const SAMPLE = [
  ['Scrambled eggs', '2 large', '180'],
  ['Whole wheat toast', '1 slice', '90'],
  ['Black coffee', '1 cup', '2'],
] as const;

/** A sample logged meal, for days without any. */
export function SampleMeal() {
  return (
    <Sample caption="Sample: “two scrambled eggs, a slice of whole wheat toast, black coffee”">
      {SAMPLE.map(([name, amount, kcal]) => (
        <SampleRow key={name} name={name} detail={amount} kcal={kcal} />
      ))}
    </Sample>
  );
}
