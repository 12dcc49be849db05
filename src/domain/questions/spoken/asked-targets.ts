import { findMetric } from '#domain/metrics/catalog.ts';
import type { RecordSource } from '#domain/query/record-source.ts';
import { DAYS, MONTH } from '#domain/questions/times/calendar-dates.ts';
import { turned, type Turns } from './turns.ts';

const TIME = `((?: (?:today|yesterday|last|this|the last|the past|in|on|since|over|during|for|within|between|so far|${MONTH}|${DAYS.join('|')})\\b.*)?)`;
const NAME = '(calories|calorie|energy|kcal|protein|carbs?|fat|fiber|water|steps?|sleep|sodium|sugar)';
const GOAL = '(?:target|goal|limit|budget|allowance)';

/** How far a figure is from its target, and what is still left of it today. */
const DISTANCES: Turns = [
  [
    new RegExp(
      `^how many (?:more )?(?:glasses|cups|ounces|oz|liters|ml|bottles)(?: of water)? (?:do i|must i|should i|have i) (?:still )?(?:need|have|have to (?:drink|go)|got)(?: to (?:drink|go))?(?: left)?(?: to .*?)?(?: today)?$`,
    ),
    'how much water is left to reach my target today',
  ],
  [
    new RegExp(
      `^(?:my )?${NAME} (?:deficit|surplus|balance)(?: or (?:deficit|surplus))? (?:vs|versus|against|compared (?:to|with)|relative to) (?:my )?${GOAL}${TIME}(?: ,)?(?: (?:in )?total)?$`,
    ),
    'total $1 vs my target$2',
  ],
  [
    new RegExp(
      `^(?:what is |what was )?(?:the )?(?:gap|difference) between (?:my )?${NAME} ${GOAL} and (?:what i )?(?:actually |really )*(?:ate|had|eaten|drank|got|intake|consumed|my intake)${TIME}$`,
    ),
    '$1 vs my target$2',
  ],
  [
    new RegExp(
      `^(?:did|have) i (?:eat|drink|get|have|eaten|had|walk|take) more ${NAME} than (?:i (?:targeted|planned|aimed for|was supposed to)|my ${GOAL})(?: (?:in total|altogether|overall))(?: for (?:the )?(?:whole |entire |full )?)?${TIME}$`,
    ),
    'total $1 vs my target$2',
  ],
  [
    new RegExp(
      `^(?:did|have) i (?:eat|drink|get|have|eaten|had|walk|take) (?:more|less|fewer) ${NAME} than (?:i (?:targeted|planned|aimed for|was supposed to)|my ${GOAL})(?: on average)?${TIME}$`,
    ),
    'average $1 vs my target$2',
  ],
  [
    new RegExp(`^how (?:many|much) ${NAME} (?:is|are) (?:still )?(?:to go|left|needed|missing)(?: today)?$`),
    'how much $1 is left to reach my target today',
  ],
  [
    new RegExp(`^${NAME} (?:still )?(?:to go|left|needed|missing|remaining)(?: today)?$`),
    'how much $1 is left to reach my target today',
  ],
  [
    new RegExp(
      `^how (?:far|much|many (?:grams|mg|kcal|calories|ml|steps)) (below|under|short of|above|over) (?:my )?${NAME} ${GOAL} (?:was|am|were) i(?: on average)?${TIME}(?: ,)?(?: on average)?$`,
    ),
    'how far $1 my $2 target was i$3',
  ],
  [
    new RegExp(
      `^how (?:many|much) (?:[a-z]+ )?(over|under|above|below) (?:my )?${GOAL} (?:was|were) (?:my )?${NAME}${TIME}$`,
    ),
    'how far $1 my $2 target was i$3',
  ],
  [
    new RegExp(`^how many (calories) was ${TIME.replace('((?: ', '((?:')} (over|under) (?:my )?${GOAL}$`),
    'how far $3 my $1 target was i $2',
  ],
  [
    new RegExp(
      `^by how (?:much|many [a-z]+) (?:did|have|was|am) i (?:miss|missed|fall short of|short of|under|below) (?:my )?${NAME} ${GOAL}${TIME}$`,
    ),
    'how far below my $1 target was i$2',
  ],
  [
    new RegExp(
      `^by how (?:much|many [a-z]+) (?:did|have|was|am) i (?:exceed|exceeded|go over|over|above|beat|overshoot) (?:my )?${NAME} ${GOAL}${TIME}$`,
    ),
    'how far above my $1 target was i$2',
  ],
  [
    new RegExp(
      `^on average ,? ?how (?:much|far|many [a-z]+) (under|below|over|above) (?:my )?${NAME} ${GOAL} (?:am|was) i${TIME}$`,
    ),
    'how far $1 my $2 target was i on average$3',
  ],
  [
    new RegExp(
      `^(?:am|was) i (?:still )?(?:over|under|above|below) (?:my )?${NAME}(?: ${GOAL})? (today|yesterday)$`,
    ),
    '$1 vs my target $2',
  ],
  // "Did I hit my sleep goal": the latest night, or today.
  [
    new RegExp(
      `^(did|have) i (?:already |even )?(hit|reach(?:ed)?|meet|met|make|made|achieved?) (?:my |the )(sleep) ${GOAL}(?: yet)?$`,
    ),
    '$1 i $2 my $3 target last night',
  ],
  [
    new RegExp(
      `^(did|have) i (?:already |even )?(hit|reach(?:ed)?|meet|met|make|made|achieved?) (?:my |the )(?:daily )?${NAME} ${GOAL}(?: yet)?$`,
    ),
    '$1 i $2 my $3 target today',
  ],
  // "Am I under 2,300 mg of sodium this week": on average.
  [
    new RegExp(
      `^(?:am|was|were) i (?:still |staying |keeping )?(over|under|above|below) ([\\d.,]+) ?(mg|g|grams|milligrams|kcal|calories|ml)?(?: of)? ${NAME}${TIME}$`,
    ),
    'was my average $4 $1 $2 $3$5',
  ],
  [
    new RegExp(
      `^(?:am|was|were) i (?:still |staying |keeping )?(over|under|above|below) ([\\d.,]+) (kcal|calories)${TIME}$`,
    ),
    'was my average calories $1 $2 $3$4',
  ],
  // "Yesterday's steps vs my goal".
  [
    new RegExp(
      `^${NAME} (yesterday|today|last week|this week|last month|this month) (?:vs|versus|compared (?:to|with)|against|relative to) (?:my |the )?${GOAL}$`,
    ),
    '$1 vs my target $2',
  ],
];

/** Targets that a day can meet, and how. */
const MET: Readonly<Record<string, string>> = {
  energyKcal: 'was i under my calorie target',
  proteinG: 'did i hit my protein target',
  fiberG: 'did i hit my fiber target',
  waterMl: 'did i hit my water target',
};

const EVERY = new RegExp(
  `^(?:(?:on )?(how many days|what percentage of days))?(?: ?days)?${TIME}(?: did)? ?i? (?:hit|reach|reached|met|meet|make|made) (?:all|every|each)(?: of)?(?: my| the| single)*(?: 1 of my)? (?:targets?|goals?)${TIME}$`,
);
const BOTH = new RegExp(
  `^(have|did|on how many days did|how many days did|how many days have|how often did) i (?:hit|meet|met|reach|reached) (?:both )?(?:my )?(?:the )?${NAME} and (?:my )?${NAME} (?:targets|goals|target|goal)(?: (?:together|both|on the same day|at the same time|at once))?${TIME}$`,
);

/** Questions about targets in the grammar's words. */
export function withTargets(text: string, { targets }: RecordSource): string {
  const both = BOTH.exec(text);
  if (both)
    return `how many days${both[4] ?? ''} did i hit my ${both[2]} target and hit my ${both[3]} target`;
  const every = EVERY.exec(text);
  if (every) {
    const met = Object.keys(MET).filter((key) => targets[key] !== undefined && findMetric(key));
    if (met.length > 0)
      return `how many days${every[2] ?? ''}${every[3] ?? ''} ${met.map((key) => MET[key]).join(' and ')}`;
  }
  return turned(text, DISTANCES);
}
