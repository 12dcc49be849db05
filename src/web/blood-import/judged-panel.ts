import type { BloodPanel } from '#contract/blood.ts';
import { isStored, judge, type Judged } from '#domain/blood-import/review.ts';
import { doubtsOf, type DoubtWord } from './doubt-words.ts';
import type { ReviewPanel, ReviewRow } from './review-state.ts';

/** A row with what is to be said of it. */
export interface JudgedRow {
  readonly row: ReviewRow;
  readonly judged: Judged;
  /** The member has this result already. */
  readonly isStored: boolean;
  /** Ticked: by its owner, or because nothing speaks against it. */
  readonly isKept: boolean;
  readonly words: readonly DoubtWord[];
  readonly needsLook: boolean;
}

/** A panel with its rows judged. */
export interface JudgedPanel {
  readonly panel: ReviewPanel;
  readonly rows: readonly JudgedRow[];
  readonly keptCount: number;
  readonly lookCount: number;
  readonly storedCount: number;
}

function judgeRow(row: ReviewRow, stored: readonly BloodPanel[]): JudgedRow {
  const judged = judge(row.found);
  const isHere = stored.some(({ values }) => isStored(row.found, judged, values));
  const words = doubtsOf(row.found, judged);
  return {
    row,
    judged,
    words,
    isStored: isHere,
    isKept: row.isKept ?? !(isHere || judged.isImplausible),
    needsLook: !isHere && words.some(({ isNote }) => !isNote),
  };
}

const judgedRows = new WeakMap<ReviewRow, { stored: readonly BloodPanel[]; answer: JudgedRow }>();

/** Rows that did not change keep their answer, so that one change in a thousand rows draws one row anew. */
function remembered(row: ReviewRow, stored: readonly BloodPanel[]): JudgedRow {
  const known = judgedRows.get(row);
  const isSame =
    known?.stored.length === stored.length && known.stored.every((one, at) => one === stored[at]);
  if (known && isSame) return known.answer;
  const answer = judgeRow(row, stored);
  judgedRows.set(row, { stored, answer });
  return answer;
}

/** A panel with its rows judged against those of its day that the member has. */
export function judgePanel(panel: ReviewPanel, stored: readonly BloodPanel[]): JudgedPanel {
  const ofDay = stored.filter(({ collectedOn, id }) => collectedOn === panel.collectedOn && id !== panel.id);
  const rows = panel.rows.map((row) => remembered(row, ofDay));
  return {
    panel,
    rows,
    keptCount: rows.filter(({ isKept }) => isKept).length,
    lookCount: rows.filter(({ needsLook }) => needsLook).length,
    storedCount: rows.filter((row) => row.isStored).length,
  };
}
