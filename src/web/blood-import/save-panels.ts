import type { BloodPanel, PanelValue } from '#contract/blood/blood.ts';
import { bloodPanels } from '#web/lib/member/blood-panels.ts';
import { withSomething, type JudgedPanel, type JudgedRow } from './judged-panel.ts';

const MOST_DOUBT = 500;
const MOST_NAME = 200;
const MOST_LABORATORY = 120;
const MOST_UNIT = 60;

/** Larger figures are of no laboratory. */
const LARGEST = 1e9;
const bounded = (figure: number | null): number | null =>
  figure === null || Math.abs(figure) > LARGEST ? null : figure;

function valueOf({ row: { found }, judged, words }: JudgedRow): PanelValue {
  const { marker, name, loinc, text, value, censored, unit, labLow, labHigh, specimen } = found;
  const isOrdered = labLow === null || labHigh === null || labLow <= labHigh;
  return {
    marker,
    name: name.slice(0, MOST_NAME),
    loinc,
    text: text.slice(0, MOST_NAME) || '–',
    value: bounded(value),
    censored,
    unit: unit?.slice(0, MOST_UNIT) || null,
    labLow: isOrdered ? bounded(labLow) : null,
    labHigh: isOrdered ? bounded(labHigh) : null,
    specimen,
    doubt:
      words
        .map(({ text: said }) => said)
        .join(' ')
        .slice(0, MOST_DOUBT) || null,
    isConfirmed: judged.isImplausible,
    canonicalValue: judged.canonicalValue,
  };
}

const entryOf = ({ panel, rows }: JudgedPanel, timeZone: string): BloodPanel => ({
  id: panel.id,
  timeZone,
  note: null,
  date: panel.collectedOn,
  collectedOn: panel.collectedOn,
  laboratory: panel.laboratory.trim().slice(0, MOST_LABORATORY) || null,
  isFasting: panel.isFasting,
  origin: panel.origin,
  // What its owner has already was marked; what is ticked all the same is meant.
  allowDuplicate: true,
  values: rows.filter(({ isKept }) => isKept).map(valueOf),
});

/**
 * Keeps the panels on the device and sends each as soon as there is a connection.
 * @throws Error where the device keeps no data
 */
export async function savePanels(panels: readonly JudgedPanel[], timeZone: string): Promise<void> {
  for (const panel of withSomething(panels)) await bloodPanels.save(entryOf(panel, timeZone));
}
