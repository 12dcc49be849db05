/** Parts of the patterns of questions. */
export const GOOD = '(?:normal|good|healthy|ideal|optimal|optimum|desirable|typical|decent)';
export const HIGH = '(?:high|higher|elevated|raised|increased|too high|up|through the roof|above normal)';
export const LOW = '(?:low|lower|reduced|decreased|too low|down|below normal|deficient)';
export const WENT = '(?:is|are|was|were|has|have|did|does|keeps?|looks?|seems?)';
export const CAN = '(?:do|can|could|should|would|must|does)';
export const ONE =
  '(?:i|we|you|people|one|(?:an? )?(?:(?:1[89]|[2-9]\\d)[- ]years?[- ]old|adult|man|woman|runner|athlete)|someone|somebody|a person|the body)';
export const TO = `(?:how ${CAN} (?:i|you|we)|how to|what (?:can|could|should|do) i do to|(?:best |good |easiest |fastest )?ways? to|what(?:'s| is) (?:the )?(?:best|a good|fastest|easiest) way to|tips (?:on how )?to|i (?:want|need|would like|'d like) to|what (?:can|could|should) i eat to|help me|can i)(?: naturally| quickly)?`;
export const NATURALLY = '(?: naturally| quickly| fast| more| a bit| again| without .+)?';
export const DO_FOOD =
  '(?:foods?|things?|fruits?|vegetables?|veggies|nuts?|meals?|snacks?|drinks?|stuff|products?|recipes?)';
export const LOTS =
  '(?:(?:has|have|contains?|with|that (?:has|have|contain)) (?:a lot of|lots of|much|plenty of|high|tons of|loads of|a high amount of|enough)?|(?:is|are|that are)? ?(?:high|rich|highest|richest|full|packed|good|best)(?: sources?)? (?:in|of|for|with)|(?:is|are) (?:a |the )?(?:good|best|great) sources? of)';
