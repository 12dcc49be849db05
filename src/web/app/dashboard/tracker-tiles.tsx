import { WeightTile } from '#web/body/weight-tile.tsx';
import { FastingTile } from '#web/fasting/fasting-tile.tsx';
import { GlucoseTile } from '#web/glucose/glucose-tile.tsx';
import { MovementTile } from '#web/movement/movement-tile.tsx';
import { SleepTile } from '#web/sleep/sleep-tile.tsx';
import { StressTile } from '#web/stress/stress-tile.tsx';
import { Tiles } from '#web/ui/layout/tile.tsx';
import { PressureTile } from '#web/vitals/pressure-tile.tsx';
import { WaterTile } from '#web/water/water-tile.tsx';

interface DayProps {
  readonly date: string;
}

/** Trackers that are used several times a day. */
const Daily = ({ date }: DayProps) => (
  <>
    <WaterTile date={date} />
    <FastingTile />
    <SleepTile date={date} />
    <MovementTile date={date} />
  </>
);

const Others = ({ date }: DayProps) => (
  <>
    <WeightTile date={date} />
    <GlucoseTile date={date} />
    <PressureTile date={date} />
    <StressTile date={date} />
  </>
);

/** Trackers besides meals, for the day in view: each with its last two weeks and a one-tap action. */
export const DailyTiles = ({ date }: DayProps) => (
  <Tiles>
    <Daily date={date} />
  </Tiles>
);

/** The other trackers: lines of a card where there is little room. */
export const OtherTiles = ({ date, areRows }: DayProps & { readonly areRows: boolean }) => (
  <Tiles areRows={areRows}>
    <Others date={date} />
  </Tiles>
);

/** All trackers, a line each, for members who have logged nothing yet. */
export const TrackerRows = ({ date }: DayProps) => (
  <Tiles areRows>
    <Daily date={date} />
    <Others date={date} />
  </Tiles>
);
