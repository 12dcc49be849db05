/** Parts of a question. A question with an `unknown` part isn't understood. */
export type Tag =
  | 'metric'
  | 'implied'
  | 'aggregate'
  | 'superlative'
  | 'comparative'
  | 'op'
  | 'post'
  | 'between'
  | 'reach'
  | 'number'
  | 'unit'
  | 'comparison'
  | 'when'
  | 'except'
  | 'time'
  | 'clock'
  | 'count'
  | 'howmuch'
  | 'howlong'
  | 'howfar'
  | 'howoften'
  | 'whichday'
  | 'ago'
  | 'streak'
  | 'gap'
  | 'fasted'
  | 'kindnoun'
  | 'which'
  | 'day'
  | 'per'
  | 'workout'
  | 'meal'
  | 'food'
  | 'dose'
  | 'foodnoun'
  | 'after'
  | 'last'
  | 'first'
  | 'and'
  | 'or'
  | 'not'
  | 'than'
  | 'compare'
  | 'change'
  | 'trend'
  | 'share'
  | 'target'
  | 'eat'
  | 'burn'
  | 'next'
  | 'present'
  | 'question'
  | 'comma'
  | 'nth'
  | 'pair'
  | 'filler'
  | 'unknown';

/** Words that name what a question is about. */
export const NAMES: ReadonlySet<Tag> = new Set(['metric', 'implied', 'workout', 'meal', 'food', 'dose']);

/** Words that ask. */
export const ASKS: ReadonlySet<Tag> = new Set([
  'question',
  'count',
  'howmuch',
  'howlong',
  'howfar',
  'howoften',
  'which',
  'whichday',
]);

/** "On days when", "nights with", "dates on which": a condition follows. */
const DAY_WORDS = ['day', 'night', 'date', 'morning', 'those day', 'only day'];
const DAY_CLAUSES =
  'when; where; that; with; in which; on which; i; my; having; which; whenever; that i; that my; when i; when my; where i; where my; on which i; on which my; in which i; in which my; with a; with an; i had; when i had; that had; where i had; featuring; that have; which had; containing; involving; during which; during which i; i have; i got; i recorded; in which i had; on which i had; that i had; that included; that include; including; for which'.split(
    '; ',
  );

/** Vocabulary of the grammar: tag, meaning, phrases. */
// oxfmt-ignore
export const GRAMMAR_WORDS: readonly (readonly [tag: Tag, value: string, phrases: string])[] = [
  ['aggregate', 'mean', 'average; mean; avg; averaged; averages; on average; typical; typically; usually; usual; average out; averaging; normally; on an average day; on a typical day; on an average night; on a typical night; on a normal night; on a normal day; normal night; normal day; on a usual day; on a usual night; usual day; usual night; typical day; typical night; in an average night; in an average day; average day; average night; ave; generally; in general; means; arithmetic mean; arithmetic average; mean value; mean value for; mean value of; average value; average value of; average value for; averaged out; customary; customarily; ordinarily; ordinary; mean amount; average amount; average figure; by and large; as a rule; on the whole; mean level; average level; simple average; simple mean'],
  ['aggregate', 'median', 'median; 50th percentile; medians; median value; midpoint; mid point; middle value; midpoint value; median value of; midpoint of; middle value of; median level; median amount; the middle'],
  ['aggregate', 'sd', 'standard deviation; sample standard deviation; std; stdev; std dev; sd; st dev; standard dev; std deviation; stddev; variability; how variable; how much variation; variation; deviation; spread; standard deviations; vary; varies; varied; fluctuate; fluctuates; fluctuated; dispersion; statistical spread; day to day variation; day to day variability; night to night variation; night to night variability; how much fluctuation; fluctuation; fluctuations; scatter; standard deviation value; std dev value; 1 standard deviation; sigma; vary from night to night; vary from day to day; vary from day to day basis; vary night to night; vary day to day; st deviation; st deviation of; standard deviation across; standard deviation for; standard deviation on; vary between nights; vary between days; how steady; how stable'],
  ['aggregate', 'variance', 'variance; variances; var; statistical variance; variance value'],
  ['aggregate', 'cv', 'coefficient of variation; coefficient of variation of; coefficient of variation for; coefficient of variation in; coefficient of variance; cv of; relative standard deviation; relative variability; relative standard deviation of'],
  ['aggregate', 'iqr', 'interquartile range; interquartile range of; iqr; inter quartile range; inter quartile range of; iqr of; middle 50 percent range'],
  ['pair', 'ratio', 'ratio; ratio of; ratio between; quotient; quotient of; divided by; the ratio of; the ratio; ratio from'],
  ['pair', 'correlation', 'correlation; correlation between; correlation of; correlation with; correlate; correlates; correlated; correlation coefficient; correlation coefficient between; correlation coefficient of; corr; corr between; corr of; corr coefficient; corr coefficient between; pearson correlation; pearson correlation between; pearson correlation of; pearson correlation coefficient; pearson; pearson r; relationship between; relation between; relationship of; association between; link between; connection between; move together; go together; rise together; related; associated; linked; connected; relate; strongly related; closely related; strongly correlated; correlated with; related to; tied to; strongly linked; go hand in hand; go along with; go with; line up with; coincide with; relate with; go up together; track each other; spearman correlation; spearman correlation between'],
  ['pair', 'influence', 'affect; affected; influence; influenced; influence on; impact; impacted; impact on; effect on; raise; raised; boost; boosted; hurt; make a difference to; makes a difference to; made a difference to'],
  ['pair', 'density', 'per 1000 kcal'],
  ['pair', 'plus', 'added to; plus'],
  ['pair', 'minus', 'minus; subtract; less the'],
  ['aggregate', 'range', 'range; range of; range in'],
  ['aggregate', 'sum', 'total; sum; in total; all told; combined; altogether; cumulative; cumulatively; in all; totals; totaled; add up; grand total; collectively; accumulate; accumulated; in sum; sum total; aggregate; summed; added up; overall total; sum up; total up; tally up; add together; tot up; added together; together; summation; running total; total amount; total sum; total quantity; full total; total value; total volume; net total; total figure; all in all; all together; put together; combine; in aggregate; lump together; all added up; when added up; aggregated; cumulative total; combined total; tally; tally for; all summed; all summed up; summed up; everything added; everything added up; everything added together; everything summed; everything combined; sum of all day; whole lot'],
  ['superlative', 'highest', 'highest; most; greatest; maximum; max; largest; biggest; peak; top; maximal; max; record high; high point; most often; most frequently; most commonly; personal best; highest recorded; maxed; maximums; peaked; all time high; all time highest; all time best record; upper extreme; highest ever; very highest; single highest; top value; peak value; uppermost; topmost; ceiling; highest point; highest value; maximum value; max value; largest value; greatest value; highest single; single best value; upper limit; maximum single; top recorded; highest level; peak level; maximum level; single largest; single biggest; absolute highest; absolute maximum; overall highest; overall maximum; extreme high; upper bound'],
  ['superlative', 'lowest', 'lowest; least; fewest; minimum; min; smallest; minimal; record low; low point; least often; lowest recorded; minimums; bottom; all time low; all time lowest; rock bottom; lower extreme; lowest ever; very lowest; single lowest; minimum value; min value; lowest value; smallest value; lowest point; floor value; minimum single; lowest single; lowest level; minimum level; single smallest; absolute lowest; absolute minimum; overall lowest; overall minimum; extreme low; lower bound; slightest; floor for; floor on'],
  ['superlative', 'longest', 'longest; lengthiest'],
  ['superlative', 'shortest', 'shortest; briefest'],
  ['superlative', 'furthest', 'furthest; farthest'],
  ['superlative', 'fastest', 'fastest; quickest; speediest'],
  ['superlative', 'slowest', 'slowest'],
  ['superlative', 'heaviest', 'heaviest'],
  ['superlative', 'lightest', 'lightest'],
  ['superlative', 'best', 'best'],
  ['superlative', 'worst', 'worst; poorest'],
  ['comparative', 'more', 'more; better; higher; greater; longer; further; farther; faster; larger; bigger; heavier; improve; improved; worsen; worsened'],
  ['comparative', 'less', 'less; worse; fewer; lower; shorter; slower; smaller; lighter'],
  ['op', '>', 'more than; over; above; crack; cracked; smash; smashed; greater than; higher than; exceeding; exceeded; exceed; exceeds; longer than; in excess of; upwards of; bigger than; larger than; beyond; surpassed; surpass; surpasses; surpassing; faster than; topped; north of; any higher than; anything over; anything above; anything more than; any more than; overtook; over and above; well over; well above; a bit over; just over; upward of; outdid; clear; cleared; clears; clearing; broke; break; was above; were above; were over; is above; is over; are above; are over; climbed above; climb above; climbed over; came in above; came in over; came out above; higher then; stayed above; stay above; stayed over; stay over; remained above; remain above; ended above; ended up above; finish above; finished above; surpass the; in the excess of; topping; in excess; further than; farther than; heavier than; more then; greater then; higher then; strictly above; strictly greater than; strictly more than; rose above; go above; went above; was over; went over; go over; goes over; goes above; cross; crossed; better than; beat; went past; go past; goes past; gone past; lasted past'],
  ['op', '<', 'less than; under; below; fewer than; lower than; shorter than; smaller than; beneath; slower than; less then; lower then; lighter than; strictly below; strictly less than; fell below; dropped below; drop below; dip below; dipped below; went below; go below; goes below; short of; fewer then; falls below; fall below; fall under; fell under; worse than; dropped under; drop under; south of; shy of; anything under; anything below; anything less than; fewer in number than; well under; well below; just under; just below; dip under; dipped under; dips under; dips below; dipping below; dipping under; dropping below; falling below; falling under; sank below; sink below; sank under; was below; was under; were below; were under; is below; is under; are below; are under; came in below; came in under; came out below; stay below; stayed below; stay under; stayed under; remained below; remained under; remain below; ended below; finish below; finished below; kept under; kept below; keep under; keep below; fall short of; fell short of; falls short of; came up short of; came short of; inferior to; underneath; fail to reach; failed to reach; fail to hit; failed to hit; fail to get; failed to get; not even; smaller then; short by'],
  ['op', '>=', 'at least; no less than; not less than; a minimum of; minimum of; greater than or equal to; more than or equal to; at or above; equal to or above; equal to or greater than; no fewer than; at or over; not below; not under; higher than or equal to; equal or above; not less; not fewer than; no lower than; not lower than; not under than; a full; as much as; as many as; minimally; at the very least; at minimum; equal to or over; equal to or higher than; equal to or more than; equals or exceeds; equaled or exceeded; equal or exceed; match or exceed; matched or exceeded; meets or exceeds; met or exceeded; meet or exceed; hit or exceeded; hit or exceed; reached or exceeded; reach or exceed; reached or surpassed; hit or surpassed; met or surpassed; x or more; not short of; at or higher than; at or greater than; at or more than; amounting to at least'],
  ['op', '<=', 'at most; no more than; not more than; up to; less than or equal to; a maximum of; maximum of; at or below; equal to or below; equal to or less than; not above; not over; at or under; no higher than; lower than or equal to; no greater than; fewer than or equal to; within; not exceed; did not exceed; not exceeding; did not go over; not go over; no longer than; no more then; not longer than; not higher than; not greater than; not exceed; maximally; at the very most; at the most; equal to or under; equal to or lower than; equal to or fewer than; equal or below; equal or less than; at or lower than; at or less than; capped at; not exceeding; did not surpass; not surpass; never exceeded; never over; never above; stay within; stayed within'],
  ['op', '=', 'exactly; equal to; equals; equaled; precisely'],
  ['post', '>=', 'or more; or higher; or above; or greater; and above; and over; or over; plus; and up; or better; or longer; and more; and higher; or up; at minimum; at the least'],
  ['post', '<=', 'or less; or fewer; or lower; or below; or under; and below; and under; or shorter; and lower; at maximum; max'],
  ['between', '', 'between; ranging from; in the range of; in between; from'],
  ['reach', '', 'reach; reached; hit; met; meet; achieve; achieved; get to; got to; hitting; reaching; meeting; made it to; make it to; enough to meet; enough to reach; enough to hit; fulfill; fulfilled; attain; attained; make'],
  ['count', '', 'how many; number of; count of; tally of; count; numbers of; the count; frequency of'],
  ['howmuch', '', 'how much; what amount of; amount of; quantity of; how heavy; how high; how low; what quantity of'],
  ['howlong', '', 'how long; what length; how much time; time; amount of time; total amount of time'],
  ['howfar', '', 'how far'],
  ['howoften', '', 'how often; how frequently; how many times; number of times; what number of times; how regularly; times; how many instance; in how many instance; how many case; in how many case; number of instance; number of case; how many occurrence; number of occurrence'],
  ['whichday', '', 'which day; what day; which date; what date; when did i; when was; which night; what night; on which day; on what day; on what date; on which date; on which night; when did my; when have i; when were; when had i; when is; what was the date of; the date of; date of; date when; which morning'],
  ['whichday', 'last', 'last time; the last time; most recent time; when was the last time; when is the last time'],
  ['whichday', 'first', 'first time; the first time; when was the first time'],
  ['whichday', 'weekday', 'what day of week; which day of week; in which day of week; in what day of week; in which day of the week; in what day of the week; on what day of week; on which day of week; day of the week when; what day of the week; which day of the week; which weekday; what weekday; on which day of the week; on what day of the week; on which weekday; which of the weekday'],
  ['whichday', 'hour', 'which hour; what hour; at which hour; at what hour; in which hour; which hour of the day; what hour of the day; in which hour of the day; at what hour of the day; at which hour of the day; which hour of day; during which hour; the hour with; which time of day; what time of day; at what time of day; at which time of day'],
  ['whichday', 'month', 'which month; what month; in which month'],
  ['whichday', 'week', 'which week; which calendar week; what week; in which week'],
  ['ago', '', 'how many day ago; how many day since; how long ago; day since; how long since; how long has it been since; how many day has it been since; how many day have passed since; number of day since; how many day is it since; number of day have passed since; number of day has it been since; number of day ago'],
  ['streak', 'longest', 'longest streak; streak; how many consecutive day did i; how many consecutive night did i; how many day in a row did i; how many night in a row did i; number of day in a row did i; number of consecutive day did i; most consecutive day; most consecutive night; best streak; longest streak of; streak of; streak of consecutive; longest streak of consecutive; longest run of; most consecutive; most day in a row; most night in a row; longest consecutive; longest stretch; longest stretch of; record streak'],
  ['streak', 'current', 'current streak; current streak of; how many day in a row; how many night in a row; how many consecutive day; how many consecutive night; day in a row; night in a row; in a row; how long is my current streak'],
  ['streak', 'held', 'heldsince'],
  ['fasted', '', 'duringfasts'],
  ['fasted', 'last', 'duringlastfast'],
  ['fasted', 'longest', 'duringlongestfast'],
  ['per', 'weeks', 'byweeks'],
  ['per', 'months', 'bymonths'],
  ['gap', 'days', 'gapdays'],
  ['gap', 'values', 'gapvalues'],
  ['kindnoun', '', 'which activity; what activity; which activity type; what activity type; which form of exercise; which activities; type of workout; kind of workout; workout type; type of exercise; kind of exercise; type of activity; kind of activity; exercise type; which kind of workout; which type of workout; what type of workout; what kind of workout; which sport; what sport; activity type'],
  ['which', '', 'which; which single; which of my; what of my; name; list'],
  ['question', '', 'what; how; what about; what is; whats'],
  ['unknown', '', 'what time; at what time; next time; which time; can i eat; can i have; can i drink; may i eat; may i have; may i drink; need; should; would; could; will; might; predict'],
  ['day', '', 'day; night; date; occasion'],
  ['per', 'day', 'per day; a day; each day; every day; daily; per night; a night; each night; nightly; every night; on a daily basis; in a day; in a single day; in 1 day; on a single day; on any day; in any day; on any given day; any given day; in a night; in a single night; in 1 night; single day; single night; for a single day; on any single day; in any single day; for any day; for any given day; on 1 day; on a given day; any day; any night; on any night; 1 day; 1 night; by day; within a day; within a single day; day to day; per date; a given day; on a given night; for a night; for a day; across a day; on a day; on a night'],
  ['per', 'week', 'per week; a week; each week; weekly; every week; in a week; in 1 week; in a single week; on a weekly basis; by week; week by week'],
  ['per', 'month', 'per month; a month; each month; monthly; every month; in a month; by month'],
  ['per', 'meal', 'per meal; a meal; each meal; every meal; in a meal; in a single meal; in 1 meal; at a meal; single meal; any meal; by meal; in 1 single meal; in any meal; in any 1 meal; in any single meal; at 1 meal; at a single meal; at any meal; in a sitting; in 1 sitting; in a single sitting; at 1 sitting; in 1 single sitting; for 1 meal; for a single meal; for 1 single meal'],
  ['per', 'serving', 'serving of; portion of; helping of; serving size of; portion size of; per serving; per portion; a serving; a portion; per bowl of; per plate of; per slice of; per cup of; per glass of; per piece of; per scoop of; per handful of'],
  ['per', 'record', 'per workout; each workout; per session; in a workout; in a single workout; in 1 workout; per activity; each session; per exercise session; per reading; in a session; per fast; every workout; by workout; in 1 session; a single workout; any workout; in any workout; single workout; single session; in a single session'],
  ['meal', 'breakfast', 'breakfast; at breakfast; for breakfast; breakfasts'],
  ['meal', 'lunch', 'lunch; at lunch; for lunch; lunches; lunchtime; midday meal'],
  ['meal', 'dinner', 'dinner; at dinner; for dinner; dinners; supper; evening meal; evening meals'],
  ['meal', 'snack', 'snack; snacks; snacking; as snacks; as a snack; for snacks'],
  ['meal', 'any', 'meal; eating occasion; mealtime'],
  ['foodnoun', '', 'food; foods; food item; food items; item; items; dish; dishes; ingredient; ingredients; thing; source; sources; things'],
  ['foodnoun', 'distinct', 'different food; distinct food; unique food; different thing; different food item; different dish; distinct food item; distinct dish; different kind of food; different type of food; different item; distinct item'],
  ['after', '', 'after; following; post'],
  ['next', '', 'the day after; day after; the night after; night after; day following; the morning after; next day; following day; the following day; days after; nights after; days following; nights following; day after day; day after i; days after i; nights after i; night after i; the day after i; the morning after; the morning following; morning after; morning following; date after; date following; the night following'],
  ['last', '', 'last; final; most recent; latest; recent; newest; current; currently; right now; now; previous; past; these days; at the moment; most recently; at present; lately; presently; end of; at the end of'],
  ['last', '', 'endvalue'],
  ['first', '', 'startvalue'],
  ['first', '', 'first; earliest; initial; starting; start of; beginning of; at the start of; at the beginning of'],
  ['and', '', 'and; as well as; but; also; plus also; while also'],
  ['or', '', 'or; either'],
  ['unknown', '', 'and or; unless; incomplete; unfinished; partial; partially; sleep well; slept well; sleeping well; sleep badly; slept badly; heart rate at night; pulse at night; hr at night; heart rate while sleeping; heart rate during sleep; sleeping heart rate; heart rate when sleeping'],
  ['except', '', 'except; except for; except on; excluding; exclude; excluded; leaving out; leave out; disregarding; disregard; ignoring; ignore; omitting; omit; not counting; not including; not considering; setting aside; set aside; other than; apart from; besides; aside from; barring; with the exception of; outside of; leaving aside'],
  ['not', '', 'not; never; without; without any; did not; no; 0'],
  ['than', '', 'than; compared to; compared with; versus; vs; as opposed to; in comparison to; in comparison with; relative to; against; rather than; compare to; compare with; than on; than in; than during; or on'],
  ['compare', '', 'compare; difference; difference between; gap between; gap in; spread between; swing between; difference in; compares; the difference; differ; differed; comparison of; comparison between; comparing; differ between; what is the difference in'],
  ['change', 'any', 'change; changed; changes; changing; net change; go up or down'],
  ['change', 'down', 'lose; lost; losing; drop; dropped; fall; fell; fallen; decrease; decreased; go down; gone down; went down; loss; shed; decline; declined; reduce; reduced; come down; came down; coming down; dip; dipped; descend; descended; sink; sank; plunge; plunged; plummet; plummeted; shrink; shrank; shrunk; shrinking'],
  ['change', 'up', 'gain; gained; gaining; increase; increased; go up; gone up; went up; rise; risen; rose; put on; grow; grew; jump; jumped; spike; spiked; soar; soared; surge; surged; come up; came up; crept up; creep up'],
  ['trend', '', 'trend; trending; trending up; trending down; trending up or down; trending down or up; trend up; trend down; trending upward; trending downward; trending upwards; trending downwards; of change; slope; regression slope; regression coefficient; going up; going down; rising; falling; increasing; decreasing; declining; improving; getting better or worse; getting worse or better; going up or down; getting better; getting worse; getting higher; getting lower; creeping up; creeping down; dropping; weekly rate; weekly trend; trend per week; trend a week; rate of change per week; how fast; how quickly; how rapidly; trended; per week rate'],
  ['share', '', 'percentage; percent; share; proportion; fraction; percentage of; percent of; share of; proportion of; fraction of; share of time; share of the time; percentage of time; percent of time; percentage of the time; percent of the time; proportion of time; how much of the time; how much of my time; what part of the time'],
  ['target', '', 'target; goal; targets; goals; daily target; daily goal; limit; recommended amount'],
  ['eat', '', 'ate; eaten; consume; consumed; intake; consumption; eating; diet; ingest; ingested; had to eat; eat; consuming; logged eating; from food; on my plate; onto my plate; put away; on the menu; on my menu; made it onto my plate'],
  ['burn', '', 'burn; cost me; burned; burnt; burning; burns; expend; expended; use up; torched'],
  ['present', '', 'do i; am i; do my; does my; does it; do you see; is my; are my'],
  ['when', '', 'when; whenever; if; where; given that; provided that; days when; for which; in which; on which; only counting; considering only; counting only; only on; only considering'],
  ['when', '', DAY_WORDS.flatMap((day) => DAY_CLAUSES.map((words) => `${day} ${words}`)).join(';')],
];
