import { drawDateFaultOf, dayTextOf } from './draw-date-fault.ts';
import { nonEmptyPanels, type JudgedPanel } from './judged-panel.ts';

export interface SaveBlocker {
  readonly text: string;
  /** The panel whose day needs a correction; null for other problems. */
  readonly panelId: string | null;
}

/** Why the panels can't be saved; undefined if they can. @param today of the member, as `YYYY-MM-DD` */
export function saveBlockerOf(panels: readonly JudgedPanel[], today: string): SaveBlocker | undefined {
  const selected = nonEmptyPanels(panels);
  if (selected.length === 0) return { text: 'Select at least one result.', panelId: null };
  for (const { panel } of selected) {
    const fault = drawDateFaultOf(panel.collectedOn, today);
    if (fault) return { text: fault.ofPanel(dayTextOf(panel.collectedOn, today)), panelId: panel.id };
  }
  return undefined;
}
