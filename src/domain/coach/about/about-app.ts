import { reply, type Reply } from '#domain/coach/reply.ts';

/** What a question about the coach or its scores is about. */
export type AboutTopic = 'coach' | 'data' | 'notifications' | 'bio-age-method' | 'score-evidence';

const BIO_AGE = '(?:bio-?\\s?age|bio-?logical age|body age)';
const SCORE = '(?:longevity(?: score)?|score)';

const TOPICS: readonly (readonly [AboutTopic, RegExp])[] = [
  [
    'coach',
    /^(?:(?:who|what) are you,? )?(?:are|r) (?:you|u) (?:an? )?(?:real |actual |licensed |qualified |just )*(?:doctor|physician|nurse|dietitian|dietician|nutritionist|therapist|person|human|machine|chat ?bot|bot|robot|ai|chatgpt|gpt|llm|computer|software|program)\b|^(?:am i|who am i) (?:talking|chatting|speaking) (?:to|with)\b|^is (?:this|there) (?:an? )?(?:real )?(?:person|human|doctor|bot|ai)\b|^do you (?:replace|work like) (?:my |an? )?doctor/,
  ],
  [
    'data',
    /\b(?:what|which|does|do|is|are|who|where|how)\b.*\b(?:third[- ]part(?:y|ies)|(?:my|our) (?:data|info(?:rmation)?|answers|records) (?:safe|private|secure|sold|shared|stored|sent|go|kept|visible)|(?:data|info(?:rmation)?) (?:of mine|about me))\b|\b(?:do|does|will|can) (?:you|u|the app|this app|perennial|anyone|anybody|other people) (?:ever )?(?:sell|share|send|see|read|give away|pass on|train(?: ai)? on|use) (?:any of )?(?:my|our|this|these) (?:data|info(?:rmation)?|answers|messages|chats?|records|health data)\b|^who (?:else )?(?:can )?(?:sees?|reads?|gets?|has access to) (?:my|this|these|what i)\b|^(?:is|are) (?:my|this|these|our) (?:data|chats?|messages?|conversations?|health data) (?:safe|private|secure|confidential|encrypted)\b|^where (?:is|does|are) my data\b/,
  ],
  [
    'notifications',
    /\b(?:stop|turn off|disable|mute|silence|cancel|get rid of|unsubscribe|switch off|change|fewer|less|too many|pause|manage)\b.*\b(?:notifications?|push messages?|alerts?|emails?|e-mails?|mails?|(?:all )?(?:the |these |my )?reminders)\b/,
  ],
  [
    'bio-age-method',
    new RegExp(
      `^how (?:is|do you|does|was|did you) (?:my |the |you )?(?:calculate |compute |work out |determine |get )?(?:my |the )?${BIO_AGE}\\b|^how (?:reliable|accurate|valid|trustworthy|good|certain|precise|exact|scientific) is (?:my |the |this |your )?${BIO_AGE}|^(?:can|should) i trust (?:my |the |this |your )?${BIO_AGE}|^what(?:'s| is) (?:my |the )?${BIO_AGE} (?:based on|calculated from)`,
    ),
  ],
  [
    'score-evidence',
    new RegExp(
      `\\b(?:evidence|proof|science|studies|study|research|validated|validation)\\b.*\\b(?:my |the |your |this )?${SCORE}\\b|(?<!what )\\b(?:does|do|can|will) (?:my |the |your |this )?${SCORE} (?:really |actually )?(?:predict|mean|matter|say|tell|work)\\b.*|^is (?:my |the |this |your )?(?:longevity )?score (?:scientific|reliable|accurate|valid|validated|trustworthy|real|legit|evidence.based)|^how (?:reliable|accurate|valid|trustworthy|good|scientific) is (?:my |the |this |your )?${SCORE}|^(?:can|should) i trust (?:my |the |this |your )?${SCORE}`,
    ),
  ],
];

/** The topic of a question about the coach, its scores or its privacy. @param text plain words */
export const aboutTopic = (text: string): AboutTopic | undefined =>
  TOPICS.find(([, words]) => words.test(text))?.[0];

/** A connected model, and whether the member lets it write their answers. */
export interface ModelInUse {
  readonly name: string;
  readonly provider: string;
  readonly isAllowed: boolean;
}

const SETTINGS: Reply['links'] = [{ name: 'Open Settings', screen: 'profileSettings' }];

/** Bio-age translates risk into years: the same words as on its screen. */
const BIO_AGE_IS =
  'Your bio-age expresses, in years, the risk from your habits and measurements. It’s an estimate. It isn’t a measured age, medical advice or a forecast of how long you’ll live.';

/** Answers about the coach and the product, from what the screens say. */
export function aboutReply(topic: AboutTopic, model: ModelInUse | null): Reply {
  switch (topic) {
    case 'coach':
      return reply({
        kind: 'advice',
        title: 'I’m software, not a doctor',
        paragraphs: [
          model?.isAllowed === true
            ? `An AI model, ${model.name} from ${model.provider}, writes some of my answers. Every number comes from your own records or from this app’s published sources.`
            : 'I’m a chatbot that doesn’t use an AI model. I follow fixed rules to read your question and calculate an answer from your own records and this app’s published sources.',
          'I don’t diagnose conditions or change medications. Ask a doctor about symptoms or treatment, and call emergency services in an emergency.',
        ],
        next: ['What data do you share with third parties?'],
      });
    case 'data':
      return reply({
        kind: 'advice',
        title:
          model?.isAllowed === true
            ? 'An AI provider reads some of your data'
            : 'No AI provider sees your questions here',
        paragraphs: [
          model === null
            ? 'This server has no AI model for the coach, so your questions and answers stay on this server.'
            : model.isAllowed
              ? `You allowed ${model.name} from ${model.provider} to write answers. It reads your questions, what you asked me to remember, and the numbers, foods and dates needed to answer. It never sees your name, email, password or photos. You can change this in Settings.`
              : `This server could use ${model.name} from ${model.provider}, but only if you allow it in Settings. You haven’t, so your questions stay on this server.`,
          'Your data goes to others only if you choose to share it: with services you connect, people you send a report to, and apps you give an access token. An email provider delivers our messages to you. If this server uses an AI provider, that provider gets the photos, recordings and scanned reports you submit for analysis. There are no ads and no tracking, and we don’t sell your data. The privacy policy lists everything.',
        ],
        links: SETTINGS,
      });
    case 'notifications':
      return reply({
        kind: 'advice',
        title: 'Turn off notifications',
        paragraphs: [
          'Under Reminders, choose what you’re reminded about, when and how, or turn off any reminder. You can also tell me, “Turn off the water reminder.”',
        ],
        links: [{ name: 'Open reminders', screen: 'reminders' }],
      });
    case 'bio-age-method':
      return reply({
        kind: 'advice',
        title: 'How bio-age works',
        paragraphs: [
          BIO_AGE_IS,
          'Each answer is weighted by how strongly published studies link it to the risk of death, and it counts less if it overlaps with other answers. The total is added to your age. A blood test with all nine PhenoAge markers counts too, but less as it gets older.',
          'How reliable is it? The studies behind individual answers are published, but we chose some of the weights, and the bio-age as a whole hasn’t been tested against how long people live. The range shows the uncertainty and gets narrower the more you answer. The bio-age screen shows every step.',
        ],
        links: [{ name: 'Open bio-age', screen: 'bioAge' }],
        sources: [{ name: 'PhenoAge: Levine 2018', url: 'https://doi.org/10.18632/aging.101414' }],
        next: ['How do I lower my bio-age?'],
        query: { metric: 'bioAgeYears', aggregate: 'last', window: { kind: 'all' } },
      });
    case 'score-evidence':
      return reply({
        kind: 'advice',
        title: 'Published metrics, our own weights',
        paragraphs: [
          'The metrics inside the pillars come from published research that links them to health or a longer life. The weight of each pillar is our own choice, not a study’s finding, and the score as a whole hasn’t been tested against how long people live.',
          'Use it to see what to work on, not as a prediction. The longevity screen shows the sources, how each point is calculated and how complete your data is.',
        ],
        links: [{ name: 'Open longevity', screen: 'longevity' }],
        sources: [
          {
            name: 'Life’s Essential 8: Lloyd-Jones 2022',
            url: 'https://doi.org/10.1161/CIR.0000000000001078',
          },
          { name: 'PhenoAge: Levine 2018', url: 'https://doi.org/10.18632/aging.101414' },
        ],
        next: ['What should I focus on?'],
        query: { metric: 'longevityScore', aggregate: 'last', window: { kind: 'all' } },
      });
  }
}
