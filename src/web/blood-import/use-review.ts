import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import type { BloodPanel, PanelValue } from '#contract/blood/blood.ts';
import { EARLIEST_DRAW } from '#domain/blood/panel.ts';
import { deviceTimeZone, useToday } from '#web/lib/clock.ts';
import { explain } from '#web/lib/errors.ts';
import { countText } from '#web/lib/format.ts';
import { bloodPanels } from '#web/lib/member/blood-panels.ts';
import { paths } from '#web/lib/paths.ts';
import { toast } from '#web/ui/toast.ts';
import { type SaveBlocker, saveBlockerOf } from './save-blocker.ts';
import { type JudgedPanel, type JudgedRow, judgePanels, nonEmptyPanels } from './judged-panel.ts';
import type { ReviewPanel } from './review-state.ts';

const MAX_DOUBT = 500;
const MAX_NAME = 200;
const MAX_LABORATORY = 120;
const MAX_UNIT = 60;

/** No lab reports larger numbers. */
const LARGEST = 1e9;
const bounded = (figure: number | null): number | null =>
  figure === null || Math.abs(figure) > LARGEST ? null : figure;

function valueOf({ row: { found }, judged, words }: JudgedRow): PanelValue {
  const { marker, name, loinc, text, value, censored, unit, labLow, labHigh, specimen } = found;
  const isOrdered = labLow === null || labHigh === null || labLow <= labHigh;
  return {
    marker,
    name: name.slice(0, MAX_NAME),
    loinc,
    text: text.slice(0, MAX_NAME) || '–',
    value: bounded(value),
    censored,
    unit: unit?.slice(0, MAX_UNIT) || null,
    labLow: isOrdered ? bounded(labLow) : null,
    labHigh: isOrdered ? bounded(labHigh) : null,
    specimen,
    doubt:
      words
        .map(({ text: said }) => said)
        .join(' ')
        .slice(0, MAX_DOUBT) || null,
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
  laboratory: panel.laboratory.trim().slice(0, MAX_LABORATORY) || null,
  isFasting: panel.isFasting,
  origin: panel.origin,
  // Duplicates were marked, so selecting one is deliberate.
  allowDuplicate: true,
  values: rows.filter(({ isSelected }) => isSelected).map(valueOf),
});

/**
 * Stores the panels on the device and sends each when possible.
 * @throws Error if the device stores no data
 */
async function savePanels(panels: readonly JudgedPanel[], timeZone: string): Promise<void> {
  for (const panel of nonEmptyPanels(panels)) await bloodPanels.save(entryOf(panel, timeZone));
}

/** Panels under review, checked against the member's values, and saving them. */
export function useReview(panels: readonly ReviewPanel[], onDone: () => void) {
  const today = useToday();
  const navigate = useNavigate();
  const stored = bloodPanels.useEntries(EARLIEST_DRAW, today).entries;
  const [person, choosePerson] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const [complaint, setComplaint] = useState<SaveBlocker & { readonly tries: number }>();
  const people = [...new Set(panels.flatMap((panel) => panel.person ?? []))];
  const chosen = person ?? people[0] ?? null;
  const judged = useMemo(
    () =>
      judgePanels(
        panels.filter((panel) => panel.person === null || panel.person === chosen),
        stored,
      ),
    [panels, stored, chosen],
  );
  const selected = nonEmptyPanels(judged);
  const selectedCount = selected.reduce((sum, panel) => sum + panel.selectedCount, 0);

  const save = async (): Promise<void> => {
    const blocker = saveBlockerOf(judged, today);
    setComplaint((before) => blocker && { ...blocker, tries: (before?.tries ?? 0) + 1 });
    if (blocker !== undefined || isSaving) return;
    setSaving(true);
    try {
      await savePanels(selected, deviceTimeZone());
      const text = `${countText(selectedCount, 'result')} in ${countText(selected.length, 'panel')}`;
      void toast({ title: 'Saved', text });
      onDone();
      void navigate(paths.bloodTests());
    } catch (error) {
      void toast({ ...explain(error), tone: 'destructive' });
      setSaving(false);
    }
  };

  const now = complaint && saveBlockerOf(judged, today);
  const isStillTrue = complaint?.text === now?.text && complaint?.panelId === now?.panelId;
  const stands = isStillTrue ? complaint : undefined;
  return {
    today,
    people,
    chosen,
    choosePerson,
    judged,
    selectedCount,
    selectedPanelCount: selected.length,
    isSaving,
    /** Why the panels can't be saved, after an attempt. */
    complaint: stands?.text,
    /** How often a panel's day was requested, while it still is. */
    dayAskedOf: (panelId: string): number => (stands?.panelId === panelId ? stands.tries : 0),
    save: () => void save(),
  } as const;
}
