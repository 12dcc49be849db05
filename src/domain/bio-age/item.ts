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

/** How sure the figure behind an item is: compared with a public source, as generally published, or chosen for this product. */
export type Evidence = 'verified' | 'published' | 'chosen';

/** One answer that can be picked. */
export interface ItemOption {
  readonly key: string;
  readonly words: string;
  /** Hazard of death against the item's reference option. */
  readonly hazardRatio: number;
  /** Share of adults, 0 to 1; the shares of an item sum to 1. */
  readonly prevalence: number;
  /** Lowest figure of its band, included, where the item is one of bands; the first band has none. */
  readonly from?: number;
  /** The next better option that can be reached, where there is one. */
  readonly next?: string;
  /** What was given up: never counted as worse than going on with an option that is marked `continues`. */
  readonly quits?: true;
  readonly continues?: true;
}

/** What every item says to the member. */
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

/** What to do to come to the next option, and by when that is realistic. */
export interface ItemAction {
  readonly words: string;
  readonly withinMonths: number;
  /** Items of one lever change together: only the most rewarding of them is proposed. */
  readonly lever?: string;
}

/** A question with options. */
export interface ChoiceItem extends ItemWords {
  readonly kind: 'choice';
  /** Only asked of this sex. */
  readonly sex?: Sex;
  /** The question from this age on, where it is another. */
  readonly from50?: string;
  /** Evidence and calibration factor, 0.3 to 1.2. */
  readonly factor: number;
  readonly unit?: string;
  readonly options: readonly ItemOption[];
  readonly action?: ItemAction;
}

/** A measured figure, which replaces or refines another item. Never asked for: who has none leaves it out. */
export interface NumberItem extends ItemWords {
  readonly kind: 'number';
  readonly unit: string;
  readonly low: number;
  readonly high: number;
  readonly step: number;
  /** The items it replaces. */
  readonly replaces: readonly ItemKey[];
  readonly action?: ItemAction;
}

/** The age of a parent. */
export interface ParentItem extends ItemWords {
  readonly kind: 'parent';
}

export type Item = ChoiceItem | NumberItem | ParentItem;

/** A step of the assessment. */
export interface Section {
  readonly key: SectionKey;
  readonly name: string;
  /** Overlap of its items: their sum counts this much. */
  readonly overlap: number;
  readonly text: string;
  readonly items: readonly Item[];
}
