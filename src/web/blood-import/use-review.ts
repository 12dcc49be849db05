import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { bloodPanels } from '#web/lib/blood-panels.ts';
import { deviceTimeZone, useToday } from '#web/lib/clock.ts';
import { explain } from '#web/lib/errors.ts';
import { countText } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';
import { toast } from '#web/ui/toast.ts';
import { judgePanel, type JudgedPanel } from './judged-panel.ts';
import type { ReviewPanel } from './review-state.ts';
import { savePanels, withSomething } from './save-panels.ts';

const EARLIEST = '1900-01-01';

/** Why the panels cannot be saved as they are; undefined where they can. */
function hindranceOf(panels: readonly JudgedPanel[], today: string): string | undefined {
  const days = withSomething(panels).map(({ panel }) => panel.collectedOn);
  if (days.length === 0) return 'Tick at least one result.';
  if (days.includes('')) return 'A panel has no date. Enter the day of the draw.';
  return days.some((day) => day > today || day < EARLIEST)
    ? 'A panel has a date that cannot be. Correct it.'
    : undefined;
}

/** The panels that were found, judged against what the member has; and how they are saved. */
export function useReview(panels: readonly ReviewPanel[], onDone: () => void) {
  const today = useToday();
  const navigate = useNavigate();
  const stored = bloodPanels.useEntries(EARLIEST, today).entries;
  const [person, choosePerson] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const [complaint, setComplaint] = useState<string>();
  const people = [...new Set(panels.flatMap((panel) => panel.person ?? []))];
  const chosen = person ?? people[0] ?? null;
  const judged = useMemo(
    () =>
      panels
        .filter((panel) => panel.person === null || panel.person === chosen)
        .map((panel) => judgePanel(panel, stored)),
    [panels, stored, chosen],
  );
  const kept = withSomething(judged);
  const keptCount = kept.reduce((sum, panel) => sum + panel.keptCount, 0);

  const save = async (): Promise<void> => {
    const hindrance = hindranceOf(judged, today);
    setComplaint(hindrance);
    if (hindrance !== undefined || isSaving) return;
    setSaving(true);
    try {
      await savePanels(kept, deviceTimeZone());
      const text = `${countText(keptCount, 'result')} in ${countText(kept.length, 'panel')}`;
      void toast({ title: 'Saved', text });
      onDone();
      void navigate(paths.bloodTests());
    } catch (error) {
      void toast({ ...explain(error), tone: 'destructive' });
      setSaving(false);
    }
  };

  const isStillTrue = complaint !== undefined && complaint === hindranceOf(judged, today);
  return {
    today,
    people,
    chosen,
    choosePerson,
    judged,
    keptCount,
    keptPanelCount: kept.length,
    isSaving,
    /** What keeps the panels from being saved, once that was tried. */
    complaint: isStillTrue ? complaint : undefined,
    save: () => void save(),
  } as const;
}
