import { Sample } from '#web/ui/sample.tsx';
import { Sparkline } from '#web/ui/chart/sparkline.tsx';

/** A day with three meals, drawn by hand: mg/dL every half hour. */
const DAY = [
  92, 90, 88, 87, 86, 85, 85, 86, 86, 87, 88, 90, 94, 98, 102, 131, 148, 136, 118, 104, 97, 94, 92, 96, 99,
  128, 139, 127, 112, 101, 96, 93, 92, 91, 93, 95, 98, 121, 152, 158, 143, 126, 113, 106, 101, 97, 95, 93,
];

/** What a day of a sensor looks like. */
export function SampleDay() {
  return (
    <Sample caption="Sample: one day of a sensor, with a rise after each meal">
      <Sparkline values={DAY} color="glucose" label="A line that rises after breakfast, lunch and dinner" />
    </Sample>
  );
}
