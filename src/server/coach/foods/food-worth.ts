import { plainWords } from '#domain/coach/abilities/plain-words.ts';
import { reply, type CoachFigure, type Reply } from '#domain/coach/reply.ts';
import { readFoodWorth, type FoodWorthRequest } from '#domain/coach/subjects/read-food-worth.ts';
import { foodNote } from '#domain/coach/subjects/facts/food-notes.ts';
import { NUTRIENT_KEYS, type NutrientKey } from '#domain/foods/nutrients.ts';
import type { FoodIndex } from '#domain/foods/search/food-index.ts';
import { limitOf, needOf } from '#domain/meals/nutrients/nutrient-need.ts';
import { findMetric } from '#domain/metrics/catalog.ts';
import { joinWords } from '#domain/words/join-words.ts';
import type { CoachAsker } from '#server/coach/asker.ts';
import { amountFigure, intakeName } from '#server/coach/judgment/judge-intake.ts';
import { planTargetsOf } from '#server/goals/queries.ts';
import { memberOn } from '#server/member/queries.ts';
import { certainFood } from './certain-food.ts';
import { capitalized } from '#domain/words/first-letter.ts';

/** From this share of a day's need, a portion is a good source; from this share of a limit, it has a lot. */
const GOOD_SHARE = 0.15;
const HIGH_SHARE = 0.2;
const MAX_NAMED = 4;
const NOT_PRAISED: ReadonlySet<NutrientKey> = new Set(['energyKcal', 'carbsG', 'fatG', 'sodiumMg']);
const LIMITED = ['satFatG', 'addedSugarsG', 'sodiumMg', 'alcoholG'] as const;

type Found = NonNullable<ReturnType<typeof certainFood>>;

async function sharesOf(asker: CoachAsker, { items, total }: Found) {
  const { db, userId, nowMs, today } = asker;
  const [member, targets] = await Promise.all([
    memberOn(db, userId, nowMs),
    planTargetsOf(db, userId, today, nowMs),
  ]);
  const eater = { ...member.health, sex: member.sex, ageYears: member.ageYears };
  const amountOf = (key: NutrientKey): number | undefined =>
    items.every(({ nutrients }) => nutrients[key] !== undefined) ? total[key]?.value : undefined;
  const good = NUTRIENT_KEYS.filter((key) => !NOT_PRAISED.has(key))
    .map((key) => ({ key, share: (amountOf(key) ?? 0) / (needOf(key, eater, targets)?.amount ?? Infinity) }))
    .filter(({ share }) => share >= GOOD_SHARE)
    .toSorted((one, other) => other.share - one.share)
    .slice(0, MAX_NAMED)
    .map(({ key }) => key);
  const much = LIMITED.filter(
    (key) => (amountOf(key) ?? 0) >= HIGH_SHARE * (limitOf(key, eater, targets)?.amount ?? Infinity),
  );
  return { good, much };
}

const named = (keys: readonly NutrientKey[]): string =>
  joinWords(
    keys.flatMap((key) => {
      const metric = findMetric(key);
      return metric ? [intakeName(metric)] : [];
    }),
  );

const CLOSING: Readonly<Record<FoodWorthRequest['asks'], string>> = {
  worth: 'No single food is good or bad. What counts is what you eat over time.',
  often: 'Daily is fine if it fits your calories and you eat a variety of other foods.',
  weight: 'No single food makes you gain weight. Eating more than you burn, week after week, does.',
  sugar:
    'People react differently. If you have a meter or sensor, check your glucose before and after, and I can compare foods.',
  inside: '',
};

const SHOWN: Readonly<Record<FoodWorthRequest['asks'], readonly NutrientKey[]>> = {
  worth: ['energyKcal', 'proteinG', 'fiberG'],
  often: ['energyKcal'],
  weight: ['energyKcal'],
  sugar: ['carbsG', 'fiberG'],
  inside: ['energyKcal', 'proteinG', 'carbsG', 'fatG', 'fiberG'],
};

const SUGAR = {
  little: 'It’s low in carbs, so it barely raises blood sugar.',
  much: 'Carbs raise blood sugar, and larger portions raise it more.',
  fibrous: 'The fiber in this food slows the rise.',
  instead: 'To limit the rise, have this food with protein, fat or vegetables, or take a walk afterward.',
} as const;
/** Net carbs of a portion, g. */
const FEW_CARBS_G = 10;
const FIBROUS_G = 3;

function sugarWords({ total: { carbsG, fiberG } }: Found): string {
  const fiber = fiberG?.value ?? 0;
  if (Math.max(0, (carbsG?.value ?? 0) - fiber) < FEW_CARBS_G) return SUGAR.little;
  return [SUGAR.much, fiber >= FIBROUS_G ? SUGAR.fibrous : '', SUGAR.instead].filter(Boolean).join(' ');
}

/** "Are lentils healthy?": what a usual portion has for this member; undefined if no food is named for certain. */
export async function foodWorth(
  asker: CoachAsker,
  question: string,
  index: FoodIndex,
): Promise<Reply | undefined> {
  const request = readFoodWorth(plainWords(question));
  const found = request && certainFood(request.food, index);
  if (!found || found.items.length > 1) return undefined;
  const { asks } = request;
  const { good, much } = await sharesOf(asker, found);
  const figures: CoachFigure[] = SHOWN[asks].flatMap((key, at) => {
    const [metric, estimate] = [findMetric(key), found.total[key]];
    return metric && estimate
      ? [
          amountFigure(
            {
              id: `f${at + 1}`,
              label: `${capitalized(intakeName(metric))} in ${found.name}`,
              amount: estimate.value,
            },
            metric,
            asker,
          ),
        ]
      : [];
  });
  const parts = SHOWN[asks].flatMap((key, at) => {
    const metric = findMetric(key);
    if (!metric || !figures.some(({ id }) => id === `f${at + 1}`)) return [];
    return [key === 'energyKcal' ? `[[f${at + 1}]]` : `[[f${at + 1}]] of ${intakeName(metric)}`];
  });
  if (parts.length === 0) return undefined;
  const isAbout = asks === 'worth' || asks === 'often' || asks === 'inside';
  return reply({
    kind: 'advice',
    title: found.name,
    paragraphs: [
      [
        `${found.amountHas} ${joinWords(parts)}.`,
        isAbout && good.length > 0 ? `It’s a good source of ${named(good)}.` : '',
        isAbout && much.length > 0 ? `It’s high in ${named(much)}, so keep portions small.` : '',
        asks === 'sugar' ? sugarWords(found) : '',
        (isAbout ? foodNote(much.includes('alcoholG') ? 'alcohol' : request.food) : undefined) ??
          CLOSING[asks],
      ]
        .filter(Boolean)
        .join(' '),
    ],
    figures,
    note: 'Based on our food database and your recommended amounts. If you have an allergy, read the label. If a health condition limits your diet, ask your doctor.',
    links: [{ name: 'Open today', screen: 'meals' }],
    next: [`Log ${request.food}`],
  });
}
