import type { Sign } from './sign.ts';

/** Reflexive pronouns, which refer to a person, not a statistic. */
const SELF = String.raw`(?:my\s?sel(?:f|ves)|him\s?self|her\s?self|yourself|themsel(?:f|ves)|oneself)`;

/** Ways to die that people name without saying so. */
const MEANS =
  /\b(?:guns?|pistol|rifle|noose|(?<!\b(?:jump|skip|skipping|battle|climbing) )rope|(?:train|railway|rail) tracks?|(?:bridge|cliff|roof ?top|balcony)(?: (?:edge|railing))?|pills|tablets|oncoming (?:traffic|cars?|trains?)|exhaust pipe)\b/;

export const SUICIDE: readonly Sign[] = [
  [
    /\b(?:hopeless|worthless|empty|(?:sit|lie|just) (?:here )?(?:and|in bed) cry|so depressed|depressed and|(?:can't|cannot) stop crying|cry(?:ing)? (?:all (?:day|night|the time)|every (?:day|night)|my ?self)|hate (?:waking up|my life|my ?self)|can't get (?:out of bed|up))\b/,
    /\b(?:(?:see|is|there's|there is|have|has) (?:no|the|any|a) (?:point|hope|way (?:out|forward))|what(?:'s|s| is)(?: even)? the point(?: anymore| any more|(?=[ .!?]*$)| of (?:going on|anything|it all|everything|trying|life))|no (?:point|hope)\b(?! (?:in|of) (?:breakfast|cardio|weigh\w*|track\w*|diet\w*))|why (?:even )?bother(?: with (?:anything|it all|life|living))?\b(?! (?:with|to|about))|nothing (?:matters|helps|makes sense|will (?:ever )?(?:change|get better))|giv(?:e|en|ing) up on (?:life|everything)|pointless)\b(?! (?:of|in) (?:breakfast|cardio|weigh\w*|track\w*|diet\w*|count\w*|log\w*))/,
  ],
  /\b(?:daydream\w*|fantasi[sz]\w*|dream\w*|think\w*|thoughts?)(?: \w+)? (?:about|of) (?:not (?:existing|being here)|being dead|dying|(?:my )?(?:own )?(?:death|funeral)|disappearing)\b/,
  [
    /\bwithout me\b/,
    /\b(?:world|everyone|everybody|they|family|kids|life)\b/,
    /\b(?:carry|go|move|be|get)(?: on| along| by)? (?:just |perfectly )?(?:fine|ok|okay|the same)\b/,
  ],
  /\b(?:pills?|drugs?|poisons?|medicines?|medications?)\b.{0,15}\bto die\b(?! for)/,
  [/\bi (?:just |really )?want out\b/, /\b(?:can't|another day|life|any ?more|tired|done|pain)\b/],
  /\bcan't (?:take|face|do|survive|live) another (?:day|night|hour|minute)(?: of (?:this|life|living|it|my life))?(?= ?(?:$|[.,;!?]| (?:i|and)\b))/,
  [
    /\b(?:step\w*|jump\w*|walk\w*|fall\w*) off (?:the|a|that) (?:platform|edge|roof|bridge|building|balcony)\b/,
    /\b(?:think\w*|thoughts?|thought|want|urges?|tempt\w*|imagin\w*|pictur\w*)\b/,
  ],
  /\b(?:don't|didn't|no longer|never|not sure i|won't)(?: \w+){0,4} (?:be|stay) (?:here|around|alive)\b(?! (?:at|with|in|on|for (?:dinner|lunch|breakfast|the|your|you)|when)\b)(?=[^.!?]*(?:$|[.!?]|next|tomorrow|any ?more|much longer|for long|by|and))(?<=\bi\b.*)/,
  [
    MEANS,
    /\b(?:how easy|tempt\w*|urges?|keep (?:looking|thinking|staring|imagining)|can't stop (?:thinking|looking))\b/,
  ],
  [MEANS, /\b(?:use it on|point it at|turn it on) (?:my ?self|me)\b/],
  [
    /\b(?:letters?|notes?) (?:to|for) (?:my |the |our )?(?:kids|children|family|wife|husband|parents|mom|mum|dad|son|daughter|friends|everyone)\b/,
    /\b(?:hid|hidden|pills|tablets|gun|rope|tonight|when i'm gone|after i'm gone|ready|final|last)\b/,
  ],
  /\b(?:no|isn't (?:a|any)|not a) (?:other )?way out(?: (?:for me|of this life|any ?more|left|but))\b/,
  /\b(?:tonight is|tonight's) the night\b(?!.*\b(?:pizza|race|run|party|date|dinner|game|show|workout)\b)(?=.*\b(?:end|over|die|gone|goodbye|out|done|pain)\b)|\b(?:end|over|die|gone|goodbye|no way out|done|pain)\b.*\b(?:tonight is|tonight's) the night\b/,
  /\bby my own hands?\b(?=[ .,!?]*$)|\bi(?:'ll| will|'m going to| am going to|'m gonna) be (?:dead|gone) (?:soon|tomorrow|tonight|by|before|anyway)\b/,
  /\b(?:tired|exhausted|sick|done|worn out|weary|finished) (?:of|from|with|by) (?:my |this |all )?(?:living|life|being alive|existing|existence)\b(?! (?:on|in|with|off|out|without|alone|at|from)\b)/,
  /\b(?:had|have) enough of (?:life|living|it all|everything|existing|being (?:here|alive))\b/,
  /\bcan't see my ?self (?:making it|lasting|reaching|being here|living|surviving)\b/,
  /\b(?:decided|deciding|going|want|ready|time|about) to end (?:things|everything)\b/,
  /\bwr(?:ote|itten|iting) my will\b(?=.*\b(?:notes?|peace|ready|goodbyes?|letters?|soon|pills)\b)/,
  /\b(?:i'm|i am|being|just|such) a burden\b/,
  [
    /\b(?:driv\w*|steer\w*|veer\w*|swerv\w*|crash\w*|walk\w*|step\w*|run\w*)(?: (?:my|the) (?:car|bike))? (?:into|off|in front of) (?:a |the |an )?(?:oncoming )?(?:wall|tree|traffic|train|bridge|truck|lorry|bus|river|cliff|cars?)\b/,
    /\b(?:pictur\w*|imagin\w*|think\w*|thoughts?|want|urges?|keep|tempt\w*|plan\w*)\b/,
  ],
  /\b(?:giving|gave|given|give) away (?:all )?(?:of )?my (?:things|belongings|possessions|stuff|pets?|savings)\b.*\b(?:won't|no longer|don't|soon|goodbye|not going to) \b/,
  [
    /\b(?:want|need) (?:it|this|everything|the pain|the voices) (?:all )?to (?:stop|end|be over)\b/,
    /\b(?:exhausted|living|life|pain|hopeless|alone|any ?more|can't)\b/,
  ],
  new RegExp(
    String.raw`\b(?:kill(?:ing|s|ed)?|end(?:ing)?|hang(?:ing)?|shoot(?:ing)?|drown(?:ing)?) (?:${SELF}|me)\b(?<!\b(?:is|are|was|were|'s|be|been)(?: \w+)? killing me)(?<!\bkilled me)`,
  ),
  /\bsu[ic]{1,3}d(?:e|al|es)\b|\bsuis?cid\w*\b|\bunalive\b/,
  /\b(?:wish|want(?:ed)?|like) (?:i could |to )?(?:just )?(?:stop|cease|not|no longer) (?:to )?exist(?:ing)?\b|\bmy life (?:has )?(?:ended|stopped) (?:when|since|after|the day)\b/,
  /\bwish(?:ed)? i (?:hadn't|had not|had never|never|didn't|don't) (?:woken?|wake) up\b(?! (?:so|at|during|early|late|in the night|three|twice))|\bwhy (?:i'm|am i|i am) (?:even |still )?alive\b/,
  /\bif i (?:were|was) (?:dead|gone|not here)\b|\bmy life is over\b|\b(?:no|any) reason (?:left )?to (?:stay|live|continue|go on|get up)\b/,
  /\b(?:do something|something (?:bad|stupid)) to my ?self\b|\bnothing matters (?:any ?more|to me|and i)\b/,
  [/\bgoodbyes?\b/, /\b(?:pills|plan|ready|tonight|everyone|family|world|forever)\b/],
  // "Kms" is also kilometers.
  /^kms[ .!?]*$|\b(?:i|i'll|i'm|will|should|might|want(?: to)?|wanna|gonna|going to|about to) (?:just )?kms\b/,
  /\b(?:end(?:ing)?|tak(?:e|ing)) my (?:own )?life\b|\bend(?:ing)? it all\b/,
  /\b(?:think\w*|thought\w*|plan\w*|consider\w*) (?:(?:about|of|on|to) )?end(?:ing)? (?:things|it|everything)\b(?! (?:early|now|at|after|before))/,
  /\b(?:want|wanna|wanting|wish(?:ing)?|ready|going|trying|plan(?:ning)?|prefer|like|hoping|hope) (?:to |i (?:could|can) )?(?:just )?(?:die|be dead|not wake up|never wake up|disappear forever|not (?:be here|exist))\b(?! (?:early|young|soon(?:er)?|before|of)\b)/,
  /\b(?:never wake up|not wake up again|(?:to|would|could|and) not wake up|(?:won't|wouldn't) wake up)\b(?! (?:at|during|so|in the|before|early|tired|hungry|until|till|without))/,
  /\b(?:wish|wished) i (?:was|were|am) (?:dead|never born|gone)\b|\bwish(?:ed)? i (?:had never|hadn't|was never|were never) (?:been )?born\b/,
  /\b(?:don't|didn't|no longer|never) (?:really )?(?:want|wanna|wish) (?:to )?(?:live|be alive|wake up|be here|be around|exist|go on living|continue living)\b(?! (?:at|with|in|on) )/,
  /\b(?:no|any|the|what's the) (?:reason|point|sense|use) (?:in|of|to|for me to)(?: \w+)? ?(?:liv(?:e|ing)|life|going on|go on|being (?:alive|here)|carrying on|carry on|keep going|everything|anything any ?more|existing|waking up(?! (?:early|at|before|so)))\b/,
  /\b(?:not worth|can't go on) (?:live|living|being alive|me being alive|my life|life|existing)\b/,
  /\bcan't (?:go on|carry on|live)(?: with this| like this| living)?(?: any ?more)?\b(?! without)|\blife (?:is not|isn't|has no|feels|is) (?:worth|meaning|meaningless|pointless|point|hopeless|unbearable)\b|\bworth (?:it )?(?:me )?(?:being alive|living)\b/,
  /\bwant(?:ed)? out of (?:this )?life\b|\b(?:want|wish|need)\b.{0,20}\b(?:the pain|my life|life|it all|everything|suffering)\b.{0,10}\b(?:to )?(?:stop|end|be over|over|gone)\b/,
  [
    /\b(?:nobody|no one|anyone|anybody|everyone|everybody|world|family|they|people|who)\b/,
    /\b(?:notice|care|miss me|better|happier|cry|mourn)\b/,
    /\b(?:if|when|after|once) i(?:'m| was| were| am)? ?(?:just |simply |suddenly |finally |only )?(?:die|died|dead|gone|disappear\w*|vanish\w*|(?:weren't|wasn't) (?:here|around|alive)|killed)\b|\bwithout me\b/,
  ],
  /\bcan't (?:do|take|keep doing|handle) (?:this|it|life)(?: life)?(?: thing)? (?:any ?more|much longer|any longer)\b(?! than)/,
  /\blife (?:just |really )?(?:isn't|is not) for me\b|\bcan't (?:see|imagine|picture) my ?self (?:being )?(?:alive|here|living)\b/,
  /\b(?:easiest|fastest|quickest|least painful|painless|peaceful) (?:way|method) (?:out\b(?! (?:to|for|from|on|about|of)\b)|to go(?= ?(?:$|[.,;!?]|and\b|peacefully\b|quietly\b|tonight\b)))/,
  /\b(?:tonight|today|tomorrow) (?:is|will be) my last (?:night|day)\b(?! (?:of|at|on|in|with|before|off)\b)|\b(?:nobody|no one) (?:needs|wants|loves) me\b/,
  /\bfeel(?:ing)? like (?:disappearing|dying|vanishing|ending (?:it|things|everything)|not (?:existing|being here))\b(?! (?:after|during|from|when)\b)/,
  [
    /(?<!\b(?:jump|skip|skipping|battle|climbing) )\b(?:rope|noose)\b/,
    /\b(?:bought|got|have|tied)\b/,
    /\b(?:don't know what|any ?more|can't|goodbye|tonight|done with)\b/,
  ],
  /\bbetter off (?:dead|without me)\b|\bready to die\b|\brather be dead\b/,
  /\bjump(?:ing)? (?:off|from|in front of) (?:a |the |my )?(?:bridge|building|roof|balcony|train|cliff)\b/,
  /\b(?:slit|slitting|slash|slashing) (?:my|your|his|her|their) (?:wrists?|throat)\b/,
  /\b(?:easiest|fastest|quickest|painless|best) (?:way|ways|method|methods) (?:to|of) (?:die|dying)\b|\bhow (?:do|can|to) i? ?die\b/,
  /\b(?:goodbye|suicide|farewell) (?:letters?|notes?|messages?)\b/,
  /\b(?:lethal|fatal|deadly) (?:dose|amount|quantity)\b|\bhow (?:many|much)\b.*\b(?:to (?:die|kill)|would kill|will kill|to end my)\b/,
];

const HURT = String.raw`(?:hurt(?:ing)?|harm(?:ing|ed)?|cut(?:ting)?|burn(?:ing|ed|t)?|punish(?:ing|ed)?|injur(?:e|ing|ed)|hit(?:ting)?|punch(?:ing|ed)?|scratch(?:ing|ed)?|bit(?:e|ing)?|stab(?:bing|bed)?|chok(?:e|ing|ed))`;

/** Parts of one's own body. */
const SKIN = String.raw`my (?:own |left |right |inner |upper |lower |bare )*(?:arms?|forearms?|wrists?|hands?|legs?|thighs?|skin|stomach|body)`;

export const SELF_HARM: readonly Sign[] = [
  /\bi (?:only |sometimes |always |often |still )?(?:cut|burn)(?: my ?self)? (?:when|after|whenever|because|if) i(?:'m| am| feel| get)? (?:so |really |very )?(?:binge|overeat|upset|sad|stressed|angry|alone|lonely|anxious|overwhelmed|low|numb|bad|empty|hate my ?self)\b/,
  /\bwhere (?:can|could|should|do) i (?:cut|burn|scratch)\b(?=.*\b(?:nobody|no one|notic\w*|sees?|seen|hidden|show)\b)/,
  // A "cut" is also a diet.
  [
    /\b(?:cutting|cut) again\b|\brelaps\w*\b.*\b(?:cut\w*|blades?|razors?)\b|\bstop cutting\b(?! (?:calories|carbs|sugar|out|back|down|weight|fat))/,
    /\b(?:can't tell|secret\w*|hid(?:e|ing|den)|asham\w*|scars?|relaps\w*|last night|alone|numb|urges?|blades?|razors?|wrists?|arms?|stress\w*|feelings?)\b/,
  ],
  new RegExp(
    String.raw`\b(?:lighter|cigarettes?|flame|match(?:es)?|hot iron|candle|blades?|razors?|knife|scissors|needles?)\b.{0,12}\b(?:to|on|against|into|in) ${SKIN}\b(?!.*\bshav)`,
  ),
  /\b(?:hid(?:e|ing)|cover(?:ing)?(?: up)?|conceal(?:ing)?) (?:the |my |these |fresh |old )*(?:cuts|scars|burns|self)\b/,
  /\bi (?:keep |always |often |sometimes |just )?(?:bang|bash|slam|smash|punch|hit)(?:ing|ed)? (?:my (?:own )?(?:head|face|fists?)|(?:the |a |my )?walls?|the mirror)\b(?=.*\b(?:until|till|when|so|because|bled|to (?:calm|feel|stop)|against)\b)/,
  [
    /\b(?:hurt|harm|cut|burn|damag|punish)(?:t?ing)? my (?:own )?body\b/,
    /\b(?:helps?|only|deserve|feel|calm\w*|relie\w*|want|urges?|need|control)\b/,
  ],
  /\bself[ -]?harm(?:ing|ed|s)?\b|\bself[ -]?injur/,
  new RegExp(
    String.raw`\b${HURT} ${SELF}\b(?! (?:a|an|another|some|off|from|short|slack|at|in|while|by accident|accidentally|shaving|cooking|on)\b)`,
  ),
  /\b(?:burn(?:ing)?|cut(?:ting)?|carv(?:e|ing)) my (?:skin|arms?|wrists?|legs?|thighs?)\b/,
  new RegExp(
    String.raw`\burges? to (?:${HURT}|carve)\b(?! (?:calories|carbs|sugar|out|back|down|weight|fat|kcal|portions))`,
  ),
  [new RegExp(String.raw`\b${HURT}\b`), /\bi\b|\bmy\b/, /\b(?:on purpose|deliberately|intentionally)\b/],
  [
    /\b(?:scratch|cut|slic|carv|scrap|pick|prick|pok|stab)\w*\b/,
    // Recipes cut the legs, thighs and skin of animals, and people their own.
    /\bmy (?:own |left |right |inner |upper |lower )*(?:arms?|forearms?|wrists?|legs?|thighs?|skin|stomach)\b/,
    /^(?!.*\bshav).*\b(?:razor|blade|knife|scissors|needles?|broken glass)\b/,
  ],
  /\bwant to feel (?:the )?pain\b|\b(?:scratch|cut|pick|bite|dig)\w*\b.*\b(?:until|till|so) .{0,12}\bbleed|\b(?:want|need|like) to bleed\b/,
];

const CALORIES = String.raw`(?:k?cal|kcals|calories|cals)`;
const FEW = String.raw`(?:[1-7]?\d{1,2})`;
/** Four days or more. */
const LONG = String.raw`(?:(?:[4-9]|[1-9]\d+|four|five|six|seven|eight|nine|ten|twelve|fourteen|several|many) (?:whole |straight )?days|(?:a|one|two|three|\d+|several)(?: whole| full| entire)? (?:weeks?|months?))`;

/** "300 calories a day", as all that is eaten. */
const FEW_A_DAY = String.raw`${FEW} ${CALORIES}(?: (?:a|per|each|every) day| daily)\b(?! (?:deficit|surplus|less|more|fewer|burn\w*|from|of|extra|below|under|over|short))`;

export const EATING_DISORDER: readonly Sign[] = [
  [
    /\b(?:thr(?:ow|ows|ew|owing)|puk\w*|vomit\w*) (?:it |up )*(?:all )?(?:my|every|each) (?:breakfast|lunch|dinner|supper|food|meals?|snacks?)\b/,
    /\b(?:nobody|no one|hears?|hid(?:e|ing)|secret\w*|shower|again|every|so (?:that )?(?:i|they))\b/,
  ],
  new RegExp(
    String.raw`\b(?:liv(?:e|ed|ing)|surviv(?:e|ed|ing)|been|only|nothing but) (?:on |off )?(?:only |just |nothing but )?(?:black )?(?:coffee|water|gum|tea|diet (?:coke|soda)|broth|ice(?: cubes)?|lettuce|cucumbers?|celery|air|rice cakes)(?: (?:and|or) [\w ]{2,15})? for (?:${LONG.replace('[4-9]', '[3-9]')})`,
  ),
  /\b(?:hasn't|haven't|not|won't|refus\w*(?: to)?) (?:been )?(?:eat\w*|had) (?:anything |much |food )?(?:but|except|besides|other than|apart from) [^.?!]{0,40}\b(?:for|in) (?:days|weeks|months|a (?:week|month)|\w+ (?:days|weeks|months))\b/,
  [
    /\bonly (?:had|eaten|ate)\b.*\bsince (?:last |the )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|week(?:end)?|\d+ days)\b/,
    /\b(?:proud|dizzy|weak|faint\w*|hungry|starv\w*|fat|thin(?:ner)?|skinn\w*)\b/,
  ],
  [
    /\b(?:until|till) i (?:faint|pass out|black out|collapse)\b/,
    /\b(?:eat\w*|food|fast\w*|diet\w*|calories|exercis\w*)\b/,
  ],
  /\b(?:lowest|least|fewest|minimum|smallest)\b[^.?!]{0,20}\b(?:calories|kcal|food)\b[^.?!]{0,30}\b(?:live|survive|get by|stay alive) (?:on|with)\b/,
  // A weight that no grown person has in health.
  [
    /\b(?:weigh|(?:get|go|drop|diet|slim)(?:ping|ting|ing)? down to|drop to) (?:only |just |under |less than |below |about )?(?:(?:[23]\d|4[0-2])(?:\.\d)? ?(?:kgs?|kilos?)|(?:[6-8]\d|9[0-2]) ?(?:lbs?|pounds))\b/,
    /\b(?:want|need|goal|like|trying|how|get|until)\b/,
  ],
  /\bfingers? down my throat\b/,
  new RegExp(String.raw`\bfasted (?:for )?${LONG}\b`),
  new RegExp(
    String.raw`\b(?:is|are|would|will|could)(?: just| only| under| below| around| about)* ${FEW_A_DAY}.*\b(?:enough|ok|okay|safe|fine|healthy|sustainable|too (?:much|many)|survive|if i)\b`,
  ),
  new RegExp(String.raw`\b(?:eat|eating|live|survive|get by|stay|manage|stick)\b(?: \w+){0,4} ${FEW_A_DAY}`),
  /\b(?:haven't|hasn't|not) (?:eaten|had)(?: anything| any food| food| a (?:real |proper )?meal| properly)?(?: to eat)? since (?:last |the )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|week(?:end)?|\d+ days)\b/,
  /\b(?:skip|skipping|avoid|avoiding|go without|going without|not eat|refuse)(?: all| any)? (?:food|eating|meals)\b.{0,12}\b(?:all|whole|entire|for (?:a|several|many|\d+|the)) ?(?:the )?(?:week|month|days|weeks)\b/,
  /\bcan't (?:face|bear|stand|bring my ?self to) (?:eat|eating|food|a meal)\b(?=.*\b(?:days|week|weeks|binge\w*|secret|fat|guilt\w*|weight)\b)|\b(?:eat(?:ing)?|bing(?:e|eing|ing)) in secret\b/,
  /\b(?:how|ways?|tips?|tricks?|easiest|quickest|fastest|best)\b(?!.*\b(?:stop|prevent|avoid|after a run|when running|while running)\b).{0,25}\b(?:throw up|vomit|puke)(?: (?:food|my|what|after|dinner|lunch|it|a meal|before)|[ ?.!]*$)/,
  /\b(?:spit(?:ting)?|spat)(?: it| food| everything)? out my food\b|\bchew\w*\b.{0,25}\bspit\w*\b|\bspit\w*\b.{0,25}\bchew\w*\b(?! gum)/,
  [/\b(?:laxatives?|water pills?|diuretics?)\b/, /\b(?:weigh ?-?ins?|scales?|thin(?:ner)?|before i weigh)\b/],
  [
    /\bbmi\b(?: (?:is|of|at|around|about|under|below))* ?1[0-6](?:\.\d+)?\b/,
    /\b(?:los(?:e|ing)|fat|thin(?:ner)?|skinn\w*|less|eat)\b/,
  ],
  [
    /\bperiods?\b.{0,20}\b(?:stopped|gone|missing|disappeared)\b/,
    /\b(?:thin(?:ner)?|skinn\w*|underweight|barely eat\w*)\b/,
  ],
  [
    /\bstill\b.{0,20}\b(?:fat|huge|gross|too big)\b/,
    /\b(?:bmi|ribs?|bones?|thin(?:ner)?|skinn\w*|starv\w*|underweight)\b/,
  ],
  /\b(?:purg(?:e|ed|es|ing)|self[ -]induced vomit\w*)\b|\bma(?:k(?:e|ing)|de) my ?self (?:throw up|vomit|sick|puke)\b/,
  /\b(?:throw(?:ing)? up|vomit(?:ing)?|puk(?:e|ing)) (?:it (?:all )?(?:back )?up|after (?:eating|meals?|every meal|dinner|lunch)|my food|what i ate|to lose weight|on purpose)\b|\bbinge\b.*\b(?:vomit|throw up|puke|purge)\b/,
  [
    /\b(?:thr(?:ow(?:ing)?|ew) up|vomit\w*|puk(?:e|ed|ing))\b/,
    /\b(?:on purpose|every meal|each meal|whenever i eat|when i eat|guilt\w*|skinny|lose weight)\b/,
  ],
  /\b(?:anorexi[ac]\w*|bulimi[ac]\w*|pro[ -]?ana\b|pro[ -]?mia\b|thinspo\w*|meanspo|bonespo)\b/,
  [/\blaxatives?\b/, /\b(?:weight|lose|slim|skinny|calories|eat|ate|food|meals?|bing\w*|counts?)\b/],
  /\b(?:lowest|least|fewest|minimum|little)\b[^.?!]{0,25}\b(?:i can (?:eat|get away with|survive)|can i (?:eat|get away with)|to (?:eat|survive)|eat without (?:dying|fainting)|(?:weight|calories) (?:i can|can i|without dying|before i (?:die|faint)))/,
  /\bhow (?:little|few(?: calories)?|low) can i (?:eat|go|get|survive|live)\b/,
  /\b(?:stop|keep|prevent)(?:ing)? my ?self from eating\b|\b(?:stop|avoid|quit) eating (?:completely|entirely|altogether)\b/,
  new RegExp(
    String.raw`\b(?:not|don't|didn't|haven't|stop|quit|avoid|without|never) (?:eat(?:ing|en)?)(?: anything| food| at all)? (?:for|in|until) ${LONG}\b|\beat(?:ing)? nothing (?:for|in) ${LONG}\b|\bhaven't eaten (?:anything )?(?:in|for) (?:3|three) days\b`,
  ),
  new RegExp(
    String.raw`\b(?:water |dry |extended )?fast(?:ing)? (?:for|of) ${LONG}\b|\b(?:[4-9]|[1-9]\d)[- ]days? (?:water|dry) fast\b`,
  ),
  /\bhow long can (?:i|you|someone|a person) (?:survive|live|last|go) (?:on (?:just |only |nothing but )?water|without (?:any )?(?:food|eating))\b/,
  [
    /\b(?:only|just|nothing but) (?:eat|eaten|eating|ate|had|having)\b/,
    new RegExp(String.raw`\b(?:a|per|each|every) day for ${LONG}`),
    /\b(?:faint\w*|dizzy|weak|black(?:ed|ing)? out|lose|weight|cold)\b/,
  ],
  /\bhow (?:to|do i|can i|long can i) starve\b|\babus\w* laxatives\b|\blaxative abuse\b|\bstill feel (?:so |too )?(?:fat|huge|gross)\b/,
  [/\bstarv(?:e|ing)\b/, /\b(?:my ?self|lose|weight|skinny|thin|pounds|kg|diet)\b/],
  new RegExp(
    String.raw`\b(?:eat|eating|live on|survive on|only|diet of|plan for|have|limit\w*(?: \w+)? to|under|below)\b(?: \w+){0,3} ${FEW} ${CALORIES}(?: a| per| each)? day\b`,
  ),
  new RegExp(
    String.raw`\b(?:let|allow|permit|restrict)(?:ting|ing|ed)? my ?self\b.{0,20}\b${FEW} ${CALORIES}\b|\b(?:live|survive|get by) on ${FEW} ${CALORIES}\b|\b${FEW} ${CALORIES} (?:a day )?for (?:a|\d+|two|several) (?:weeks?|months?)\b`,
  ),
  [
    /\b(?:can|could|want|need|have|help|going|trying|must|how) (?:i |me |to )?(?:to )?(?:lose|drop|shed)\b/,
    /\b(?:(?:[4-9]|\d\d) ?(?:kgs?|kilos?)|(?:[89]|\d\d) ?(?:lbs?|pounds?))\b/,
    /\b(?:in|within) (?:(?:a|one|1|this) week|(?:[1-9]|a few|a couple of|two|three|four|five|six|seven) days|a day)\b/,
  ],
  [
    /\bhid(?:e|ing)\b/,
    /\b(?:not eating|bulimi\w*|anorexi\w*|purging|starving|vomiting|(?:food|weight|weight loss) from (?:my|them|him|her))\b/,
  ],
  /\b(?:so skinny|ribs?|ribcage|hip ?bones?|collar ?bones?|thigh gap)\b.*\b(?:stick out|show|visible|skinny|see|gap)\b|\bthigh gap\b/,
  /\b(?:hate|disgusted by|disgusts?) (?:my (?:body|fat)|how fat|eating|myself (?:for|after|when) (?:eating|i eat))\b|\b(?:afraid|scared|terrified) (?:of|to) (?:eat|eating|food|(?:gain(?:ing)?|put(?:ting)? on) (?:any )?weight|get(?:ting)? fat)\b/,
  [
    /\bfeel\w* (?:so )?(?:disgusting|guilty|gross|ashamed|horrible)\b/,
    /\b(?:eat|ate|eating|food|meal)\b/,
    /\b(?:skip|starve|stop eating|don't eat|purge|throw up|fast for)\b/,
  ],
  [
    /\b(?:burn(?:ed|t)? off|work(?:ed)? off|sweat(?:ed)? out)\b/,
    /\b(?:every (?:bite|calorie)|everything i (?:eat|ate)|all i ate)\b/,
  ],
  /\bdon't deserve (?:to eat|food)\b|\b(?:compensate|make up|punish) .{0,25}\b(?:for (?:eating|a binge|bingeing|binging)|by (?:not eating|starving))\b|\b(?:chew(?:ing)? and spit\w*)\b/,
  /\b(?:binge(?:ing|d)?|binging) (?:every|again|all|and can't|uncontroll)|\bcan't stop (?:bingeing|binging|binge eating)\b/,
];
