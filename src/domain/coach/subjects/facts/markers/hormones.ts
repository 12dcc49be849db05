import type { MarkerKey } from '#domain/blood/markers.ts';
import { LOW_IS_GOOD, NO_LOW, of, type MarkerFacts } from './marker-facts.ts';

const CYCLE = 'The level changes over the menstrual cycle, so the day of the test matters.';

/** Hormones and the prostate. */
export const HORMONE_FACTS: Readonly<Partial<Record<MarkerKey, MarkerFacts>>> = {
  tsh: of(
    'TSH tells your thyroid how much hormone to make. It’s usually the first test of thyroid function.',
    'an underactive thyroid, recovery from an illness, or too small a dose of thyroid medication',
    'an overactive thyroid, too large a dose of thyroid medication, early pregnancy, or large doses of biotin, which distort the test',
  ),
  ft4: of(
    'Free T4 is the thyroid hormone in your blood that’s available to your body.',
    'an overactive thyroid, thyroid medication, or biotin before the test',
    'an underactive thyroid, or severe illness',
  ),
  ft3: of(
    'Free T3 is the active thyroid hormone. Most of it is made from T4.',
    'an overactive thyroid, thyroid medication, or biotin before the test',
    'illness, dieting hard or fasting, or an underactive thyroid',
  ),
  'tpo-ab': of(
    'Thyroid peroxidase antibodies show that the immune system targets the thyroid.',
    'autoimmune thyroid disease, most often Hashimoto’s. Some healthy people have them too',
    'A low value is normal.',
  ),
  'testosterone-total': of(
    'Testosterone is the main male sex hormone; women have less of it. It affects muscle, bone, sex drive and mood. It’s highest in the morning.',
    'testosterone treatment, and, in women, polycystic ovary syndrome',
    'age, extra weight, poor sleep, hard dieting, a lot of training, illness, opioids, and problems with the testicles or pituitary gland',
  ),
  'testosterone-free': of(
    'Free testosterone is the small part that isn’t bound to protein, so your body can use it.',
    'testosterone treatment, low SHBG, and, in women, polycystic ovary syndrome',
    'age, high SHBG, extra weight, poor sleep and illness',
  ),
  shbg: of(
    'SHBG is the protein that carries sex hormones in the blood. The more you have, the less testosterone and estrogen your body can use.',
    'estrogen and the pill, an overactive thyroid, liver disease, age, and being very lean',
    'insulin resistance, extra weight, an underactive thyroid, and testosterone or similar hormones',
  ),
  estradiol: of(
    `Estradiol is the strongest estrogen. It drives the cycle and protects bone, in men too. ${CYCLE}`,
    'the middle of the cycle, pregnancy, hormone treatment, and extra weight in men',
    'menopause, very low body weight, hard training, and some medications',
  ),
  progesterone: of(
    `Progesterone rises after ovulation and prepares the uterus for pregnancy. ${CYCLE}`,
    'the second half of the cycle, pregnancy, or hormone treatment',
    'the first half of the cycle, a cycle without ovulation, or menopause',
  ),
  lh: of(
    `LH is the pituitary hormone that triggers ovulation and, in men, testosterone production. ${CYCLE}`,
    'ovulation, menopause, polycystic ovary syndrome, or testicles that make too little testosterone',
    'hormone treatment, hard dieting or training, stress, or problems with the pituitary gland',
  ),
  fsh: of(
    `FSH is the pituitary hormone that ripens eggs and helps make sperm. ${CYCLE}`,
    'menopause and the years before it, or testicles that don’t work well',
    'the pill and other hormones, hard dieting or training, or problems with the pituitary gland',
  ),
  prolactin: of(
    'Prolactin is the pituitary hormone that makes breast milk.',
    'pregnancy and breastfeeding, stress, sleep shortly before the test, an underactive thyroid, some medications, and pituitary growths',
    NO_LOW,
  ),
  'dhea-s': of(
    'DHEA sulfate is a hormone from the adrenal glands that your body turns into other hormones. It falls steadily with age.',
    'polycystic ovary syndrome, DHEA supplements, or problems with the adrenal glands',
    'age, steroids, and underactive adrenal glands',
  ),
  'cortisol-am': of(
    'Cortisol is a stress hormone. It helps you wake up and is highest in the morning, so the time of the test matters.',
    'stress, poor sleep, illness, the pill, steroids, and, rarely, Cushing’s syndrome',
    'a test later in the day, steroids, or underactive adrenal glands',
  ),
  igf1: of(
    'Your liver makes IGF-1 in response to growth hormone, so it reflects how much of that hormone you have.',
    'youth, a lot of protein, growth hormone, or, rarely, a pituitary growth',
    'age, hard dieting, illness, liver disease, or too little growth hormone',
  ),
  psa: of(
    'PSA is a protein made by the prostate. Doctors use it to look for prostate disease.',
    'an enlarged or inflamed prostate, a recent infection, cycling or sex before the test, or prostate cancer. Ask your doctor about any rise',
    LOW_IS_GOOD,
  ),
  pth: of(
    'Parathyroid hormone controls the calcium in your blood.',
    'a lack of vitamin D, little calcium in food, reduced kidney function, or overactive parathyroid glands',
    'high calcium, a lack of magnesium, or surgery on the thyroid or parathyroid glands',
  ),
};
