import type { Understood } from '#domain/questions/read-one.ts';
import { askedIntent, asksWhy, inFull, refersBack } from '#domain/coach/abilities/asked-intent.ts';
import { readIntent, readLastIntent, correctTypos } from '#domain/coach/abilities/intent.ts';
import { loggedReply, readLogged } from '#domain/coach/logging/asks-logged.ts';
import { isEntry } from '#domain/coach/logging/is-entry.ts';
import { cannotLog } from '#domain/coach/logging/cannot-log.ts';
import { continued } from '#domain/coach/abilities/continued.ts';
import { eatenQuery, eatenReply } from '#domain/coach/abilities/eaten-foods.ts';
import { smallTalk } from '#domain/coach/abilities/small-talk.ts';
import { withoutReason } from '#domain/coach/follow-ups/without-reason.ts';
import { pickedChoice } from '#domain/coach/choices.ts';
import { suggestedQuestions } from '#domain/coach/suggested-questions.ts';
import { plainWords } from '#domain/coach/abilities/plain-words.ts';
import { workoutComparison } from '#domain/coach/advice/workout-comparison.ts';
import { readAboutLast } from '#domain/coach/last/about-last.ts';
import { EATEN_FOODS, lastMealsQuery, lastMealsReply } from '#domain/coach/last/last-meals.ts';
import { messageParts } from '#domain/coach/message-parts.ts';
import { readDoses } from '#domain/questions/supplements/read-doses.ts';
import { joinedAnswers } from '#domain/coach/sentences/pressure-reply.ts';
import { readWords, withoutAdvice } from '#domain/coach/read-words.ts';
import { joinedReply, reply, type Reply } from '#domain/coach/reply.ts';
import { questionsAbout } from '#domain/coach/subjects/near-questions.ts';
import { isWorkedOut } from '#domain/coach/subjects/is-worked-out.ts';
import { continuedTopic, lastWordOn } from '#domain/coach/topics/continued-topic.ts';
import { topicOf } from '#domain/coach/topics/topics.ts';
import { findMetric } from '#domain/metrics/catalog.ts';
import type { Query } from '#domain/query/query.ts';
import type { FoodIndex } from '#domain/foods/search/food-index.ts';
import { answerIntent } from './abilities.ts';
import { proposeEntries } from './logging/propose-entries.ts';
import { answerParts } from './answer-parts.ts';
import type { YesNoCheck } from '#domain/questions/spoken/yes-no-check.ts';
import type { CoachAsker } from './asker.ts';
import { replyToQuery } from './figures/figure-reply.ts';
import { followUpReply } from './figures/follow-up-reply.ts';
import { isLeftToday, leftReply } from './ideas/left-today.ts';
import { aboutLastReply } from './last/about-last-reply.ts';
import { loggedDays } from './logged-days.ts';
import { recordsFor, type Asker } from './record-queries.ts';
import { subjectReply } from './subjects/subject-reply.ts';
import { bodyPartReply } from './subjects/body-part-reply.ts';
import { effectReply, unknownEffect } from './subjects/effect-reply.ts';
import { foodWorth } from './foods/food-worth.ts';
import { unloggedFoodReply } from './foods/unlogged-food.ts';
import { topicReply } from './topics/topic-reply.ts';
import { vocabularyOf } from './vocabulary.ts';
import { unknownReply } from '#domain/coach/sentences/unknown-reply.ts';

/** Three questions that the member's data can answer today. */
export const openingsOf = async (asker: Asker): Promise<readonly string[]> =>
  suggestedQuestions(await loggedDays(asker));

/** Answers a question with typos: "what shoud i eat for dinner". */
async function answerCorrected(
  asker: CoachAsker,
  asked: { readonly question: string; readonly index: FoodIndex },
): Promise<Reply | undefined> {
  const question = correctTypos(asked.question);
  const intent = readIntent(question) ?? readLastIntent(question);
  return intent && answerIntent(asker, intent, { ...asked, question });
}

/** What is said about doses in general, unless the member logs them. */
const ABOUT_DOSES: ReadonlySet<string> = new Set(['taken', 'taken-before', 'missed-dose']);

async function doseReply(asker: CoachAsker, question: string): Promise<Reply | undefined> {
  const doses = readDoses(question, (await vocabularyOf(asker, question)).source);
  return doses && replyToQuery(asker, doses.query, doses);
}

/** Answers a question from the member's own data, without a model. */
export async function answerQuestion(asker: CoachAsker, typed: string, index: FoodIndex): Promise<Reply> {
  const picked = pickedChoice(typed, asker.choices)?.question;
  const full = continued(typed, asker.earlier);
  const question = picked ?? inFull(full, asker.before);
  const answer = (each: CoachAsker, part: string): Promise<Reply> => answerWhole(each, part, index);
  const inParts = (): Promise<Reply | undefined> => answerParts(asker, question, answer);
  const topicBefore = continuedTopic(typed, asker.earlier);
  const isOpen = picked === undefined && full === typed && !topicBefore;
  const following = isOpen ? await followUpReply(asker, typed) : undefined;
  if (following) return following;
  const about = picked === undefined ? readAboutLast(typed) : undefined;
  const ofLast =
    about && (await aboutLastReply(asker, about, { ask: (each) => answerWhole(asker, each, index), index }));
  if (ofLast) return ofLast;
  const meant = topicOf(question);
  const isOfFigure = asksWhy(typed) && asker.follows !== undefined && !isOfCalories(asker.follows.query);
  const known = topicBefore ?? (meant?.comesFirst === true && !isOfFigure ? meant : undefined);
  if (known && picked === undefined)
    return (
      (ABOUT_DOSES.has(known.key) && (await doseReply(asker, question))) || topicReply(asker, known, question)
    );
  const logged = picked === undefined ? await proposeEntries(asker, question, answer) : undefined;
  if (logged) return logged;
  const compared = workoutComparison(plainWords(question));
  if (compared) {
    const [count, time] = compared;
    return joinedReply(await answerWhole(asker, count, index), await answerWhole(asker, time, index));
  }
  // "What's my ferritin, and is it OK?", "Log 2 eggs and remind me …": the first part alone would be half of the answer.
  const [opening, ...more] = messageParts(question);
  const isTwofold = more.some(
    ({ text, isOrder }) =>
      isOrder || refersBack(text) || (opening?.isRequest === true && readIntent(text) !== undefined),
  );
  const first = isTwofold ? await inParts() : undefined;
  const whole = first ?? (await answerWhole(asker, question, index));
  const parted = whole.kind === 'unknown' ? await inParts() : undefined;
  // What several sentences are about is one topic: "I forgot my statin, do I take two today?"
  const topic =
    whole.kind === 'unknown' && !parted ? (topicOf(question) ?? lastWordOn(typed, asker.earlier)) : undefined;
  const isWhy = whole.kind === 'unknown' && asksWhy(typed);
  const noReason = isWhy && asker.follows ? withoutReason(asker.follows.query) : undefined;
  const said = noReason ?? parted ?? (topic ? await topicReply(asker, topic, question) : whole);
  return said.kind === 'proposal' && picked === undefined && question !== typed
    ? { ...said, note: 'This replaces what I suggested before, so confirm only this one.' }
    : said;
}

/** "Why so many?" after a calorie target asks how it's calculated. */
function isOfCalories({ metric: key }: Query): boolean {
  const metric = findMetric(key);
  return key === 'energyKcal' || metric?.list === 'targets' || metric?.slice === 'goals';
}

const OF_ANY: YesNoCheck = { test: { op: '>', value: 0 } };

/** @param question one that needs no earlier one, except for the days and the figure it is about */
async function answerWhole(asker: CoachAsker, question: string, index: FoodIndex): Promise<Reply> {
  const talk = smallTalk(question, []) && smallTalk(question, suggestedQuestions(await loggedDays(asker)));
  if (talk) return talk;
  const meals = lastMealsQuery(question);
  const listed = meals && lastMealsReply(meals, await recordsFor(asker, [meals, EATEN_FOODS]), asker);
  if (listed) return listed;
  const eaten = eatenQuery(question, asker.today);
  if (eaten)
    return eatenReply(eaten, await recordsFor(asker, [eaten]), { today: asker.today, units: asker.units });
  const logged = readLogged(question, asker.today);
  if (logged) {
    const { today, units } = asker;
    const said = loggedReply(logged, await recordsFor(asker, [logged.query]), { today, units });
    // "And on Sunday?" is answered with yes or no as well.
    return said.title === 'Yes' || said.title === 'No' ? { ...said, asked: { check: OF_ANY } } : said;
  }
  const ask = (each: string): Promise<Reply> => answerRead(asker, each, index);
  const general = async (): Promise<Reply | undefined> =>
    (await effectReply(question, ask)) ??
    bodyPartReply(question) ??
    (await subjectReply(asker, { question, ask })) ??
    (topicOf(question) ? undefined : foodWorth(asker, question, index));
  // Advice that a screen works out from the member's own data comes first.
  const isOwn = isWorkedOut(askedIntent(question, asker.before));
  const said = (isOwn ? undefined : await general()) ?? (await ask(question));
  if (said.kind !== 'unknown') return said;
  return (isOwn ? await general() : unknownEffect(question, said)) ?? said;
}

/** Answers from the member's own data and the product's rules. */
async function answerRead(asker: CoachAsker, question: string, index: FoodIndex): Promise<Reply> {
  const intent = askedIntent(question, asker.before);
  const asked = { question, index };
  const first = intent && (await answerIntent(asker, intent, asked));
  if (first) return first;
  const before = asker.follows ?? (asker.before && { query: asker.before });
  const words = readWords(question, await vocabularyOf(asker, question), before);
  const read = withoutAdvice(question, words);
  const last = readLastIntent(question);
  if (read.kind === 'query') {
    const entry = last && isEntry(last, read.query) && (await answerIntent(asker, last, asked));
    if (entry) return entry;
    if (isLeftToday(read.query)) return leftReply(asker);
    const figures = await replyToQuery(asker, read.query, read);
    // Without a logged value, "What is apoB?" asks for an explanation.
    const isExplained = figures.figures.length === 0 && last?.kind === 'explain';
    return (
      (isExplained && (await answerIntent(asker, last, asked))) ||
      (unknownEffect(question, figures) ?? figures)
    );
  }
  if (read.kind === 'several') {
    const [one, other, ...more] = read.questions;
    const replyTo = (each: Understood) => replyToQuery(asker, each.query, { ...each, check: undefined });
    return joinedAnswers(await replyTo(one), await replyTo(other), ...(await Promise.all(more.map(replyTo))));
  }
  if (read.kind === 'choices')
    return reply({ kind: 'choices', paragraphs: ['Which one do you mean?'], choices: [...read.choices] });
  const unlogged = unloggedFoodReply(question, await vocabularyOf(asker, question), index);
  if (unlogged) return unlogged;
  const said = last && (await answerIntent(asker, last, asked));
  const topic = messageParts(question).length < 2 ? topicOf(question) : undefined;
  return (
    said ??
    (topic && (await topicReply(asker, topic, question))) ??
    (await answerCorrected(asker, asked)) ??
    cannotLog(plainWords(question)) ??
    unknownReply(question, [...questionsAbout(question), ...read.near], {
      logged: await loggedDays(asker),
      shown: asker.offered,
    })
  );
}
