import { DAYS, MONTH } from '#domain/questions/times/calendar-dates.ts';
import { NUTRIENT } from '#domain/questions/second-look/ranking-turns.ts';
import type { Turns } from './turns.ts';

const MEAL = '(breakfast|lunch|dinner|supper|snack)';
const TIME = `((?: (?:today|yesterday|last|this|the last|the past|in|on|since|over|during|for|within|between|so far|${MONTH}|${DAYS.join('|')})\\b.*)?)`;
const UNIT = '(?:oz|ounces|grams|g|kg|lbs?|pounds)';

/** Meals, foods and nutrients as people speak of them. */
export const FOOD_TURNS: Turns = [
  // Names.
  [/\b(?:proper|real|decent|genuine) (?=fasts?\b|meals?\b|workouts?\b)/, ''],
  [
    /\b(fish|meat|cheese|fruit|vegetables|nuts|alcohol|food|chocolate) of (?:any|whatever) (?:kind|sort|type)\b/,
    '$1',
  ],
  [/\b(?:mono|monounsat|monounsaturated) fats?\b/g, 'monounsaturated fat'],
  [/\b(?:poly|polyunsat|polyunsaturated) fats?\b/g, 'polyunsaturated fat'],
  [/\blast nights? (?:s )?(dinner|supper|snack|meal)\b/, 'dinner last night'],
  [/\bdietary cholesterol eaten\b/, 'dietary cholesterol'],
  // "Meals plus snacks" are all meals.
  [/\bmeals (?:plus|including|or|and) snacks\b/, 'meals'],
  [/\bsingle (?=(?:meal|breakfast|lunch|dinner|snack)\b)/, ''],
  // "If you take just my snacks, how many grams of sugar per day is that".
  [
    new RegExp(
      `^(?:if (?:you|i|we) )?(?:take|taking|look at|looking at|count|counting|consider|considering) (?:just |only )?(?:my |the )?(breakfasts?|lunch(?:es)?|dinners?|snacks?) ,? ?(?:just |only |alone )?,? ?(.+?)((?: (?:per|a|each) day)?) is (?:that|it)${TIME}$`,
    ),
    '$2 from $1$3$4',
  ],
  [
    new RegExp(
      `^among (?:all )?(?:of )?(?:my |the )?(breakfast|lunch|dinner|snack|meal)(?:e?s)?${TIME} ,? ?which (?:1|one) had (.+)$`,
    ),
    'which $1 had $3$2',
  ],
  // "The saltiest single meal", "best fiber meal", "most protein in one meal".
  [
    new RegExp(`^(?:what|which) (?:is|was) (?:my |the )?saltiest (meal|breakfast|lunch|dinner|snack)`),
    'which $1 had the most sodium',
  ],
  [
    new RegExp(
      `^(?:what|which) (?:is|was) (?:my |the )?(?:sweetest|sugariest) (meal|breakfast|lunch|dinner|snack)`,
    ),
    'which $1 had the most sugar',
  ],
  [
    new RegExp(`^(?:what|which) (?:is|was) (?:my |the )?fattiest (meal|breakfast|lunch|dinner|snack)`),
    'which $1 had the most fat',
  ],
  [
    /\b(which (?:meal|breakfast|lunch|dinner|snack) had the (?:most|least) \w+(?: fat)?) i (?:have )?(?:ever )?(?:logged|had|ate|eaten)\b/,
    '$1',
  ],
  // Shares: "how much of my protein do I eat at breakfast, percent".
  [
    new RegExp(
      `^how much of my (?:total |daily )?(${NUTRIENT}|calories)(?: intake)?(.*?) ,? ?(?:do|did) i (?:eat|get|have|consume) (?:at|for|from|with|in) (?:my )?(breakfasts?|lunch(?:es)?|dinners?|snacks?)${TIME} ,? ?(?:percent|as an? percent(?:age)?|in percent)$`,
    ),
    'what percentage of my $1 comes from $3$2$4',
  ],
  [
    new RegExp(
      `^what (percent|percentage|share|proportion|part) of (?:my )?(${NUTRIENT}|calories) (?:did|do|have) i (?:get|eat|have|gotten|got) (?:from|as) (protein|carbs|fat|saturated fat|sugar|added sugar|alcohol)${TIME}$`,
    ),
    'what $1 of my $2 is from $3$4',
  ],
  [
    new RegExp(
      `^(?:the |my )?(percent|percentage|share|proportion) of (?:my )?(calories|energy) (?:that )?(?:i )?(?:got|get|ate|eat|had|was|were|is|came) (?:from|as) (protein|carbs|fat|saturated fat|sugar|added sugar|alcohol)${TIME}$`,
    ),
    '$1 of $2 from $3$4',
  ],
  [
    new RegExp(
      `^(?:on )?(how many|what percentage of|what share of) (?:of )?(.*?)(?:was|were|is) (over|under|above|below|more than|less than|at least) ([\\d.]+) percent of my (calories|energy) (?:was |were |came )?from (.+)$`,
    ),
    '$1 $2 $5 from $6 $3 $4 percent',
  ],
  [
    /^(what (?:percentage|percent|share|proportion) of (?:my |the )?(?:breakfasts|lunches|dinners|snacks|meals)\b.*?) in (?:it|them)\b/,
    '$1',
  ],
  // "Sodium compared with potassium, the ratio".
  [
    new RegExp(
      `^(?:how much )?(${NUTRIENT}|potassium|calcium|magnesium|iron|zinc) (?:do i get |did i get |i get )?(?:compared (?:to|with)|vs|versus|against|relative to) (${NUTRIENT}|potassium|calcium|magnesium|iron|zinc) ,? ?(?:so )?(?:what is )?(?:the |as a )?ratio(?: of the 2| between the 2| of both)?${TIME}$`,
    ),
    'ratio of $1 to $2$3',
  ],
  // Per meal: "calories per dinner".
  [
    /\b(?:on average )?(per|each|every) (breakfast|lunch|dinner|snack) (?:on average|in average)\b/,
    'at $2 on average',
  ],
  // "What's the food I have at breakfast most".
  [
    /^what (?:is|was) (?:the |my )?(food|dish|thing|fruit|drink|item)s? (?:that )?i (?:have |had )?(eat|have|ate|had|eaten|drink|drank|log|logged)\b(.*?) (?:the )?(most|least)(?: often)?\b/,
    'which food do i eat most often$3',
  ],
  // Times of meals.
  [/^(?:i had (?:like|love) to (?:know|see|hear) )?what time i (?=[a-z])/, 'what time do i '],
  [/\bat what (?:clock )?time (?=(?:do|did|am|was|does|is)\b)/, 'what time '],
  [/\bclock time\b/, 'time'],
  [/^(?:what|when) (?:is|was) (?:my |the )?first bite(?: time)?\b/, 'what time was my first meal'],
  [/^(?:my )?(?:first bite|first meal|first food) time\b/, 'what time was my first meal'],
  [/^(?:my )?(?:last bite|last meal|last food) time\b/, 'what time was my last meal'],
  [
    /\bwhat time (?:do|did) i (typically |usually |normally |)(?:finish|stop|end|wrap up)(?: with)? eating\b/,
    '$1last meal time',
  ],
  [/\bwhat time (?:do|did) i (typically |usually |normally |)(?:start|begin) eating\b/, '$1first meal time'],
  [
    /\bwhat time (?:do|did) i (?:take|eat|have|get) my (first|last) (?:meal|bite|food)(?: of the day)?\b/,
    'what time was my $1 meal',
  ],
  [
    new RegExp(`^how late was my (?:latest|last) (?:meal or snack|meal|snack|food|bite)${TIME}$`),
    'latest last meal time$1',
  ],
  // The time between two meals of a day.
  [
    new RegExp(
      `^(?:what (?:is|was) )?(?:my |the )?(?:average )?(?:time|hours|gap|minutes) (?:between|from) (?:my )?(breakfast|lunch) (?:and|to|until|till) (?:my )?(lunch|dinner)${TIME}$`,
    ),
    'average $2 time minus $1 time$3',
  ],
  // Amounts after the food: "nuts, how many oz this month".
  [
    new RegExp(`^(?:my )?([a-z]+(?: [a-z]+)?) ,? how (?:many|much) (${UNIT}|times)\\b${TIME}$`),
    'how many $2 of $1$3',
  ],
  [/\bhow many times of\b/, 'how many times did i have'],
  [
    /^(?:the )?number of ([a-z]+(?: [a-z]+)?) (?:that )?(?:i )?(?:have )?(?:eaten|ate|had|drunk|drank|consumed|logged)\b/,
    'how many $1 did i have',
  ],
  // "Different vegetables", "kinds of fruit".
  [/\bhow many (?:different|unique|distinct) (?:kinds|types|sorts) of (foods?)\b/, 'how many different $1'],
  [/\bhow many (?:different|distinct) days\b/, 'how many days'],
  // Contrasts: "fiber on days I eat breakfast vs skip it".
  [
    new RegExp(
      `^(.+?) (?:on days |when )(?:i |that i )?(?:eat|have|had|ate) ${MEAL} (?:vs|versus|compared (?:to|with)|and|or|against|than)(?: (?:when|days|on days|if))?(?: i)? (?:skip|do not|skipped|miss|did not|not)(?: (?:it|have it|eat it|any|eat|have))?$`,
    ),
    '$1 on days with $2 versus days with no $2',
  ],
  [
    new RegExp(
      `^(.+?) (?:on days |when )(?:i |that i )?(?:skip|skipped|miss|missed) ${MEAL} ?,?(.*?) ,? ?(?:vs|versus|compared (?:to|with)|and|or|against|than)(?: (?:when|days|on days|if))?(?: i)? (?:do not|did not|not|eat|ate|had|have)(?: (?:skip|it|have it|eat it|skip it))?$`,
    ),
    '$1$3 on days with no $2 versus days with $2',
  ],
];
