import type { Query } from '#domain/query/query.ts';
import type { RecordSource } from '#domain/query/record-source.ts';
import { readTimes } from '#domain/questions/times/calendar-words.ts';
import { readClock, withSpokenClocks } from '#domain/questions/times/clock-words.ts';
import { withComparedPeriods } from '#domain/questions/times/compared-periods.ts';
import { withWorkoutDates } from '#domain/questions/times/workout-dates.ts';
import { leavesOutMore, withoutToday } from '#domain/questions/times/without-today.ts';
import { withDateSpans } from '#domain/questions/times/spoken-dates.ts';
import { withComparisons } from './comparisons.ts';
import { withoutCourtesies } from '#domain/questions/wording/courtesies.ts';
import type { Lexeme, Lexicon } from './lexicon.ts';
import { normalized } from '#domain/questions/wording/normalize.ts';
import { isOwn } from '#domain/questions/phrases/own-records.ts';
import { isOfMeasured, readMeasured } from '#domain/questions/measured/read-measured.ts';
import { spokenQuestion } from '#domain/questions/measured/spoken-question.ts';
import { isOfTests, measuredInBlood, withPanelDates } from '#domain/questions/times/panel-words.ts';
import { withoutRestatements } from '#domain/questions/phrases/reorder-phrases.ts';
import { withNightsOfSleep, withSleepShares } from '#domain/questions/phrases/sleep-words.ts';
import { afterYesNo, isolateQuestion } from '#domain/questions/context/isolate-question.ts';
import { readPeriodGoal } from '#domain/questions/context/period-goals.ts';
import { questionAlone } from '#domain/questions/context/question-alone.ts';
import { readInContext } from '#domain/questions/context/read-in-context.ts';
import { readDaysOfFood } from '#domain/questions/figures/days-of-a-food.ts';
import { readList } from '#domain/questions/figures/read-list.ts';
import { readMissingDays } from '#domain/questions/figures/missing-days.ts';
import { readOne, type Understood } from './read-one.ts';
import { withoutRequest } from '#domain/questions/wording/requests.ts';
import { withoutTarget, withoutTolerance } from '#domain/questions/wording/target-distance.ts';
import { reworded } from '#domain/questions/wording/reword.ts';
import { withAfterAsDays } from '#domain/questions/joined/afterwards.ts';
import { withNamedDays, withTestedDays } from '#domain/questions/joined/named-days.ts';
import { withFoodsTogether, withMealsOfFoods } from '#domain/questions/joined/meals-with.ts';
import { withExcludedKinds } from '#domain/questions/joined/excluded-kinds.ts';
import { withoutInclusions } from '#domain/questions/joined/inclusions.ts';
import { withInfluenceAsContrast } from '#domain/questions/joined/influence.ts';
import { readContrast, readSides } from '#domain/questions/joined/read-sides.ts';
import { readDensity, readRate } from '#domain/questions/joined/density.ts';
import { readPair } from '#domain/questions/joined/read-pair.ts';
import {
  withEndsAsSides,
  withOrAsThan,
  withRanges,
  withTimesAsSides,
  withUnions,
} from '#domain/questions/joined/unions.ts';
import { readPercent } from '#domain/questions/joined/read-percent.ts';
import { readRatio } from '#domain/questions/joined/read-ratio.ts';
import { withClauses } from '#domain/questions/joined/relative-clauses.ts';
import { splitSides } from '#domain/questions/joined/sides.ts';
import type { Context } from './sentence.ts';
import { isUnclear } from './unclear.ts';
import { withBestOfAll } from '#domain/questions/everyday/best-and-longest.ts';
import { withPartsKept } from '#domain/questions/everyday/lost-parts.ts';
import { withPauses } from '#domain/questions/everyday/stated-pauses.ts';
import { withBedtimes } from '#domain/questions/spoken/bedtimes.ts';
import { withLostParts } from '#domain/questions/spoken/long-asks.ts';
import { losesAmount } from '#domain/questions/spoken/loses-amount.ts';
import { withNextDays, withNightBetween } from '#domain/questions/spoken/next-days.ts';
import { spokenForms } from '#domain/questions/spoken/spoken-forms.ts';
import { withDoses, withDoseWords, withTakenNamed } from '#domain/questions/supplements/dose-words.ts';
import { ofToday, readDoses } from '#domain/questions/supplements/read-doses.ts';
import { secondLooks } from '#domain/questions/second-look/second-look.ts';
import { asMeals } from '#domain/questions/stated/eaten-meals.ts';
import { readDataDays } from '#domain/questions/stated/data-days.ts';
import { withLimits } from '#domain/questions/stated/limits.ts';
import { withMealClocks } from '#domain/questions/stated/meal-clocks.ts';
import { readOwnAverage } from '#domain/questions/stated/own-average.ts';
import { withNamedPortions } from '#domain/questions/stated/aims.ts';
import { againstTarget } from '#domain/questions/stated/against-target.ts';
import { readStatedTarget } from '#domain/questions/stated/stated-targets.ts';
import { withoutAlone } from '#domain/questions/stated/without-alone.ts';
import { tidied } from '#domain/questions/stated/tidied.ts';
import { yesNoCheck } from '#domain/questions/spoken/yes-no-check.ts';
import { tagged } from './tag.ts';

function readLexemes(spoken: readonly Lexeme[], context: Context, lexicon: Lexicon): Understood | undefined {
  const lexemes = withAfterAsDays(withInfluenceAsContrast(spoken), context.comparisons);
  const one = (list: readonly Lexeme[]): Understood | undefined => readOne(list, context);
  const special =
    readDensity(lexemes, one) ??
    readRate(lexemes, one) ??
    readPair(lexemes, lexicon, one) ??
    readPercent(lexemes, (list) => readLexemes(list, context, lexicon)) ??
    readRatio(lexemes, context);
  if (special) return special;
  const sides = splitSides(lexemes);
  if (sides) return readSides(sides, context);
  const isContrast = lexemes.filter(({ tag }) => tag === 'comparative').length === 1;
  return isContrast ? readContrast(lexemes, context) : one(lexemes);
}

const DAYS_THEN_TIME =
  /\b(days|nights|dates) (@[A-Z]) (?=(?:with|without|when|where|that|on which|in which|which)\b)/g;

const DAYS_WITHOUT = /\b(days|nights|dates) without (?:an? |any )?/g;

/** "How far off was I": no distance that someone covered. */
const FAR_OFF = /\bhow (?:far|close) (?:\w+ ){0,4}(?:off|away|short|over|under|above|below|ahead|behind)\b/;

function readWhole(question: string, source: RecordSource, lexicon: Lexicon): Understood | undefined {
  const { text: dosed, doses } = withDoseWords(withoutRequest(normalized(question)), source);
  const asked = dosed.split(' ').map(lexicon.correct).join(' ');
  const { text: figure, target } = withoutTarget(withComparedPeriods(withClauses(asked), source.today));
  const { text: clocked, spans } = readClock(
    withWorkoutDates(
      withPanelDates(
        reworded(
          withNextDays(
            withLostParts(
              withPartsKept(
                withNightBetween(
                  withMealClocks(withSpokenClocks(withBedtimes(withoutTolerance(figure)))),
                  source.today,
                ),
                source.today,
              ),
            ),
          ),
        ),
        source,
      ),
      source,
      lexicon,
    ),
  );
  const { text: timed, times: named } = readTimes(clocked, source.today);
  if (target === undefined && FAR_OFF.test(timed)) return undefined;
  // "Days in the last month with a workout": the condition applies to the days.
  const text = timed
    .replace(DAYS_THEN_TIME, '$2 $1 ')
    .replace(DAYS_WITHOUT, '$1 with no ')
    .replace(/^(@[A-Z]) , (?=days|nights)/, '$1 ');
  const { lexemes: spoken, comparisons } = withComparisons(
    withDoses(withoutAlone(tagged(text, lexicon)), doses),
  );
  const stated = withoutRestatements(
    withExcludedKinds(
      withSleepShares(
        withNightsOfSleep(
          withTestedDays(
            withMealsOfFoods(withFoodsTogether(withNamedDays(withoutInclusions(spoken, named)))),
          ),
          comparisons,
        ),
      ),
      source,
    ),
  );
  const { lexemes: sided, times } = withEndsAsSides(withRanges(stated), named);
  const united = withUnions(withTimesAsSides(withOrAsThan(sided)));
  const isEaten = united.some(({ tag }) => tag === 'eat' || tag === 'meal' || tag === 'food');
  const lexemes = isOfTests(figure) && !isEaten ? united.map(measuredInBlood) : united;
  if (lexemes.some(({ tag }) => tag === 'unknown')) return undefined;
  if (!isOwn(lexemes) || isUnclear(lexemes)) return undefined;
  const read = readLexemes(lexemes, { source, comparisons, times, spans }, lexicon);
  return read && target ? againstTarget(read, target, source) : read;
}

/** Whether two queries are about different figures or records. */
const areApart = (one: Query, other: Query): boolean =>
  one.metric !== other.metric || JSON.stringify(one.where) !== JSON.stringify(other.where);

const ASKED = /(?<=[?!])\s+(?:and\s+|also\s+)*/iu;

/** "How many steps yesterday? How long did I sleep?": one figure would be half of the answer. */
function isAskedTwice(question: string, source: RecordSource, lexicon: Lexicon): boolean {
  const parts = question.trim().split(ASKED);
  if (parts.length < 2) return false;
  const [first, ...others] = parts.flatMap((part) => readWhole(part, source, lexicon)?.query ?? []);
  return first !== undefined && others.some((other) => areApart(first, other));
}

/** Reads a question in its own words. */
function readAsSaid(question: string, source: RecordSource, lexicon: Lexicon): Understood | undefined {
  const figure = afterYesNo(question, source, lexicon);
  const core = withoutCourtesies(question, source, lexicon);
  const whole =
    (figure === undefined ? undefined : readWhole(figure, source, lexicon)) ??
    readWhole(core, source, lexicon) ??
    (core === question ? undefined : readWhole(question, source, lexicon));
  if (whole) return whole;
  if (isAskedTwice(question, source, lexicon)) return undefined;
  const alone = isolateQuestion(question, source, lexicon);
  return alone === undefined ? undefined : readWhole(alone, source, lexicon);
}

/** Other wordings of a question that wasn't understood: as spoken forms first, because they name what is said in passing. */
function* otherLooks(question: string, source: RecordSource, lexicon: Lexicon): Generator<string> {
  for (const form of spokenForms(question, source, lexicon)) {
    yield form;
    yield* secondLooks(form, source, lexicon);
  }
  yield* secondLooks(question, source, lexicon);
}

function readSomehow(asked: string, source: RecordSource, lexicon: Lexicon): Understood | undefined {
  const question = withBestOfAll(withDateSpans(withPauses(asked)));
  const sentence = (text: string): Understood | undefined => readSentence(text, source, lexicon);
  return withoutToday(question, source.today, (text) => readInContext(text, source, lexicon, sentence));
}

function readSentence(question: string, source: RecordSource, lexicon: Lexicon): Understood | undefined {
  if (isOfMeasured(question)) return readMeasured(question, source, lexicon);
  const read = readAsSaid(question, source, lexicon);
  if (read && !losesAmount(question, read)) return read;
  if (isAskedTwice(question, source, lexicon)) return undefined;
  for (const look of otherLooks(question, source, lexicon)) {
    const again = readAsSaid(look, source, lexicon);
    if (again && !losesAmount(question, again)) return again;
  }
  const spoken = spokenQuestion(question, source, lexicon);
  const alone = spoken === undefined ? undefined : readAsSaid(spoken, source, lexicon);
  const last = alone ?? readMeasured(question, source, lexicon);
  return last && losesAmount(question, last) ? undefined : last;
}

/** Reads a question about a member's records. Undefined if any word of it isn't understood: a guess would be a wrong number. */
export function readQuestion(
  question: string,
  source: RecordSource,
  lexicon: Lexicon,
): Understood | undefined {
  const limited = withLimits(question, source);
  const kept = limited === question ? undefined : readQuestion(limited, source, lexicon);
  if (kept?.query.target) return kept;
  const plain = (text: string): string => tidied(text, source.entries.glucose.length > 0);
  const asked = withTakenNamed(plain(withNamedPortions(question, source, lexicon)), source);
  const doses = readDoses(asked, source);
  if (doses) return doses;
  const one = (text: string): Understood | undefined => readSomehow(text, source, lexicon);
  // "Missing in my food log": without the tidying, which leaves the log out.
  const list = readMissingDays(question, source.today, one) ?? readList(asked, source.today, one);
  if (list === null || leavesOutMore(question)) return undefined;
  const known =
    list ??
    readPeriodGoal(asked, source, lexicon) ??
    readOwnAverage(asked, source, lexicon, one) ??
    readDataDays(asked, (text) => readStatedTarget(text, source, lexicon) ?? one(plain(text))) ??
    readStatedTarget(asked, source, lexicon) ??
    readStatedTarget(questionAlone(asked, source, lexicon) ?? '', source, lexicon) ??
    one(asked) ??
    readDaysOfFood(asked, one);
  const read = asMeals(asked, known && { ...known, query: ofToday(known.query) });
  if (read?.check) return read;
  const check = read && yesNoCheck(asked, read.query, source, lexicon);
  return check ? { ...read, check } : read;
}
