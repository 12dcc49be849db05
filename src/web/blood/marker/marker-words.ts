import type { MarkerKey } from '#domain/blood/markers.ts';

const WORDS: Readonly<Record<MarkerKey, string>> = {
  'glucose-fasting':
    'Sugar in the blood after a night without food. It rises years before diabetes does, and falls with weight, movement and sleep.',
  'glucose-2h':
    'Sugar in the blood two hours after drinking 75 g of glucose: how quickly your body clears it away.',
  hba1c:
    'The share of hemoglobin that sugar sticks to: your average glucose of the last two to three months.',
  'insulin-fasting':
    'The hormone that moves sugar into cells. Much of it on an empty stomach means that cells answer it poorly.',
  'c-peptide':
    'Split off when insulin is made: it shows how much your own pancreas makes, also during insulin treatment.',
  fructosamine: 'Sugar on the proteins of the blood: your average glucose of the last two to three weeks.',
  'uric-acid':
    'What is left of purines from cells, meat and beer. Too much of it can crystallise in joints and kidneys.',
  'ketone-bhb':
    'Fuel made from fat when carbohydrates are scarce: in fasting, on ketogenic diets, and when insulin is missing.',
  'total-cholesterol':
    'All cholesterol together, the useful and the harmful. LDL, non-HDL and ApoB say more.',
  'ldl-c':
    'Cholesterol in the particles that settle in vessel walls. The lower and the longer low, the fewer heart attacks.',
  'hdl-c':
    'Cholesterol on its way back to the liver. Low values go with risk; very high ones do not protect further.',
  'non-hdl-c': 'All cholesterol that can settle in vessel walls: total less HDL. It needs no empty stomach.',
  triglycerides:
    'Fat on its way through the blood. Sugar, alcohol and weight raise it, and so does a meal before the draw.',
  apob: 'Counts the particles that can settle in vessel walls, one ApoB each. It says more than LDL where the two differ.',
  apoa1: 'The protein of HDL, which takes cholesterol back to the liver.',
  'lp-a-nmol':
    'An inherited LDL-like particle that adds to the risk of heart attack and valve disease. Diet hardly moves it.',
  'lp-a-mgdl':
    'An inherited LDL-like particle, given by mass. Newer laboratories count it in nmol/L; the two cannot be converted.',
  'ldl-particles': 'The number of LDL particles, counted by magnetic resonance.',
  homocysteine: 'An amino acid that piles up when folate, vitamin B12 or B6 are short, or the kidneys slow.',
  'nt-probnp': 'Released when the heart muscle is stretched. A low value makes heart failure unlikely.',
  'hs-crp':
    'A protein of inflammation. Small steady amounts go with risk for the heart; large ones mean an infection or injury.',
  esr: 'How fast red cells sink in a tube: a slow, broad sign of inflammation that rises with age.',
  fibrinogen: 'What clots are made of. It rises with inflammation and smoking.',
  wbc: 'All defence cells together. They rise with infection, smoking and stress.',
  neutrophils: 'The most common defence cells, first against bacteria.',
  lymphocytes: 'Defence cells that remember: against viruses, and for antibodies.',
  'lymphocytes-pct': 'The share of lymphocytes among white cells. It is one of the nine values of PhenoAge.',
  monocytes: 'Defence cells that clean up in the tissues.',
  eosinophils: 'Defence cells of allergies and parasites.',
  basophils: 'The rarest defence cells, part of allergic reactions.',
  rbc: 'The number of cells that carry oxygen.',
  hemoglobin:
    'The red protein that carries oxygen. Low is anaemia; iron, B12, folate and bleeding are common causes.',
  hematocrit: 'The share of the blood that is red cells. It rises when water is short.',
  mcv: 'The size of a red cell: small where iron is short, large where B12 or folate are, or with alcohol.',
  mch: 'How much hemoglobin one red cell carries.',
  mchc: 'How densely red cells are packed with hemoglobin.',
  rdw: 'How much red cells differ in size. A wide spread comes with lacks and inflammation, and is one of the nine values of PhenoAge.',
  platelets: 'The cells that close wounds.',
  mpv: 'The size of platelets: young ones are larger.',
  tsh: 'What the brain tells the thyroid. High means that it asks for more hormone, low that there is too much.',
  ft4: 'The hormone of the thyroid that is free to act.',
  ft3: 'The active form of the thyroid hormone.',
  'tpo-ab': 'Antibodies against the thyroid: a sign of Hashimoto’s disease.',
  'testosterone-total': 'The main male hormone, in women in small amounts. Highest in the morning.',
  'testosterone-free': 'The part of testosterone that is not bound and can act.',
  shbg: 'The protein that binds sex hormones. It falls with insulin resistance and rises with age and thyroid hormone.',
  estradiol: 'The main female hormone, in men in small amounts. It follows the cycle.',
  progesterone: 'The hormone of the second half of the cycle: it shows whether there was an ovulation.',
  lh: 'A hormone of the brain that starts ovulation, and testosterone in men.',
  fsh: 'A hormone of the brain that ripens eggs and sperm. It rises with the menopause.',
  prolactin: 'The hormone of milk. Stress, sleep and many medicines raise it.',
  'dhea-s': 'A hormone of the adrenal glands that falls with every decade.',
  'cortisol-am': 'The hormone of waking and stress, highest in the morning.',
  igf1: 'What growth hormone works through. It falls with age, protein lack and long diets; both ends of it go with risk.',
  psa: 'A protein of the prostate. Cycling, infection and growth raise it, and so does cancer.',
  pth: 'The hormone that guards calcium. It rises where vitamin D or calcium are short.',
  alt: 'A liver enzyme. Fat in the liver, alcohol, medicines and infection raise it.',
  ast: 'An enzyme of liver and muscle. Hard training raises it for some days.',
  ggt: 'An enzyme of liver and bile ducts that alcohol, fat in the liver and medicines raise.',
  alp: 'An enzyme of bile ducts and bones, one of the nine values of PhenoAge.',
  'bilirubin-total': 'What old red cells are broken down to; the liver clears it.',
  albumin:
    'The main protein of the blood, made in the liver. Low values come with inflammation and poor nutrition.',
  'total-protein': 'All proteins of the blood: albumin and antibodies.',
  ldh: 'An enzyme of nearly all cells. It rises where cells break down, and when the sample was shaken.',
  creatinine: 'Waste of muscles that the kidneys clear away. From it the filtration rate is computed.',
  bun: 'Nitrogen waste of protein, cleared by the kidneys. Much protein and little water raise it.',
  egfr: 'How much blood your kidneys clean a minute, estimated from creatinine, age and sex.',
  'cystatin-c': 'A protein the kidneys clear away; unlike creatinine it does not depend on muscle and meat.',
  uacr: 'Albumin that leaks into the urine: the earliest sign of damage to the kidneys.',
  sodium: 'The salt that holds water in the blood. It moves with water more than with the salt you eat.',
  potassium: 'The salt that heart and nerves run on. Medicines and kidneys move it; far off it is dangerous.',
  chloride: 'The partner of sodium; with bicarbonate it shows the balance of acids.',
  'co2-bicarbonate': 'The buffer of the blood against acids.',
  calcium: 'The mineral of bones and nerves, held within narrow limits by parathyroid hormone and vitamin D.',
  phosphate: 'The partner of calcium in bones and of energy in cells.',
  'creatine-kinase':
    'An enzyme of muscles. Hard training raises it for days; very high values strain the kidneys.',
  'vitamin-d-25oh': 'The store of vitamin D from sun, fish and supplements. It is lowest in late winter.',
  'vitamin-b12': 'A vitamin for blood and nerves, only from animal foods and supplements.',
  folate: 'A B vitamin of greens and legumes, needed for new cells and before a pregnancy.',
  mma: 'Piles up where cells lack vitamin B12: it settles borderline B12 values.',
  ferritin: 'Your store of iron. Low before anaemia comes; inflammation raises it whatever the store is.',
  iron: 'Iron on its way through the blood. It swings within hours: ferritin and saturation say more.',
  tibc: 'How much iron the blood could carry. It rises where iron is short.',
  'transferrin-sat':
    'The share of the iron transport that is in use. Low is a lack, high may be inherited overload.',
  magnesium:
    'A mineral for muscles, nerves and heart. The blood holds a hundredth of it and shows a lack late.',
  zinc: 'A trace element for immune system and skin. Inflammation and a meal before the draw lower it.',
  copper: 'A trace element that rises with inflammation and the pill.',
  selenium:
    'A trace element for the thyroid. Soils differ: in Europe little of it is eaten, in North America enough.',
  'vitamin-a': 'Retinol for eyes and skin, stored in the liver. Too much harms, above all in pregnancy.',
  'vitamin-e': 'Protects fats from oxygen. It rises with blood fats.',
  'vitamin-b6-plp':
    'The active form of vitamin B6. Supplements raise it far; very much for long harms nerves.',
  'omega3-index':
    'The share of EPA and DHA in the fats of red cells: what you ate of fish and algae in the last months.',
};

/** What a marker is, in a sentence or two. */
export const aboutMarker = (marker: MarkerKey): string => WORDS[marker];
