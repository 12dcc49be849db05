import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { EARLIEST_DRAW } from '#domain/blood/panel.ts';
import { bloodPanels } from '#web/lib/member/blood-panels.ts';
import { deviceTimeZone, useToday } from '#web/lib/clock.ts';
import { explain } from '#web/lib/errors.ts';
import { countText } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';
import { toast } from '#web/ui/toast.ts';
import { hindranceOf, type Hindrance } from './hindrance.ts';
import { judgePanels, withSomething } from './judged-panel.ts';
import type { ReviewPanel } from './review-state.ts';
import { savePanels } from './save-panels.ts';

/** The panels that were found, judged against what the member has; and how they are saved. */
export function useReview(panels: readonly ReviewPanel[], onDone: () => void) {
  const today = useToday();
  const navigate = useNavigate();
  const stored = bloodPanels.useEntries(EARLIEST_DRAW, today).entries;
  const [person, choosePerson] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const [complaint, setComplaint] = useState<Hindrance & { readonly tries: number }>();
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
  const kept = withSomething(judged);
  const keptCount = kept.reduce((sum, panel) => sum + panel.keptCount, 0);

  const save = async (): Promise<void> => {
    const hindrance = hindranceOf(judged, today);
    setComplaint((before) => hindrance && { ...hindrance, tries: (before?.tries ?? 0) + 1 });
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

  const now = complaint && hindranceOf(judged, today);
  const isStillTrue = complaint?.text === now?.text && complaint?.panelId === now?.panelId;
  const stands = isStillTrue ? complaint : undefined;
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
    complaint: stands?.text,
    /** How often a panel's day was asked for, while it still is. */
    dayAskedOf: (panelId: string): number => (stands?.panelId === panelId ? stands.tries : 0),
    save: () => void save(),
  } as const;
}
