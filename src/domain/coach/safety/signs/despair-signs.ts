import type { Sign } from './sign.ts';

/** Reflexive pronouns, which refer to a person, not a statistic. */
const SELF = String.raw`(?:my\s?sel(?:f|ves)|him\s?self|her\s?self|yourself|themsel(?:f|ves)|oneself)`;

/** Ways to die that people name without saying so. */
const MEANS =
  /\b(?:guns?|pistol|rifle|noose|(?<!\b(?:jump|skip|skipping|battle|climbing) )rope|(?:train|railway|rail) tracks?|(?:bridge|cliff|roof ?top|balcony)(?: (?:edge|railing))?|pills|tablets|oncoming (?:traffic|cars?|trains?)|exhaust pipe)\b/;

export const SUICIDE: readonly Sign[] = [
  /\b(?:plan(?:ning|ned)?|picture|picturing|imagin\w*|rehears\w*|decid\w*) how (?:i'd|id|i would|i'll|i will) (?:do it|die|end it|go)\b(?! (?:about|by|at|with|for|in|on|to|without)\b)/,
  [
    /\bdeserves? (?:a |an |so much )?better (?:mom|mum|mother|dad|father|wife|husband|parents?|partner|than me)\b/,
    /\b(?:forget|without|gone|miss|relieved|disappear|anyway)\b/,
  ],
  /\benough (?:\w+ ){0,2}to (?:end (?:it|things|my life|everything)|kill me|not wake up|die)\b(?! (?:for|of hunger|early|my fast))(?<=\b(?:\d+|pills?|tablets?|insulin|benadryl|tylenol|drugs|meds|these|those)\b.*)/,
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
  /\b(?:want|wanna|going|gonna|about|ready|plan(?:ning)?) (?:to )?(?:just )?(?:take|swallow|down) (?:all (?:of )?(?:my|the|these|those)|the (?:whole|entire)|a whole) (?:bottle of )?(?:\w+ )?(?:pills|tablets|meds|medication|bottle)\b(?! (?:in|at|with|before|after|together|on|every|each|as|so|when)\b)/,
  // Means put aside, beside last words.
  [
    /\b(?:wrote|written|writing|finished|left) (?:\w+ ){0,3}(?:letters?|notes?|goodbyes?|will)\b|\bsaid (?:my |all my )?goodbyes\b|\b(?:letters?|notes?|will) (?:is|are) (?:all |already |now )?(?:written|done|finished|ready)\b/,
    /\b(?:count(?:ed|ing)?|sav(?:ed|ing)|stash\w*|hoard\w*|stockpil\w*|collect\w*|lined up|enough)\b.{0,20}\b(?:pills?|tablets?|meds|medication|insulin)\b/,
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
  /\b(?:nothing|no ?one|nobody) (?:is |was )?(?:left )?to live for\b|\b(?:gave|given|giving|give) up on (?:my )?(?:life|living)\b/,
  [/\bgoodbyes?\b/, /\b(?:pills|plan|ready|tonight|everyone|family|world|forever)\b/],
  // "Kms" is also kilometers.
  /^kms[ .!?]*$|\b(?:i|i'll|i'm|will|should|might|want(?: to)?|wanna|gonna|going to|about to) (?:just )?kms\b/,
  /\b(?:end(?:ing)?|tak(?:e|ing)) my (?:own )?life\b|\bend(?:ing)? it all\b/,
  /\b(?:think\w*|thought\w*|plan\w*|consider\w*) (?:(?:about|of|on|to) )?end(?:ing)? (?:things|it|everything)\b(?! (?:early|now|at|after|before))/,
  /\b(?:want|wanna|wanting|wish(?:ing)?|ready|going|trying|plan(?:ning)?|prefer|like|hoping|hope) (?:to |i (?:could|can) )?(?:just )?(?:die|be dead|not wake up|never wake up|disappear forever|not (?:be here|exist))\b(?! (?:early|young|soon(?:er)?|before|of)\b)/,
  /\b(?:never wake up|not wake up again|(?:to|would|could|and) not wake up|(?<!\b(?:he|she|they|it|husband|wife|partner|friend|mom|mum|mother|dad|father|son|daughter|kid|child|baby|toddler|grandma|grandpa) )(?<=\bi\b.*)(?<!\b(?:alarm\w*|snooz\w*)\b.*)(?:won't|wouldn't) wake up)\b(?! (?:at|during|so|in the|before|early|tired|hungry|until|till|without))/,
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
  [
    /\b(?:hit|punch|slap|pinch|bruis)\w* (?:my ?self|my (?:own )?(?:stomach|belly|thighs?|legs?|arms?|head|face|body))\b/,
    /\b(?:eat\w*|ate|food|binge\w*|bingeing|fat|calories|helps?|deserve|hate|punish\w*|calm\w*|numb|angry|mirror)\b/,
    /^(?!.*\b(?:by accident|accidentally|on the (?:door|table|bar|cupboard)|bumped)\b)/,
  ],
  // Until there is blood, on purpose and not because of an itch or an animal.
  [
    /\bi (?:\w+ ){0,2}(?:scratch|claw|dig|dug|pick|cut|bit)\w*\b/,
    /\bmy (?:own |left |right |inner |upper |lower )*(?:arms?|forearms?|wrists?|legs?|thighs?|skin|stomach)\b/,
    /\b(?:until|till|so)\b.{0,15}\b(?:bled|bleed\w*|blood\w*)\b/,
    /^(?!.*\b(?:mosquito\w*|bug|itch\w*|eczema|psoriasis|rash|hives|cat|dog|thorns?|bush\w*|shav\w*)\b)/,
  ],
  /\bwant to feel (?:the )?pain\b|\b(?:scratch|cut|pick|bite|dig)\w*\b.*\b(?:until|till|so) .{0,12}\bbleed|\b(?:want|need|like) to bleed\b/,
];
