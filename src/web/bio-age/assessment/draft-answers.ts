import type { AssessmentDraft, DraftAnswer, Prefill } from '#contract/bio-age/bio-age.ts';
import type { ItemKey } from '#domain/bio-age/item-keys.ts';
import type { Item, Section } from '#domain/bio-age/item.ts';
import { itemsFor, SECTIONS } from '#domain/bio-age/sections.ts';
import type { Sex } from '#domain/account/profile.ts';

/** The displayed answer to a question: a given one, or a suggestion from the member's data that counts once accepted. */
export type ShownAnswer =
  | { readonly kind: 'answered'; readonly answer: DraftAnswer }
  | { readonly kind: 'offered'; readonly offer: Prefill };

export type Drafted = Pick<AssessmentDraft, 'prefills'> & { readonly answers: readonly DraftAnswer[] };

/** The displayed answer to a question; undefined if there is none. */
export function shownAnswerOf(item: ItemKey, { answers, prefills }: Drafted): ShownAnswer | undefined {
  const answer = answers.find((each) => each.item === item);
  if (answer) return { kind: 'answered', answer };
  const offer = prefills.find((each) => each.item === item);
  return offer && { kind: 'offered', offer };
}

/** Questions replaced by a measurement, whether answered or suggested. */
function replacedIn(items: readonly Item[], draft: Drafted): ReadonlySet<ItemKey> {
  const isMeasured = (item: Item): boolean => {
    const shown = shownAnswerOf(item.key, draft);
    const value = shown?.kind === 'answered' ? shown.answer.value : shown?.offer.value;
    return value?.kind === 'number';
  };
  return new Set(items.flatMap((item) => (item.kind === 'number' && isMeasured(item) ? item.replaces : [])));
}

/** Questions of a section for this member, without those replaced by a measurement. */
export function questionsOf(section: Section, sex: Sex, draft: Drafted): readonly Item[] {
  const items = itemsFor(section, sex);
  const replaced = replacedIn(items, draft);
  return items.filter(({ key }) => !replaced.has(key));
}

/** Suggestions for some questions that haven't been accepted or replaced yet. */
export const offersOf = (items: readonly Item[], draft: Drafted): readonly Prefill[] =>
  items.flatMap(({ key }) => {
    const shown = shownAnswerOf(key, draft);
    return shown?.kind === 'offered' ? [shown.offer] : [];
  });

/** Progress of a section: answered questions, including "I don't know", out of all that are asked. */
export interface Progress {
  readonly answered: number;
  readonly asked: number;
}

/** A measurement is optional, so it isn't counted as a question. */
export function progressOf(section: Section, sex: Sex, draft: Drafted): Progress {
  const questions = questionsOf(section, sex, draft).filter(({ kind }) => kind !== 'number');
  const answered = questions.filter(({ key }) => shownAnswerOf(key, draft)?.kind === 'answered');
  return { answered: answered.length, asked: questions.length };
}

/** The step to continue with: the first section with an open question, else the review. */
export function stepToGoOn(sex: Sex, draft: Drafted): number {
  const open = SECTIONS.findIndex((section) => {
    const { answered, asked } = progressOf(section, sex, draft);
    return answered < asked;
  });
  return open < 0 ? REVIEW_STEP : open + 1;
}

/** After the seven sections. */
export const REVIEW_STEP = SECTIONS.length + 1;
