import type { Sex } from '#domain/account/profile.ts';
import { ACTIVITY } from '#domain/bio-age/items/activity.ts';
import { BODY } from '#domain/bio-age/items/body.ts';
import { HISTORY } from '#domain/bio-age/items/history.ts';
import type { ItemKey } from './item-keys.ts';
import type { Item, Section } from './item.ts';
import { MIND } from '#domain/bio-age/items/mind.ts';
import { NUTRITION } from '#domain/bio-age/items/nutrition.ts';
import { SLEEP } from '#domain/bio-age/items/sleep.ts';
import { SUBSTANCES } from '#domain/bio-age/items/substances.ts';

/** Assessment sections in the order they are asked. */
export const SECTIONS: readonly Section[] = [BODY, NUTRITION, ACTIVITY, SLEEP, MIND, SUBSTANCES, HISTORY];

/** Items of a section for a sex. */
export const itemsFor = (section: Section, sex: Sex): readonly Item[] =>
  section.items.filter((item) => item.kind !== 'choice' || item.sex === undefined || item.sex === sex);

const itemsByKey = (sex: Sex): ReadonlyMap<ItemKey, Item> =>
  new Map(SECTIONS.flatMap((section) => itemsFor(section, sex)).map((item) => [item.key, item]));

const ITEMS: Readonly<Record<Sex, ReadonlyMap<ItemKey, Item>>> = {
  male: itemsByKey('male'),
  female: itemsByKey('female'),
};

export const itemOf = (key: ItemKey, sex: Sex): Item | undefined => ITEMS[sex].get(key);

/** Wording of a question at an age. */
export const questionOf = (item: Item, ageYears: number): string =>
  item.kind === 'choice' && item.from50 !== undefined && ageYears >= 50 ? item.from50 : item.question;
