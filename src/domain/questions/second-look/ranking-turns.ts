const BIGGEST =
  'biggest|largest|top|main|leading|greatest|primary|chief|highest|most important|number 1|no 1|# ?1';
const SOURCE = 'contributor|source|supplier|provider|driver|culprit|offender';
export const NUTRIENT =
  '(?:calorie|calories|kcal|energy|protein|carbs?|carbohydrates?|sugars?|fat|saturated fat|sat fat|fiber|sodium|salt|caffeine|alcohol|calcium|iron|potassium|magnesium|cholesterol|vitamin \\w+)';
const FOOD = '(?:foods?|items?|dish(?:es)?|ingredients?|products?|thing|things)';
const GAVE =
  '(?:brought|brings?|bring|packed|packs|pack|added|adds|add|accounted for|accounts? for|(?:was|is|were|are) (?:responsible for|behind|to blame for)|made up|makes up|delivered|supplied|put|carried|gave|had|held)(?: in| me)*';
const WAS =
  '(?:(?:what|which|which food|what food) (?:is|was|are|were) |name |tell me )?(?:my |the )?(?:single |1 )?';
/** Foods are ranked by what they gave in total. */
const IN_TOTAL =
  / ?,? ?(?:by food|per food|food wise|(?:in )?total grams?|(?:summing|adding|counting|taking) (?:everything|it all|all(?: of it)?)(?: up| together)?)(?=$| ,| (?:in|over|for|during|since|the last|last|this)\b)/;
const ATE =
  '(?:that )?(?:(?:i|have i|did i) )?(?:have )?(?:eaten|eat|ate|consumed?|had|have|logged|put away)';

/** Foods by what they contributed, and their weight, in words that the grammar knows. */
export const RANKING_TURNS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(which|what) (?:(?:item|thing|product|kind|type)s? of )?foods?(?: items?)? (?:or|and) (?:drink|beverage)s?\b/,
    '$1 food',
  ],
  [/^(what|which foods?) (?:was|am|were) i (?:eating|having|logging) /, '$1 did i eat '],
  // "How much of my sugar came from ice cream, in grams": no share of it.
  [
    new RegExp(
      `^how much of my (${NUTRIENT})((?: (?:in|since|this|last|over|during) .+?)?) (?:came|comes|come|was|is) from (.+?) ?,? in (?:grams|g|mg|kcal|calories)$`,
    ),
    'total $1 from $3$2',
  ],
  [
    /^(?:on )?(?:which|what) (?:weekday|day of the week) do i (?:eat|have) (?:the )?(most|least)(?: on average)?$/,
    'which day of the week has the $1 average calories',
  ],
  // "Biggest sugar contributor, by food", "by food, where did I get the most carbs".
  [/^by food ,? ?(?:where|what) (?:did|do) i (?:get|have|eat) the most /, 'which food gave me the most '],
  [
    new RegExp(
      `^(?=.*\\b(?:${SOURCE}|${BIGGEST}|most)\\b.*\\b(?:by|per) food\\b|.*\\bfood\\b)(.*?)${IN_TOTAL.source}`,
    ),
    '$1',
  ],
  [
    new RegExp(
      `\\b(which|what) (?:of my |of the |single )?(${FOOD})(?: of mine| that i eat)? ${GAVE} (?:the )?most (?:of (?:my|the) )?`,
    ),
    '$1 $2 gave me the most ',
  ],
  [
    new RegExp(
      `^(?:what|which ${FOOD}) (?:is|was) behind (?:the )?most of (?:my |the )?(${NUTRIENT})(?: ,? ?(?:which|what) food)?`,
    ),
    'which food gave me the most $1',
  ],
  [
    new RegExp(
      `^${WAS}(?:${BIGGEST}) (?:food )?(?:${SOURCE}) (?:to|of|for|in) (?:my |the )?(?:intake of |total |overall )?(${NUTRIENT})\\b(?: intake)?(?: in my diet)?`,
    ),
    'which food gave me the most $1',
  ],
  [
    new RegExp(`^${WAS}(?:${BIGGEST}) (${NUTRIENT}) (?:${SOURCE}|${FOOD})\\b(?: in my diet)?`),
    'which food gave me the most $1',
  ],
  [
    new RegExp(`^${WAS}(?:${BIGGEST}) food (?:for|by|in|in terms of) (?:my |total )?(${NUTRIENT})\\b`),
    'which food gave me the most $1',
  ],
  [
    new RegExp(
      `\\b((?:which|what) ${FOOD}) (?:topped|tops|leads|led|heads|headed) (?:the |my )?(?:list|ranking|chart|table)s? (?:for|of|by|in) (?:my )?`,
    ),
    '$1 gave me the most ',
  ],
  // "Which food has the largest share in my sugar".
  [
    new RegExp(
      `\\b((?:which|what) ${FOOD}) (?:has|had|makes up|made up|makes|made|takes|took|holds|accounts for|accounted for) (?:the )?(?:largest|biggest|highest|greatest|most) (?:share|part|portion|chunk|slice|fraction) (?:in|of) (?:my |all |the )*(${NUTRIENT})\\b`,
    ),
    '$1 gave me the most $2',
  ],
  [
    /^how (?:big|large|heavy|high|low|small) (?:was|is) (?=my (?:biggest|largest|heaviest|highest|lowest|smallest)\b)/,
    'what is ',
  ],
  [
    /\b(?:single )?most (?:caloric|calorific|calorie rich|calorie dense|calorie heavy|fattening)\b/,
    'highest calorie',
  ],
  // "Total weight of rye bread eaten", "how much rye bread did I eat, by weight".
  [
    new RegExp(
      `^(?:what (?:is|was) )?(?:the |my )?(?:(?:total|combined|overall|summed|full) )?(?:weight|mass) of (?:all )?(?:the |my )?(.+?) (?:was )?${ATE}\\b`,
    ),
    'how many grams of $1 did i eat',
  ],
  [
    /^what (?:total )?(?:weight|mass) of (.+?) (?:did|have|had) i (?:eat|eaten|have|had|consumed?)\b/,
    'how many grams of $1 did i eat',
  ],
  [
    /^how much ((?!weight\b).+? (?:did|have) i (?:eat|eaten|have|had)\b.*?) ,? ?weight$/,
    'how many grams of $1',
  ],
];
