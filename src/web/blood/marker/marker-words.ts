import type { MarkerKey } from '#domain/blood/markers.ts';

const WORDS: Readonly<Record<MarkerKey, string>> = {
  'glucose-fasting':
    'The sugar in your blood after an overnight fast. It rises years before diabetes develops, and it responds to weight, activity and sleep.',
  'glucose-2h':
    'The sugar in your blood two hours after drinking 75 g of glucose. It shows how quickly your body clears sugar from your blood.',
  hba1c:
    'The percentage of hemoglobin with sugar attached. It reflects your average glucose over the past two to three months.',
  'insulin-fasting':
    'The hormone that moves sugar into your cells. A high level on an empty stomach usually means your cells don’t respond to it well.',
  'c-peptide':
    'A peptide released along with insulin. It shows how much insulin your own pancreas makes, even if you take insulin.',
  fructosamine:
    'The amount of sugar attached to proteins in your blood. It reflects your average glucose over the past two to three weeks.',
  'uric-acid':
    'A waste product from the breakdown of purines, which come from your own cells and from foods like meat and beer. Too much can form crystals in your joints and kidneys.',
  'ketone-bhb':
    'Fuel your body makes from fat when carbs are scarce: during fasts, on ketogenic diets, or without enough insulin.',
  'total-cholesterol': 'All your cholesterol, both “good” and “bad.” LDL, non-HDL and ApoB tell you more.',
  'ldl-c':
    'Cholesterol in the particles that build up in your artery walls. The lower it is, and the longer it stays low, the lower your risk of a heart attack.',
  'hdl-c':
    'Cholesterol on its way back to your liver. Low values are linked to a higher risk of heart disease. Very high values offer no extra protection.',
  'non-hdl-c':
    'All the cholesterol that can build up in your artery walls: total minus HDL. You don’t need to fast for this test.',
  triglycerides:
    'Fat in your blood. Sugar, alcohol and extra weight can raise it, and so can a meal before the draw.',
  apob: 'The protein on the particles that can build up in your artery walls. Each carries one, so ApoB shows how many there are. When it disagrees with LDL, ApoB is the better guide.',
  apoa1: 'The main protein in HDL, which carries cholesterol back to your liver.',
  'lp-a-nmol':
    'An LDL-like particle that adds to the risk of heart attack and valve disease. Your level is set almost entirely by your genes. Diet barely changes it.',
  'lp-a-mgdl':
    'An LDL-like particle, measured by mass. Your level is set almost entirely by your genes. Newer tests count it in nmol/L. The two can’t be converted.',
  'ldl-particles': 'The number of LDL particles in your blood, measured by nuclear magnetic resonance (NMR).',
  homocysteine:
    'An amino acid that builds up when you’re low in folate, vitamin B12 or B6, or when your kidneys slow down.',
  'nt-probnp':
    'A protein your heart releases when its muscle is stretched. A low value makes heart failure unlikely.',
  'hs-crp':
    'A protein whose level rises with inflammation. Slightly raised levels over time are linked to heart disease. High levels usually mean an infection or injury.',
  esr: 'How fast red cells sink in a tube. It’s a general, slow-changing sign of inflammation. It rises with age.',
  fibrinogen: 'The protein that forms blood clots. Its level rises with inflammation and smoking.',
  wbc: 'The number of white blood cells, or immune cells, in your blood. It rises with infection, smoking and stress.',
  neutrophils: 'The most common immune cells and the first line of defense against bacteria.',
  lymphocytes: 'Immune cells with a memory. They fight viruses and make antibodies.',
  'lymphocytes-pct':
    'The percentage of white cells that are lymphocytes. It’s one of the nine PhenoAge markers.',
  monocytes: 'Immune cells that clear away germs and dead cells.',
  eosinophils: 'Immune cells involved in allergies and parasitic infections.',
  basophils: 'The rarest immune cells. They play a role in allergies.',
  rbc: 'The number of cells that carry oxygen.',
  hemoglobin:
    'The red protein that carries oxygen. A low value means anemia. Common causes are low iron, B12 or folate, and bleeding.',
  hematocrit: 'The percentage of your blood made up of red cells. It rises with dehydration.',
  mcv: 'The size of your red cells. They’re often small when iron is low, and large when B12 or folate is low or you drink a lot of alcohol.',
  mch: 'How much hemoglobin one red cell carries.',
  mchc: 'How densely red cells are packed with hemoglobin.',
  rdw: 'How much your red blood cells vary in size. It rises with deficiencies and inflammation, and is one of the nine PhenoAge markers.',
  platelets: 'The cells that help your blood clot.',
  mpv: 'The size of your platelets. Young ones are larger.',
  tsh: 'Your brain’s signal to your thyroid. A high level usually means your brain is asking for more hormone. A low level usually means there’s too much.',
  ft4: 'Thyroid hormone that isn’t bound to protein, so your body can use it.',
  ft3: 'The active form of thyroid hormone.',
  'tpo-ab': 'Antibodies against your thyroid, often a sign of Hashimoto’s disease.',
  'testosterone-total': 'The main male sex hormone. Women have smaller amounts. It’s highest in the morning.',
  'testosterone-free': 'The part of testosterone that isn’t bound to protein, so your body can use it.',
  shbg: 'The protein that binds sex hormones. Its level falls with insulin resistance and rises with age and thyroid hormone.',
  estradiol: 'The main female sex hormone. Men have smaller amounts. It varies over the menstrual cycle.',
  progesterone:
    'A hormone that rises in the second half of the menstrual cycle. It shows whether you ovulated.',
  lh: 'A pituitary hormone that triggers ovulation and, in men, testosterone production.',
  fsh: 'A pituitary hormone that helps eggs and sperm mature. It rises at menopause.',
  prolactin: 'The hormone behind milk production. Stress, sleep and many medications can raise it.',
  'dhea-s': 'A hormone from the adrenal glands. Levels fall with each decade of adulthood.',
  'cortisol-am': 'A hormone that helps you wake up. It rises with stress and is highest in the morning.',
  igf1: 'A hormone that does much of growth hormone’s work. Its level falls with age, low protein intake and prolonged dieting. Both very low and very high values are linked to higher risk.',
  psa: 'A protein from the prostate. Cycling, infection and an enlarged prostate can raise it, and so can cancer.',
  pth: 'The hormone that regulates calcium. It rises when you’re low in vitamin D or calcium.',
  alt: 'A liver enzyme. Fatty liver, alcohol, infections and some medications can raise it.',
  ast: 'A liver and muscle enzyme. Hard exercise can raise it for a few days.',
  ggt: 'A liver and bile duct enzyme. Alcohol, fatty liver and some medications can raise it.',
  alp: 'An enzyme from bile ducts and bones, and one of the nine PhenoAge markers.',
  'bilirubin-total': 'A waste product from old red cells. Your liver clears it.',
  albumin:
    'The main protein in your blood, made by your liver. Low values can point to inflammation or poor nutrition.',
  'total-protein': 'All the protein in your blood, mainly albumin and antibodies.',
  ldh: 'An enzyme in nearly all cells. It rises when cells break down, or if the sample was shaken.',
  creatinine: 'A muscle waste product that your kidneys clear. It’s used to estimate how well they filter.',
  bun: 'Nitrogen waste from protein, cleared by your kidneys. Eating a lot of protein or drinking too little water can raise it.',
  egfr: 'How much blood your kidneys filter per minute, estimated from creatinine, age and sex.',
  'cystatin-c':
    'A protein your kidneys clear. Unlike creatinine, it isn’t affected by muscle mass or eating meat.',
  uacr: 'Albumin that leaks into your urine. It’s one of the earliest signs of kidney damage.',
  sodium:
    'The mineral that holds water in your blood. Its level depends more on how much water is in your body than on how much salt you eat.',
  potassium:
    'A mineral your heart and nerves need to work. Medications and kidney problems can change it. Very high or low levels are dangerous.',
  chloride: 'Sodium’s partner. Together with bicarbonate, it shows your acid-base balance.',
  'co2-bicarbonate': 'Your blood’s buffer against acid.',
  calcium:
    'A mineral your bones and nerves need. Parathyroid hormone and vitamin D keep it within narrow limits.',
  phosphate: 'A mineral that, along with calcium, builds bones. It also helps your cells store energy.',
  'creatine-kinase':
    'A muscle enzyme. Hard exercise can raise it for days. Very high levels are a sign of muscle damage that can harm your kidneys.',
  'vitamin-d-25oh': 'Your store of vitamin D from sun, fish and supplements. It’s lowest in late winter.',
  'vitamin-b12':
    'A vitamin your blood and nerves need. You get it only from animal foods, fortified foods and supplements.',
  folate: 'A B vitamin from greens and legumes that you need to make new cells, especially before pregnancy.',
  mma: 'A substance that builds up when your cells lack vitamin B12. It clarifies borderline B12 results.',
  ferritin:
    'A measure of your iron stores. It drops before anemia develops. Inflammation can raise it, no matter how full your stores are.',
  iron: 'The iron circulating in your blood. It can swing from hour to hour, so ferritin and saturation tell you more.',
  tibc: 'How much iron your blood could carry. It rises when your iron is low.',
  'transferrin-sat':
    'The percentage of your blood’s iron-carrying capacity that’s in use. A low value usually means a deficiency. A high one may mean inherited iron overload.',
  magnesium:
    'A mineral your muscles, nerves and heart need. Only about 1% of it is in your blood, so a deficiency shows up late.',
  zinc: 'A trace element your immune system and skin need. Inflammation or a meal before the draw can lower it.',
  copper:
    'A trace element your body needs to use iron. Its level rises with inflammation and birth control pills.',
  selenium:
    'A trace element your thyroid needs. How much you get depends on the soil your food grew in. Levels are low in much of Europe and adequate in North America.',
  'vitamin-a':
    'Your eyes and skin need retinol, and your liver stores it. Too much is harmful, especially during pregnancy.',
  'vitamin-e': 'A vitamin that protects fats from oxidation. Its level rises with blood fats.',
  'vitamin-b6-plp':
    'The active form of vitamin B6. Supplements raise it a lot. Taking high doses long term can damage your nerves.',
  'omega3-index':
    'The percentage of EPA and DHA in red cell fats. It reflects the fish and algae you’ve eaten over the past few months.',
};

/** Description of a marker, in a sentence or two. */
export const aboutMarker = (marker: MarkerKey): string => WORDS[marker];
