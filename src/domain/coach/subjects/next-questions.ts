import type { Subject } from './named-subject.ts';
import { bareName, doesOrDo, isMany, spoken, tooMuch, whatDoesItMean } from './question-words.ts';
import type { AboutSubject } from './read-asked.ts';
import { subjectName } from './subject-names.ts';

/** "What are platelets?" */
export const whatIs = (subject: Subject): string => {
  const name = spoken(subjectName(subject));
  return `What ${isMany(name) ? 'are' : 'is'} ${name}?`;
};

/** "Why does sleep matter?" */
export const whyMatters = (subject: Subject): string => {
  const name = spoken(subjectName(subject));
  return `Why ${doesOrDo(name)} ${name} matter?`;
};

/** "Is creatine safe?" */
export const isItSafe = (subject: Subject): string => {
  const name = spoken(subjectName(subject));
  return `${isMany(name) ? 'Are' : 'Is'} ${name} safe?`;
};

const isItOk = (name: string): string => `${isMany(name) ? 'Are' : 'Is'} my ${bareName(name)} OK?`;

/** What to ask about figures that “How do I improve my …?” doesn’t fit. */
const CHANGE: Readonly<Record<string, string>> = {
  sleepMinutes: 'How do I sleep better?',
  awakeMinutes: 'How do I sleep better?',
  restingHeartRateBpm: 'How do I lower my resting heart rate?',
  systolicMmhg: 'How do I lower my blood pressure?',
  oxygenSaturationPercent: 'Is my oxygen saturation OK?',
  bodyTemperatureC: 'Is my body temperature OK?',
  steps: 'How many steps should I take?',
  activeZoneMinutes: 'How often should I work out?',
  workouts: 'How often should I work out?',
  weightKg: 'How did my weight change last month?',
  bodyFatPercent: 'How do I lower my body fat?',
  waistCm: 'Is my waist size OK?',
  hipCm: 'Is my waist size OK?',
  bodyMassIndex: 'Is my BMI OK?',
  expenditureKcal: 'How many calories do I burn a day?',
  fastHours: 'Can I fast?',
  bioAgeYears: 'How do I lower my bio-age?',
  phenoAgeYears: 'How do I lower my PhenoAge?',
  stressScore: 'How do I lower my stress?',
  glucoseMgdl: 'Which foods spike my glucose?',
  glucoseGmiPercent: 'How do I improve my time in range?',
  glucoseCvPercent: 'Which foods spike my glucose?',
  bloodKetonesMmoll: 'How are my ketones?',
  waterMl: 'Am I drinking enough water?',
  energyRating: 'Why did my energy change?',
};

/** What to ask after how to change a figure, if “Is my … OK?” doesn’t fit. */
const CHECK: Readonly<Record<string, string>> = {
  sleepLatencyMinutes: 'How do I sleep better?',
  expenditureKcal: 'How many calories do I burn a day?',
  healthyEatingIndex: 'How is my diet quality?',
  lifesEssential8: 'What is my Life’s Essential 8?',
  stressScore: 'Is my stress high?',
  waterMl: 'Am I drinking enough water?',
  mood: 'What was my average mood last week?',
};

/** Nutrients with a limit rather than a goal. */
const LIMITED =
  /^(?:energyKcal|satFatG|transFatG|sugarsG|addedSugarsG|cholesterolMg|sodiumMg|alcoholG|caffeineMg)$/;
const INSTEAD_OF_FOODS: Readonly<Record<string, string>> = {
  alcoholG: 'How much alcohol did I drink this month?',
  caffeineMg: 'How much caffeine did I have yesterday?',
  waterG: 'Am I drinking enough water?',
};

function nextOfNutrient(nutrient: string, name: string, isAboutFoods: boolean): string {
  const instead = INSTEAD_OF_FOODS[nutrient];
  if (instead !== undefined) return instead;
  if (!isAboutFoods) return `Which foods are high in ${name}?`;
  return `Am I getting ${LIMITED.test(nutrient) ? tooMuch(name) : `enough ${name}`}?`;
}

/** What a member may ask after an answer about a subject. */
export function nextOf({ asks, subject }: AboutSubject): readonly string[] {
  const { nutrient, marker, metric, concept } = subject;
  const name = subjectName(subject);
  if (concept) return concept.next === undefined ? [] : [concept.next];
  if (nutrient && metric === undefined)
    return [nextOfNutrient(nutrient, spoken(name), asks === 'rich' || asks === 'need')];
  if (marker && metric === undefined) return [asks === 'what' ? isItOk(name) : whatDoesItMean(name)];
  if (metric === undefined) return [];
  const isChange = asks === 'raise' || asks === 'lower' || asks === 'improve';
  return [isChange ? (CHECK[metric] ?? isItOk(name)) : (CHANGE[metric] ?? `How do I improve my ${name}?`)];
}
