import type { AboutLast } from '#domain/coach/last/about-last.ts';
import { shortDate } from '#domain/coach/phrases.ts';
import { figureQuestion } from '#domain/coach/last/picked-figure.ts';
import { reply, type CoachFigure, type Reply } from '#domain/coach/reply.ts';
import type { FoodIndex } from '#domain/foods/search/food-index.ts';
import type { MealKind } from '#domain/meals/meal.ts';
import type { DrinkKind } from '#domain/water/drink.ts';
import type { CoachAsker } from '#server/coach/asker.ts';
import { proposeMeal } from '#server/coach/logging/propose-meal.ts';
import { propose } from '#server/coach/propose.ts';
import { newId } from '#server/core/new-id.ts';
import { plural } from '#domain/words/plural.ts';
import { lowerFirst } from '#domain/words/first-letter.ts';

const MAX_FIGURES = 6;

/** "Average sleep, last 14 days: 7 h 25 min (14 days, Nov 16 to Nov 29)" */
function figureWords({ id, label, n, what, from, to }: CoachFigure, today: string): string {
  const count = n > 0 ? `${n} ${plural(n, what === 'days' ? 'day' : 'entry')}` : '';
  const dates =
    from === null || to === null
      ? ''
      : from === to
        ? shortDate(to, today)
        : `${shortDate(from, today)} to ${shortDate(to, today)}`;
  const behind = [count, dates].filter(Boolean).join(', ');
  return `${label}: [[${id}]]${behind && ` (${behind})`}.`;
}

/** "Based on what?": the figures, days and sources behind the last reply. */
function basisReply(last: Reply, today: string): Reply {
  const { figures, reasons, basis, sources, links, query } = last;
  const shown = figures.slice(0, MAX_FIGURES);
  const paragraphs = [
    shown.length > 0
      ? shown.length === 1
        ? 'I used this number from your own log. Tap it to see its entries.'
        : 'I used these numbers from your own log. Tap a number to see its entries.'
      : 'I didn’t use any of your own numbers. My answer was general and the same for everyone.',
    ...shown.map((figure) => figureWords(figure, today)),
    basis ?? '',
    reasons.length > 0
      ? 'I compared the days before and after the change, and looked for other things in your data that changed at the same time. That doesn’t prove a cause.'
      : '',
    sources.length > 0 ? `General information comes from the ${plural(sources.length, 'source')} below.` : '',
  ];
  return reply({
    kind: 'advice',
    title: 'What I based it on',
    paragraphs: paragraphs.filter(Boolean),
    figures: shown,
    sources,
    links,
    query,
  });
}

const nothing = (title: string, text: string): Reply => reply({ kind: 'advice', title, paragraphs: [text] });

/** "Log that": the last suggestion as a proposal of its own; several are offered again. */
function logReply(last: Reply, at: number | undefined): Reply {
  const { proposals } = last;
  if (proposals.length === 0)
    return nothing(
      'There’s nothing to log yet',
      'Tell me what you had and how much, such as “Log 2 eggs and toast.”',
    );
  const chosen = at === undefined && proposals.length > 1 ? undefined : proposals.at(at ?? 0);
  const renewed = proposals.map((proposal) => ({ ...proposal, id: newId(), state: 'open' as const }));
  if (!chosen)
    return {
      ...last,
      paragraphs: ['Which one? Tap Log next to it, or say “log the second one.”'],
      proposals: renewed,
      meals: last.meals.map((meal, place) => ({ ...meal, id: renewed[place]?.id ?? meal.id })),
    };
  if (chosen.state === 'confirmed')
    return nothing(
      'It’s already logged',
      'You confirmed it above. Tap Undo there to remove it from your log.',
    );
  const verb = /^[A-Z]\w+ /.test(chosen.title) && last.meals.length === 0 ? '' : 'Log ';
  return reply({
    kind: 'proposal',
    paragraphs: ['Confirm to save it.'],
    proposals: [{ ...chosen, id: newId(), title: `${verb}${chosen.title}` }],
    note: last.meals.length > 0 ? null : 'This replaces what I suggested before, so confirm only this one.',
  });
}

/** "Half of it": less or more of the meal or drink that was proposed. */
async function scaledReply(
  asker: CoachAsker,
  { proposals }: Reply,
  { times, index }: { readonly times: number; readonly index: FoodIndex },
): Promise<Reply | undefined> {
  const [proposal] = proposals;
  if (!proposal || proposals.length > 1) return undefined;
  if (proposal.state === 'confirmed')
    return nothing(
      'I already logged the full amount',
      'Tap Undo on its card, then tell me how much you had. Or open the day and change the amount there.',
    );
  const { kind, input } = proposal.action;
  const { description, eatenAt, kind: meal, volumeMl } = input as Record<string, unknown>;
  const scaled =
    kind === 'log-drink' && typeof volumeMl === 'number'
      ? await propose(
          asker,
          { kind, count: times * volumeMl, unit: 'ml', drink: meal as DrinkKind },
          { question: '', index },
        )
      : kind === 'log-meal' && typeof description === 'string'
        ? await proposeMeal(
            asker,
            { text: description, meal: meal as MealKind, isBare: false, times },
            { question: '', index, ...(typeof eatenAt === 'string' && { eatenMs: Date.parse(eatenAt) }) },
          )
        : undefined;
  return scaled && { ...scaled, note: 'This replaces what I suggested before, so confirm only this one.' };
}

const NOTHING_TO_UNDO = reply({
  kind: 'advice',
  title: 'There’s nothing to undo here',
  paragraphs: ['I haven’t changed your log. To delete an entry, open its day and delete it there.'],
  links: [{ name: 'Open meals', screen: 'meals' }],
});

/** "Why that?" after suggested meals. */
const whyMeals = ({ meals, figures, query, left }: Reply): Reply =>
  reply({
    kind: 'advice',
    title: 'Why I suggested these',
    paragraphs: [
      'I looked at meals you’ve logged or saved, and added a few ideas of my own. I picked the ones that fit your remaining calories and protein today. I left out anything that conflicts with your diet, allergies, dislikes or request.',
      ...meals.map(({ name, reason }) => `${name}: ${lowerFirst(reason)}`),
    ],
    figures,
    left,
    links: [{ name: 'Dietary preferences', screen: 'dietaryPreferences' }],
    query,
  });

/** "Undo that" */
function undoReply({ proposals }: Reply): Reply {
  const isDone = proposals.some(({ state }) => state === 'confirmed');
  if (isDone) return nothing('Tap Undo on its card', 'You confirmed it above. Undo reverses it.');
  return proposals.length > 0
    ? nothing(
        'Nothing was saved',
        'Nothing is logged until you confirm. Ignore the suggestion, or tap Not now.',
      )
    : NOTHING_TO_UNDO;
}

/**
 * Answers what a message wants of the last reply; undefined if there is none, or it has no such part.
 * @param ask answers a question in full
 */
export async function aboutLastReply(
  asker: CoachAsker,
  about: AboutLast,
  { ask, index }: { readonly ask: (question: string) => Promise<Reply>; readonly index: FoodIndex },
): Promise<Reply | undefined> {
  const last = await asker.lastReply();
  if (!last) return about.kind === 'undo' ? NOTHING_TO_UNDO : undefined;
  switch (about.kind) {
    case 'why-meals':
      return last.meals.length > 0 ? whyMeals(last) : undefined;
    case 'basis':
      return last.kind === 'unknown' || last.kind === 'choices' ? undefined : basisReply(last, asker.today);
    case 'undo':
      return undoReply(last);
    case 'log':
      return logReply(last, about.at);
    case 'scale':
      return scaledReply(asker, last, { times: about.times, index });
    case 'pick': {
      if (last.meals.length > 0) return logReply(last, about.at);
      const figure = last.figures.length > 1 ? last.figures.at(about.at) : undefined;
      const question = figure && figureQuestion(figure);
      return question === undefined ? undefined : ask(question);
    }
  }
}
