import type { Sex } from '#domain/account/profile.ts';
import { ACTIVITY } from './activity-items.ts';
import { BODY } from './body-items.ts';
import { HISTORY } from './history-items.ts';
import type { ItemKey } from './item-keys.ts';
import type { Item, Section } from './item.ts';
import { MIND } from './mind-items.ts';
import { NUTRITION } from './nutrition-items.ts';
import { SLEEP } from './sleep-items.ts';
import { SUBSTANCES } from './substances-items.ts';

/** The seven sections of the assessment, in the order they are asked. */
export const SECTIONS: readonly Section[] = [BODY, NUTRITION, ACTIVITY, SLEEP, MIND, SUBSTANCES, HISTORY];

/** The items of a section that are asked of somebody of this sex. */
export const itemsFor = (section: Section, sex: Sex): readonly Item[] =>
  section.items.filter((item) => item.kind !== 'choice' || item.sex === undefined || item.sex === sex);

const itemsByKey = (sex: Sex): ReadonlyMap<ItemKey, Item> =>
  new Map(SECTIONS.flatMap((section) => itemsFor(section, sex)).map((item) => [item.key, item]));

const ITEMS: Readonly<Record<Sex, ReadonlyMap<ItemKey, Item>>> = {
  male: itemsByKey('male'),
  female: itemsByKey('female'),
};

/** The item of a key, as it is asked of somebody of this sex. */
export const itemOf = (key: ItemKey, sex: Sex): Item | undefined => ITEMS[sex].get(key);

/** The question of an item at an age, in years. */
export const questionOf = (item: Item, ageYears: number): string =>
  item.kind === 'choice' && item.from50 !== undefined && ageYears >= 50 ? item.from50 : item.question;
