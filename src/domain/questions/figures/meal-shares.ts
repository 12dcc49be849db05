import { findMetric } from '#domain/metrics/catalog.ts';
import { MEAL_KINDS, type MealKind } from '#domain/meals/meal.ts';
import { isAddable } from '#domain/questions/asked-figure.ts';
import type { Understood } from '#domain/questions/read-one.ts';
import { normalized } from '#domain/questions/wording/normalize.ts';
import { isOneFigure, type Read } from './listed-days.ts';

const KIND = '(?:breakfasts?|lunch(?:es)?|dinners?|suppers?|snacks?|snacking)';
const OTHERS = `(?: ?(?:,|or|and|vs|versus) (?:(?:or|and) )?(?:my )?${KIND})`;
const KINDS = `(?:my )?${KIND}${OTHERS}*`;
const SEVERAL = `(?:my )?${KIND}${OTHERS}+`;
const EACH =
  '(?:each|every|which|what|each of my|the different|my different|my)(?: kinds? of| types? of)? meals?(?: types?| kinds?)?';
const MOST = '(?:most|the most|the majority|the bulk|the largest (?:part|share))';
const GET = '(?:get|got|eat|ate|have|had|consume|consumed|take in|took in)';
const SHARE =
  '(?:(?:what|how much|which) )?(?:is the )?(?:share|percent|percentage|percentages|part|fraction|proportion|split|distribution|breakdown)';
const TIME = '(?<time>(?: (?:in|on|this|last|over|since|during|from|for|of the)\\b.*)?)';
const X = '(?<name>[a-z0-9][a-z0-9 -]*?)';

/** How much of a nutrient each kind of meal gives: all of them, or those that are named. */
const SHARES: readonly RegExp[] = [
  `(?:do|did|am) i ${GET} ${MOST}(?: of)?(?: my)? ${X} (?:from|at|in|with|for) (?<kinds>${SEVERAL})${TIME}`,
  `(?:where|when) (?:do|did) i ${GET} ${MOST} of my ${X}(?: from)?(?: ,| at| from)? (?<kinds>${SEVERAL})${TIME}`,
  `(?:do|does|did) (?<kinds>${SEVERAL}) (?:give|gave|bring|provide|contribute|make up) (?:me )?(?:the )?(?:most|more)(?: of)?(?: my)? ${X}${TIME}`,
  `(?:from|at|in)? ?(?:which|what) meals? (?:do|did) i ${GET} ${MOST} of my ${X}(?: from| at| in)?${TIME}`,
  `${SHARE} of (?:my |the )?${X} (?:(?:do|did) i ${GET} |(?:comes?|came|is|was|are|were) )?(?:from|at|in|with|by|for|per) (?:${EACH}|meal|(?<kinds>${SEVERAL}))${TIME}`,
  `how (?:is|was|are|were|do i split|did i split|have i split) (?:my )?${X}(?: (?:split|spread|distributed|divided|shared|broken down))?(?: (?:out|up))? (?:between|across|over|among|by|per) (?:${EACH}|meal|(?<kinds>${SEVERAL}))${TIME}`,
].map((pattern) => new RegExp(`^${pattern}$`));

/** "Is most of my protein from dinner?" */
const MAINLY = new RegExp(
  `^(?:is|was|are|were|do|does|did) (?:i ${GET} )?(?:${MOST}|(?:more than|over) half) of (?:my |the )?${X}(?: (?:come|coming|eaten|from))*(?: (?:from|at|in|with|for))? (?<kinds>${KINDS})${TIME}$`,
);

const kindsIn = (text: string | undefined): readonly MealKind[] | undefined =>
  text === undefined
    ? undefined
    : MEAL_KINDS.filter((kind) => text.replaceAll('supper', 'dinner').includes(kind));

/** The shares of a nutrient that meals give, the largest first, or whether some give most of it. Undefined for other questions. */
export function readMealShares(question: string, read: Read): Understood | undefined {
  const text = normalized(question).replace(/^(?:so|and|but|tell me|show me|show|list|give me) /, '');
  const shares = SHARES.map((pattern) => pattern.exec(text)?.groups).find((groups) => groups !== undefined);
  const { name, time = '', kinds } = shares ?? MAINLY.exec(text)?.groups ?? {};
  const whole = name === undefined ? undefined : read(`how much ${name} did i eat${time}`);
  const metric = whole && findMetric(whole.query.metric);
  if (!whole || metric?.list !== 'foods' || metric.field === null || !isAddable(metric)) return undefined;
  const isPlain = isOneFigure(whole.query) && whole.query.where === undefined && !whole.query.threshold;
  if (!isPlain) return undefined;
  const named = kindsIn(kinds);
  const part = { ...whole.query, aggregate: 'part', ...(named && { where: { kinds: named } }) } as const;
  return shares
    ? {
        query: {
          ...part,
          per: 'record',
          group: 'kind',
          rank: { order: 'highest', limit: MEAL_KINDS.length },
        },
      }
    : { query: part, check: { test: { op: '>', value: 50 } } };
}
