import type { BloodPanel } from '#contract/blood/blood.ts';
import { isStored, judge, type Judged, type KnownValue } from '#domain/blood-import/review.ts';
import { doubtsOf, type DoubtWord } from './doubt-words.ts';
import type { ReviewPanel, ReviewRow } from './review-state.ts';

/** A row with its remarks. */
export interface JudgedRow {
  readonly row: ReviewRow;
  readonly judged: Judged;
  /** The member already has this result. */
  readonly isStored: boolean;
  /** Another file in this review contains it too and comes first. */
  readonly isRepeated: boolean;
  /** Ticked: by its owner, or because there are no doubts. */
  readonly isSelected: boolean;
  readonly words: readonly DoubtWord[];
  readonly needsLook: boolean;
}

/** A panel with its rows judged. */
export interface JudgedPanel {
  readonly panel: ReviewPanel;
  readonly rows: readonly JudgedRow[];
  readonly selectedCount: number;
  readonly lookCount: number;
  readonly storedCount: number;
  readonly repeatedCount: number;
}

/** Values of one draw that a new value may duplicate. */
interface Known {
  readonly isOfFile: boolean;
  readonly values: readonly KnownValue[];
}

function judgeRow(row: ReviewRow, known: readonly Known[]): JudgedRow {
  const judged = judge(row.found);
  const same = known.filter(({ values }) => isStored(row.found, judged, values));
  const isHere = same.some(({ isOfFile }) => !isOfFile);
  const words = doubtsOf(row.found, judged);
  return {
    row,
    judged,
    words,
    isStored: isHere,
    isRepeated: !isHere && same.length > 0,
    isSelected: row.isSelected ?? !(same.length > 0 || judged.isImplausible),
    needsLook: same.length === 0 && words.some(({ isNote }) => !isNote),
  };
}

const judgedRows = new WeakMap<ReviewRow, { known: readonly Known[]; answer: JudgedRow }>();

/** Unchanged rows keep their result, so that a change in a thousand rows re-renders one. */
function remembered(row: ReviewRow, known: readonly Known[]): JudgedRow {
  const before = judgedRows.get(row);
  const isSame = before?.known.length === known.length && before.known.every((one, at) => one === known[at]);
  if (before && isSame) return before.answer;
  const answer = judgeRow(row, known);
  judgedRows.set(row, { known, answer });
  return answer;
}

const knownPanels = new WeakMap<BloodPanel | ReviewPanel, Known>();

/** The same object for the same panel, which {@link remembered} uses to detect that nothing changed. */
function knownOf(panel: BloodPanel | ReviewPanel): Known {
  const before = knownPanels.get(panel);
  if (before) return before;
  const known =
    'rows' in panel
      ? {
          isOfFile: true,
          values: panel.rows.map(({ found }) => ({
            ...found,
            canonicalValue: judge(found).canonicalValue,
          })),
        }
      : { isOfFile: false, values: panel.values };
  knownPanels.set(panel, known);
  return known;
}

/**
 * A panel with its rows checked against the member's values of its day, and those of other files.
 * @param before earlier panels of the review
 */
export function judgePanel(
  panel: ReviewPanel,
  stored: readonly BloodPanel[],
  before: readonly ReviewPanel[] = [],
): JudgedPanel {
  const { id, fileId, collectedOn } = panel;
  const known = [
    ...stored.filter((other) => other.collectedOn === collectedOn && other.id !== id),
    ...before.filter((other) => other.collectedOn === collectedOn && other.fileId !== fileId),
  ].map(knownOf);
  const rows = panel.rows.map((row) => remembered(row, known));
  const count = (of: (row: JudgedRow) => boolean): number => rows.filter(of).length;
  return {
    panel,
    rows,
    selectedCount: count(({ isSelected }) => isSelected),
    lookCount: count(({ needsLook }) => needsLook),
    storedCount: count((row) => row.isStored),
    repeatedCount: count(({ isRepeated }) => isRepeated),
  };
}

/** All panels of a review, each checked against the member's values and the panels before it. */
export const judgePanels = (panels: readonly ReviewPanel[], stored: readonly BloodPanel[]): JudgedPanel[] =>
  panels.map((panel, at) => judgePanel(panel, stored, panels.slice(0, at)));

/** Panels that have something to save. */
export const nonEmptyPanels = (panels: readonly JudgedPanel[]): JudgedPanel[] =>
  panels.filter(({ selectedCount }) => selectedCount > 0);
