import type { HealthCondition } from './health-conditions.ts';
import type { Allergy, Situation } from './health-profile.ts';
import type { Medicine } from './medicines.ts';

/** Class of medicines in everyday words, with common brand names. */
export const MEDICINE_WORDS: Readonly<
  Record<Medicine, { readonly name: string; readonly examples: string }>
> = {
  warfarin: { name: 'Warfarin or a similar blood thinner', examples: 'warfarin, Coumadin, Jantoven' },
  doac: { name: 'A newer blood thinner (DOAC)', examples: 'apixaban, Eliquis, rivaroxaban, Xarelto' },
  antiplatelet: { name: 'A medication that prevents clots', examples: 'daily aspirin, clopidogrel, Plavix' },
  serotonergic: {
    name: 'An antidepressant or triptan',
    examples: 'sertraline, Zoloft, citalopram, venlafaxine, sumatriptan',
  },
  'hormonal-contraception': {
    name: 'Hormonal contraception',
    examples: 'the pill, patch, ring, implant, hormonal IUD',
  },
  'hiv-medicine': { name: 'HIV medications', examples: 'Biktarvy, dolutegravir, Truvada' },
  'transplant-medicine': { name: 'Transplant medications', examples: 'tacrolimus, cyclosporine' },
  'cancer-medicine': { name: 'Cancer medications', examples: 'chemotherapy, imatinib, tamoxifen' },
  immunosuppressant: {
    name: 'Another medication that suppresses the immune system',
    examples: 'prednisone, azathioprine, adalimumab, Humira',
  },
  methotrexate: { name: 'Methotrexate', examples: 'methotrexate, Trexall' },
  levothyroxine: { name: 'Thyroid hormone', examples: 'levothyroxine, Synthroid, Euthyrox' },
  'tetracycline-quinolone': {
    name: 'A tetracycline or quinolone antibiotic',
    examples: 'doxycycline, minocycline, ciprofloxacin',
  },
  antibiotic: {
    name: 'Another antibiotic you’re taking now',
    examples: 'amoxicillin, penicillin, azithromycin',
  },
  bisphosphonate: { name: 'A bisphosphonate for bones', examples: 'alendronate, Fosamax, risedronate' },
  'ace-inhibitor-arb': {
    name: 'An ACE inhibitor or ARB',
    examples: 'ramipril, lisinopril, losartan, candesartan',
  },
  'potassium-sparing-diuretic': {
    name: 'A potassium-sparing water pill',
    examples: 'spironolactone, eplerenone, amiloride',
  },
  thiazide: {
    name: 'A thiazide water pill',
    examples: 'hydrochlorothiazide, chlorthalidone, indapamide',
  },
  diuretic: {
    name: 'Another water pill, or you’re not sure which',
    examples: 'furosemide, torsemide, Lasix',
  },
  'other-blood-pressure': {
    name: 'Another blood pressure medication',
    examples: 'amlodipine, metoprolol, bisoprolol',
  },
  statin: { name: 'A statin', examples: 'atorvastatin, Lipitor, simvastatin, rosuvastatin' },
  'insulin-sulfonylurea': {
    name: 'Insulin or a sulfonylurea',
    examples: 'insulin, glimepiride, glipizide, glyburide',
  },
  metformin: { name: 'Metformin', examples: 'metformin, Glucophage' },
  'sglt2-inhibitor': { name: 'An SGLT2 inhibitor', examples: 'empagliflozin, Jardiance, dapagliflozin' },
  'acid-blocker': { name: 'An acid blocker (PPI)', examples: 'omeprazole, pantoprazole, Nexium' },
  lithium: { name: 'Lithium', examples: 'lithium, Lithobid' },
  antiepileptic: {
    name: 'An epilepsy medication',
    examples: 'valproate, lamotrigine, carbamazepine, levetiracetam',
  },
  sedative: { name: 'A sleeping pill or sedative', examples: 'zolpidem, lorazepam, diazepam' },
  other: {
    name: 'Another medication not listed here',
    examples: 'ask your pharmacist about this medication',
  },
};

export const CONDITION_WORDS: Readonly<Record<HealthCondition, string>> = {
  'eating-disorder': 'An eating disorder, now or in the past',
  'cancer-treatment': 'Being treated for cancer',
  insulin: 'Type 1 diabetes, or taking insulin or a sulfonylurea',
  'kidney-disease': 'Stage 4 or 5 kidney disease, or dialysis',
  'kidney-disease-stage-3': 'Stage 3 kidney disease',
  'kidney-stones': 'Kidney stones',
  'type-2-diabetes': 'Type 2 diabetes',
  prediabetes: 'Prediabetes',
  'high-blood-pressure': 'High blood pressure',
  'cardiovascular-disease': 'Heart attack, stroke or narrowed arteries',
  'heart-failure': 'Heart failure',
  'atrial-fibrillation': 'Atrial fibrillation',
  'thyroid-disease': 'Thyroid disease',
  'liver-disease': 'Liver disease',
  gallstones: 'Gallstones',
  malabsorption: 'Celiac disease, Crohn’s disease or another malabsorption disorder',
  'bariatric-surgery': 'Weight-loss surgery',
  'bowel-narrowing': 'A narrowed bowel (stricture) or trouble swallowing',
  'irritable-bowel': 'Irritable bowel syndrome',
  osteopenia: 'Osteopenia or osteoporosis',
  'knee-osteoarthritis': 'Knee osteoarthritis',
  gout: 'Gout',
  'autoimmune-disease': 'An autoimmune disease',
  'weak-immune-system': 'A weakened immune system, or a central line (a catheter in a large vein)',
  epilepsy: 'Epilepsy',
  'bipolar-disorder': 'Bipolar disorder',
  haemochromatosis: 'Hemochromatosis (iron overload)',
  thalassaemia: 'Thalassemia',
  sarcoidosis: 'Sarcoidosis',
  'high-calcium': 'High calcium in the blood',
  sitosterolaemia: 'Sitosterolemia',
  'asbestos-exposure': 'Worked with asbestos',
};

export const ALLERGY_WORDS: Readonly<Record<Allergy, string>> = {
  fish: 'Fish',
  shellfish: 'Shellfish',
  soy: 'Soy',
  milk: 'Milk',
  egg: 'Egg',
  gluten: 'Gluten or wheat',
  nuts: 'Nuts',
  'daisy-family': 'Daisy family (ragweed, chamomile)',
};

export const SITUATION_WORDS: Readonly<Record<Situation, string>> = {
  'resistance-training': 'Strength training at least twice a week',
  'endurance-training': 'Endurance training most days',
  fatigue: 'Tired most days',
  'slow-to-fall-asleep': 'Take more than 30 minutes to fall asleep most nights',
  'jet-lag-or-shifts': 'Jet lag or shift work, now or soon',
  'little-sun': 'Little time in the sun',
  'weak-grip': 'A weak grip (below 60 lb or 27 kg for men, 35 lb or 16 kg for women)',
  'statin-muscle-pain': 'Muscle pain since starting a statin',
  'keto-cramps': 'On keto for less than 4 weeks, with cramps or headaches',
  'no-cholesterol-medicine': 'Prefer to lower cholesterol without medication',
};
