import { BioAgeTile } from '#web/bio-age/bio-age-tile.tsx';
import { LongevityTile } from '#web/longevity/longevity-tile.tsx';
import { DueRemindersCard } from '#web/supplements/due-reminders-card.tsx';
import { Tiles } from '#web/ui/tile.tsx';

/** Long-term tiles: longevity score and bio-age; for today also due items. */
export function LongTermTiles({ date, isToday }: { readonly date: string; readonly isToday: boolean }) {
  return (
    <>
      <Tiles>
        <LongevityTile date={date} />
        <BioAgeTile />
      </Tiles>
      {isToday && <DueRemindersCard />}
    </>
  );
}
