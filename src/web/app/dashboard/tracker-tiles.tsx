import { WeightTile } from '#web/body/weight-tile.tsx';
import { FastingTile } from '#web/fasting/fasting-tile.tsx';
import { GlucoseTile } from '#web/glucose/glucose-tile.tsx';
import { MovementTile } from '#web/movement/movement-tile.tsx';
import { SleepTile } from '#web/sleep/sleep-tile.tsx';
import { StressTile } from '#web/stress/stress-tile.tsx';
import { DueRemindersCard } from '#web/supplements/due-reminders-card.tsx';
import { Tiles } from '#web/ui/layout/tile.tsx';
import { PressureTile } from '#web/vitals/pressure-tile.tsx';
import { WaterTile } from '#web/water/water-tile.tsx';

/** Trackers other than meals on the day in view, each with its last two weeks and a one-tap action; for today also due reminders. */
export function TrackerTiles({ date, isToday }: { readonly date: string; readonly isToday: boolean }) {
  return (
    <>
      <Tiles>
        <WaterTile date={date} />
        <FastingTile />
        <SleepTile date={date} />
        <MovementTile date={date} />
      </Tiles>
      <Tiles areRows>
        <WeightTile date={date} />
        <GlucoseTile date={date} />
        <PressureTile date={date} />
        <StressTile date={date} />
      </Tiles>
      {isToday && <DueRemindersCard />}
    </>
  );
}
