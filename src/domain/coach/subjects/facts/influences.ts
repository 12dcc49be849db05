/** What is generally known about what one thing does to another. */
export interface Influence {
  readonly of: RegExp;
  readonly on: RegExp;
  readonly text: string;
}

const ALCOHOL = /^(?:alcohol|drinking(?: alcohol)?|beer|wine|a beer|a drink|drinks|booze|red wine)$/;
const COFFEE = /^(?:coffee|caffeine|tea|energy drinks?|espresso|green tea)$/;
const STRESS = /^(?:stress|being stressed|cortisol|anxiety|worry)$/;
const MOVING =
  /^(?:exercise|working out|training|running|cardio|(?:a |the )?(?:short )?walk(?:ing)?(?: after (?:dinner|lunch|eating|meals?|a meal|food))?|workouts?|movement|sport|sports|strength training|lifting(?: weights)?|steps|more steps|being active|hiit)$/;
const SHORT_SLEEP =
  /^(?:(?:bad|poor|short|little|too little|lack of|no|less|not enough|more|good|enough)? ?sleep(?:ing)?(?: badly| too little| deprivation| more| less)?|sleep deprivation)$/;
const SMOKING = /^(?:smoking|cigarettes?|nicotine|vaping|tobacco)$/;
const SALT = /^(?:salt|sodium|salty food)$/;
const SUGAR = /^(?:(?:added )?sugars?|sweets|candy|soda)$/;
const FIBER = /^(?:fiber|psyllium)$/;
const FASTING = /^(?:(?:intermittent )?fasting|a fast|skipping (?:meals|breakfast))$/;
const LOSS = /^(?:losing weight|weight loss|being overweight|weight|weight gain|obesity|excess weight)$/;
const FAT = /^(?:saturated fat|butter|fat|red meat|coconut oil|fatty food)$/;
const KETO = /^(?:keto|low carb|a keto diet|the keto diet|low-carb diets?)$/;

const ANY_SLEEP =
  /^(?:(?:my )?(?:deep |rem |day |night )?sleep(?: quality| score)?|deep sleep|rem|rem sleep|sleep efficiency)$/;
const HRV = /^(?:hrv|heart rate variability|recovery|readiness)$/;
const PULSE = /^(?:(?:resting )?heart rate|rhr|pulse|hr)$/;
const PRESSURE = /^(?:blood pressure|bp)$/;
const GLUCOSE =
  /^(?:glucose|blood sugar|sugar|blood glucose|fasting glucose|a1c|hba1c|insulin|insulin resistance|glucose spikes|sugar levels|time in range)$/;
const WEIGHT = /^(?:weight|my weight|weight loss|belly fat|fat|body fat|waist|weight gain)$/;
const LIPIDS = /^(?:cholesterol|ldl|ldl cholesterol|apob|non-hdl)$/;
const TRIGLYCERIDES = /^(?:triglycerides|trigs|tg)$/;
const LIVER = /^(?:liver|liver values|liver enzymes|ggt|alt|ast)$/;
const CRP = /^(?:inflammation|crp|hs-crp)$/;
const MOOD = /^(?:mood|anxiety|depression|energy|energy level|stress|mental health|stress level)$/;
const HORMONES = /^(?:testosterone|hormones|libido)$/;
const DIABETES = /^(?:(?:type 2 )?diabetes|prediabetes|pre-diabetes)$/;
const HEART =
  /^(?:heart disease|heart attacks?|strokes?|heart health|your heart|heart|arteries|clogged arteries)$/;
const CANCER = /^(?:(?:bowel |colon |breast )?cancer)$/;
const GOUT = /^(?:gout|a gout attack)$/;
const STONES = /^(?:kidney stones?)$/;
const HEADACHE = /^(?:(?:a |the )?headaches?|migraines?|a migraine)$/;
const GUT = /^(?:constipation|digestion|bloating|gas|ibs|diarrhea)$/;
const REFLUX = /^(?:heartburn|reflux|acid reflux|gerd)$/;
const CORTISOL = /^(?:cortisol|morning cortisol|stress hormones?)$/;
const MUSCLE = /^(?:gains|muscles?|muscle (?:growth|gain|mass)|strength|my gains)$/;
const KETONES = /^(?:ketones|ketosis|fasting|a fast|my fast|autophagy)$/;

const on = (of: RegExp, target: RegExp, text: string): Influence => ({ of, on: target, text });

// oxfmt-ignore
export const INFLUENCES: readonly Influence[] = [
  on(ALCOHOL, ANY_SLEEP, 'Yes. Alcohol helps you fall asleep, but it cuts REM sleep, wakes you in the second half of the night and makes snoring worse.'),
  on(ALCOHOL, HRV, 'Yes. Even a couple of drinks can lower your HRV and recovery that night.'),
  on(ALCOHOL, PULSE, 'Yes. Alcohol raises your heart rate for hours, and at night you’ll see it in your resting heart rate.'),
  on(ALCOHOL, PRESSURE, 'Yes. Regular drinking raises blood pressure. Cutting back lowers it within weeks.'),
  on(ALCOHOL, GLUCOSE, 'Yes. Sweet drinks and beer raise blood sugar. Hours later, alcohol can lower it, which is dangerous if you take insulin or a sulfonylurea.'),
  on(ALCOHOL, WEIGHT, 'It can. Alcohol has 7 kcal per gram, doesn’t fill you up, and can make you eat more.'),
  on(ALCOHOL, TRIGLYCERIDES, 'Yes. Alcohol is one of the main causes of high triglycerides.'),
  on(ALCOHOL, LIPIDS, 'It doesn’t change LDL much. It raises triglycerides. It also raises HDL a little, but that isn’t a reason to drink.'),
  on(ALCOHOL, LIVER, 'Yes. GGT often reacts first. A few weeks without alcohol usually brings it down. If you drink heavily every day, get medical help to stop, because stopping suddenly can be dangerous.'),
  on(ALCOHOL, CRP, 'Heavy drinking raises inflammation.'),
  on(ALCOHOL, MOOD, 'Yes. It relaxes you at first, but the next day your mood and energy are often lower and you may feel more anxious.'),
  on(ALCOHOL, HORMONES, 'Heavy drinking lowers testosterone.'),
  on(ALCOHOL, /^uric acid$/, 'Yes. Beer raises it the most, followed by liquor.'),
  on(ALCOHOL, KETONES, 'Yes. Drinks with carbs can end ketosis. Any alcohol has calories, so it breaks a fast. Don’t drink on an empty stomach.'),
  on(COFFEE, ANY_SLEEP, 'Yes. Caffeine makes it harder to fall asleep, and makes your sleep lighter. Half of it is still in your body after about five hours.'),
  on(COFFEE, HRV, 'Somewhat. Caffeine can lower HRV for a few hours. If it costs you sleep, that lowers HRV too.'),
  on(COFFEE, PULSE, 'Somewhat. It can raise your pulse for a few hours, less so if you have it every day.'),
  on(COFFEE, PRESSURE, 'Yes. Caffeine raises it for a few hours, less so if you’re used to it. Don’t drink coffee in the half hour before you measure.'),
  on(COFFEE, GLUCOSE, 'For most people, coffee without sugar barely changes blood sugar, though some see a small rise in the morning. People who drink coffee have a lower risk of type 2 diabetes.'),
  on(COFFEE, LIPIDS, 'Unfiltered coffee, such as French press, raises LDL cholesterol. Filtered coffee barely raises it.'),
  on(COFFEE, MOOD, 'It boosts alertness and mood for a few hours. Too much causes anxiety and restlessness.'),
  on(COFFEE, KETONES, 'Black coffee has almost no calories and doesn’t break a fast. Milk and sugar do. Before a fasting blood test, have only water.'),
  on(COFFEE, /^(?:iron|iron absorption|ferritin)$/, 'Yes. Coffee and tea with a meal reduce how much iron you absorb. Have them an hour or two before or after the meal or iron pill.'),
  on(COFFEE, /^(?:water|hydration|dehydration)$/, 'Coffee and tea count as fluid. Caffeine makes you urinate a little more, but you keep most of what you drink.'),
  on(COFFEE, WEIGHT, 'Not much. It curbs your appetite a little, but sugar, syrup and milk add calories.'),
  on(STRESS, ANY_SLEEP, 'Yes. Stress makes it harder to fall asleep and can wake you up early.'),
  on(STRESS, HRV, 'Yes. Stress lowers HRV. Slow breathing and rest help bring it back up.'),
  on(STRESS, PULSE, 'Yes. Stress raises your heart rate, and over weeks it can raise your resting heart rate too.'),
  on(STRESS, PRESSURE, 'Yes. Stress raises blood pressure briefly. Long-term stress can keep it high, partly through poor sleep, eating habits and alcohol.'),
  on(STRESS, GLUCOSE, 'Yes. Stress hormones make your liver release glucose, so your level can rise even if you haven’t eaten.'),
  on(STRESS, WEIGHT, 'Often. Stress makes many people sleep less and crave sweet and fatty food, so they gain weight over time, especially around the waist. Others lose weight.'),
  on(STRESS, CRP, 'Long-term stress is linked to more inflammation.'),
  on(STRESS, MOOD, 'Yes. Long-term stress lowers your mood and energy.'),
  on(STRESS, HORMONES, 'Long-term stress can lower testosterone and disrupt the menstrual cycle.'),
  on(STRESS, LIPIDS, 'A little, mostly by changing your diet, sleep and weight.'),
  on(MOVING, ANY_SLEEP, 'Yes. Regular exercise makes sleep deeper. Hard workouts right before bed can keep some people awake.'),
  on(MOVING, HRV, 'Yes. A hard workout lowers it for a day or two. Regular endurance training raises it over months.'),
  on(MOVING, PULSE, 'Yes. Regular endurance training lowers your resting heart rate over weeks.'),
  on(MOVING, PRESSURE, 'Yes. Regular exercise lowers blood pressure. During a workout it rises, which is normal.'),
  on(MOVING, GLUCOSE, 'Yes. Your muscles take up glucose, so a walk after a meal lowers the peak. Very hard efforts can raise blood sugar for a while. If you take insulin or a sulfonylurea, exercise can make it drop too low.'),
  on(MOVING, WEIGHT, 'It helps, especially with keeping weight off. For losing weight, what you eat matters more.'),
  on(MOVING, LIPIDS, 'Somewhat. It lowers triglycerides and raises HDL a little. LDL barely changes unless you lose weight.'),
  on(MOVING, TRIGLYCERIDES, 'Yes. Regular exercise lowers triglycerides.'),
  on(MOVING, CRP, 'Regular exercise lowers it over months. A hard workout raises it for a few days, so don’t get tested right after one.'),
  on(MOVING, LIVER, 'Hard training raises AST and ALT for days, because your muscles contain both. Over months, exercise reduces liver fat.'),
  on(MOVING, MOOD, 'Yes. Regular movement boosts your mood and energy, and eases stress and anxiety.'),
  on(MOVING, HORMONES, 'Strength training supports testosterone. Too much training with too little food lowers it.'),
  on(MOVING, /^(?:vo2 ?max|fitness|cardio fitness)$/, 'Yes. Endurance training raises it, and intervals are especially effective.'),
  on(MOVING, /^(?:bones?|bone density)$/, 'Yes. Strength training, running and jumping strengthen bones.'),
  on(MOVING, /^(?:creatine kinase|ck|creatinine)$/, 'Yes. Hard training raises it for days, so rest before a blood test.'),
  on(SHORT_SLEEP, HRV, 'Yes. Restless sleep or too little sleep lowers HRV.'),
  on(SHORT_SLEEP, PULSE, 'Yes. After too little sleep, your resting heart rate is often higher.'),
  on(SHORT_SLEEP, PRESSURE, 'Yes. Regularly sleeping too little raises blood pressure.'),
  on(SHORT_SLEEP, GLUCOSE, 'Yes. After too little sleep, your body doesn’t handle sugar as well.'),
  on(SHORT_SLEEP, WEIGHT, 'Yes. Too little sleep raises hunger and cravings, so people eat more.'),
  on(SHORT_SLEEP, CRP, 'Too little sleep, night after night, raises inflammation.'),
  on(SHORT_SLEEP, MOOD, 'Yes. Sleep is one of the strongest influences on mood, energy and stress.'),
  on(SHORT_SLEEP, HORMONES, 'Yes. Too little sleep lowers testosterone.'),
  on(SHORT_SLEEP, /^(?:hunger|appetite|cravings|food|eating)$/, 'Yes. After too little sleep, people are hungrier and crave sweets.'),
  on(SMOKING, PULSE, 'Yes. Nicotine raises your heart rate.'),
  on(SMOKING, PRESSURE, 'Yes. Each cigarette raises it for a while, and smoking damages arteries.'),
  on(SMOKING, ANY_SLEEP, 'Yes. Nicotine is a stimulant, so it makes your sleep lighter.'),
  on(SMOKING, HRV, 'Yes. Smoking lowers HRV.'),
  on(SMOKING, LIPIDS, 'It lowers HDL and damages your arteries, so LDL builds up in them more easily.'),
  on(SMOKING, CRP, 'Yes. Smoking raises inflammation.'),
  on(SALT, PRESSURE, 'Yes. Too much salt raises blood pressure in many people, and sharply in some.'),
  on(SALT, WEIGHT, 'Yes. A salty meal can add water weight for a day or two. It isn’t fat.'),
  on(SALT, ANY_SLEEP, 'Indirectly. A salty dinner makes you thirsty, so you may have to get up at night.'),
  on(SUGAR, ANY_SLEEP, 'Somewhat. People who eat a lot of sugar tend to sleep more lightly, and a sweet snack late in the evening can disrupt your night.'),
  on(SUGAR, WEIGHT, 'It can, because it adds calories without filling you up. Sugary drinks are the worst.'),
  on(SUGAR, TRIGLYCERIDES, 'Yes. Too much sugar raises triglycerides.'),
  on(SUGAR, LIPIDS, 'A little. It mainly raises triglycerides and lowers HDL.'),
  on(SUGAR, GLUCOSE, 'Yes. It raises blood sugar quickly, especially in drinks. Fiber, protein or a walk makes the rise smaller.'),
  on(SUGAR, MOOD, 'It gives you a short energy boost, but many people feel tired afterward.'),
  on(SUGAR, CRP, 'Too much sugar is linked to more inflammation, mostly through weight gain.'),
  on(SUGAR, /^(?:skin|acne)$/, 'Maybe. Diets high in sugar and white bread are linked to acne.'),
  on(FIBER, LIPIDS, 'Yes. Soluble fiber, found in oats, beans and psyllium, lowers LDL cholesterol.'),
  on(FIBER, GLUCOSE, 'Yes. Fiber slows the rise in blood sugar after a meal.'),
  on(FIBER, WEIGHT, 'It helps, because it fills you up with few calories.'),
  on(FIBER, ANY_SLEEP, 'Perhaps a little. In one small study, people slept more deeply on days with more fiber.'),
  on(FASTING, WEIGHT, 'If you eat less overall, yes. It works about as well as other ways to eat less.'),
  on(FASTING, GLUCOSE, 'Yes. Glucose falls during a fast. If you take insulin or a sulfonylurea, it can fall dangerously low, so don’t fast unless your doctor agrees.'),
  on(FASTING, ANY_SLEEP, 'It varies. Some people sleep better without late meals. Others lie awake hungry.'),
  on(FASTING, LIPIDS, 'A little, mostly through weight loss. A long fast can raise LDL for a while.'),
  on(FASTING, /^(?:muscle|muscles|muscle mass)$/, 'Long fasts cost you muscle. If you fast every day, enough protein and strength training help you keep it.'),
  on(FASTING, /^(?:metabolism|bmr)$/, 'Not in the short term. Long-term dieting lowers it, with or without fasting.'),
  on(FASTING, HRV, 'It varies. A long fast puts stress on your body and can lower it.'),
  on(LOSS, PRESSURE, 'Yes. Losing weight lowers blood pressure.'),
  on(LOSS, LIPIDS, 'Somewhat. Losing excess weight lowers triglycerides more than LDL.'),
  on(LOSS, GLUCOSE, 'Yes. Losing excess weight makes your body respond better to insulin.'),
  on(LOSS, CRP, 'Yes. Losing excess weight lowers inflammation.'),
  on(LOSS, ANY_SLEEP, 'Yes. Losing excess weight eases snoring and sleep apnea.'),
  on(LOSS, LIVER, 'Yes. Losing excess weight is one of the best treatments for a fatty liver.'),
  on(LOSS, HORMONES, 'Yes, in men with excess weight. Losing it raises testosterone.'),
  on(FAT, LIPIDS, 'Saturated fat, as in butter, fatty meat and coconut oil, raises LDL cholesterol. Unsaturated fat from oils, nuts and fish lowers it.'),
  on(KETO, LIPIDS, 'It varies. Triglycerides usually fall. LDL rises in some people, sometimes a lot.'),
  on(KETO, WEIGHT, 'It can help you eat less. After a year, it works about as well as other diets. Much of the weight you lose early on is water.'),
  on(/^(?:creatine)$/, /^(?:kidneys?|creatinine|egfr|kidney values|kidney values in blood tests|kidney function)$/, 'It can raise creatinine in blood tests, so eGFR looks lower. At usual doses, it doesn’t harm healthy kidneys. Cystatin C isn’t affected. If you have kidney disease, ask your doctor first.'),
  on(/^ashwagandha$/, /^(?:cortisol|stress|sleep)$/, 'Small, short studies show somewhat less stress and lower cortisol. Ashwagandha has harmed the liver in some people and can affect your thyroid, so ask your doctor first. Don’t take it if you’re pregnant.'),
  on(/^magnesium$/, ANY_SLEEP, 'It may help a little if you’re low in magnesium. Otherwise, the evidence is weak. If you have kidney disease, ask your doctor first.'),
  on(/^magnesium$/, PRESSURE, 'It lowers blood pressure slightly, mostly if you’re low in magnesium. If you have kidney disease, ask your doctor first.'),
  on(/^potassium$/, PRESSURE, 'Yes. Getting more potassium from food lowers blood pressure. If you have kidney disease or take blood pressure medication, ask your doctor first.'),
  on(/^(?:omega-?3s?|omega 3s?|fish oil|fish)$/, TRIGLYCERIDES, 'Yes. Large doses of fish oil lower triglycerides. They can also raise the risk of an irregular heartbeat, and of bleeding if you take a blood thinner, so ask your doctor first.'),
  on(/^(?:omega-?3s?|omega 3s?|fish oil|fish)$/, LIPIDS, 'It lowers triglycerides but doesn’t change LDL much.'),
  on(/^(?:vitamin d|vit d)$/, /^(?:bones?|mood|sleep|immunity|immune system)$/, 'If you’re low in it, getting more helps your bones. For mood, sleep and infections, trials show little effect.'),
  on(/^(?:biotin)$/, /^(?:blood tests?|lab tests?|labs|tsh|thyroid)$/, 'Yes. High doses can skew thyroid, hormone and heart tests. Stop taking it 72 hours before the test. If it’s prescribed, ask your doctor first.'),
  on(/^(?:water|drinking water|hydration)$/, WEIGHT, 'It helps a little if it replaces sugary drinks or fills you up before a meal.'),
  on(/^(?:dehydration|drinking too little)$/, PULSE, 'Yes. If you’re dehydrated, your heart beats faster.'),
  on(/^(?:menopause|perimenopause)$/, LIPIDS, 'Yes. LDL cholesterol often rises around menopause, partly because estrogen falls.'),
  on(/^(?:menopause|perimenopause)$/, ANY_SLEEP, 'Yes. Hot flashes and hormone changes wake many women. A cool room and less alcohol help, and your doctor can offer treatment.'),
  on(/^(?:age|aging|getting older)$/, /^(?:hrv|heart rate variability|vo2 ?max|deep sleep|muscle mass|muscles?|metabolism|testosterone)$/, 'Yes. It falls with age. Training, sleep and a healthy weight slow that down.'),
  on(/^(?:eating late|late dinners?|late meals?|late eating|a late dinner|eating at night|eating before bed)$/, ANY_SLEEP, 'Yes. A large meal right before bed makes sleep lighter and can cause heartburn.'),
  on(/^(?:eating late|late dinners?|late meals?|late eating|a late dinner|eating at night)$/, GLUCOSE, 'Yes. The same meal raises glucose more if you eat it late in the evening.'),
  on(/^(?:illness|being sick|a cold|fever|infection|a flu|covid)$/, /^(?:hrv|resting heart rate|rhr|glucose|blood sugar|sleep|crp|blood tests?)$/, 'Yes. Illness raises heart rate, glucose and CRP and lowers HRV. Wait until you’re well to get a blood test.'),
  on(SUGAR, DIABETES, 'Sugar alone doesn’t cause it. Genes, extra weight and inactivity lead to type 2 diabetes, and sugary drinks raise the risk.'),
  on(LOSS, DIABETES, 'Yes. Losing excess weight lowers the risk a lot and can reverse prediabetes.'),
  on(MOVING, DIABETES, 'Yes. Regular physical activity lowers your risk, and helps control blood sugar if you have diabetes.'),
  on(COFFEE, GOUT, 'Coffee is fine. People who drink it have a lower risk of gout.'),
  on(ALCOHOL, GOUT, 'Yes. Alcohol, especially beer and liquor, raises uric acid and can set off an attack.'),
  on(/^(?:red meat|meat|seafood|shellfish|organ meats?|beer)$/, GOUT, 'Yes. Purines in organ meats, shellfish, red meat and beer raise uric acid.'),
  on(SALT, HEART, 'Yes. Too much raises blood pressure. Cutting back lowers the risk of stroke and heart disease.'),
  on(FAT, HEART, 'Saturated fat raises LDL cholesterol, which clogs arteries over time. Replacing it with unsaturated fat lowers your risk.'),
  on(SMOKING, HEART, 'Yes. Smoking is one of the leading causes of heart attacks. Quitting lowers your risk within a year.'),
  on(STRESS, HEART, 'Long-term stress adds to the risk, partly through sleep, food, smoking and blood pressure.'),
  on(ALCOHOL, HEART, 'Heavy drinking raises blood pressure and can trigger an irregular heartbeat. Alcohol isn’t a way to protect your heart.'),
  on(MOVING, HEART, 'Yes. Regular exercise is one of the best ways to protect your heart.'),
  on(ALCOHOL, CANCER, 'Yes. Alcohol causes several cancers, including breast and colorectal cancer. Less is better.'),
  on(/^(?:red meat|processed meat|bacon|sausages?|ham)$/, CANCER, 'Processed meat raises the risk of colorectal cancer, and eating a lot of red meat probably does too.'),
  on(SUGAR, CANCER, 'Not directly. Too much sugar leads to weight gain, and excess weight raises the risk of several cancers.'),
  on(SMOKING, CANCER, 'Yes. It’s the leading preventable cause of cancer.'),
  on(/^(?:(?:drinking )?(?:more )?water|hydration)$/, STONES, 'Yes. Drinking enough to keep your urine pale is one of the best ways to prevent them.'),
  on(/^(?:vitamin c|calcium pills?|salt|sodium)$/, STONES, 'High doses of vitamin C or calcium supplements can raise the risk, and so can a lot of salt. Calcium from food lowers it.'),
  on(COFFEE, HEADACHE, 'It works both ways. Too much caffeine, or suddenly having less than usual, can cause headaches. A little can ease one.'),
  on(/^magnesium$/, HEADACHE, 'Some people with migraine have fewer attacks if they take magnesium. The evidence is modest, so talk to your doctor about it.'),
  on(ALCOHOL, HEADACHE, 'Yes. Alcohol is a common trigger for headaches and migraines.'),
  on(/^(?:dehydration|drinking too little|not drinking enough)$/, HEADACHE, 'Yes. Too little fluid is a common cause.'),
  on(/^(?:fasting|skipping meals|hunger)$/, HEADACHE, 'Yes. Going without food can set off a headache.'),
  on(FIBER, GUT, 'Fiber helps with constipation if you drink enough water. A sudden increase causes gas and bloating, so add it slowly.'),
  on(COFFEE, GUT, 'Coffee gets your bowels moving. If you have diarrhea or a sensitive gut, have less.'),
  on(/^(?:dairy|milk|lactose|cheese)$/, GUT, 'If you don’t tolerate lactose, milk causes gas and diarrhea. Hard cheese and lactose-free milk are usually fine.'),
  on(/^(?:magnesium)$/, GUT, 'Magnesium, especially citrate and oxide, can loosen your stools. If you get diarrhea, take less. If you have kidney disease, ask your doctor first.'),
  on(/^(?:probiotics?|yogurt|kefir)$/, GUT, 'Some strains help some people. Try one for four weeks, and stop if nothing changes. If you have a weakened immune system, ask your doctor first.'),
  on(/^(?:coffee|caffeine|chocolate|spicy food|fatty food|alcohol|tomatoes|mint|eating late)$/, REFLUX, 'That’s a common trigger. It helps to eat smaller meals, stop eating three hours before bed, and lose excess weight. See a doctor if heartburn lasts for weeks or swallowing hurts.'),
  on(STRESS, CORTISOL, 'Yes. Cortisol is a hormone that your body releases under stress.'),
  on(SHORT_SLEEP, CORTISOL, 'Yes. Poor sleep raises cortisol, especially in the evening.'),
  on(COFFEE, CORTISOL, 'Caffeine raises it for a while, less so if you have it every day.'),
  on(MOVING, CORTISOL, 'A hard workout raises it briefly. Over time, regular exercise makes you less reactive to stress.'),
  on(/^(?:cardio|running|fasted cardio|endurance training)$/, MUSCLE, 'Not much. A moderate amount of cardio doesn’t cost you muscle if you eat enough, keep your protein up and lift weights. Doing a lot of cardio can slow your gains.'),
  on(MOVING, MUSCLE, 'Strength training builds muscle, as long as you get enough protein, food and sleep.'),
  on(/^(?:protein)$/, MUSCLE, 'Yes, when combined with strength training. Above your target, more protein doesn’t build more muscle.'),
  on(/^(?:protein|a high[- ]protein diet|high protein)$/, /^(?:kidneys?|kidney function)$/, 'Not if your kidneys are healthy. If you have kidney disease, ask your doctor how much is right for you.'),
  on(ALCOHOL, MUSCLE, 'Yes. Heavy drinking slows recovery and muscle growth.'),
  on(/^(?:cheese|full-fat dairy|whole milk|cream)$/, LIPIDS, 'Its saturated fat can raise LDL, though cheese and yogurt raise it less than butter does.'),
  on(/^reading(?: in bed| a book)?$/, ANY_SLEEP, 'It can help you wind down before bed. Choose a paper book over a bright screen.'),
  on(/^(?:a warm (?:bath|shower)|meditation|yoga|slow breathing)$/, ANY_SLEEP, 'It can help you wind down before bed.'),
  on(/^(?:screens?|blue light|phones?|my phone|tv|watching tv|screen time)$/, ANY_SLEEP, 'Yes. Bright light and stimulating content in the last hour before bed keep many people awake.'),
  on(/^(?:naps?|napping)$/, ANY_SLEEP, 'A short nap in the early afternoon won’t hurt your sleep. Long or late naps make it harder to fall asleep.'),
  on(/^(?:melatonin)$/, ANY_SLEEP, 'It helps a little with falling asleep and with jet lag or night shifts. It doesn’t make sleep deeper. Use it for a few weeks at most. Don’t take it with sedatives or during pregnancy. If you take a blood thinner or have epilepsy or an autoimmune disease, ask your doctor first.'),
];
