/** Number of buckets that features are hashed into. */
export const BUCKETS = 32768;

/** Words that mean the same to a danger, so that one example speaks for all of them. */
const CONCEPTS: readonly (readonly [name: string, words: string])[] = [
  [
    'relative',
    'dad father daddy papa mum mom mother mama husband wife hubby partner spouse son daughter kid child brother sister sis bro friend mate roommate flatmate neighbor neighbour grandma grandpa grandmother grandfather granny nan nana grandad granddad uncle aunt niece nephew cousin girlfriend boyfriend gf bf bestie boss colleague coworker student teenager teen',
  ],
  ['other', 'he she him her his hers they them their'],
  ['small child', 'baby toddler infant newborn grandson granddaughter grandchild kids'],
  [
    'medicine',
    'pill pills tablet tablets capsule capsules meds medication medications medicine medicines paracetamol tylenol calpol acetaminophen ibuprofen advil aspirin xanax valium benzos oxycodone oxy morphine fentanyl codeine tramadol melatonin benadryl nyquil adderall ritalin concerta lithium warfarin digoxin metoprolol bisoprolol statin antidepressant antidepressants sertraline prozac painkiller painkillers gabapentin methadone sedatives ambien zopiclone',
  ],
  ['insulin', 'insulin lantus novorapid novolog humalog tresiba basal bolus bolused levemir rapid'],
  [
    'poison',
    'bleach antifreeze detergent cleaner descaler pesticide petrol gasoline methanol poison battery batteries pods pod capsule nicotine fumes disinfectant sanitizer turpentine',
  ],
  [
    'to take',
    'took taken take takes taking swallowed swallow downed popped injected gave drank drunk ate eaten licked chewed dosed',
  ],
  [
    'allergen',
    'nut nuts peanut peanuts cashew cashews walnut walnuts almond almonds pistachio hazelnut sesame shrimp prawn prawns shellfish lobster crab fish egg milk soy kiwi satay pesto bee wasp hornet sting stung antibiotic amoxicillin penicillin',
  ],
  ['to swell', 'swelling swollen swell swells swelled puffy puffing bigger huge balloon balloons'],
  ['airway', 'throat tongue lips lip mouth airway face eyes'],
  ['rash', 'hives rash itchy itching itch welts blotches'],
  ['breath', 'breath breathe breathing breathless wheezing wheeze gasping air panting inhale'],
  ['chest', 'chest breastbone sternum ribs heart rib breast ribcage'],
  [
    'pain',
    'pain pains painful hurt hurts hurting ache aches aching sore stabbing crushing squeezing squeezes squeeze pressure tightness tight tearing burning heavy',
  ],
  ['limb', 'arm arms leg legs hand hands foot side jaw shoulder shoulders'],
  [
    'weak',
    'numb numbness weak weakness limp paralyzed paralysed droop drooping droops drooped crooked hanging sagging dead floppy lopsided slack',
  ],
  [
    'speech',
    'speech speak speaking words talk talking slurred slurring slurs gibberish nonsense garbled mumbling',
  ],
  [
    'faint',
    'faint fainted fainting unconscious unresponsive collapsed collapse dizzy lightheaded woozy passed confused drowsy sleepy blacked disoriented',
  ],
  [
    'to sweat',
    'sweating sweaty clammy sweat drenched soaked shaking shaky trembling tremble shivering jittery',
  ],
  [
    'to vomit',
    'vomit vomiting vomited vomits throwing threw throw puke puking puked nausea nauseous nauseated sick queasy barf barfing',
  ],
  ['sugar', 'sugar glucose bg bs glucos meter dexcom cgm libre sensor glucometer'],
  ['ketones', 'ketone ketones ketostix ketosis dka ketoacidosis acetone fruity'],
  ['diabetes', 'diabetic diabetes t1d t2d type1'],
  ['low', 'low lo hypo hypoglycemia hypoglycaemia dropping falling crashing plummeting drops lows'],
  [
    'pregnant',
    'pregnant pregnancy preggo prego expecting trimester weeks wks fetus bump womb maternity midwife twins',
  ],
  ['to bleed', 'bleeding bleed bleeds blood bloody spotting clots clot haemorrhage hemorrhage'],
  ['movement', 'kicks kick kicking movement movements moving moves moved'],
  ['labor', 'contractions tightenings water waters gush fluid labor labour'],
  ['to die', 'die dying dead death killed kill killing suicide suicidal unalive kms'],
  ['life', 'life live living alive exist existing existence'],
  [
    'means',
    'rope gun noose bridge train tracks roof cliff balcony rooftop ledge exhaust hanging hang drown drowning river platform',
  ],
  ['farewell', 'goodbye farewell funeral will letters letter note forgive'],
  [
    'to cut',
    'cut cuts cutting slice slicing carve carved razor blade blades scissors knife lighter burn burned burning burns scratch scratching',
  ],
  ['self', 'myself himself herself themselves yourself'],
  ['skin', 'skin wrist wrists thigh thighs scars scar'],
  ['to starve', 'starve starving starved fast fasting fasted restrict restricting skip skipping skipped'],
  ['diet', 'diet deficit keto omad fasting fast cleanse detox ketosis carnivore'],
  ['thin', 'thin skinny bones bony slim underweight anorexic anorexia ana bulimia bulimic'],
  ['purge', 'purge purging laxative laxatives dulcolax senna ipecac diuretics enema'],
  ['calories', 'calories calorie kcal cal cals'],
  ['now', 'now suddenly sudden tonight today currently'],
  ['help', 'help emergency er hospital ambulance urgent 911 999 112'],
  ['past', 'was had years ago used last recovered once yesterday'],
];
const CONCEPT_OF = new Map(
  CONCEPTS.flatMap(([name, words]) => words.split(' ').map((word) => [word, name] as const)),
);

/** Upper ends of the ranges that numbers are sorted into: glucose in both units, pulse, calories of a day. */
const NUMBER_ENDS = [2.99, 3.9, 7.9, 14.9, 20, 34, 56, 70, 140, 190, 299, 700, 1100, 1600];

const wordOf = (word: string): string =>
  /^\d/.test(word) ? `#${NUMBER_ENDS.findIndex((end) => Number(word) <= end)}` : word;

/** Bucket of a feature by its FNV-1a hash. */
function bucketOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at++) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) & (BUCKETS - 1);
}

/** Features of every message, so that unknown words count as harmless. */
const ALWAYS = ['!1', '!2', '!3', '!4'].map(bucketOf);

/** Words of a message in lower case, numbers by their range. */
export const wordsOf = (text: string): string[] =>
  (text.match(/\d+(?:\.\d+)?|[a-z]+(?:'[a-z]+)?/g) ?? []).map(wordOf);

/** Buckets of the features of words: words, pairs, what they mean, and parts of them for typing slips. */
export function featuresOf(words: readonly string[]): Set<number> {
  const buckets = new Set(ALWAYS);
  const ideas = words.map((word) => CONCEPT_OF.get(word) ?? word);
  for (const [at, word] of words.entries()) {
    const next = words[at + 1] ?? '$';
    const idea = ideas[at] ?? word;
    buckets.add(bucketOf(word)).add(bucketOf(`${word} ${next}`));
    if (idea !== word) buckets.add(bucketOf(`=${idea}`));
    for (const step of [1, 2, 3]) {
      const other = ideas[at + step];
      if (other !== undefined) buckets.add(bucketOf(`${idea}~${step === 1 ? '' : '~'}${other}`));
    }
    const framed = `^${word}$`;
    if (word.length >= 4)
      for (let from = 0; from + 4 <= framed.length; from++)
        buckets.add(bucketOf(`*${framed.slice(from, from + 4)}`));
  }
  return buckets;
}
