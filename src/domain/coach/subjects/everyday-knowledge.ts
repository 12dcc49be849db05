import { average, PROTEIN, SLEEP, type Topic } from '#domain/coach/topics/topic.ts';

const OWN = /\b(?:did i|my average|last (?:week|month)|yesterday|log|how (?:many|often))\b/;

/** Common questions about sleep, calm, training and cooking. */
export const EVERYDAY_KNOWLEDGE: readonly Topic[] = [
  {
    key: 'naps',
    signs: [
      /\b(?:are|is|do|does|should|can|could)\b.*\bnap(?:s|ping)?\b|\bnaps?\b.*\b(?:good|bad|ok|okay|healthy|help)\b|\bhow long should (?:a |i )?nap\b|\bbest nap\b/,
    ],
    not: OWN,
    title: 'Short and early in the day',
    paragraphs: [
      'A nap of about 20 minutes in the early afternoon refreshes you without costing you sleep at night. Long or late naps make it harder to fall asleep. If you need one every day even though you get enough sleep, tell your doctor.',
    ],
    facts: [SLEEP],
    links: [['Open sleep', 'sleep']],
    next: ['How much did I sleep last week?'],
  },
  {
    key: 'waking-at-night',
    signs: [
      /\b(?:wake|waking|woke|awake|get up)(?: up)?\b.*\b(?:at (?:\d|night|two|three|four|five)|(?:every|each|middle of the|during the|in the) night|too early|nightly)\b/,
    ],
    not: /\b(?:log|did i|alarm|remind|pee|bathroom|breath\w*|chok\w*|gasp\w*|shift|baby|hot flash\w*)\b/,
    title: 'Waking at night is common',
    paragraphs: [
      'Sleep is lighter in the second half of the night, so noise, heat, stress, alcohol, a full bladder or a late meal can easily wake you. It also gets lighter with age. Keep a regular schedule, skip alcohol and late caffeine, and keep the room cool and dark. Don’t check the time. If you can’t sleep, get up for a while and go back when you’re sleepy.',
      'If it happens most nights for a month, or you snore loudly or wake up gasping, see a doctor.',
    ],
    facts: [SLEEP, average('awakeMinutes', '# awake')],
    links: [['Open sleep', 'sleep']],
    next: ['Does alcohol affect my sleep?'],
  },
  {
    key: 'relaxing',
    signs: [
      /\b(?:ways?|how|what|tips|best|help)\b.*\b(?:relax|unwind|calm down|wind down|de-?stress)\b/,
      /\bbreathing exercises?\b/,
    ],
    not: OWN,
    title: 'Slow breathing, dim light, no screens',
    paragraphs: [
      'Breathe slowly for five minutes, with a longer breath out than in. A warm shower, reading, stretching and dim light help too. Put your phone in another room, and write down what’s on your mind. The stress screen has breathing exercises.',
    ],
    links: [['Open stress', 'stress']],
    next: ['Is my stress high?'],
  },
  {
    key: 'racing-heart',
    signs: [
      /\b(?:why|what)\b.*\bheart (?:race|races|racing|pound|pounds|pounding|beat(?:s|ing)? (?:so )?fast|flutter\w*)\b/,
    ],
    not: /\b(?:chest pain|faint\w*|pass(?:ed)? out|breath\w*|run\w*|workout|exercis\w*)\b/,
    title: 'Often harmless, but have it checked if it comes back',
    paragraphs: [
      'Common reasons for a racing heart are stress, alcohol, caffeine, a large late meal, fever, dehydration and some medications. I can’t tell which one it is, and a heart rhythm problem is possible too.',
      'If you also have chest pain or shortness of breath, or feel weak or faint, call emergency services now. If it keeps coming back, see a doctor soon.',
    ],
    facts: [average('restingHeartRateBpm', '# at rest')],
    links: [['Open vitals', 'vitals']],
    next: ['Does alcohol affect my heart rate?'],
  },
  {
    key: 'protein-timing',
    signs: [
      /\bprotein (?:timing|window)\b|\b(?:when|best time)\b.*\b(?:eat|have|get|drink)\b.*\bprotein\b|\banabolic window\b|\bhow much protein (?:per|in one|can i absorb in (?:one|a)) (?:meal|sitting)\b/,
    ],
    not: OWN,
    title: 'Your daily total matters most',
    paragraphs: [
      'Spread your protein over three or four meals, about 0.14 g per pound of body weight each (0.3 g per kg), or 0.18 g (0.4 g per kg) if you’re 65 or older. A meal within a few hours of training is soon enough.',
    ],
    facts: [PROTEIN],
    links: [['See your goals', 'goals']],
    next: ['Am I getting enough protein?'],
  },
  {
    key: 'protein-ceiling',
    comesFirst: true,
    signs: [
      /\b\d(?:\.\d+)? ?g(?:rams?)?(?: of)? protein (?:per|a|\/) ?(?:kg|kilo\w*|lb|pound)\b.*\b(?:too much|too high|ok|okay|safe|enough|bad)\b/,
    ],
    title: 'Above 1 g per pound, there’s no added benefit',
    paragraphs: [
      'For building muscle, 0.7 g per pound of body weight a day (1.6 g per kg) works about as well as more. I recommend no more than 1 g per pound (2.2 g per kg). In healthy people, more isn’t known to be harmful, but it leaves less room for other foods. If you have kidney disease, ask your doctor.',
    ],
    facts: [PROTEIN],
    links: [['See your goals', 'goals']],
    sources: [
      { name: 'Morton 2018, protein and training', url: 'https://doi.org/10.1136/bjsports-2017-097608' },
    ],
    next: ['Am I getting enough protein?'],
  },
  {
    key: 'cooking-oil',
    signs: [
      /\b(?:best|healthiest|healthy|good|which|what) (?:cooking )?oils?\b|\boil (?:is|should i|to) (?:best|healthiest|use|cook|fry)\b|\bseed oils?\b/,
    ],
    not: OWN,
    title: 'Olive or canola oil for most cooking',
    paragraphs: [
      'Both are rich in unsaturated fat and fine for frying at home. Other plant oils, such as sunflower or soybean, are fine too; studies in people don’t support the claim that seed oils are harmful. Use butter, coconut oil and palm oil less often. Every oil has 9 kcal per gram, so measure it.',
    ],
    links: [['Open diet quality', 'dietQuality']],
    next: ['How is my diet quality?'],
  },
  {
    key: 'drinking-enough',
    signs: [
      /\bhow (?:do|can|would) (?:i|you) (?:know|tell) (?:if|when|whether) (?:i|you|i'm|i am|you're)(?: am| are)? (?:drink(?:ing)? enough|(?:de)?hydrated)\b|\bsigns? of dehydration\b/,
    ],
    title: 'Pale urine and not much thirst',
    paragraphs: [
      'Pale yellow urine and little thirst usually mean you’re drinking enough. Dark urine, headache, tiredness, a dry mouth and dizziness can mean you’re not. Thirst fades with age, so older adults do better drinking on a schedule. If you have heart or kidney disease, ask your doctor how much is right for you.',
    ],
    facts: [average('waterMl', '# of water a day')],
    links: [['Open water', 'water']],
    next: ['Am I drinking enough water?'],
  },
  {
    key: 'plant-compounds',
    signs: [/\b(?:lectins?|oxalates?|phytates?|anti-?nutrients?)\b/],
    not: OWN,
    title: 'No reason to avoid them in cooked food',
    paragraphs: [
      'Lectins, oxalates and phytates are plant substances that can bind minerals or irritate your gut. Soaking and boiling get rid of a lot of them, and people who eat beans and whole grains tend to be healthier, not sicker. Never eat kidney beans raw or undercooked. If you get kidney stones, ask your doctor about oxalates.',
    ],
    links: [['Open diet quality', 'dietQuality']],
  },
];
