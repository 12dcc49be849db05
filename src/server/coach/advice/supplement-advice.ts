import type { Suggestion, Suggestions } from '#contract/supplements/supplements.ts';
import { namedSubstance, usualServing } from '#domain/coach/advice/named-substance.ts';
import { plainFigure } from '#domain/coach/build-figure.ts';
import { reply, type CoachFigure, type Reply } from '#domain/coach/reply.ts';
import { interactionsOf, type Met } from '#domain/supplements/interactions.ts';
import { isActiveOn } from '#domain/supplements/own-supplement.ts';
import { substanceOf, type Substance } from '#domain/supplements/substances.ts';
import {
  checkedWords,
  doseWords,
  FLAG_TITLES,
  interactionWords,
  isNamedIn,
  NO_DOSE_WORDS,
  NOTHING_WORDS,
  reasonOf,
} from '#domain/supplements/words.ts';
import { nameInSentence } from '#domain/words/name-in-sentence.ts';
import type { CoachAsker } from '#server/coach/asker.ts';
import { suggestionFactsOf } from '#server/supplements/suggestion-queries.ts';
import { ownName, PROFILE_LINK, SUPPLEMENTS_LINK as LINK } from './supplement-words.ts';
import { counted } from '#domain/words/plural.ts';

const NOTE =
  'These are suggestions, not medical advice. Show them to your doctor or pharmacist before you start a supplement, especially if you take medications, are pregnant or have a medical condition.';

/** Values that a doctor should see before anything is taken. */
const flagged = ({ redFlags }: Suggestions): string[] =>
  redFlags.map(({ level, text }) => `${FLAG_TITLES[level]}: ${text}. Don’t try a supplement first.`);

/** The amount of a suggestion with one ingredient. */
function figureOfDose({ title, how }: Suggestion, id: string): CoachFigure | undefined {
  const [part, ...more] = how?.parts ?? [];
  if (!part || more.length > 0) return undefined;
  return plainFigure({
    id,
    shown: { number: doseWords(part), unit: '' },
    value: part.amount,
    unit: part.unit,
    label: `${title}: suggested amount`,
    n: 1,
    what: 'records',
  });
}

/** ", [[f1]] a day" */
function amountOf({ title, how }: Suggestion, figure: CoachFigure | undefined): string {
  if (how === null) return ': see a doctor first';
  const often = how.isAlternate ? 'every other day' : 'a day';
  const [part] = how.parts;
  if (!part) return '';
  if (!figure) return ` (${how.parts.length} ingredients), ${how.isAlternate ? 'every other day' : 'daily'}`;
  return isNamedIn(part.name, title)
    ? `, [[${figure.id}]] ${often}`
    : `: [[${figure.id}]] of ${nameInSentence(part.name)} ${often}`;
}

/** A suggestion with its amount, reason, food to try first, and interactions. */
const suggestionWords = (suggestion: Suggestion, figure: CoachFigure | undefined): string =>
  [
    `${suggestion.title}${amountOf(suggestion, figure)}. ${reasonOf(suggestion)}.`,
    suggestion.doctor ?? '',
    `Food first: ${suggestion.foodFirst}`,
    suggestion.how?.caution ?? '',
    ...suggestion.met.map(interactionWords),
  ]
    .filter(Boolean)
    .join(' ');

interface Advised {
  readonly title: string;
  readonly suggestions: readonly Suggestion[];
  readonly heldBack: Suggestions['heldBack'];
  readonly more?: readonly string[];
}

function adviceOf(all: Suggestions, { title, suggestions, heldBack, more = [] }: Advised): Reply {
  const figures: CoachFigure[] = [];
  const said = suggestions.map((one) => {
    const figure = figureOfDose(one, `f${figures.length + 1}`);
    if (figure) figures.push(figure);
    return suggestionWords(one, figure);
  });
  const reasons = all.withoutDoses.map((reason) => NO_DOSE_WORDS[reason]).join('; ');
  return reply({
    kind: 'advice',
    title,
    paragraphs: [
      ...flagged(all),
      ...said,
      ...(reasons === '' || suggestions.length === 0 ? [] : [`I can’t show doses: ${reasons}.`]),
      ...heldBack.map((one) => `Not suggested: ${one.title}. ${one.by}`),
      ...more,
    ],
    figures,
    basis: `${checkedWords(all)}.`,
    note: NOTE,
    links: [LINK],
    sources: suggestions.flatMap(({ sources }) => sources.slice(0, 1)),
  });
}

/** Recommends nothing until medications and conditions are known. */
function refusal(all: Suggestions): Reply | undefined {
  if (all.withoutDoses.includes('no-form'))
    return reply({
      kind: 'advice',
      title: 'First, let’s check what’s safe for you',
      paragraphs: [
        ...flagged(all),
        'Whether a supplement helps or harms you depends on your medications and conditions. Fill out your health profile first, then ask me again. It takes two minutes, and only you can see your answers.',
      ],
      note: NOTE,
      links: [PROFILE_LINK, LINK],
    });
  return all.nothing === null
    ? undefined
    : reply({
        kind: 'advice',
        title: 'No suggestions for you',
        paragraphs: [...flagged(all), NOTHING_WORDS[all.nothing]],
        note: NOTE,
        links: [LINK],
      });
}

const nothingFound = ({ basis }: Suggestions, what: string): string =>
  `${what}. I checked ${counted(basis.markers, 'blood marker')} from the last year and ${counted(basis.intake?.days ?? 0, 'complete day')}.`;

/** Interactions found among what the member takes, except those to know only. */
const ownMetOf = ({ ownMet }: Suggestions): Suggestions['ownMet'] =>
  ownMet.filter(({ effect }) => effect !== 'note');

type Known = Awaited<ReturnType<typeof suggestionFactsOf>>;

function adviceOn(substance: Substance, { suggestions: all, own, facts }: Known, today: string): Reply {
  const { name } = substanceOf(substance);
  const plainName = nameInSentence(name);
  const isOf = ({ title, how }: { readonly title: string; readonly how?: Suggestion['how'] }): boolean =>
    how?.parts.some((part) => part.substance === substance) === true || isNamedIn(name, title);
  const suggestions = all.suggestions.filter(isOf);
  const heldBack = all.heldBack.filter(isOf);
  const taken = own.filter(
    (one) => isActiveOn(one, today) && one.amounts.some((amount) => amount.substance === substance),
  );
  const dismissed = all.dismissed.filter(isOf);
  const takenWords = taken.map((one) => `You already take ${ownName(one)}.`);
  if (suggestions.length > 0)
    return adviceOf(all, {
      title: `I suggest ${plainName} for you`,
      suggestions,
      heldBack,
      more: takenWords,
    });
  const met: readonly Met[] =
    taken.length > 0
      ? ownMetOf(all).filter((each) => taken.some(({ id }) => id === each.supplementId))
      : interactionsOf(facts, [usualServing(substance)]);
  return adviceOf(all, {
    title:
      heldBack.length + dismissed.length > 0 || met.some(({ effect }) => effect === 'block')
        ? `I don’t suggest ${plainName} for you`
        : `Nothing suggests you need ${plainName}`,
    suggestions,
    heldBack,
    more: [
      ...takenWords,
      ...dismissed.map(({ title }) => `You dismissed this suggestion: ${title}.`),
      ...(heldBack.length + dismissed.length > 0
        ? []
        : [nothingFound(all, `I found no reason to take ${plainName}`)]),
      ...met.map(interactionWords),
    ],
  });
}

/**
 * What the supplements screen suggests, what it holds back, and why.
 * @param what a supplement in the member's words; undefined for all
 */
export async function supplementAdvice(
  asker: CoachAsker,
  what: string | undefined,
): Promise<Reply | undefined> {
  const { db, userId, nowMs, today } = asker;
  const substance = what === undefined ? undefined : namedSubstance(what);
  if (what !== undefined && substance === undefined) return undefined;
  const known = await suggestionFactsOf(db, userId, nowMs);
  const { suggestions: all, own } = known;
  const refused = refusal(all);
  if (refused) return refused;
  if (substance !== undefined) return adviceOn(substance, known, today);
  const taken = new Set(own.map(({ ruleId }) => ruleId));
  const suggestions = all.suggestions.filter(({ id }) => !taken.has(id));
  return adviceOf(all, {
    title: suggestions.length > 0 ? 'Suggested for you' : 'Nothing to suggest',
    suggestions,
    heldBack: all.heldBack,
    more: [
      ...(suggestions.length > 0 ? [] : [nothingFound(all, 'Nothing stands out')]),
      ...ownMetOf(all).map((each) => `You take ${each.supplement}. ${interactionWords(each)}`),
    ],
  });
}
