/** Units of answers, as they're said. */
const UNIT =
  '(?:ounces|oz|fl oz|grams|g|mg|milligrams|micrograms|kg|kilos|pounds|lbs?|liters|litres|ml|milliliters|cups|glasses|gallons|calories|kcal|minutes|hours|hours and minutes|km|kilometers|miles|steps|beats|bpm|ms|milliseconds|points|percent)';

/** What is said after a question and changes nothing about the figure. */
const IDLE: readonly string[] = [
  '(?:just|only) (?:(?:the|a|1) )*(?:plain |rough |exact |single )?(?:number|figure|date|total|answer|percentage|amount|count|value|average|time|name)s?(?: only)?',
  '(?:the |an? )?(?:rough|ballpark|round|approximate|approx|exact|quick|simple|short)(?: (?:number|figure|estimate|idea|guess|answer|one|1|count|date))?(?: only)?(?: (?:is|s|are|will|would))?(?: be| do)?(?: (?:fine|ok|okay|enough|good|great|perfect|plenty|cool|do))',
  '(?:roughly|approximately|approx|ish|give or take|roughly speaking|approximately speaking|broadly speaking|ballpark|(?<!\\d )(?:more or less|or so)|rounded|exactly|precisely|to be (?:exact|precise|clear|sure|honest))',
  '(?:rounded )?to the nearest (?:\\d+|thousand|hundred|ten|whole|full|gram|minute|hour|kilo|pound|percent|step|number|day|integer)(?: number)?',
  'if (?:you|that|it|possible|i|there)(?: (?:can|could|is|are|do not|does not|mind|have|has|it|that|know|able|to|would|be|possible|please|so|kind|easy|easier|ok|okay|not|too|much|trouble|a|any|bother|please|may|ask))*',
  '(?:i )?(?:do |does )?(?:not|dont) (?:need|want|care about) (?:anything|nothing|any(?:thing)? else|details?|the rest|more)(?: else| more| than that)?',
  '(?:and )?nothing (?:else|more)(?: please)?',
  '(?:i )?(?:do |does )?(?:not|dont) (?:need|want) (?:a|an|any|the|your) (?:pep talk|lecture|advice|explanations?|essay|story|chart|graph|details?|speech)(?: please)?',
  '(?<=\\b(?:how|what|which|when)\\b.*), (?:because |since |as )?(?:he|she|they) (?:wants?|needs?|thinks?|says|asked|is|are|keeps?)(?: (?!only|not|without|except|just|how|what|which|when)[a-z0-9]+){1,12}',
  'no (?:details?|explanations?|advice|lectures?|judg(?:e)?ment|charts?|graphs?|tables?|frills|fluff|rush|hurry)(?: please| needed| necessary)?',
  '(?:and )?that is (?:all|it|everything|enough)(?: (?:i|that i) (?:need|want|wanted|ask)(?: to know)?)?',
  '(?:but )?i (?:think|believe|guess|suppose)(?: (?:it|that) (?:was|is|were) (?:in|on|around|about|some ?time|back) [a-z ]+?)?(?:(?: ,)? but i am not (?:too |really |quite )?(?:sure|certain|positive))?',
  '(?:but )?i am not (?:too |really |quite )?(?:sure|certain|positive)(?: about (?:it|that))?',
  'like (?:the )?(?:guidelines?|doctors?|everyone|they) (?:say|says|recommends?|suggests?)',
  '(?:on a scale (?:of|from) (?:0|1) to (?:10|100)|out of (?:10|100|a hundred))',
  'if (?:it )?ever(?: (?:was|did|has))?',
  'if (?:any(?: at all)?|at all)',
  '(?:and )?if (?:so|yes) ,? ?(?:how (?:many|often|much)(?: times| days| of them)?|when|on which (?:day|date)s?|what was it)(?: (?:was|were) (?:it|that|there|they))?',
  '(?:and )?(?:please )?round(?:ed|ing)?(?: (?:it|off|up|down))? (?:to )?(?:(?:\\d+|a|one|a single) )?decimals?(?: places?)?',
  'what (?:were|are) the (?:dates|days|nights)',
  '(?<=tests? |panels? )(?:that )?i have (?:ever )?had(?: so far)?',
  '(?:yes or no|true or false|y or n)',
  '(?:please|pls|plz|thanks|thank you|thx|ta|cheers|kindly)(?: (?:very much|so much|a lot|in advance))?',
  '(?:please )?(?:tell|help|enlighten|humor|remind) (?:me|an? old (?:man|woman|lady|guy|fool|timer)|us|a (?:guy|girl|friend|beginner) out)(?: please| out)?',
  'let(?:s| us| me)? say',
  '(?:adding|counting|summing|totaling) (?:up )?(?:all )?(?:of )?(?:the |my )?(?:completed |finished |logged )?(?:fasts|meals|days|workouts|runs|of them|of it|everything|them)(?: up| together)?',
  '(?:with )?(?:all|all of) (?:(?:the |my )?(?:servings|portions|helpings|meals|days|entries)|of (?:it|them)) (?:added|summed|put|counted|combined|totaled|taken)(?: (?:up|together))*',
  '(?:because |since |as |which )?(?:my|the|our) (?:endo|endocrinologist|doctor|doc|gp|cardiologist|dietitian|dietician|nutritionist|coach|trainer|nurse|physio|therapist|wife|husband|partner|girlfriend|boyfriend|mom|mum|mother|dad|father|sister|brother|friend|boss)(?: (?:will|would|might|may|is going to|just|keeps|always|also))* (?:ask|asks|asked|asking|want|wants|wanted|need|needs|wonders?|wondered|is curious|is asking|checks)(?: (?:me|us|about|it|for|this|that|to|know|see|the|number|figure|answer))*',
  '(?:asking )?for (?:a friend|my (?:doctor|gp|endo|coach|dietitian|nutritionist|trainer|nurse|appointment|next appointment|records|diary|notes))(?: s appointment| appointment)?',
  '(?<=\\b(?:lose|lost|gain|gained|change|changed|drop|dropped|put on)\\b.*)(?:from )?(?:the |my )?first to (?:the |my )?last (?:weighing|weigh in|reading|measurement|entry|value|1|one|day)(?: (?:of|in) (?:that|the|this) (?:month|week|year|period))?',
  '(?:across|over) (?:all|everything)(?: of (?:it|them))?',
  '(?:i mean|you know|right|correct|am i right|is it|is that right|is not it|or what|or not|do you know|any idea|any clue|anyone|coach|buddy|doc)',
  '(?:i am|am|im) (?:just )?(?:curious|wondering|asking|interested)(?: (?:about|to know).*)?',
  'just (?:curious|wondering|asking|checking|out of (?:curiosity|interest)|for fun)',
  'off the top of your head',
  '(?:and |what is )*(?:that|it) (?:is |as |be )?(?:in|as a) (?:percent|percentage)(?: terms)?',
  'what is that in (?:percent|percentage)(?: terms)?',
  '(?:do )?(?:not|dont) (?:sugar ?coat|lie|judge)(?: it| me| to me)?',
  '(?:be|answer) (?:honest|brief|quick|short)',
  'it would (?:mean a lot|help(?: me)?(?: a lot)?|be (?:great|nice|good|helpful|lovely))',
  '(?:i would|i will|i had) (?:be (?:grateful|glad|happy|thankful)|love to know|like to know|appreciate (?:it|that))(?: to (?:know|hear))?',
];
const TAIL = new RegExp(`(?:(?: ,)+ ?| )(?:and |so |but )?(?:${IDLE.join('|')})$`);
/** "In ounces if you can": the unit stays. */
const UNIT_TAIL = new RegExp(
  ` ,? ?((?:in|as) ${UNIT}) (?:if (?:you can|possible|you could|you do not mind|that is (?:ok|okay|easier|possible))|please)$`,
);

const COMPARING =
  /\b(?:more|less|fewer|higher|lower|longer|shorter|later|earlier|heavier|lighter|better|worse|than|versus|vs|compare|compared|difference|gap|target|goal|over or under|surplus|deficit|drop|rise|change)\b/;
/** How far apart both sides are, which the answer says anyway. */
const APART = new RegExp(
  `(?: ,)? (?:(?:and|or|so|like) )*(?:by (?:how (?:much|many(?: [a-z]+)?)|what|about how (?:much|many(?: [a-z]+)?))|(?:the |what is the )?(?:difference|gap|diff)(?: in ${UNIT}| please)?|how (?:much|many ${UNIT})(?: (?:more|less|of a difference|apart|is it|is that|was it|was that))?|(?:am|was|were|is|are) (?:i|it|they) (?:over or under|under or over|above or below|below or above|up or down|higher or lower|more or less)(?: and)?)$`,
);

const PICKING =
  /\b(?:most|least|fewest|highest|lowest|longest|shortest|biggest|largest|smallest|heaviest|lightest|latest|earliest|best|worst|saltiest|sweetest|fattiest|last|first|ever|record|maximum|minimum|max|min|top|streak)\b/;
/** When it was, how much it was: what the answer about one day or meal says anyway. */
const PICKED = new RegExp(
  `(?: ,)? (?:(?:and|plus|with|including) )?(?:if it (?:has|was|did|is) ,? ?)?(?:what time (?:was it|did (?:it|that) happen)|what (?:was|is) that average|(?:on )?(?:what|which) (?:date|day|night)(?: of the week)?(?: did)?(?: (?:it|that|this))?(?: (?:was|is|did|end(?:ed)?|finish(?:ed)?|happen(?:ed)?|start(?:ed)?|begin|began|fell))?(?: (?:it|that|on))*|when(?: (?:was|is|did))?(?: (?:it|that))?(?: (?:was|start|begin|end|happen|finish|started|began|ended|happened))?|(?:its|the) (?:date|day|type|kind)(?: and (?:the |its )?(?:total|amount|value|number|time))?|what (?:was|is) (?:the |its )?(?:total|amount|value|number|it)(?: (?:then|that day))?|how (?:much|many|high|low|long)(?: of it)?((?: (?!did|was|were|is)[a-z]+(?: of [a-z]+)?)?)(?: (?:was|were|is) (?:it|that|there)| did (?:it|i|that) (?:have|get|eat|reach|contain|last)| were in it| was in it)?|and how (?:much|many|long|high|low)(?: [a-z]+)?(?: (?:was|is) (?:it|that))? (?:on average|in total)|(?:which|what) (?:meal|food|day|one|1|kind|type|sort)(?: of (?:workout|session|exercise))?(?: (?:was|is) (?:it|that))?|what did i (?:eat|have)(?: (?:then|there))?)$`,
);

/** Amounts of the figure itself. */
const AMOUNT =
  /^(?:of|it|g|mg|kg|ml|grams?|milligrams?|micrograms|ounces|oz|pounds|lbs?|kilos?|liters?|litres?|minutes|hours|km|kilometers|miles|bpm)$/;

/** "The most sugar, and how many calories?": another figure. */
const isOther = (of: string | undefined, asked: string): boolean =>
  (of ?? '').split(' ').some((word) => word !== '' && !AMOUNT.test(word) && !asked.includes(word));

/** A normalized question without what is said after it: "…, just the number", "…, and by how much". */
export function withoutTails(text: string): string {
  let said = text;
  for (;;) {
    const rest = said.replace(UNIT_TAIL, ' $1').replace(TAIL, '').trim();
    const apart = rest.replace(APART, '');
    const picked = rest.replace(PICKED, (all, of?: string) =>
      isOther(of, rest.slice(0, -all.length)) ? all : '',
    );
    const next =
      apart !== rest && COMPARING.test(apart)
        ? apart
        : picked !== rest && PICKING.test(picked)
          ? picked
          : rest;
    if (next === said || next.split(' ').length < 3) return said;
    said = next;
  }
}
