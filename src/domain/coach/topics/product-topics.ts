import { DELETION_GRACE_DAYS } from '#domain/account/deletion.ts';
import { PLAN_LIMITS } from '#domain/membership/plans.ts';
import { LIFETIME_PRICE_TEXT } from '#domain/membership/money.ts';
import { REFUND_DAYS } from '#domain/membership/purchase.ts';
import type { Topic } from './topic.ts';

const { daily, savedConversations } = PLAN_LIMITS.free;

/** Getting started, plans, and where things are. */
export const PRODUCT_TOPICS: readonly Topic[] = [
  {
    key: 'first-steps',
    comesFirst: true,
    signs: [
      /\b(?:where|how|what) (?:do|should|can) (?:i|we) (?:start|begin|get started|do first|set up)\b|\b(?:i'm|i am|im) (?:completely |totally )?new(?: here| to this)?\b|\b(?:just|only) (?:signed up|joined|installed|started using|registered|downloaded)\b|\bgetting started\b|\bfirst (?:time|day) (?:here|using)\b|\bhow does (?:this|the) (?:app|thing|site) work\b/,
      /\b(?:haven't|have not|didn't|not) (?:yet )?(?:logged|entered|tracked|added|recorded) (?:anything|any (?:data|food|meals?)|a thing)\b|\b(?:no|without(?: any)?) data (?:yet|logged|at all)\b/,
    ],
    not: /\b(?:fast(?:ing)?|running|keto|lifting|training|plan|losing|diet|lose weight|exercis\w*|eating)\b/,
    title: 'Start with your next meal',
    answersFirst: true,
    paragraphs: [
      'Tell me what you ate, such as “2 eggs and toast,” and confirm it. Then weigh yourself most mornings. After about two weeks of both, I can estimate how much you actually burn and base your calorie target on it.',
      'Everything else is optional: water, sleep, workouts, blood pressure, glucose, blood tests. You can ask me general questions about food and health right away.',
    ],
    links: [
      ['Describe a meal', 'describe'],
      ['See your goals', 'goals'],
      ['Import from other apps', 'integrations'],
    ],
    next: ['How many calories should I eat?', 'Do I have to weigh my food?', 'What can you do?'],
  },
  {
    key: 'weigh-food',
    comesFirst: true,
    signs: [
      /\b(?:do|must|should) i (?:have|need) to (?:weigh|measure|log|track|count|enter|write down)\b.*\b(?:everything|food|calories|macros|every(?:thing| day| meal| bite)?|all|it|each)\b|\bshould i (?:weigh|measure) (?:my |all my )?food\b|\bwithout (?:weighing|a (?:kitchen )?scale)\b|\b(?:do i )?need a (?:kitchen |food )?scale\b/,
      /\b(?:can|could|may) i skip (?:a day|days|logging|some days)\b|\bwhat (?:happens )?if i (?:forget|skip|miss) (?:to log|logging|a day|a meal|some days)\b/,
    ],
    not: /\bmy ?self\b/,
    title: 'No, a rough estimate is fine',
    paragraphs: [
      'Describe meals in everyday words, such as “a bowl of pasta with tomato sauce.” You’ll see a range instead of one number. A weight or a package label narrows it down, which is worth it for oil, nuts, cheese and rice.',
      'You don’t have to log every day, either. Incomplete days are left out of averages, so they don’t distort anything.',
    ],
    links: [['Describe a meal', 'describe']],
    next: ['How accurate are your numbers?'],
  },
  {
    key: 'after-a-break',
    comesFirst: true,
    signs: [
      /\b(?:skipped|stopped|missed|forgot|haven't been|took a break from|fell behind (?:on|with)) (?:logging|tracking)\b|\b(?:start|starting) over\b.*\b(?:logging|log|app|tracking)\b|\b(?:logging|log|app|tracking)\b.*\bstart(?:ing)? over\b/,
    ],
    not: /\b(?:how (?:many|often)|days did i)\b/,
    title: 'Just pick up where you left off',
    paragraphs: [
      'No need to start over or fill in what’s missing. Days without a complete log are left out of averages, so they don’t count as zero. After about two weeks of meals and weigh-ins, your estimate of the calories you burn will be up to date again.',
    ],
    links: [['Describe a meal', 'describe']],
    next: ['How was my week?'],
    more: [
      {
        asks: 'worry',
        title: 'No, missing days don’t count',
        paragraphs: ['Missing days are left out of averages and trends. They’re never counted as zero.'],
      },
    ],
  },
  {
    key: 'log-later',
    comesFirst: true,
    signs: [
      [
        /\b(?:forgot|forget|didn't|missed|earlier|yesterday's?|past|older|backdate|late)\b/,
        /\b(?:log|add|enter|track|record)\b/,
        /\b(?:can i|how do i|possible|still|now|later|backdate)\b/,
      ],
    ],
    not: /\b(?:pill|dose|medic\w*|vitamin|remind|start over)\b/,
    title: 'Yes, any day',
    paragraphs: [
      'Tell me what you had and when, such as “had chili for dinner yesterday,” or open that day under Meals and add it there.',
    ],
    links: [['Open meals', 'meals']],
  },
  {
    key: 'offline',
    comesFirst: true,
    signs: [
      /\b(?:without (?:internet|wifi|a connection|signal|network|data)|offline|no (?:internet|signal|wifi|connection)|airplane mode)\b/,
    ],
    title: 'Yes, for logging and search',
    paragraphs: [
      'You can describe, search and log meals without a connection. What you log is saved on this device and sent once you’re back online. I can answer simple questions about what’s on the device too.',
    ],
    links: [['Open More', 'more']],
  },
  {
    key: 'shared-account',
    comesFirst: true,
    signs: [
      [
        /\b(?:wife|husband|partner|kids?|son|daughter|family|friend|two people|someone else|girlfriend|boyfriend|roommate|mom|dad)\b/,
        /\b(?:account|app|login|log in|profile|subscription|plan|use (?:it|this))\b/,
        /\b(?:can|could|share|use|same|too|together|both|how)\b/,
      ],
    ],
    not: /\b(?:allerg\w*|eats?|ate|dinner|recipe)\b/,
    title: 'Each person needs their own account',
    paragraphs: [
      'Targets, trends and scores are calculated for one person, so sharing an account would make them all wrong. A second account is free. To let someone see your numbers, share a report with a link that expires.',
    ],
    links: [['Open reports', 'reports']],
  },
  {
    key: 'price',
    comesFirst: true,
    signs: [
      /\b(?:is|are) (?:this|the|it|you|perennial)(?: app| site| coach)? (?:really )?(?:free|paid)\b|\b(?:how much|what) (?:does|do|is|will) (?:it|this|the app|this app|perennial|lifetime(?: access)?|premium|the (?:subscription|plan|membership|full version)|a (?:plan|membership|subscription)) (?:cost|price)?\b|\b(?:do i (?:have|need) to pay|free (?:plan|version|trial)|premium|subscription|lifetime (?:access|plan|membership)|upgrade (?:my )?(?:plan|account)|what(?:'s| is) (?:in|included in) the free)\b/,
    ],
    not: /\b(?:cancel\w*|refund\w*|money back|sugar|calorie|log|gluten)\b/,
    title: `Free, or ${LIFETIME_PRICE_TEXT} one time`,
    paragraphs: [
      `The free plan has every tracker, ${daily['coach-message']} coach messages and ${daily['model-analysis']} AI analyses a day, and keeps ${savedConversations} conversations. Lifetime access is a one-time payment of ${LIFETIME_PRICE_TEXT} and raises those limits. There’s no subscription, and you can get a refund within ${REFUND_DAYS} days.`,
    ],
    links: [['Open membership', 'membership']],
    more: [
      {
        asks: 'why',
        title: 'One payment',
        paragraphs: ['It’s a single payment, so nothing renews and there’s nothing to cancel later.'],
      },
    ],
  },
  {
    key: 'cancel',
    comesFirst: true,
    signs: [
      /\b(?:cancel|end|stop|terminate|quit|unsubscribe from)\b.*\b(?:plan|subscription|membership|lifetime|payment|premium|billing|renewal|auto-?renew)\b/,
      /\b(?:refund|money back|charge ?back|get my money|charged (?:twice|me))\b/,
    ],
    not: /\b(?:notification|reminder|meal plan|training plan|email)\b/,
    title: 'Nothing renews, and you can ask for a refund',
    paragraphs: [
      `You pay once, so there’s no subscription to cancel. For a full refund within ${REFUND_DAYS} days of your purchase, use the contact form. No reason needed. Your account then goes back to the free plan and keeps everything you logged.`,
      `To leave permanently, delete your account in Settings. You’ll have ${DELETION_GRACE_DAYS} days to change your mind.`,
    ],
    links: [
      ['Open membership', 'membership'],
      ['Open More', 'more'],
    ],
  },
  {
    key: 'delete-account',
    comesFirst: true,
    signs: [
      /\b(?:delete?|deleting|close|erase|remove|deactivate|cancel|get rid of|wipe)\b.*\b(?:my |this |the )?(?:acc?ounts?|profile|all my data|everything about me)\b/,
    ],
    title: 'You can do that in Settings',
    paragraphs: [
      `Under Delete account in Settings, enter your password and confirm. You’ll be logged out everywhere, and you’ll have ${DELETION_GRACE_DAYS} days to change your mind by logging in. After that, everything is erased. Download your data first if you want to keep it.`,
    ],
    links: [['Open Settings', 'profileSettings']],
    next: ['How do I export my data?'],
  },
  {
    key: 'export',
    comesFirst: true,
    signs: [
      /^(?:export|download|back ?up|save|give me|send me|print)\b.*\b(?:data|everything|csv|json|excel|spreadsheet|records|log|history|file|report|pdf)\b/,
      /\b(?:raw (?:data|numbers|values|entries)|as (?:a )?(?:csv|json|excel|spreadsheet)|(?:show|see|access|get) (?:me )?(?:all )?(?:the |my )?(?:raw|underlying|individual) (?:data|entries|values|numbers|records))\b/,
      [
        /\b(?:share|show|send|give|export|print|report|summary)\b/,
        /\b(?:doctor|physician|clinician|dietitian|nutritionist|gp|cardiologist|endocrinologist|trainer|nurse)\b/,
        /\b(?:how|can|where|data|report|pdf|link|numbers|results|for|with)\b/,
      ],
    ],
    not: /\b(?:should i (?:show|tell|see)|when|remind|yesterday's|breakfast)\b/,
    title: 'A report, a link, or everything as files',
    paragraphs: [
      'For a doctor, open Reports, choose the dates, and save a PDF or share a link that expires when you choose. For everything you’ve logged, go to Export my data in Settings. You’ll get one zip file with every table as CSV and JSON.',
      'To see the entries behind one of my numbers, tap it.',
    ],
    links: [
      ['Open reports', 'reports'],
      ['Open Settings', 'profileSettings'],
    ],
  },
  {
    key: 'blood-upload',
    signs: [
      [
        /\b(?:upload|import|scan|photograph|attach|add|enter|read)\b/,
        /\b(?:pdf|lab|blood|report|results?|photo|picture|file|scan)\b/,
        /\b(?:can|how|where|do|does)\b/,
      ],
    ],
    title: 'Yes, a PDF, FHIR or CSV file',
    paragraphs: [
      'Under Blood tests, choose Import. You’ll check every value I find before anything is saved. Reading a photo of a report needs an AI model. If this server doesn’t have one, type the values in.',
    ],
    links: [['Import blood tests', 'importBloodTests']],
    next: ['Which of my blood markers are out of range?'],
  },
  {
    key: 'workout-help',
    comesFirst: true,
    signs: [
      [
        /\b(?:how|where) (?:do|can|should|would) i\b/,
        /\b(?:add|log|enter|record|track|put in)\b/,
        /\b(?:workouts?|runs?|exercise|steps|walks?|gym|training|activity|ride|swim)\b/,
      ],
    ],
    title: 'On the movement screen, or here',
    paragraphs: [
      'Open Movement and tap Add workout, or tell me, “Log a 30-minute run.” Under Integrations, you can import workouts and steps from a watch or another app.',
    ],
    links: [
      ['Open movement', 'movement'],
      ['Open integrations', 'integrations'],
    ],
  },
  {
    key: 'vitals-help',
    comesFirst: true,
    signs: [
      [
        /\b(?:how|where) (?:do|can|should|would) i\b/,
        /\b(?:add|log|enter|record|track|put in)\b/,
        /\b(?:blood pressure|bp|pulse|heart rate|temperature|oxygen|spo2|vitals|hrv)\b/,
      ],
    ],
    title: 'On the vitals screen, or here',
    paragraphs: ['Open Vitals and add a reading, or tell me, “My blood pressure is 125/80, log it.”'],
    links: [['Open vitals', 'vitals']],
  },
];
