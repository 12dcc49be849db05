import type { Met } from '#domain/supplements/interactions.ts';

/** What a report says to a clinician about each interaction, by its id: `says` speaks to the member. */
const NOTES: Readonly<Record<string, string>> = {
  warfarin: 'changes the effect of warfarin, with a risk of bleeding or clots',
  'blood-thinner-care': 'adds to the effect of a blood thinner, with a risk of bleeding',
  'blood-thinner-st-johns-wort': 'changes the effect of a blood thinner',
  serotonin: 'combined with an antidepressant or triptan, can raise serotonin to dangerous levels',
  'st-johns-wort': 'speeds up the breakdown of the medication, which can stop it from working',
  lithium: 'a change in caffeine or salt intake changes lithium levels',
  antiepileptic: 'can change the effect of epilepsy medication',
  'immune-system': 'stimulates the immune system',
  levothyroxine: 'lowers absorption of the medication unless taken at least 4 hours apart',
  'antibiotic-or-bisphosphonate':
    'lowers absorption of the medication unless taken at least 4 hours apart, or longer for some medications',
  'potassium-held-back': 'risk of high potassium',
  'potassium-and-water-pill': 'some diuretics raise potassium and others lower it',
  'magnesium-held-back': 'risk of high magnesium',
  thiazide: 'risk of high calcium',
  'sugar-lowering': 'also lowers blood sugar, with a risk of hypoglycemia',
  'metformin-or-acid-blocker':
    'metformin and acid blockers can lower vitamin B12, and acid blockers magnesium',
  'statin-red-yeast-rice': 'contains a statin, so that two are taken, with a risk of muscle injury',
  'statin-grapefruit': 'grapefruit raises levels of simvastatin and atorvastatin',
  methotrexate: 'folate can interfere with methotrexate unless it is prescribed with it',
  'smoke-and-asbestos': 'raised lung cancer rates in smokers and people exposed to asbestos',
  'iron-overload': 'iron and high doses of vitamin C are harmful in iron overload and thalassemia',
  'kidney-stones': 'can contribute to kidney stones',
  'kidney-stones-and-calcium': 'can contribute to kidney stones',
  pregnancy: 'not recommended in pregnancy',
  surgery: 'risk of bleeding during surgery planned in the next 2 weeks',
  'kidney-disease': 'accumulates in kidney disease of stage 4 or 5',
  'biotin-before-a-test': 'skews thyroid, heart and hormone tests within 72 hours of a dose',
  'allergy-fish': 'made from fish',
  'allergy-shellfish': 'usually made from shellfish or their shells',
  'allergy-soy': 'usually made from soy',
  'allergy-milk': 'made from milk',
  'allergy-egg': 'made from eggs',
  'allergy-gluten': 'made from wheat or barley',
  'allergy-daisy-family': 'belongs to the daisy family',
};

/** "Magnesium and levothyroxine: lowers absorption of the medication unless taken at least 4 hours apart." @param supplement as the member calls it */
export function clinicalNote(supplement: string, { id, withWhat }: Pick<Met, 'id' | 'withWhat'>): string {
  const pair = withWhat === null ? supplement : `${supplement} and ${withWhat}`;
  return [pair, NOTES[id]].filter(Boolean).join(': ').concat('.');
}
