import type { Sex } from '#domain/account/profile.ts';
import type { ItemKey } from './item-keys.ts';

export const SECTION_KEYS = [
  'body',
  'nutrition',
  'activity',
  'sleep',
  'mind',
  'substances',
  'history',
] as const;
export type SectionKey = (typeof SECTION_KEYS)[number];

/** Evidence for an item's figures: checked against a public source, commonly published, or chosen for this product. */
export type Evidence = 'verified' | 'published' | 'chosen';

export interface ItemOption {
  readonly key: string;
  readonly words: string;
  /** Hazard ratio for death compared with the reference option. */
  readonly hazardRatio: number;
  /** Share of adults, 0 to 1. The shares of an item add up to 1. */
  readonly prevalence: number;
  /** Lowest figure of its band (included), for items with bands. */
  readonly from?: number;
  /** Next better attainable option. */
  readonly next?: string;
  /** Something given up: never scored worse than an option marked `continues`. */
  readonly quits?: true;
  readonly continues?: true;
}

interface ItemWords {
  readonly key: ItemKey;
  readonly section: SectionKey;
  /** Two or three words: "Blood pressure". */
  readonly name: string;
  readonly question: string;
  /** How to find the answer. */
  readonly help?: string;
  readonly basis: string;
  readonly doi?: string;
  readonly evidence: Evidence;
}

/** How to reach the next option, and a realistic time. */
export interface ItemAction {
  readonly words: string;
  readonly withinMonths: number;
  /** Items with the same lever change together, so only the most effective one is suggested. */
  readonly lever?: string;
}

export interface ChoiceItem extends ItemWords {
  readonly kind: 'choice';
  /** Asked only of this sex. */
  readonly sex?: Sex;
  /** A different question from age 50. */
  readonly from50?: string;
  /** Evidence and calibration factor, 0.3 to 1.2. */
  readonly factor: number;
  readonly unit?: string;
  readonly options: readonly ItemOption[];
  readonly action?: ItemAction;
}

/** A measured figure that replaces or refines another item. Optional. */
export interface NumberItem extends ItemWords {
  readonly kind: 'number';
  readonly unit: string;
  readonly low: number;
  readonly high: number;
  readonly step: number;
  /** Items it replaces. */
  readonly replaces: readonly ItemKey[];
  readonly action?: ItemAction;
}

export interface ParentItem extends ItemWords {
  readonly kind: 'parent';
}

export type Item = ChoiceItem | NumberItem | ParentItem;

export interface Section {
  readonly key: SectionKey;
  readonly name: string;
  /** Factor for the overlap between its items. */
  readonly overlap: number;
  readonly text: string;
  readonly items: readonly Item[];
}
