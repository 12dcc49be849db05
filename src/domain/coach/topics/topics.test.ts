import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { continuedTopic, lastWordOn } from './continued-topic.ts';
import { TOPICS, topicOf } from './topics.ts';

test.each([
  'how far off my protein target was I on average this month',
  'My protein target is 120 g. How far off was I yesterday?',
])('“%s” asks for a figure of the log', (question) => {
  expect(topicOf(question)).toBeUndefined();
});

test.each([
  ['my knee hurts since that long run on sunday', 'injury'],
  ['Pulled my back deadlifting, what can I do instead?', 'injury'],
  ['I’m hungry all the time', 'hunger'],
  ['craving chocolate so bad rn', 'craving'],
  ['I slept like crap last night', 'bad-night'],
  ['can’t sleep again', 'bad-night'],
  ['I’m exhausted', 'tired'],
  ['so bloated after dinner', 'digestion'],
  ['I have a headache', 'headache'],
  ['I think I’m coming down with the flu', 'ill'],
  ['should I quit drinking altogether?', 'alcohol'],
  ['we’re trying for a baby, what should I be eating', 'conceive'],
  ['can stress mess with ovulation?', 'cycle-causes'],
  ['my period is late', 'period'],
  ['could I be pregnant?', 'period'],
  ['is omega 3 from capsules as good as eating salmon', 'omega-3'],
  ['are protein shakes as good as real food', 'food-or-supplement'],
  ['is keto actually working for me', 'diet-result'],
  ['has my fasted glucose got better since I started keto', 'diet-result'],
  ['is intermittent fasting good for me', 'fasting-good'],
  ['is intermittent fasting ok with high blood pressure', 'fasting-good'],
  ['i had 3 glasses of wine, is that bad', 'alcohol'],
  ['what if I cut carbs', 'what-if-carbs'],
  ['but I’m eating less than ever', 'eating-little'],
  ['feeling really down lately', 'low-mood'],
  ['I’m so stressed with work I can’t switch off', 'stressed'],
  ['flying to tokyo on friday, how do I handle jet lag', 'jet-lag'],
  ['I feel great today!', 'feeling-good'],
  ['I forgot my statin yesterday, do i take two today?', 'missed-dose'],
  ['did I take my meds today?', 'taken'],
  ['this app is so slow and keeps logging me out', 'trouble'],
  ['you got my calories wrong yesterday', 'wrong-figure'],
  ['your advice is useless', 'unhelpful'],
  ['can you see my garmin data', 'sources'],
  ['glucose 112 after lunch', 'glucose-reading'],
  ['I’m away for work all week eating out, what do I order', 'eating-out'],
  ['took my vitamin d', 'taken'],
  ['did I take my magnesium yesterday?', 'taken-before'],
  ['did I forget my vitamins on Monday', 'taken-before'],
  ['delete my lunch from yesterday', 'delete-entry'],
  ['change my weight goal to 75', 'change-goal'],
  ['build me a training plan for a half marathon in april', 'training-plan'],
  ['make me a meal plan for the week', 'meal-plan'],
  ['How do I get rid of belly fat', 'lose-weight'],
  ['lose weight without starving', 'lose-weight'],
  ['how do i loose wieght fast', 'lose-weight'],
  ['how do I lose 5 kg', 'lose-weight'],
  ['why can’t I lose weight', 'stuck-weight'],
  ['I’m losing weight without trying', 'unexplained-loss'],
  ['I gained 2 pounds overnight, what did I do wrong', 'overnight-gain'],
  ['I have a fever of 38.5 but a long run planned, should I go?', 'ill-training'],
  ['I’m 16 and want to do keto', 'under-18'],
  ['I’m 17 and want creatine', 'under-18'],
  ['how many calories should a 12 year old eat to lose weight', 'growing-weight'],
  ['is intermittent fasting ok for teenagers', 'growing-weight'],
  ['my son is 15, what supplements for muscle', 'growing-weight'],
  ['can my 9 year old do keto', 'growing-weight'],
  ['how much sleep does a 9 year old need', 'child-values'],
  ['what’s a normal temperature for a newborn', 'child-values'],
  ['is alcohol good for the baby', 'pregnancy-alcohol'],
  ['what does DKA mean', 'ketoacidosis'],
  ['explain ketoacidosis vs ketosis', 'ketoacidosis'],
  ['should I take another pill', 'extra-dose'],
  ['can I skip my insulin if I fast tomorrow?', 'insulin-fasting'],
  ['I take lisinopril, can I use salt substitute?', 'salt-substitute'],
  ['can I take ibuprofen with my blood pressure medicine?', 'painkiller-pressure'],
  ['I’m so nauseous I can only eat crackers, is my baby ok?', 'pregnancy-nausea'],
  ['is sushi safe during pregnancy?', 'pregnancy-food'],
  ['how much weight should I gain while pregnant', 'pregnancy-weight'],
  ['I’m breastfeeding and always hungry, how much more should I eat?', 'breastfeeding-needs'],
  ['I ate a whole pizza, I ruined everything', 'food-guilt'],
  ['I hate how I look', 'body-image'],
  ['what’s the point of tracking', 'discouraged'],
  ['I work nights, when should I eat?', 'night-shift'],
  ['where do I start', 'first-steps'],
  ['is this app free', 'price'],
  ['cancel my plan', 'cancel'],
  ['delet my acount', 'delete-account'],
  ['how do I export my data for my doctor', 'export'],
  ['how accurate are your calorie numbers?', 'accuracy'],
  ['my throat feels weird and sore', 'symptom'],
  ['im 16 and want abs by summer', 'under-18'],
  ['I had a heart attack last year, how much can I exercise?', 'heart-history'],
  ['my baby is 3 months old and i want my body back', 'postpartum'],
  ['gaining weight since menopause, why', 'menopause'],
  ['where do vegans get b12', 'vegan-nutrients'],
  ['does the app work without internet', 'offline'],
  ['can my wife use my account too', 'shared-account'],
  ['what did you base my protein goal on', 'protein-basis'],
  ['I’m on ozempic, how much protein should I eat', 'weight-loss-injection'],
  ['my wife says i snore a lot, should i care', 'snoring'],
  ['can I trust the sleep data from my watch', 'device-accuracy'],
  ['forgot to log dinner yesterday, can I add it now', 'log-later'],
  ['I want to gain weight, what should I eat', 'gain-weight'],
])('“%s” is about %s', (message, key) => {
  expect(topicOf(message)?.key).toBe(key);
});

test.each([
  'what was my average sleep last week',
  'how much alcohol did I drink last month',
  'which foods gave me the most protein',
  'log 2 eggs and toast',
  'what is the weather',
])('“%s” is no topic', (message) => {
  expect(topicOf(message)).toBeUndefined();
});

const BENCH = new URL('../../../../bench/questions/', import.meta.url);

/** Questions about a member's figures, in many voices. */
const asked = ['questions.jsonl', ...readdirSync(new URL('batches/', BENCH)).map((name) => `batches/${name}`)]
  .filter((name) => name.endsWith('.jsonl'))
  .flatMap((name) => readFileSync(new URL(name, BENCH), 'utf8').trim().split('\n'))
  .map((line) => JSON.parse(line) as { readonly question: string; readonly answers?: readonly unknown[] })
  // Some ask for a figure that no record has: “What should my weight be?”
  .filter(({ answers }) => answers?.length !== 0)
  .map(({ question }) => question);

test('no question about figures is taken for a topic before its figures are looked up', () => {
  expect(asked.length).toBeGreaterThan(1000);
  expect(asked.filter((question) => topicOf(question)?.comesFirst === true)).toEqual([]);
});

test.each([
  ['any tips?', ['how do I lose 5 kg'], 'Start with these three'],
  ['can I speed that up', ['how do I lose 5 kg', 'any tips?'], 'A little, but not much'],
  ['what if I just jog slowly', ['I have a fever but a long run planned, should I go?'], 'Not even slowly'],
  ['should I skip dinner to make up for it', ['I ruined my diet today'], 'No, eat as usual'],
  ['so it’s not fat?', ['I gained 2 pounds overnight'], 'Most likely all water'],
  ['can I change it', ['what formula do you use for bmr'], 'You can change it'],
])('“%s” after %j gets an answer of its own', (message, earlier, title) => {
  expect(continuedTopic(message, earlier)?.title).toBe(title);
});

test('a short question doesn’t return to a topic that another question has followed', () => {
  expect(continuedTopic('any tips?', ['how do I lose 5 kg', 'how did I sleep last week'])).toBeUndefined();
});

test('where a topic has no more to say, it says where to get help', () => {
  expect(lastWordOn('should I see a doctor', ['I feel dizzy when I stand up'])?.title).toBe(
    'When to get help',
  );
});

test('every topic has something to do next, and no reference to a figure in its own words', () => {
  for (const { links, paragraphs, facts = [], key } of TOPICS) {
    expect(links.length, key).toBeGreaterThan(0);
    expect(paragraphs.some((text) => text.includes('#'))).toBe(false);
    expect(facts.every(({ words }) => words.split(/#|\{changed\}/).length === 2)).toBe(true);
  }
});
