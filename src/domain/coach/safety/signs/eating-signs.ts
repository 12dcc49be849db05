import type { Sign } from './sign.ts';

const CALORIES = String.raw`(?:k?cal|kcals|calories|cals)`;
const FEW = String.raw`(?:[1-7]?\d{1,2})`;
/** Four days or more. */
const LONG = String.raw`(?:(?:[4-9]|[1-9]\d+|four|five|six|seven|eight|nine|ten|twelve|fourteen|several|many) (?:whole |straight )?days|(?:a|one|two|three|\d+|several)(?: whole| full| entire)? (?:weeks?|months?))`;

/** "300 calories a day", as all that is eaten. */
const FEW_A_DAY = String.raw`${FEW} ${CALORIES}(?: (?:a|per|each|every) day| daily)\b(?! (?:deficit|surplus|less|more|fewer|burn\w*|from|of|extra|below|under|over|short))`;

export const EATING_DISORDER: readonly Sign[] = [
  [
    /\b(?:i|i'm|i've|my)\b.*\b(?:have|having|got|developing|struggl\w*|relaps\w*|fighting|battling|back into)\b/,
    /\b(?:an|my|with|of|from|into) (?:eating (?:problems?|disorder|issues?)|ed)\b(?! visits?)|\bdisordered eating\b|\b(?:unhealthy|toxic|bad|terrible) relationship with food\b|\b(?:problems?|obsess\w*) with (?:food|eating|calories)\b/,
    /^(?!.*\b(?:years ago|used to|recovered|as a teen\w*|my (?:son|daughter|sister|friend|kid|brother|wife|husband)|picky)\b)/,
  ],
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
  new RegExp(String.raw`\b${FEW_A_DAY} (?:challenge|diet|plan|cleanse|club)\b`),
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
  [
    /\bg(?:et|etting|ot) rid of\b.{0,20}\b(?:dinner|lunch|breakfast|meals?|food|what i ate)\b/,
    /\b(?:without (?:anyone|anybody|any noise)|so (?:no one|nobody) (?:hears|notices|knows|sees|finds out)|in secret|secretly|before it digests)\b/,
  ],
  [/(?<!\bwithout )\bstarv(?:e|ing)\b/, /\b(?:my ?self|lose|weight|skinny|thin|pounds|kg)\b/],
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
