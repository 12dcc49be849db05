/** A wish to change a value, in the member's words. */
export interface ImproveRequest {
  readonly what: string;
  readonly direction: 'up' | 'down' | 'better';
  /** Whether it's about what to eat, not about a value in the blood. */
  readonly isEaten?: true;
}

const HOW =
  '(?:how (?:do|can|could|should|would) i|how to|what (?:can|should|could) i do to|what (?:should|can|could) i eat to|what (?:foods?|to eat)(?: can i eat)? to|(?:best )?(?:ways?|foods?) to|i (?:want|need) to)(?: naturally| quickly)?';
const WHAT = '(?:my |the )?(.+?)(?: (?:fast|quickly|naturally|more|a bit|back))?(?: with .+| without .+)?';
const VERBS = {
  up: ['raise|increase|boost|elevate|up|bump up|bring up|get up|push up', 'up|higher'],
  down: ['lower|reduce|decrease|bring down|cut|drop|get down|cut down', 'down|lower'],
  better: ['improve|fix|optimi[sz]e|get (?:a )?better|better', 'better'],
} as const;

const IMPROVE = (['up', 'down', 'better'] as const).flatMap((direction) => {
  const [verbs, particles] = VERBS[direction];
  return [
    {
      direction,
      pattern: new RegExp(`^${HOW} (?:bring|get|make|push|move) (?:my |the )?(.+?) (?:${particles})\\b.*$`),
    },
    { direction, pattern: new RegExp(`^${HOW} (?:${verbs}) ${WHAT}$`) },
  ];
});
/** "Which foods are high in calcium?", "how do I get more iron" */
const EATEN =
  /\b(?:eat|get|drink|consume|have|take) (?:more|less|fewer|enough)\b|\bfoods? (?:that )?(?:have|contain|with|(?:are )?(?:high|rich|full)|(?:are )?good sources?)\b|^where (?:do|can|should|else can) i get\b|\bsources? of\b|\b(?:high[ -].+|[ -]rich) foods?$|\bfoods? (?:that )?(?:has|contains)\b|^what (?:has|contains)\b/;

/** "How do I eat less sugar?", "how can I fall asleep faster?" */
const HABITS = [
  {
    direction: 'up',
    pattern: new RegExp(
      `^${HOW} (?:eat|get|drink|consume|have|take|do|add) (?:more|enough) (.+?)(?: (?:in|into) my .+| every day| a day| daily)?$`,
    ),
  },
  {
    direction: 'down',
    pattern: new RegExp(
      `^${HOW} (?:eat|get|drink|consume|have|use) (?:less|fewer) (.+?)(?: (?:in|at) .+| a day)?$`,
    ),
  },
  {
    direction: 'better',
    pattern: new RegExp(
      `^${HOW} (?:fall |get |stay )?(a?sleep(?: longer| deeper| better| faster| quicker| through the night)*)$`,
    ),
  },
] as const;
const RAISES: readonly { readonly direction: 'up' | 'down'; readonly pattern: RegExp }[] = [
  {
    direction: 'up',
    pattern:
      /^(?:(?:what|which)(?: kinds? of)? )?foods? (?:that )?(?:(?:have|contain|with) (?:lots of|a lot of|plenty of)|(?:are )?(?:high|rich|full) (?:in|of)|(?:are )?good (?:sources? of|for)) (?:my |the )?(.+)$/,
  },
  {
    direction: 'up',
    pattern: /^(?:good |best |great |the best )?(?:food |dietary |natural )?sources? of (?:my |the )?(.+)$/,
  },
  {
    direction: 'up',
    pattern: /^(?:(?:what|which|list)(?: some)? )?(?:high[ -](.+?)|(.+?)[ -]rich) foods?$/,
  },
  {
    // "Which foods have I eaten?" and "have the most" are about the member's own log.
    direction: 'up',
    pattern:
      /^(?:(?:(?:what|which)(?: kinds? of)? )?foods? (?:that )?(?:have|has|contain|contains|with)|what (?:has|contains)) (?:any |some |enough |more )?(?!(?:i|you|we|the|my|a|been|most|least|no|not|too|fewer|less)\b)([a-z0-9 -]+?)(?: in (?:it|them))?$/,
  },
  {
    direction: 'up',
    pattern:
      /^where (?:do|can|should|else can) i get (?:my |enough |more |some )*(.+?)(?: now| from| without .+| on (?:a|this|my) .+)*$/,
  },
  {
    direction: 'up',
    pattern:
      /^(?:what|(?:(?:what|which) )?foods?)(?: that| which| can| will)? (?:raises?|increases?|boosts?) (?:my |the )?(.+)$/,
  },
  {
    direction: 'down',
    pattern:
      /^(?:what|(?:(?:what|which) )?foods?)(?: that| which| can| will)? (?:lowers?|reduces?|decreases?) (?:my |the )?(.+)$/,
  },
];

/**
 * Reads "how do I lower my LDL?", "how do I get my stress down?"
 * @param text plain words
 */
export function readImprove(text: string): ImproveRequest | undefined {
  const plain = text.replace(/ (?:naturally|without (?:taking )?(?:an? |any )?\w+)$/, '');
  for (const { direction, pattern } of [...IMPROVE, ...HABITS, ...RAISES]) {
    const what = pattern
      .exec(plain)
      ?.slice(1)
      .find((part) => part !== undefined);
    if (what !== undefined) return { what, direction, ...(EATEN.test(plain) && { isEaten: true as const }) };
  }
  return undefined;
}

/** "I keep snacking at night. Any tips?", "any tips for better sleep" */
const HABIT_WISHES = [
  /^(?:i (?:keep(?: on)?|always|tend to|can't help|can't stop|cannot stop|cant stop)|how (?:do|can|could|should) i (?:stop|avoid|resist)|how to (?:stop|avoid)) (.+)$/,
  /^(?:any|some|give me(?: some)?|got any|do you have(?: any)?)? ?(?:tips|advice|suggestions|help) (?:for|on|to|with|about) (?:my |the )?(.+)$/,
];

/** Reads a wish to change a habit. @param text plain words */
export function readHabitWish(text: string): ImproveRequest | undefined {
  const asked = text.replace(
    /[.,;!?]? (?:any|some|got any)? ?(?:tips|advice|ideas|suggestions|help)(?: (?:for )?me)?$/,
    '',
  );
  for (const pattern of HABIT_WISHES) {
    const what = pattern.exec(asked)?.[1];
    if (what !== undefined) return { what, direction: 'better' };
  }
  return undefined;
}

/** What a food does to a value. */
export interface FoodEffectRequest {
  readonly food: string;
  readonly what: string;
}

const EFFECT =
  /^(?:do|does|can|will|would|could) (?:eating )?(?:too (?:much|many) )?((?!i\b|my\b|we\b|you\b).+?) (?:really |actually |always )?(?:raise|increase|up|boost|lower|reduce|decrease|affect|change|bring down|bring up|impact|mess with|help(?: with)?|hurt) (?:my |your |the |blood )?(.+?)(?: levels?)?$/;

/** Reads "Do eggs raise cholesterol?" @param text plain words */
export function readFoodEffect(text: string): FoodEffectRequest | undefined {
  const [, food, what] = EFFECT.exec(text) ?? [];
  return food === undefined || what === undefined ? undefined : { food, what };
}
