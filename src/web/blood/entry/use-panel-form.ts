import { useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { BloodPanel } from '#contract/blood/blood.ts';
import { bloodPanels } from '#web/lib/member/blood-panels.ts';
import { focusFirstRefused } from '#web/lib/forms/focus-refused.ts';
import { useFormDraft } from '#web/lib/storage/form-drafts.ts';
import { paths } from '#web/lib/paths.ts';
import { readPanel, sameAs, type PanelForm } from './panel-form.ts';
import { useValueRows } from './use-value-rows.ts';

interface FormOf {
  readonly begin: () => PanelForm;
  /** The stored panel; undefined for a new one. */
  readonly stored: BloodPanel | undefined;
  /** All panels, oldest first. */
  readonly panels: readonly BloodPanel[];
  readonly today: string;
}

/** State of the blood test form, its parsed panel, and saving it: once, however often it is requested. */
export function usePanelForm({ begin, stored, panels, today }: FormOf) {
  const [form, change, forget] = useFormDraft<PanelForm>(`blood-panel-1-${stored?.id ?? 'new'}`, begin);
  const lines = useValueRows({ form, change, panels });
  const [isAsked, setAsked] = useState(false);
  const [twin, setTwin] = useState<BloodPanel>();
  const isSaving = useRef(false);
  const navigate = useNavigate();
  const read = useMemo(() => readPanel(form, today), [form, today]);
  const { panel } = read;

  const save = async (kept: BloodPanel): Promise<void> => {
    if (isSaving.current) return;
    isSaving.current = true;
    const isSaved = await bloodPanels.saveWithUndo(kept, stored);
    isSaving.current = false;
    if (!isSaved) return;
    forget();
    void navigate(paths.bloodTest(kept.id), { replace: true });
  };
  const submit = (): void => {
    setAsked(true);
    if (!panel) return focusFirstRefused();
    const same = sameAs(panel, panels);
    if (same) return setTwin(same);
    void save(panel);
  };
  const discard = (): void => {
    forget();
    void navigate(stored ? paths.bloodTest(stored.id) : paths.bloodTests());
  };
  const saveTwin = (): void => {
    if (panel) void save({ ...panel, allowDuplicate: true });
  };
  return {
    form,
    read,
    isAsked,
    twin,
    change,
    lines,
    submit,
    discard,
    saveTwin,
    leaveTwin: () => setTwin(undefined),
  };
}
