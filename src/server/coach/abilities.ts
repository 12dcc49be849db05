import { aboutReply } from '#domain/coach/about/about-app.ts';
import { reasonWindow } from '#domain/coach/abilities/asked-intent.ts';
import { explanationReply } from '#domain/coach/abilities/explanations.ts';
import { habitAdvice, ketoneAdvice } from '#domain/coach/abilities/habit-advice.ts';
import { helpReply } from '#domain/coach/abilities/help-topics.ts';
import type { ImproveRequest } from '#domain/coach/abilities/read-improve.ts';
import type { FoodCheckRequest } from '#domain/coach/abilities/read-food-check.ts';
import type { Intent } from '#domain/coach/abilities/intent.ts';
import { namedSubject } from '#domain/coach/subjects/named-subject.ts';
import { subjectTopic } from '#domain/coach/subjects/subject-topic.ts';
import { topicOf } from '#domain/coach/topics/topics.ts';
import { markerAdvice, namedMarker } from '#domain/coach/abilities/marker-advice.ts';
import { joinedReply, reply, type Reply } from '#domain/coach/reply.ts';
import { markerName } from '#domain/coach/record-words.ts';
import { explainDerived } from '#domain/coach/judgment/explain-derived.ts';
import { markerOf, rowOf, type MarkerKey } from '#domain/blood/markers.ts';
import type { FoodIndex } from '#domain/foods/search/food-index.ts';
import type { CoachAsker } from './asker.ts';
import { readinessReply } from './advice/readiness.ts';
import { mayFast } from './advice/may-fast.ts';
import { compareFoods } from './foods/compare-foods.ts';
import { foodCheck } from './foods/food-check.ts';
import { foodEffect } from './foods/food-effect.ts';
import { nutrientFoods } from './foods/nutrient-foods.ts';
import { foodFacts } from './foods/food-facts.ts';
import { goalWeightReply } from './advice/goal-weight.ts';
import { advise } from './advice/advise.ts';
import { latestFigure } from './latest-figure.ts';
import { overview } from './advice/overview.ts';
import { whyMarker } from './judgment/why-marker.ts';
import { topicReply } from './topics/topic-reply.ts';
import { leftReply } from './ideas/left-today.ts';
import { eatingRulesReply } from './ideas/eating-rules.ts';
import { mealIdeas } from './ideas/meal-ideas.ts';
import { burnedReply } from './logging/burned-reply.ts';
import { judge, judgeValue } from './judgment/judge.ts';
import { outOfRangeReply } from './judgment/out-of-range.ts';
import { shortNutrientsReply } from './judgment/nutrient-gaps.ts';
import { answerMemoryRequest } from './memory/answer.ts';
import { propose } from './propose.ts';
import { proposeReminder } from './propose-reminder.ts';
import { whyBioAge, whyFigure, whyScore, whyWeight } from './why.ts';

/** Nutrients that people eat more or less of, even if a blood marker has the same name. */
const EATEN_HABIT =
  /^(?:(?:daily |total )?protein(?: intake)?|fib(?:er|re)|(?:added )?sugars?|salt|sodium|alcohol)$/;
/** Blood values that food hardly changes. */
const INTAKE_ONLY = /^(?:calcium|phosphorus|chloride|sodium|protein|carbs?|fat|fats|calories)$/;

const DIRECTIONS = {
  lower: 'Lower is usually better.',
  higher: 'Higher is usually better.',
  middle: 'Values in the middle of the range are best.',
} as const;

async function explainMarker(asker: CoachAsker, marker: MarkerKey): Promise<Reply> {
  const { name, unit } = markerOf(marker);
  const { direction, evidence, source, note } = rowOf(marker);
  const latest = await latestFigure(asker, marker);
  return reply({
    kind: 'advice',
    title: name,
    paragraphs: [
      [
        `${name} is measured in ${unit}.`,
        direction === null ? '' : DIRECTIONS[direction],
        evidence === 'A'
          ? 'Its optimal range is based on guidelines or trials.'
          : evidence === 'B'
            ? 'Its optimal range is based on large cohort studies.'
            : evidence === 'C'
              ? 'Its optimal range is based on expert opinion and small studies.'
              : '',
        note ?? '',
      ]
        .filter(Boolean)
        .join(' '),
      ...(latest ? ['Your latest result is [[f1]].'] : ['You don’t have a result yet.']),
    ],
    figures: latest ? [latest] : [],
    links: [{ name: 'Open blood tests', screen: 'bloodTests' }],
    sources: source?.doi === undefined ? [] : [{ name: source.label, url: `https://doi.org/${source.doi}` }],
    next: [`How do I improve my ${markerName(marker)}?`],
  });
}

async function explain(asker: CoachAsker, what: string): Promise<Reply | undefined> {
  const explained = explanationReply(what);
  if (explained) return explained;
  const derived = explainDerived(what);
  if (derived) return derived;
  const marker = namedMarker(what);
  return marker && explainMarker(asker, marker);
}

/** "What's the difference between PhenoAge and bio-age?" */
async function explainBoth(
  asker: CoachAsker,
  [one, other]: readonly [string, string],
): Promise<Reply | undefined> {
  const general = async (words: string): Promise<Reply | undefined> => {
    const subject = namedSubject(words);
    const topic = subject && subjectTopic({ asks: 'what', subject, isOwn: false });
    return topic && topicReply(asker, topic);
  };
  const [first, second] = [
    (await general(one)) ?? (await explain(asker, one)),
    (await general(other)) ?? (await explain(asker, other)),
  ];
  return first && second && joinedReply(first, second);
}

/** "Are energy drinks bad?": what is known about them matters more than today's calories. */
function generalReply(asker: CoachAsker, question: string): Promise<Reply> | undefined {
  const topic = topicOf(question);
  return topic && topicReply(asker, topic, question);
}

/** "How do I lower my LDL?", "which foods are high in calcium" */
async function improve(asker: CoachAsker, request: ImproveRequest): Promise<Reply | undefined> {
  const { what, direction, isEaten } = request;
  const ketones = ketoneAdvice(request);
  if (ketones) return ketones;
  // In the blood, protein is another figure that no food changes.
  const eaten = EATEN_HABIT.test(what) ? habitAdvice(what) : undefined;
  const ofFoods = eaten ?? (isEaten && direction === 'up' ? await nutrientFoods(asker, what) : undefined);
  if (ofFoods) return ofFoods;
  const marker = namedMarker(what);
  if (!marker) return habitAdvice(what);
  if (isEaten && INTAKE_ONLY.test(what)) return undefined;
  return markerAdvice(marker, direction, await latestFigure(asker, marker));
}

/** "Is sushi OK?" may also be about a value: "Is ferritin OK?" */
async function checkFood(
  asker: CoachAsker,
  intent: FoodCheckRequest,
  { question, index }: { readonly question: string; readonly index: FoodIndex },
): Promise<Reply | undefined> {
  return (
    (await judge(asker, { asks: 'state', what: intent.food }, question)) ??
    (intent.isGeneral ? await generalReply(asker, question) : undefined) ??
    foodCheck(asker, intent, index)
  );
}

/** Answers a request for something other than a figure; undefined if it can't. */
export async function answerIntent(
  asker: CoachAsker,
  intent: Intent,
  { question, index }: { readonly question: string; readonly index: FoodIndex },
): Promise<Reply | undefined> {
  switch (intent.kind) {
    case 'memory':
      return answerMemoryRequest(asker, intent.request);
    case 'meal-ideas':
      return mealIdeas(asker, index, intent);
    case 'why-weight':
      return whyWeight(asker, question);
    case 'why-score':
      return whyScore(asker, question);
    case 'why-bio-age':
      return whyBioAge(asker);
    case 'why':
      return whyFigure(asker, intent.subject, question);
    case 'improve':
      return improve(asker, intent);
    case 'advice':
      return advise(asker, intent.request, question);
    case 'about':
      return aboutReply(intent.topic, await asker.modelInUse());
    case 'burned':
      return burnedReply(asker, intent.workout);
    case 'readiness': {
      // Pain that was just mentioned matters more than last night's numbers.
      const hurt = [question, ...asker.earlier.slice(-2)]
        .map(topicOf)
        .find((topic) => topic?.key === 'injury');
      return hurt ? topicReply(asker, hurt) : readinessReply(asker, question);
    }
    case 'eating-rules':
      return eatingRulesReply(asker);
    case 'judge-value':
      return judgeValue(asker, intent.stated);
    case 'judge':
      return judge(asker, intent, question);
    case 'food-check':
      return checkFood(asker, intent, { question, index });
    case 'compare-foods':
      return compareFoods(asker, intent.foods, index);
    case 'food-effect':
      return foodEffect(asker, intent, index);
    case 'may-fast':
      return mayFast(asker, question);
    case 'food-facts':
      return foodFacts(asker, intent, index);
    case 'goal-weight':
      return goalWeightReply(asker, intent);
    case 'left-today':
      return leftReply(asker);
    case 'overview':
      return overview(asker, intent.request, question);
    case 'why-marker': {
      const marker = namedMarker(intent.what);
      return marker && whyMarker(asker, marker, question);
    }
    case 'out-of-range':
      return outOfRangeReply(asker, intent);
    case 'short-nutrients':
      return shortNutrientsReply(asker, reasonWindow(question, asker.today));
    case 'explain':
      return explain(asker, intent.what);
    case 'difference':
      return (await explainBoth(asker, intent.between)) ?? compareFoods(asker, intent.between, index);
    case 'set-reminder':
      return proposeReminder(asker, intent.request);
    case 'help':
      return helpReply(intent.words);
    default:
      return propose(asker, intent, { question, index });
  }
}
