import { and, desc, eq, getTableColumns, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { BloodLoop } from '#contract/blood/blood.ts';
import { drawsOf } from '#domain/blood/draws.ts';
import { flagOf } from '#domain/blood/flag.ts';
import type { Person } from '#domain/blood/person.ts';
import type { LabValue, MarkerFlag } from '#domain/blood/lab-value.ts';
import { markerChange } from '#domain/blood/marker-change.ts';
import { markerScore } from '#domain/blood/marker-score.ts';
import type { MarkerKey } from '#domain/blood/markers.ts';
import { asAverage } from '#server/db/average-member.ts';
import type { Db } from '#server/db/database.ts';
import { bloodPanels, bloodValues } from './tables.ts';

/** Older values don't show what to do now. */
const NEWEST_PANELS = 100;
/** Days of the latest and the previous value. */
const DAYS_OF_MARKER = 2;

/** A marker's value with its draw. */
interface DrawnValue extends LabValue {
  readonly panelId: string;
  readonly collectedOn: string;
}

/** A marker's latest value and the previous one. */
export interface LatestMarker {
  readonly latest: DrawnValue;
  readonly previous: DrawnValue | null;
  /** Null if the marker has no bands for this person. */
  readonly flag: MarkerFlag | null;
  readonly move: BloodLoop['markers'][number]['move'];
}

interface MarkersQuery {
  /** Local day: later draws are left out. */
  readonly date: string;
  /** Only this marker. */
  readonly marker?: MarkerKey | undefined;
}

/** Values of known markers that can be judged, from the last two days each was measured on, newest first. */
async function lastValues(db: Db, userId: string, { date, marker }: MarkersQuery) {
  const member = asAverage(userId);
  const newest = db
    .select({ id: bloodPanels.id, date: bloodPanels.localDate, isFasting: bloodPanels.isFasting })
    .from(bloodPanels)
    .where(
      and(eq(bloodPanels.userId, member), isNull(bloodPanels.deletedAt), lte(bloodPanels.localDate, date)),
    )
    .orderBy(desc(bloodPanels.localDate), desc(bloodPanels.id))
    .limit(NEWEST_PANELS)
    .as('newest');
  const ranked = db
    .select({
      ...getTableColumns(bloodValues),
      date: newest.date,
      isFasting: newest.isFasting,
      dayRank:
        sql<number>`dense_rank() over (partition by ${bloodValues.marker} order by ${newest.date} desc)`.as(
          'day_rank',
        ),
    })
    .from(newest)
    .innerJoin(bloodValues, and(eq(bloodValues.userId, member), eq(bloodValues.panelId, newest.id)))
    .where(
      and(
        isNotNull(bloodValues.canonicalValue),
        marker === undefined ? isNotNull(bloodValues.marker) : eq(bloodValues.marker, marker),
      ),
    )
    .as('ranked');
  return db
    .select()
    .from(ranked)
    .where(lte(ranked.dayRank, DAYS_OF_MARKER))
    .orderBy(desc(ranked.date), desc(ranked.panelId), ranked.position);
}

function moveOf(previous: DrawnValue | null, latest: DrawnValue, person: Person): LatestMarker['move'] {
  const change = previous ? markerChange(previous, latest) : undefined;
  if (!previous || !change) return null;
  const { changePercent, verdict, noisePercent, variation } = change;
  const [before, after] = [markerScore(previous, person), markerScore(latest, person)];
  const isReported = verdict === 'moved' && before !== undefined && after !== undefined && before !== after;
  return {
    changePercent,
    verdict,
    isBetter: isReported ? after > before : null,
    noisePercent,
    source: variation?.source ?? null,
  };
}

/** The latest value of each marker, with the previous one. */
export async function latestMarkers(
  db: Db,
  userId: string,
  person: Person,
  asked: MarkersQuery,
): Promise<LatestMarker[]> {
  const rows = await lastValues(db, userId, asked);
  const byPanel = [...Map.groupBy(rows, ({ panelId }) => panelId)];
  const values = byPanel.flatMap(([panelId, lines]) => {
    const { date: collectedOn = '', isFasting = null } = lines[0] ?? {};
    return drawsOf([{ collectedOn, isFasting, values: lines }]).flatMap((draw) =>
      draw.values.map((value): DrawnValue => ({ ...value, panelId, collectedOn })),
    );
  });
  return [...Map.groupBy(values, ({ marker }) => marker).values()].flatMap((newestFirst) => {
    const [latest, ...earlier] = newestFirst;
    if (!latest) return [];
    // Two panels of one day are one draw in two files, or repeats, so they show no change.
    const previous = earlier.find(({ collectedOn }) => collectedOn < latest.collectedOn) ?? null;
    return [
      { latest, previous, flag: flagOf(latest, person) ?? null, move: moveOf(previous, latest, person) },
    ];
  });
}
