import { meantSide } from '#domain/coach/judgment/meant-side.ts';
import { reasonWindow } from '#domain/coach/abilities/asked-intent.ts';
import { markerAdvice } from '#domain/coach/abilities/marker-advice.ts';
import { causesOf } from '#domain/coach/abilities/marker-causes.ts';
import { WHY_SUBJECTS } from '#domain/coach/abilities/why-subjects.ts';
import { joinedReply, reply, type Reply } from '#domain/coach/reply.ts';
import { nameOf } from '#domain/coach/record-words.ts';
import { askedSubject } from '#domain/coach/subjects/asked-subject.ts';
import type { AboutSubject } from '#domain/coach/subjects/read-asked.ts';
import { subjectName } from '#domain/coach/subjects/subject-names.ts';
import { subjectTopic } from '#domain/coach/subjects/subject-topic.ts';
import { topicOf } from '#domain/coach/topics/topics.ts';
import { findMetric } from '#domain/metrics/catalog.ts';
import type { CoachAsker } from '#server/coach/asker.ts';
import { checkSupplements } from '#server/coach/advice/check-supplements.ts';
import { nutrientFoods } from '#server/coach/foods/nutrient-foods.ts';
import { intakeNamed, intakeReply, targetReply } from '#server/coach/judgment/judge-intake.ts';
import { markerReply } from '#server/coach/judgment/judge-marker.ts';
import { markerRangeReply } from '#server/coach/judgment/marker-ranges.ts';
import { latestFigure } from '#server/coach/latest-figure.ts';
import { topicReply } from '#server/coach/topics/topic-reply.ts';
import { groupReply } from './group-reply.ts';

type Ask = (question: string) => Promise<Reply>;

/** A question, and how to answer another one. */
export interface Said {
  readonly question: string;
  readonly ask: Ask;
}

type Change = AboutSubject & { readonly asks: 'raise' | 'lower' | 'improve' };

const understood = async (answer: Promise<Reply>): Promise<Reply | undefined> => {
  const said = await answer;
  return said.kind === 'unknown' || said.kind === 'choices' ? undefined : said;
};

const NOBODY = {
  medicines: [],
  conditions: [],
  isPregnant: false,
  isBreastfeeding: false,
  isBeforeSurgery: false,
} as const;

const generalReply = async (asker: CoachAsker, asked: AboutSubject): Promise<Reply | undefined> => {
  const topic = subjectTopic(asked);
  return topic && topicReply(asker, topic);
};

const NO_DOSE = 'I don’t have a dose or a time for it. Follow the label, and ask your pharmacist.';

/** Two answers as one, with the title of the first. */
const both = (one: Reply | undefined, other: Reply | undefined): Reply | undefined =>
  one && other
    ? {
        ...joinedReply({ ...one, title: null }, { ...other, title: null }),
        kind: other.kind === 'advice' ? 'advice' : one.kind,
        title: one.title,
        note: other.note,
        next: [...one.next],
      }
    : (one ?? other);

/** What is known about a supplement, then the limits and interactions for this member. */
async function pillReply(asker: CoachAsker, asked: AboutSubject): Promise<Reply | undefined> {
  const { substance } = asked.subject;
  if (!substance) return generalReply(asker, asked);
  const checked = await checkSupplements(asker, {
    about: 'supplement-check',
    substances: [substance],
    others: [],
    doses: [],
    circumstances: NOBODY,
  });
  const isUnknown = checked.paragraphs.length === 0;
  const general =
    asked.asks === 'take' && !isUnknown
      ? undefined
      : await generalReply(asker, asked.asks === 'take' ? { ...asked, asks: 'safe' } : asked);
  // A warning is the title.
  return general
    ? {
        ...both(general, checked),
        ...checked,
        paragraphs: [
          ...general.paragraphs,
          ...(isUnknown && asked.asks === 'take' ? [NO_DOSE] : checked.paragraphs),
        ],
      }
    : checked;
}

/** How much is needed and how much is too much. */
async function intakeTarget(asker: CoachAsker, { subject }: AboutSubject): Promise<Reply | undefined> {
  const metric =
    subject.metric === 'waterMl' || subject.metric === 'sleepMinutes'
      ? findMetric(subject.metric)
      : subject.nutrient && (findMetric(subject.nutrient) ?? intakeNamed(subject.words));
  return metric && targetReply(asker, metric, false);
}

/** A value that is compared with the member's own data elsewhere. */
const isExplainedFromLog = ({ subject: { metric, marker }, isOwn }: AboutSubject): boolean =>
  isOwn &&
  (metric === undefined
    ? marker !== undefined && causesOf(marker) !== undefined
    : WHY_SUBJECTS.some((each) => each.metric === metric) ||
      /^(?:weightKg|bioAgeYears|longevityScore)$/.test(metric));

const isPillOnly = ({
  subject: { isPill, substance, supplement, nutrient, metric },
}: AboutSubject): boolean =>
  isPill || ((substance !== undefined || supplement !== undefined) && !nutrient && metric === undefined);

async function normalReply(
  asker: CoachAsker,
  asked: AboutSubject,
  question: string,
): Promise<Reply | undefined> {
  const { marker, metric, nutrient, isBlood } = asked.subject;
  const topic = topicOf(question);
  if (topic) return topicReply(asker, topic, question);
  if (metric === undefined && marker && (isBlood || !nutrient || asked.asks === 'normal'))
    return (await markerReply(asker, marker)) ?? markerRangeReply(asker, marker);
  return (await generalReply(asker, asked)) ?? (nutrient ? intakeTarget(asker, asked) : undefined);
}

/** What is missing in a table is said, not guessed. */
const noListOf = (asked: AboutSubject): Reply =>
  reply({
    kind: 'unknown',
    title: 'I don’t know that',
    paragraphs: [
      `I don’t have a list of foods low in ${subjectName(asked.subject)}. I can tell you how much a food contains, or which foods are high in it.`,
    ],
    choices: [
      {
        label: `Which foods are high in ${subjectName(asked.subject)}?`,
        question: `Which foods are high in ${subjectName(asked.subject)}?`,
      },
    ],
  });

/** Habits that the product has advice for, in the direction that is asked for. */
const HAS_HABIT = {
  lower: /^(?:sodiumMg|satFatG|sugarsG|addedSugarsG|alcoholG)$/,
  raise: /^(?:fiberG|proteinG)$/,
} as const;

const DIRECTION = { raise: 'up', lower: 'down', improve: 'better' } as const;

async function changeReply(asker: CoachAsker, asked: Change, ask: Ask): Promise<Reply | undefined> {
  const { asks, subject, isOwn } = asked;
  const { nutrient, marker, metric, concept, isBlood } = subject;
  const again = (): Promise<Reply | undefined> =>
    understood(ask(`how do i ${asks} my ${subjectName(subject)}`));
  if (metric !== undefined || concept) return (await generalReply(asker, asked)) ?? again();
  if (marker && (isBlood || isOwn || !nutrient))
    return markerAdvice(marker, DIRECTION[asks], await latestFigure(asker, marker));
  if (!nutrient) return isPillOnly(asked) ? generalReply(asker, { ...asked, asks: 'what' }) : undefined;
  const side = asks === 'lower' ? 'lower' : 'raise';
  if (HAS_HABIT[side].test(nutrient)) return again();
  const foods = side === 'raise' ? await nutrientFoods(asker, subject.words) : undefined;
  return foods ?? generalReply(asker, { ...asked, asks: side });
}

/** "Am I good on iodine?" is about what is eaten, "is my ferritin OK" about a blood value. */
async function stateReply(
  asker: CoachAsker,
  asked: AboutSubject,
  { question, ask }: Said,
): Promise<Reply | undefined> {
  const { nutrient, metric, isBlood } = asked.subject;
  const name = subjectName(asked.subject);
  const found = nutrient && metric === undefined && !isBlood ? findMetric(nutrient) : undefined;
  const window = reasonWindow(question, asker.today);
  const ofIntake =
    found && !asked.isOwn ? await intakeReply(asker, found, { asks: 'state', window }) : undefined;
  if (ofIntake && ofIntake.figures.length > 0) return ofIntake;
  const own = asked.isOwn ? undefined : await understood(ask(question));
  const meant = meantSide(question);
  const side = meant === 'blood' ? ' level' : meant === 'food' ? ' intake' : '';
  return own ?? (await understood(ask(`is my ${name}${side} ok`))) ?? normalReply(asker, asked, question);
}

/** "Is ashwagandha worth it?", "is zinc safe": topics with their own warnings come first. */
async function worthReply(
  asker: CoachAsker,
  asked: AboutSubject,
  question: string,
): Promise<Reply | undefined> {
  if (topicOf(question)) return undefined;
  return isPillOnly(asked) || (asked.asks === 'works' && asked.subject.substance)
    ? pillReply(asker, asked)
    : both(await generalReply(asker, asked), await intakeTarget(asker, asked));
}

/** Answers a question about one subject from what the product knows about it; undefined if that's for another part, or nothing is known. */
export async function subjectReply(asker: CoachAsker, said: Said): Promise<Reply | undefined> {
  const { question, ask } = said;
  const ofOthers = topicOf(question) ? undefined : await groupReply(asker, question);
  if (ofOthers) return ofOthers;
  const before = asker.before && findMetric(asker.before.metric);
  const asked = askedSubject(question, asker.earlier, before && nameOf(before));
  if (!asked) return undefined;
  const { asks, subject } = asked;
  switch (asks) {
    case 'normal':
      return normalReply(asker, asked, question);
    case 'need':
      return (
        (await intakeTarget(asker, asked)) ??
        (isPillOnly(asked) ? pillReply(asker, asked) : generalReply(asker, { ...asked, asks: 'normal' }))
      );
    case 'state':
      return stateReply(asker, asked, said);
    case 'high':
    case 'low':
      return isExplainedFromLog(asked) ? undefined : generalReply(asker, asked);
    case 'raise':
    case 'lower':
    case 'improve':
      return changeReply(asker, { ...asked, asks }, ask);
    case 'rich':
      return (
        (subject.isBlood ? undefined : await nutrientFoods(asker, subject.words)) ??
        generalReply(asker, asked)
      );
    case 'poor':
      return (await generalReply(asker, asked)) ?? (subject.nutrient ? noListOf(asked) : undefined);
    case 'take':
      return pillReply(asker, asked);
    case 'works':
      if (subject.metric !== undefined) return stateReply(asker, { ...asked, isOwn: true }, said);
      return worthReply(asker, asked, question);
    case 'safe':
      return worthReply(asker, asked, question);
    case 'too-much':
      return both(await generalReply(asker, asked), await intakeTarget(asker, asked));
    default:
      return generalReply(asker, asked);
  }
}
