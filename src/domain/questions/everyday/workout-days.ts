import { turned, type Turns } from '#domain/questions/spoken/turns.ts';

const ONE =
  'runs?|jogs?|walks?|rides?|bike rides?|swims?|hikes?|workouts?|sessions?|yoga sessions?|strength sessions?|gym sessions?|weights? sessions?|weights? workouts?|elliptical sessions?|workout sessions?|weigh ?ins?|training sessions?';
const KINDS: Readonly<Record<string, string>> = {
  'run|ran|jog|jogged': 'runs',
  'walk|walked': 'walks',
  'swim|swam': 'swims',
  'cycle|cycled|ride|rode|bike|biked': 'rides',
  'hike|hiked': 'hikes',
  'train|trained|work out|worked out|exercise|exercised|hit the gym|go to the gym|went to the gym':
    'workouts',
};
const GERUNDS: Readonly<Record<string, string>> = {
  'running|jogging': 'runs',
  walking: 'walks',
  swimming: 'swims',
  'cycling|biking|riding': 'rides',
  hiking: 'hikes',
  'working out|exercising|exercise|training|the gym|going to the gym|workouts': 'workouts',
};
const ONE_DAY =
  '(?: (?:in|on|within) (?:the same|a single|1|one|any(?: 1| one)?|a|that)(?: single)? days?| the same day| per day| a day| in 1 day)?';

/** How far apart workouts are, and days with several of them. */
const TURNS: Turns = [
  // "The longest gap in days I've had between one swim and the next".
  [
    new RegExp(
      `\\b(?:the |my )?(longest|biggest|largest|shortest|smallest|average|mean|typical|median|usual) (?:gap|break|pause|stretch|wait|spell|dry spell|interval|rest|layoff|time|number of days)(?: in days| of days)?(?: (?:that )?(?:i (?:have |had )?(?:ever )?(?:had|have|gone|went|taken|took|left)|there (?:has been|was|is)))?(?: ever)? (?:between|from)(?: any)? (?:1|one|a|an|my|each|any) (${ONE}) (?:and|to|till|until) (?:the |my )?(?:next|following)(?: (?:one|1|\\2))?(?= |$)`,
    ),
    '$1 gapdays $2-all',
  ],
  [
    new RegExp(
      `\\b(?:the )?(longest|most days|most time) (?:that )?i (?:have |had )?(?:ever )?(?:gone|went|go) between (?:my |2 |any 2 )?(${ONE})(?= |$)`,
    ),
    'longest gapdays $2-all',
  ],
  [
    new RegExp(
      `^(?:how many|what (?:is|was) the most) days(?: at (?:most|the most|max)| maximum)?(?: (?:that|have))*(?: (?:passed|went by|elapsed|lay|were there|there were|have passed))(?: at (?:most|the most|max)| maximum)? between (?:2 |any 2 |my )?(${ONE})(?: at (?:most|the most))?$`,
    ),
    'longest gapdays $1-all',
  ],
  // "How long was the longest pause between two hikes", "the most days I went between bike rides".
  [
    new RegExp(
      `^(?:how long (?:is|was) |what (?:is|was) )?(?:my |the )?(longest|biggest|largest|shortest|average) (?:gap|break|pause|wait|layoff|stretch|interval|time)(?: in days)?(?: (?:that )?i (?:had|took|have had|have taken|left))? between (?:my |2 |any 2 |the )?(${ONE})(?! and)(?= |$)`,
    ),
    '$1 gapdays $2-all',
  ],
  [
    new RegExp(
      `^(?:what (?:is|was) )?(?:the )?(?:maximum|max|highest|most|greatest)(?: number of)? days (?:that )?(?:i (?:ever )?(?:went|had|have gone|let pass)|passed|there were) between (?:my |2 |any 2 |the )?(${ONE})(?! and)(?= |$)`,
    ),
    'longest gapdays $1-all',
  ],
  [
    new RegExp(
      `\\b(?:longest|most days)(?: (?:time|stretch|period|spell|streak))?(?: (?:that )?(?:i (?:have |had )?(?:ever )?(?:gone|went|go)))? without (?:a |any |doing a )(${ONE})(?= |$)`,
    ),
    'longest streak of days with no $1',
  ],
  // "Double-workout days", "days that had two workouts".
  [/\b(?:double|2) (?:workout|session|training) days\b/, 'days with at least 2 workouts'],
  [
    new RegExp(`\\b(days (?:had|have|with|that had|saw)) (?:at least )?(2|3|4)(?: or more)? (${ONE})\\b`),
    '$1 at least $2 $3',
  ],
  [
    /^(?:on )?(?:which|what) (?:days|dates) did i (?:do|have|log|complete) (?:at least )?(2|3|4)(?: or more)? (?=workouts|runs|walks|rides|swims|sessions)/,
    'on how many days did i have at least $1 ',
  ],
  // "The longest break I took from running", "the longest time I've gone without working out".
  ...Object.entries(GERUNDS).flatMap(([verbs, noun]) => [
    [
      new RegExp(
        `\\blongest (?:break|pause|rest|time off|layoff)(?: (?:that )?i (?:took|have taken|had|have had|take))? from (?:${verbs})\\b`,
      ),
      `longest gapdays ${noun}`,
    ] as const,
    [
      new RegExp(
        `\\b(?:longest|most days)(?: (?:time|stretch|period|spell|streak))?(?: (?:that )?(?:i (?:have |had )?(?:ever )?(?:gone|went|go)))? without (?:${verbs})\\b`,
      ),
      `longest streak of days with no ${noun}`,
    ] as const,
  ]),
  [/\bbiggest gapdays\b|\blargest gapdays\b/, 'longest gapdays'],
  [/\bsmallest gapdays\b/, 'shortest gapdays'],
  [/s?-all\b/, 's'],
  // "On how many days did I train twice", "have two sessions in one day".
  ...Object.entries(KINDS).map(
    ([verbs, noun]) =>
      [
        new RegExp(
          `\\b(days|which day|what day|often)\\b(.*?) i (?:${verbs}) (?:at least )?(twice|2 times|more than once|at least 2 times|3 times)${ONE_DAY}(?= |$)`,
        ),
        `$1$2 i have at least $3-fold ${noun}`,
      ] as const,
  ),
  [/\bat least (?:twice|2 times|more than once|at least 2 times)-fold\b/, 'at least 2'],
  [/\bat least 3 times-fold\b/, 'at least 3'],
  [
    new RegExp(
      `\\b(days\\b.*? (?:did|have|do) i (?:ever )?(?:do|have|had|done|log|logged|get|fit|squeeze|manage|complete)(?: in)?) (?:(?:at least )?(2|3|4)(?: or more)?|(?:more than (?:1|one))|double|multiple|several) (?:different |separate )?(${ONE})${ONE_DAY}(?= |$)`,
    ),
    '$1 at least $2-or2 $3',
  ],
  [/\bat least (\d)-or2\b/, 'at least $1'],
  [/\bat least -or2\b/, 'at least 2'],
];

/** Gaps between workouts and days with several, in the grammar's words. */
export const withWorkoutDays = (text: string): string => turned(text, TURNS);
