import type { Shapes } from './shapes.ts';
import { CAN } from './words.ts';

/** How to take, measure and log it, and how far it can be trusted. The first group is the subject. */
export const USE_SHAPES: Shapes = [
  [
    'take',
    [
      new RegExp(
        `^when (?:${CAN} (?:i|you|we) take|is the best time (?:of (?:the )?day )?to take|to take) (.+)$`,
      ),
      /^(?:what(?:'s| is) the )?best time (?:of (?:the )?day )?(?:to take|for taking|for) (.+)$/,
      /^(?:do|should|can|must|could) (?:i|you|we) take (.+?) (?:with(?:out)? (?:food|a meal|meals|water|fat|breakfast|dinner)|on an empty stomach|before bed|at night|in the (?:morning|evening)|before or after .+)$/,
      /^how (?:much|many) (.+?) (?:should|can|do|could) (?:i|you|we) take$/,
      /^(?:is it )?(?:better )?(?:morning or (?:night|evening)|day or night) for (.+)$/,
      /^how (?:do|should|must) (?:i|you) take (.+)$/,
      /^(?:what(?:'s| is) the )?(?:right |best |correct |recommended |usual )?(?:dose|dosage) (?:of|for) (.+)$/,
      /^(?:what(?:'s| is) the )?(?:best|right|which) (?:form|type|kind|brand) of (.+?)(?: (?:for|to) .+)?$/,
      /^which (.+?) is (?:the )?best(?: for .+)?$/,
      /^(.+?) (?:dose|dosage|timing)$/,
    ],
  ],
  [
    'safe',
    [
      /^(?:is|are) (.+?) (?:safe|dangerous|harmful|bad|toxic|risky|unhealthy)(?: (?:to (?:take|eat|use|have|do)|long[- ]term|for (?:you|me)|every day|daily))*$/,
      /^(?:what are (?:the )?)?(?:side effects?|dangers?|risks?|downsides?|disadvantages?|cons) (?:of|to|with|from) (.+)$/,
      /^(?:any|are there(?: any)?|does it have) (?:side effects?|dangers?|risks?|downsides?|disadvantages?|drawbacks?) (?:of|to|with|from) (.+)$/,
      /^(.+?) (?:side effects?|risks?|downsides?|dangers?)$/,
      /^(?:does|do) (.+?) have (?:any )?(?:side effects?|risks?|downsides?|dangers?)$/,
      /^can (.+?) be (?:harmful|dangerous|bad|toxic|unsafe)$/,
      /^(?:is it|would it be) (?:ok|okay|safe|fine|bad|harmful) to (?:take|have|eat|use|do) (.+?)(?: every ?day| daily| all the time| long[- ]term| each (?:day|night)| every night)?$/,
    ],
  ],
  [
    'works',
    [
      /^(?:does|do|will|would) (.+?) work$/,
      /^(?:is|are) (.+?) (?:worth (?:it|taking|the money|buying)|effective|any good|legit|a scam|worthwhile|bs|overhyped|hyped)$/,
      /^(?:is|are) (.+?) (?:a )?(?:waste of money|hype)$/,
      /^(.+?) worth it$/,
      /^why (?:do|would|should) (?:people|we|you|i|athletes|everyone|others) take (.+)$/,
      /^(?:what(?:'s| is) )?(?:the )?evidence (?:for|behind|on) (.+)$/,
      /^(?:what do (?:you|studies|scientists) (?:think|say) (?:of|about)|thoughts on|opinions? on|your opinion on) (.+)$/,
    ],
  ],
  [
    'drivers',
    [
      /^(?:what|which things?|which factors?)(?: things?| factors?)?(?: can| could| might| most)? (?:drives?|affects?|influences?|moves?|changes?|determines?|impacts?|hurts?|controls?|decides?)(?: most)? (?:my |the )?(.+?)(?: the most| most)?$/,
      /^what (?:does|do) (?:my |the )?(.+?) depend on$/,
    ],
  ],
  [
    'measure',
    [
      new RegExp(
        `^how ${CAN} (?:i|you|we) (?:measure|check|test|take|get tested for) (?:my )?(.+?)(?: (?:at home|correctly|properly|myself))?$`,
      ),
      /^how (?:is|are|does one|do (?:they|doctors)) (?:measure )?(.+?) (?:measured|tested|checked|taken|determined)$/,
      /^how often (?:should|do|must|can) (?:i|you|we) (?:measure|check|test|take|retest) (?:my )?(.+)$/,
      /^when (?:should|do|must|is the best time) (?:i |to )?(?:measure|check|take|test) (?:my )?(.+)$/,
      /^(?:what(?:'s| is) the )?(?:best|right|correct) (?:way|time|method) (?:to|of|for) (?:measur(?:e|ing)|check(?:ing)?|test(?:ing)?|tak(?:e|ing)) (?:my )?(.+)$/,
      /^do i (?:need|have) to (?:fast|be fasting) (?:for|before) (?:an? |my )?(.+?)(?: test)?$/,
    ],
  ],
  [
    'calculated',
    [
      /^how (?:do|does|did) (?:you|it|the app|this app|perennial|the watch|my watch) (?:calculate|compute|work out|determine|get|come up with|know|estimate|measure|score|figure out) (?:my |the )?(.+)$/,
      /^how (?:is|are) (?:my |the )?(.+?) (?:calculated|computed|worked out|scored|weighted|estimated|put together|made up)$/,
      /^how (?:accurate|reliable|exact|precise|trustworthy|good|sure) (?:is|are) (?:my |the |your )?(.+?)(?: (?:estimates?|calculations?|from (?:my|a) (?:watch|phone|wearable|ring|scale)))?$/,
      /^(?:is|are) (?:my |the )?(.+?) (?:comparable|the same)(?: (?:between|across|on|with) .+)?$/,
      /^(?:can|should) i (?:trust|believe|rely on) (?:my |the |your )?(.+)$/,
      /^(?:is|are) (?:my |the |your )?(.+?) (?:accurate|reliable|precise|real|legit|trustworthy|scientific|correct)$/,
      /^where (?:does|do) (?:my |the |your )?(.+?) come from$/,
      /^what(?:'s| is) (?:my |the )?(.+?) (?:based on|made (?:up )?of|calculated from)$/,
      /^what goes into (?:my |the )?(.+)$/,
    ],
  ],
  [
    'log',
    [
      /^(?:how|where) (?:do|can|could|should|would) (?:i|you|we) (?:log|enter|add|record|track|put(?: in)?|input|save|note|import|upload|write(?: down)?) (?:my |an? |the |new )*(.+?)(?: (?:in(?: here)?|here|in the app|in this app|manually|by hand))?$/,
      /^where (?:do|can|could|would) (?:i|you|we) (?:see|find|view|look up|look at) (?:my |the )?(.+)$/,
      /^where (?:is|are) (?:my |the )(.+?)(?: (?:shown|screen|page|section))?$/,
      /^how (?:do|can|could) (?:i|you|we) (?:see|view|find) (?:my |the )?(.+)$/,
      /^how (?:do|can|could) (?:i|you|we) (?:delete|remove|change|edit|correct|fix|undo) (?:an? |my |the |old |wrong )*(.+?) (?:entr(?:y|ies)|values?|readings?|results?|measurements?|tests?|log)$/,
      /^(?:can|could) (?:i|you|we) (?:track|log|record|enter|see) (?:my |the )?(.+?)(?: (?:here|in here|in this app|in the app|with this(?: app)?|too|as well))?$/,
      /^(?:do|does|can) (?:you|it|the app|this app|perennial) (?:track|log|count|measure|record|support|show) (?:my )?(.+?)(?: too| as well)?$/,
    ],
  ],
];
