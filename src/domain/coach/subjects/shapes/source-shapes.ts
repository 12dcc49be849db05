import type { Shapes } from './shapes.ts';
import { TO, NATURALLY, DO_FOOD, LOTS } from './words.ts';

/** Foods that have a lot or little, and how to change a value. The first group is the subject. */
export const SOURCE_SHAPES: Shapes = [
  [
    'poor',
    [
      new RegExp(
        `^(?:what|which)? ?(?:are )?${DO_FOOD} (?:that )?(?:is |are |that are )?(?:low|lowest) in (.+)$`,
      ),
      new RegExp(
        `^(?:what|which)? ?(?:are )?${DO_FOOD} (?:(?:that )?(?:have|has|contain)|with) (?:little|no|less|hardly any|few|low) (.+)$`,
      ),
      new RegExp(`^(?:what|which)? ?(?:are )?${DO_FOOD} without (.+)$`),
      new RegExp(`^(?:some |good )?low[- ](.+?) ${DO_FOOD}$`),
      new RegExp(`^(.+?)[- ]free ${DO_FOOD}$`),
      /^what (?:should|can|could) i eat (?:to avoid|to eat less|with little|without|if i (?:need|want) to avoid) (.+)$/,
      /^(?:what|which) (?:foods? )?(?:should|do|must) i avoid (?:with|if i need less|for less) (.+)$/,
      /^what has (?:the least|little|no|less) (.+?)(?: in it)?$/,
    ],
  ],
  [
    'rich',
    [
      new RegExp(
        `^(?:(?:what|which)(?: are)?(?: some| the)? ?|tell me |give me |list (?:of )?|some |best |good )*${DO_FOOD} ${LOTS} ?(?:my )?(.+)$`,
      ),
      /^(?:what (?:are|is) )?(?:the |some )?(?:good |best |great |natural |main |rich |food |plant |vegan )*(?:foods?|sources?) (?:of|for|with) (.+)$/,
      new RegExp(`^(?:some )?(?:high[- ])(.+?) ${DO_FOOD}$`),
      new RegExp(`^(.+?)[- ]rich ${DO_FOOD}$`),
      new RegExp(
        `^where (?:do|can|could|should|else can) (?:i|you|we|people|vegans|vegetarians) (?:get|find) (?:my |enough |more |some )*(.+?)(?: from)?$`,
      ),
      /^what (?:should|can|could|do) i eat (?:to get|for|to have) (?:more |enough )?(.+)$/,
      /^what (?:food )?(?:has|contains?) (?:the most |a lot of |lots of |much |most |plenty of )(.+?)(?: in it)?$/,
      /^(?:which|what) (?:foods? )?(?:contains?|has|have) (.+?)(?: in (?:it|them))?$/,
      /^(?:what|where) is (.+?) (?:found )?in$/,
      /^how (?:do|can|could|should) i (?:get|eat) (?:more|enough) (.+)$/,
    ],
  ],
  [
    'lower',
    [
      new RegExp(
        `^${TO} (?:lower|reduce|decrease|bring down|cut(?: down(?: on)?)?|drop|get down|cut back on|get less|eat less|drink less|keep down|fight|get rid of|lose|stop|avoid|quit) (?:my |the )?(.+?)${NATURALLY}$`,
      ),
      new RegExp(
        `^${TO} (?:bring|get|make|push|keep|take) (?:my |the )?(.+?) (?:down|lower|under control|back down|in check)(?: .*)?$`,
      ),
      /^(?:what|which foods?)(?: foods?)?(?: can| could| will| would)? (?:lowers?|reduces?|decreases?|brings? down) (?:my |the )?(.+?)(?: down)?$/,
      new RegExp(`^${TO} (?:get|bring|keep|have) (?:my |the )?(.+?) (?:under|below|down to|to) [\\d.,]+.*$`),
      /^what (?:brings|gets|can bring|keeps) (?:my |the )?(.+?) down$/,
      /^(?:my )?(.+?) (?:is|are) too high,? (?:what (?:now|should i do|can i do|do i do)|help)$/,
    ],
  ],
  [
    'raise',
    [
      new RegExp(
        `^${TO} (?:raise|increase|boost|elevate|up|bump up|bring up|get up|push up|get more|build|gain|grow|add) (?:my |the )?(.+?)${NATURALLY}$`,
      ),
      new RegExp(`^${TO} (?:bring|get|make|push|move) (?:my |the )?(.+?) (?:up|higher|back up)(?: .*)?$`),
      /^(?:what|which foods?)(?: foods?)?(?: can| could| will| would)? (?:raises?|increases?|boosts?) (?:my |the )?(.+)$/,
      /^(?:my )?(.+?) (?:is|are) too low,? (?:what (?:now|should i do|can i do|do i do)|help)$/,
    ],
  ],
  [
    'improve',
    [
      new RegExp(
        `^(?:${TO} )?(?:improve|fix|optimi[sz]e|better|support|protect|strengthen) (?:my |the )?(.+?)${NATURALLY}$`,
      ),
      new RegExp(`^${TO} (?:get|have|achieve) (?:an? )?(?:better|good|great|more) (.+?)${NATURALLY}$`),
      /^(?:any |some |give me |got any )?(?:tips|advice|ideas|suggestions|help) (?:for|on|to get|about|with|to improve) (?:an? )?(?:better |good |more |higher |my )*(.+)$/,
      /^what (?:helps|would help|can help|is good for|works for)(?: with)? (?:my )?(.+)$/,
      /^what (?:can|should|could|do) i do (?:about|for|with|against) (?:my |an? )?(.+)$/,
    ],
  ],
];
