import type { Shapes } from './shapes.ts';
import { GOOD, HIGH, LOW, WENT, CAN, ONE } from './words.ts';

/** Too little, too much, high, low, normal and needed amounts. The first group is the subject. */
export const AMOUNT_SHAPES: Shapes = [
  [
    'lack',
    [
      new RegExp(
        `^what (?:happens|would happen)(?: to (?:me|you|my body))? (?:if|when) ${ONE} (?:do not|don't|doesn't) (?:get|eat|have|drink|take) enough (.+)$`,
      ),
      new RegExp(
        `^what (?:happens|would happen) (?:if|when) ${ONE} (?:gets?|eats?|has|have|drinks?) too little (.+)$`,
      ),
      new RegExp(
        `^what (?:happens|would happen) (?:if|when|with) (?:my )?(.+?) (?:is|are|gets?|goes) ${LOW}$`,
      ),
      /^(?:what are (?:the )?)?(?:symptoms?|signs?|effects?|consequences) of (?:low|too little|a lack of|lack of|not enough|insufficient|deficient) (.+)$/,
      /^(?:what are (?:the )?)?(?:symptoms?|signs?) of (?:an? )?(.+?) deficiency$/,
      /^(?:what(?:'s| is) )?(?:an? )?(.+?) deficiency(?: symptoms?| signs?)?$/,
      /^(?:low|too little|not enough) (.+?) symptoms?$/,
      /^how (?:do|can|would) i (?:know|tell) if (?:i'm|i am|im) (?:low (?:in|on)|short (?:of|on)|deficient in|lacking|not getting enough) (.+)$/,
    ],
  ],
  [
    'too-much',
    [
      new RegExp(
        `^(?:(?:can|could|is it possible to) )?(?:${ONE} )?(?:have|get|eat|take|drink|consume) (?:too much|too many|a lot of) (.+)$`,
      ),
      /^(?:is|are) (?:eating |drinking |taking |having )?(?:too (?:much|many)|a lot of|excess) (.+?) (?:a )?(?:bad|dangerous|harmful|a problem|unhealthy|an issue|risky)(?: for (?:you|me))?$/,
      new RegExp(
        `^what (?:happens|would happen)(?: to (?:me|you))? (?:if|when) ${ONE} (?:gets?|eats?|has|have|takes?|drinks?|consumes?) (?:too (?:much|many)|a lot of) (.+)$`,
      ),
      /^what (?:does|do) too (?:much|many) (.+?) do(?: to (?:you|me|the body))?$/,
      /^(?:what are (?:the )?)?(?:symptoms?|signs?|effects?|side effects|dangers?|risks?) of (?:too (?:much|many)|excess|high) (.+)$/,
    ],
  ],
  [
    'high',
    [
      new RegExp(
        `^(?:what|which things?) (?:causes?|can cause|could cause|might cause|leads? to|would cause) (?:an? )?${HIGH} (.+)$`,
      ),
      new RegExp(
        `^(?:what are )?(?:the |common |possible )*(?:reasons?|causes?) (?:for|of) (?:an? |my )?${HIGH} (.+)$`,
      ),
      new RegExp(`^what (?:does|do|would|could|can) (?:an? )?${HIGH} (.+?) (?:mean|indicate|say)$`),
      new RegExp(
        `^what (?:makes|could make|can make|would make|might make) (?:my )?(.+?) (?:go up|rise|higher?|increase|spike|jump)$`,
      ),
      new RegExp(`^(?:but |and )?(?:my )?(.+?) ${WENT} ${HIGH},? why(?: is that)?$`),
      new RegExp(
        `^(?:but |and )?(?:why|how come) (?:is|are|was|were|has|did|does) (?:my |the )?(.+?) ${HIGH}(?: (?:today|now|this (?:morning|week|month)))?$`,
      ),
      new RegExp(
        `^(?:is|are) (?:an? |having )?high (.+?) (?:a )?(?:bad|dangerous|serious|a problem|good|harmful|ok|okay)$`,
      ),
      new RegExp(
        `^what (?:happens|would happen) (?:if|when|with) (?:my )?(.+?) (?:is|are|gets?|goes) ${HIGH}$`,
      ),
      new RegExp(
        `^(?:my )?(.+?) ${WENT} ${HIGH},? (?:what does (?:that|it|this) mean|is (?:that|it|this) (?:bad|a problem))$`,
      ),
      /^how (?:do|can|would) (?:i|you) (?:know|tell) (?:if|when|whether) (?:i'm|i am|im|you're|i have) (.+)$/,
      /^(?:what are (?:the )?)?(?:signs?|symptoms?) of (.+)$/,
      /^am i (?:in |having )?(overtraining|overtrained|insulin resistant)$/,
      /^what(?:'s| is) (?:considered )?(?:an? )?high (.+)$/,
    ],
  ],
  [
    'low',
    [
      new RegExp(
        `^(?:what|which things?) (?:causes?|can cause|could cause|might cause|leads? to|would cause) (?:an? )?${LOW} (.+)$`,
      ),
      new RegExp(
        `^(?:what are )?(?:the |common |possible )*(?:reasons?|causes?) (?:for|of) (?:an? |my )?${LOW} (.+)$`,
      ),
      new RegExp(`^what (?:does|do|would|could|can) (?:an? )?${LOW} (.+?) (?:mean|indicate|say)$`),
      new RegExp(
        `^what (?:makes|could make|can make|would make|might make) (?:my )?(.+?) (?:go down|fall|lower?|decrease|drop)$`,
      ),
      new RegExp(`^(?:but |and )?(?:my )?(.+?) ${WENT} ${LOW},? why(?: is that)?$`),
      new RegExp(
        `^(?:but |and )?(?:why|how come) (?:is|are|was|were|has|did|does) (?:my |the )?(.+?) ${LOW}(?: (?:today|now|this (?:morning|week|month)))?$`,
      ),
      new RegExp(
        `^(?:is|are) (?:an? |having )?low (.+?) (?:a )?(?:bad|dangerous|serious|a problem|good|harmful|ok|okay)$`,
      ),
      new RegExp(
        `^(?:my )?(.+?) ${WENT} ${LOW},? (?:what does (?:that|it|this) mean|is (?:that|it|this) (?:bad|a problem))$`,
      ),
      /^what(?:'s| is) (?:considered )?(?:an? )?low (.+)$/,
    ],
  ],
  [
    'normal',
    [
      new RegExp(
        `^(?:what(?:'s| is| are| would be) )?(?:an? |the |considered )*${GOOD} (?:(?:range|levels?|values?|amounts?|numbers?) (?:for|of) )?(?:an? |my )?(.+?)$`,
      ),
      new RegExp(
        `^(?:what(?:'s| is) )?(?:the |my )?(.+?) (?:${GOOD} |reference |target )?(?:ranges?|norms?)$`,
      ),
      new RegExp(`^(?:what(?:'s| is) )?(?:the )?(?:reference |target |${GOOD} )?ranges? (?:for|of) (.+)$`),
      new RegExp(`^(?:what|how (?:high|low|much|big|long)) should (?:my |an? |the )?(.+?) be$`),
      new RegExp(`^what (.+?) is (?:${GOOD}|too high|too low|dangerous|considered (?:high|low|${GOOD}))$`),
      new RegExp(
        `^when (?:is|does) (?:an? |my )?(.+?) (?:too |become |get |considered )*(?:high|low|dangerous|bad|a problem)$`,
      ),
      new RegExp(`^${GOOD} (.+?)$`),
    ],
  ],
  [
    'need',
    [
      new RegExp(
        `^how (?:much|many) (.+?) (?:${CAN}|must) ${ONE} (?:need|get|eat|have|drink|consume|aim for|require)(?: to (?:eat|get|have|drink))?(?: (?:a|per|each|every) day| daily)?$`,
      ),
      /^how (?:much|many) (.+?) (?:is|are) (?:enough|recommended|healthy|ideal|needed|right|good|optimal|required)(?: (?:a|per|each) day| daily)?$/,
      /^how (?:much|many) (.+?) (?:a|per|each) day$/,
      /^how (?:much|many) (.+?) daily$/,
      /^(?:what(?:'s| is) )?(?:the |my )?(?:daily |recommended |required |adequate |minimum )+(?:daily )?(?:intake |amount |allowance |need |dose |value )?(?:of |for )?(.+?)(?: (?:intake|needs?|requirements?|amount))?$/,
      /^(?:what(?:'s| is) )?(?:the )?(?:rda|rdi|dri|daily value|dv|adequate intake) (?:for|of) (.+)$/,
      /^(.+?) (?:rda|rdi|requirements?|needs?|per day|a day)$/,
    ],
  ],
  [
    'state',
    [
      /^i (?:need|should (?:eat|get|have|drink)) (?:more|less|extra) (.+)$/,
      /^(?:am i|are we) (?:good|ok|okay|fine|alright|all right|doing (?:ok|okay|well|fine|good)|covered|on track) (?:on|with|for|in) (?:my )?(.+)$/,
      /^how (?:am i|are we) (?:doing )?(?:on|with|for) (?:my )?(.+)$/,
      new RegExp(
        `^(?:is|are|was) my (.+?) (?:ok|okay|fine|alright|bad|too high|too low|high|low|in range|where it should be|${GOOD})(?: or (?:bad|not|high|low))?$`,
      ),
      /^how(?:'s| is| are) my (.+?)(?: (?:looking|doing|going))?$/,
      /^(?:should i|do i need to) (?:worry|be worried|be concerned) about (?:my )?(.+)$/,
      /^(?:do|am) i (?:get|getting|have|having) enough (.+)$/,
    ],
  ],
];
