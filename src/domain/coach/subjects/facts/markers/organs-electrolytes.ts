import type { MarkerKey } from '#domain/blood/markers.ts';
import { LOW_IS_GOOD, NO_LOW, of, type MarkerFacts } from './marker-facts.ts';

/** Liver, kidneys, muscle and salts. */
export const ORGAN_ELECTROLYTE_FACTS: Readonly<Partial<Record<MarkerKey, MarkerFacts>>> = {
  alt: of(
    'ALT is an enzyme inside your liver cells. It leaks into your blood when they’re damaged.',
    'fatty liver, alcohol, viral hepatitis, some medications or hard training shortly before the test',
    NO_LOW,
  ),
  ast: of(
    'AST is an enzyme in liver, heart and muscle cells.',
    'hard training, alcohol, liver disease, muscle damage or some medications',
    NO_LOW,
  ),
  ggt: of(
    'GGT is a liver enzyme that reacts early to alcohol and bile problems.',
    'alcohol, fatty liver, blocked bile ducts or some medications',
    NO_LOW,
  ),
  alp: of(
    'Alkaline phosphatase is an enzyme found mainly in the liver, bile ducts and bones.',
    'blocked bile ducts, healing or growing bones, low vitamin D or pregnancy',
    'low zinc or magnesium, an underactive thyroid or an inherited condition',
  ),
  'bilirubin-total': of(
    'Bilirubin is the yellow pigment left over from old red blood cells. Your liver removes it.',
    'Gilbert syndrome (common and harmless), fasting, liver or bile duct problems, or red blood cells breaking down too fast',
    NO_LOW,
  ),
  albumin: of(
    'Albumin is the main protein in your blood. Your liver makes it. It’s also one of the nine inputs to PhenoAge.',
    'dehydration',
    'inflammation, liver or kidney disease, too little protein or too much fluid',
  ),
  'total-protein': of(
    'Total protein is all the protein in your blood, mainly albumin and antibodies.',
    'dehydration, chronic inflammation or some blood disorders',
    'liver or kidney disease, poor absorption or too little protein',
  ),
  ldh: of(
    'LDH is an enzyme in almost all cells. It rises when cells break down.',
    'hard training, a mishandled sample, liver, heart or muscle disease, or a blood disorder',
    NO_LOW,
  ),
  creatinine: of(
    'Creatinine is a waste product from muscle that your kidneys remove, so it’s used to estimate how well they work.',
    'kidney disease, dehydration, a lot of muscle, creatine supplements, a lot of meat or hard training',
    'low muscle mass, pregnancy or a low-protein diet',
  ),
  bun: of(
    'Urea nitrogen is a waste product from protein that your kidneys remove.',
    'dehydration, a high-protein diet, kidney disease or bleeding in the gut',
    'a low-protein diet, too much fluid, pregnancy or liver disease',
  ),
  egfr: of(
    'eGFR estimates how much blood your kidneys filter per minute. It’s usually calculated from creatinine, age and sex.',
    'A high value usually means healthy kidneys. Low muscle mass can make the estimate too high.',
    'kidney disease, older age, dehydration, a lot of muscle, creatine supplements or a lot of meat before the test',
  ),
  'cystatin-c': of(
    'Cystatin C is a protein that your kidneys filter out of your blood. Unlike creatinine, it’s barely affected by how much muscle you have, so it’s a second way to check your kidneys.',
    'kidney disease, inflammation, smoking, extra weight, steroids or an overactive thyroid',
    NO_LOW,
  ),
  uacr: of(
    'The urine albumin/creatinine ratio shows whether your kidneys leak protein. It can detect kidney damage early.',
    'diabetes, high blood pressure, kidney disease, a fever, hard training or a urinary tract infection',
    LOW_IS_GOOD,
  ),
  chloride: of(
    'Chloride and sodium together make up salt. Chloride helps keep your body’s fluids and acids in balance.',
    'dehydration, diarrhea or kidney problems',
    'vomiting, water pills or too much fluid',
  ),
  'co2-bicarbonate': of(
    'Bicarbonate is the buffer that keeps your blood from getting too acidic.',
    'vomiting, water pills or lung disease',
    'diarrhea, kidney disease, ketoacidosis or breathing too fast',
  ),
  calcium: of(
    'This test shows the calcium in your blood, which your body keeps very steady. It doesn’t show how strong your bones are or how much calcium you eat.',
    'overactive parathyroid glands, too much vitamin D, some water pills or some cancers',
    'low albumin, low vitamin D or magnesium, or kidney disease',
  ),
  phosphate: of(
    'Phosphate is the form of phosphorus in your blood.',
    'kidney disease or a mishandled sample',
    'eating very little, eating again after a long fast, alcohol, low vitamin D or overactive parathyroid glands',
  ),
  'creatine-kinase': of(
    'Creatine kinase is a muscle enzyme. A high level is a sign of muscle damage. Despite its name, the enzyme has nothing to do with creatine supplements.',
    'hard training in the days before the test, an injury, statins, an underactive thyroid or muscle disease. If you have severe muscle pain, weakness or dark urine, get medical care today',
    NO_LOW,
  ),
};
