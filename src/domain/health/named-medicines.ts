import type { Medicine } from './medicines.ts';

/** A medication that a text names. */
export interface NamedMedicine {
  /** As written: "atorvastatin". */
  readonly name: string;
  /** Classes it may belong to; empty for a medication without a class. */
  readonly classes: readonly Medicine[];
}

/** Names of medications by class, generic and brand. An everyday name may cover several classes. */
const NAMES: readonly (readonly [names: RegExp, ...classes: readonly Medicine[]])[] = [
  [/warfarin|coumadin|jantoven|phenprocoumon|marcumar|acenocoumarol/, 'warfarin'],
  [/apixaban|eliquis|rivaroxaban|xarelto|dabigatran|pradaxa|edoxaban|savaysa|doacs?/, 'doac'],
  [/blood thinners?|anti-?coagulants?/, 'warfarin', 'doac', 'antiplatelet'],
  [/clopidogrel|plavix|ticagrelor|brilinta|prasugrel|(?:daily |baby |low[- ]dose )?aspirin/, 'antiplatelet'],
  [
    /antidepressants?|ssris?|snris?|sertraline|zoloft|citalopram|escitalopram|lexapro|celexa|fluoxetine|prozac|paroxetine|paxil|venlafaxine|effexor|duloxetine|cymbalta|mirtazapine|trazodone|\w+triptans?|triptans?|tramadol/,
    'serotonergic',
  ],
  [
    /birth control(?: pills?)?|contracepti(?:on|ves?)(?: pills?)?|the pill|hormonal iud/,
    'hormonal-contraception',
  ],
  [/hiv (?:meds?|medications?)|biktarvy|dolutegravir|truvada/, 'hiv-medicine'],
  [/tacrolimus|c[iy]closporine?|transplant (?:meds?|medications?)/, 'transplant-medicine'],
  [/chemo(?:therapy)?|imatinib|tamoxifen|letrozole|anastrozole/, 'cancer-medicine'],
  [/predniso(?:lo)?ne|azathioprine|adalimumab|humira|mycophenolate|immunosuppressants?/, 'immunosuppressant'],
  [/methotrexate|trexall|mtx/, 'methotrexate'],
  [
    /levothyroxine|synthroid|euthyrox|thyroxine|thyroid (?:pills?|meds?|medications?|tablets?)/,
    'levothyroxine',
  ],
  [/doxycycline|minocycline|tetracyclines?|ciprofloxacin|cipro|levofloxacin/, 'tetracycline-quinolone'],
  [/antibiotics?/, 'tetracycline-quinolone', 'antibiotic'],
  [/amoxicillin|penicillin|azithromycin|augmentin/, 'antibiotic'],
  [/alendronate|fosamax|risedronate|bisphosphonates?/, 'bisphosphonate'],
  [/(?!april)\w+pril|\w+sartan|ace inhibitors?|arbs?/, 'ace-inhibitor-arb'],
  [/spironolactone|eplerenone|amiloride/, 'potassium-sparing-diuretic'],
  [/hydrochlorothiazide|hctz|chlorth?alidone|indapamide|thiazides?/, 'thiazide'],
  [/water pills?|diuretics?|furosemide|lasix|tors?asemide/, 'thiazide', 'diuretic'],
  [
    /amlodipine|metoprolol|bisoprolol|atenolol|propranolol|carvedilol|beta ?blockers?/,
    'other-blood-pressure',
  ],
  [
    /(?:blood pressure|bp) (?:meds?|medications?|medicines?|pills?|tablets?)/,
    'ace-inhibitor-arb',
    'thiazide',
    'potassium-sparing-diuretic',
    'other-blood-pressure',
  ],
  [/(?!cystatin)\w*statins?|lipitor|crestor|zocor/, 'statin'],
  [
    /(?<!fasting )insulin(?! (?:resistance|sensitivity|levels?|index|spike))|lantus|novolog|novorapid|humalog|glimepiride|gliclazide|glipizide|glyburide|glibenclamide/,
    'insulin-sulfonylurea',
  ],
  [/metformin|glucophage/, 'metformin'],
  [/\w+gliflozin|jardiance|farxiga/, 'sglt2-inhibitor'],
  [/\w+prazole|nexium|acid blockers?|ppis?/, 'acid-blocker'],
  [/lithium|lithobid|quilonum/, 'lithium'],
  [
    /valpro\w+|depakote|lamotrigine|lamictal|carbamazepine|tegretol|levetiracetam|keppra|phenytoin|topiramate|topamax|epilepsy (?:meds?|medications?|pills?)/,
    'antiepileptic',
  ],
  [/zolpidem|ambien|lorazepam|ativan|diazepam|valium|xanax|alprazolam|sleeping pills?/, 'sedative'],
  [
    /ibuprofen|advil|motrin|nurofen|naproxen|aleve|diclofenac|acetaminophen|paracetamol|tylenol|semaglutide|ozempic|wegovy|rybelsus|tirzepatide|mounjaro|zepbound|liraglutide|saxenda|ezetimibe|zetia|\w*tretinoin|accutane|roaccutane|finasteride|testosterone|gabapentin|adderall|ritalin|viagra|sildenafil|tadalafil|allopurinol|colchicine|hydroxychloroquine|bupropion|wellbutrin|buspirone|clomid|letrozole|progesterone|estrogen|benadryl|antihistamines?|painkillers?/,
  ],
];

const FINDERS = NAMES.map(
  ([names, ...classes]) =>
    ({ finder: new RegExp(`(?<!\\w)(?:${names.source})(?!\\w)`, 'g'), classes }) as const,
);

/** Medications that a text in lower case names, each once. */
export function medicinesIn(text: string): readonly NamedMedicine[] {
  const found = FINDERS.flatMap(({ finder, classes }) =>
    [...text.matchAll(finder)].map(([name]) => ({ name, classes })),
  );
  return found.filter(({ name }, at) => found.findIndex((other) => other.name === name) === at);
}
