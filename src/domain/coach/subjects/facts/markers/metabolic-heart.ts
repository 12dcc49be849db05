import type { MarkerKey } from '#domain/blood/markers.ts';
import { LOW_IS_GOOD, NO_LOW, of, type MarkerFacts } from './marker-facts.ts';

/** Metabolism and heart. */
export const METABOLIC_HEART_FACTS: Readonly<Partial<Record<MarkerKey, MarkerFacts>>> = {
  'glucose-fasting': of(
    'Fasting glucose is the sugar in your blood after an overnight fast. It shows how well your body controls glucose at rest.',
    'insulin resistance, prediabetes or diabetes, not fasting long enough, stress, illness, poor sleep or steroids',
    'a long fast, a lot of exercise, alcohol or diabetes medication',
  ),
  'glucose-2h': of(
    'This is your glucose two hours after a glucose drink. It shows how well your body handles a lot of sugar at once.',
    'insulin resistance, prediabetes, diabetes or illness',
    'a strong insulin response to the glucose drink',
  ),
  hba1c: of(
    'HbA1c is the percentage of your hemoglobin, a protein in red blood cells, that has sugar attached. It reflects your average glucose over about three months.',
    'A high value usually means your glucose has been high for months, as in prediabetes or diabetes. Low iron can raise it too.',
    'low average glucose, recent blood loss, anemia or red blood cells that don’t live as long as usual',
  ),
  'insulin-fasting': of(
    'Insulin is the hormone that moves sugar from your blood into your cells. Your fasting level shows how hard your body works to keep glucose normal.',
    'insulin resistance, extra weight around the waist, inactivity or eating before the test',
    'a long fast, a low-carb diet, being lean and active, or a pancreas that makes too little insulin',
  ),
  'c-peptide': of(
    'C-peptide is released together with insulin, so it shows how much insulin your own body makes.',
    'insulin resistance or kidneys that clear it slowly',
    'a pancreas that makes little insulin, as in type 1 diabetes',
  ),
  fructosamine: of(
    'Fructosamine is protein in your blood with sugar attached. It reflects your average glucose over two to three weeks.',
    'A high value usually means your glucose has been high in recent weeks.',
    'low glucose or low protein in your blood',
  ),
  'uric-acid': of(
    'Uric acid is what’s left when your body breaks down purines, which are found in cells and in some foods. Too much can form crystals and cause gout or kidney stones.',
    'alcohol (especially beer), a lot of meat or seafood, sugary drinks, extra weight, reduced kidney function, water pills or rapid weight loss',
    'some medications or rare metabolic conditions, but it’s rarely a concern',
  ),
  'ketone-bhb': of(
    'Beta-hydroxybutyrate is the main ketone in your blood. Your liver makes it from fat when you run out of carbs.',
    'fasting, a very low-carb diet, long workouts, SGLT2 inhibitors or, dangerously, too little insulin in diabetes',
    'A low value is normal if you eat carbs.',
  ),
  'total-cholesterol': of(
    'Total cholesterol is all the cholesterol in your blood: LDL, HDL and the rest. LDL and apoB say more about your risk of heart disease.',
    'saturated fat, genes, extra weight, an underactive thyroid or high HDL',
    'a diet very low in fat, cholesterol medication, an overactive thyroid or illness',
  ),
  'ldl-c': of(
    'LDL cholesterol is carried by the particles that build up plaque in arteries. The higher it is and the longer it stays high, the greater your risk of heart disease.',
    'saturated fat, genes, an underactive thyroid, weight gain or some medications',
    LOW_IS_GOOD,
  ),
  'hdl-c': of(
    'HDL cholesterol is carried by particles that bring cholesterol back to your liver. A higher level is linked to a lower risk, up to a point.',
    'regular exercise, genes, alcohol or estrogen. Very high values aren’t better',
    'inactivity, smoking, extra weight, high triglycerides or genes',
  ),
  'non-hdl-c': of(
    'Non-HDL cholesterol is total cholesterol minus HDL: everything in the particles that can clog arteries.',
    'saturated fat, high triglycerides, extra weight or genes',
    LOW_IS_GOOD,
  ),
  triglycerides: of(
    'Triglycerides are the main type of fat in your blood, both after meals and between them.',
    'sugar, refined carbs, alcohol, extra weight, diabetes, an underactive thyroid, genes or eating before the test',
    LOW_IS_GOOD,
  ),
  apob: of(
    'Apolipoprotein B is the protein on every particle that can enter an artery wall, so it counts those particles. It predicts heart disease better than LDL cholesterol when the two disagree.',
    'saturated fat, genes, insulin resistance, extra weight or an underactive thyroid',
    LOW_IS_GOOD,
  ),
  apoa1: of(
    'Apolipoprotein A1 is the main protein of HDL particles.',
    'exercise, alcohol, estrogen or genes',
    'inactivity, smoking, extra weight, high triglycerides or genes',
  ),
  'lp-a-nmol': of(
    'Lipoprotein(a) is an LDL-like particle. Your level is set almost entirely by your genes. A high level raises the risk of heart disease, so it’s worth testing once in your life.',
    'your genes. Diet and exercise barely change it, so your other risk factors matter more',
    LOW_IS_GOOD,
  ),
  'ldl-particles': of(
    'LDL particles carry cholesterol in your blood. Like apoB, their number predicts heart disease better than LDL cholesterol when the two disagree.',
    'insulin resistance, high triglycerides, saturated fat or genes',
    LOW_IS_GOOD,
  ),
  homocysteine: of(
    'Homocysteine is an amino acid that builds up when folate, vitamin B12 or B6 is low. High levels are linked to heart and blood vessel disease.',
    'too little folate, B12 or B6, reduced kidney function, an underactive thyroid, smoking, a lot of coffee or genes',
    NO_LOW,
  ),
  'nt-probnp': of(
    'Your heart releases NT-proBNP when its muscle is stretched. Doctors use it to look for heart failure.',
    'heart failure, an irregular heartbeat, reduced kidney function or older age',
    LOW_IS_GOOD,
  ),
};
