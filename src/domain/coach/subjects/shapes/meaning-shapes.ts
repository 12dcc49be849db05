import type { Shapes } from './shapes.ts';
import { ONE } from './words.ts';

/** What it is and why it matters. The first group is the subject. */
export const MEANING_SHAPES: Shapes = [
  [
    'why',
    [
      /^why (?:is|are) (.+?) (?:(?:that |super |really )?(?:important|essential|necessary|needed|useful|relevant|vital|helpful|crucial|hyped|popular|recommended|healthy)|good(?: for (?:you|me|us|health|the body))?|a (?:big |huge )?(?:deal|thing)|big deal|worth (?:tracking|measuring|knowing)|(?:being )?(?:tested|measured|tracked))$/,
      /^(?:why|how) (?:does|do|would|should) (.+?) (?:matter|count)(?: (?:to|for) (?:me|my health|health))?$/,
      /^(?:does|do) (.+?) matter(?: (?:to|for) (?:me|my health|health))?$/,
      /^what (?:does|do|can|did) (.+?) do(?: (?:for|to|in|with) (?:you|me|us|people|(?:the|my|your|our) (?:body|health|heart|brain|muscles?|system)))?$/,
      /^what(?:'s| is| are) (.+?) (?:good |used |needed |important |useful |there |needed |taken )?for$/,
      /^(?:what(?:'s| is| are) )?(?:the )?(?:health )?(?:benefits?|point|use|purpose|role|importance|functions?|advantages?|job|upsides?) (?:of|in|from) (.+)$/,
      new RegExp(
        `^why (?:should|would|do|must|does) ${ONE} (?:care about|need|track|measure|watch|want|monitor|test|check|pay attention to|look at|worry about|eat|get|know|drink|bother with) (?:my |about |enough )?(.+)$`,
      ),
      /^(?:is|are) (.+?) (?:important|necessary|essential|useful|good for (?:you|me|anything)|healthy|helpful|needed)$/,
      /^how important (?:is|are) (.+)$/,
      /^how (?:does|do) (.+?) help(?: (?:me|you|us|my body))?$/,
      /^do (?:i|we|you|people) need (?:to (?:eat|have|track) )?(.+?)(?: for (?:my |the )?\w+)?$/,
    ],
  ],
  [
    'what',
    [
      /^(?:what(?:'s| is| are)?|who is) (?:meant by |the (?:meaning|definition) of |the deal with |the thing with )?(?!my\b)(.+?)(?: (?:mean|supposed to (?:be|mean|tell me)|about|stand for|all about))?$/,
      /^what (?:does|do|is|are) (?:my |the )?(.+?) (?:mean|stand for|tell (?:me|us|you)(?: about .+)?|say(?: about me)?|show|measure|supposed to (?:mean|be|tell me))$/,
      /^(?:(?:can|could) you )?(?:explain|define|describe)(?: to me| me)?(?: what)?(?: does| is| are)? (.+?)(?: (?:is|are|means?|does))?(?: to me)?$/,
      /^(?:explain|tell me)(?: to me)? (?:more |something |what you know )?about (?:my )?(.+)$/,
      /^tell me what (.+?) (?:is|are|means?)$/,
      /^(.+?)[,;:.–-]? ?[,;:–-]? ?what (?:is|does|are|do) (?:it|that|this|they)(?: mean| stand for)?$/,
      /^(.+?)[,;:–-]? what(?:'s| is) (?:it|that|this)(?: for)?$/,
      /^i (?:keep|kept) (?:seeing|hearing|reading)(?: about)? (.+?)[,;.-]? ?what (?:is|'s|are|does) (?:it|that|they|this)(?: mean)?$/,
      /^i (?:keep|kept) (?:seeing|hearing|reading)(?: about)? (.+?)[,;.-]? what's (?:it|that|this)$/,
      /^(?:i )?(?:don't|dont|do not|never) (?:know|understand|understood|get|got) (?:what )?(.+?)(?: (?:is|are|means?))?$/,
      /^(?:no idea|any idea|not sure|wondering) what (.+?) (?:is|are|means?)$/,
      /^(.+?) (?:meaning|definition|explained|explanation|in a nutshell)$/,
      /^how (?:does|do) (.+?) work$/,
      /^(?:never heard of|what the (?:heck|hell) is) (.+)$/,
    ],
  ],
];
