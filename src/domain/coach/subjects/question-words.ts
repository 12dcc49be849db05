import { isPlural } from '#domain/words/agreement.ts';

const THE =
  /^(?:erythrocyte sedimentation rate|urine albumin|omega-3 index|(?:keto|Mediterranean|DASH) diet|glycemic index|gut microbiome|circadian rhythm|(?:sleep|longevity) score|Healthy Eating Index)\b/;
const A = /^(?:calorie deficit|complete protein|multivitamin|MET)$/;

/** Without what is in parentheses: "ketones", but "lipoprotein(a)". */
export const bareName = (name: string): string => name.replace(/ \(.*\)$/, '');

/** A name as a question has it: "the keto diet", "probiotics". */
export function spoken(name: string): string {
  const bare = bareName(name)
    .replace(/^probiotic$/, 'probiotics')
    .replace(/ or .*$/, '');
  return THE.test(bare) ? `the ${bare}` : A.test(bare) ? `a ${bare}` : bare;
}

/** Whether a question says “are” and “do”. */
export const isMany = (name: string): boolean => isPlural(name) || / and /.test(bareName(name));
export const doesOrDo = (name: string): string => (isMany(name) ? 'do' : 'does');

/** "What do triglycerides mean?" */
export const whatDoesItMean = (name: string): string => `What ${doesOrDo(name)} ${spoken(name)} mean?`;

/** "Too many calories", "too much added sugar". */
export const tooMuch = (name: string): string =>
  name === 'added sugars' ? 'too much added sugar' : `too ${isPlural(name) ? 'many' : 'much'} ${name}`;

/** "Too few calories", "too little iron". */
export const tooLittle = (name: string): string =>
  name === 'added sugars' ? 'too little added sugar' : `too ${isPlural(name) ? 'few' : 'little'} ${name}`;

/** "What causes high ferritin?", "What causes a high omega-3 index?" */
export const whatCausesHigh = (name: string): string =>
  `What causes ${spoken(name).startsWith('the ') ? 'a ' : ''}high ${bareName(name)}?`;
