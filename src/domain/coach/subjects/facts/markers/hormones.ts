import type { MarkerKey } from '#domain/blood/markers.ts';
import { LOW_IS_GOOD, NO_LOW, of, type MarkerFacts } from './marker-facts.ts';

const CYCLE = 'The level changes over the menstrual cycle, so the day of the test matters.';

/** Hormones and the prostate. */
export const HORMONE_FACTS: Readonly<Partial<Record<MarkerKey, MarkerFacts>>> = {
  tsh: of(
    'TSH tells your thyroid how much hormone to make. It’s usually the first test of thyroid function.',
    'an underactive thyroid, recovery from an illness or too small a dose of thyroid medication',
    'an overactive thyroid, too large a dose of thyroid medication, early pregnancy, or large doses of biotin, which distort the test',
  ),
  ft4: of(
    'Free T4 is the part of the thyroid hormone T4 that isn’t bound to protein, so your body can use it.',
    'an overactive thyroid, thyroid medication, or biotin before the test',
    'an underactive thyroid or severe illness',
  ),
  ft3: of(
    'Free T3 is the active thyroid hormone. Most of it is made from T4.',
    'an overactive thyroid, thyroid medication, or biotin before the test',
    'illness, hard dieting, fasting or an underactive thyroid',
  ),
  'tpo-ab': of(
    'Thyroid peroxidase antibodies show that your immune system is targeting your thyroid.',
    'autoimmune thyroid disease, most often Hashimoto’s. Some healthy people have these antibodies too',
    'A low value is normal.',
  ),
  'testosterone-total': of(
    'Testosterone is the main male sex hormone. Women have less of it. It affects muscle, bone, sex drive and mood. It’s highest in the morning.',
    'testosterone treatment or, in women, polycystic ovary syndrome',
    'older age, extra weight, poor sleep, hard dieting, heavy training, illness, opioids or problems with the testicles or pituitary gland',
  ),
  'testosterone-free': of(
    'Free testosterone is the small part that isn’t bound to protein, so your body can use it.',
    'testosterone treatment, low SHBG or, in women, polycystic ovary syndrome',
    'older age, high SHBG, extra weight, poor sleep or illness',
  ),
  shbg: of(
    'SHBG is the protein that carries sex hormones in your blood. The more you have, the less testosterone and estrogen your body can use.',
    'estrogen, birth control pills, an overactive thyroid, liver disease, older age or being very lean',
    'insulin resistance, extra weight, an underactive thyroid, or testosterone and similar hormones',
  ),
  estradiol: of(
    `Estradiol is the strongest estrogen. It drives the menstrual cycle and protects bones, in men too. ${CYCLE}`,
    'It’s naturally high in the middle of the menstrual cycle and during pregnancy. Hormone treatment raises it too, and so does extra weight in men.',
    'menopause, very low body weight, hard training or some medications',
  ),
  progesterone: of(
    `Progesterone rises after ovulation and prepares the uterus for pregnancy. ${CYCLE}`,
    'It’s naturally high in the second half of the menstrual cycle and during pregnancy. Hormone treatment raises it too.',
    'It’s naturally low in the first half of the menstrual cycle and after menopause. It also stays low in a cycle without ovulation.',
  ),
  lh: of(
    `LH is the pituitary hormone that triggers ovulation and, in men, testosterone production. ${CYCLE}`,
    'It peaks at ovulation and stays high after menopause. Polycystic ovary syndrome and testicles that make too little testosterone can raise it too.',
    'hormone treatment, hard dieting or training, stress or problems with the pituitary gland',
  ),
  fsh: of(
    `FSH is the pituitary hormone that helps eggs and sperm mature. ${CYCLE}`,
    'It rises in the years before menopause and stays high afterward. In men, it can rise when the testicles aren’t working properly.',
    'birth control pills and other hormones, hard dieting or training, or problems with the pituitary gland',
  ),
  prolactin: of(
    'Prolactin is the pituitary hormone that tells the breasts to make milk.',
    'pregnancy, breastfeeding, stress, sleep shortly before the test, an underactive thyroid, some medications or a pituitary growth',
    NO_LOW,
  ),
  'dhea-s': of(
    'DHEA sulfate is a hormone from the adrenal glands that your body turns into other hormones. It falls steadily with age.',
    'polycystic ovary syndrome, DHEA supplements or problems with the adrenal glands',
    'older age, steroids or underactive adrenal glands',
  ),
  'cortisol-am': of(
    'Cortisol is a stress hormone. It helps you wake up and is highest in the morning, so the time of the test matters.',
    'stress, poor sleep, illness, birth control pills, steroids or, rarely, Cushing’s syndrome',
    'a test later in the day, steroids or underactive adrenal glands',
  ),
  igf1: of(
    'Your liver makes IGF-1 in response to growth hormone, so it reflects how much of that hormone you have.',
    'being young, eating a lot of protein, growth hormone or, rarely, a pituitary growth',
    'older age, hard dieting, illness, liver disease or too little growth hormone',
  ),
  psa: of(
    'PSA is a protein made by the prostate. Doctors use it to look for prostate disease.',
    'an enlarged or inflamed prostate, a recent infection, cycling or sex before the test, or prostate cancer. Ask your doctor about any rise',
    LOW_IS_GOOD,
  ),
  pth: of(
    'Parathyroid hormone controls the calcium in your blood.',
    'low vitamin D, too little calcium in your diet, reduced kidney function or overactive parathyroid glands',
    'high calcium, low magnesium, or surgery on the thyroid or parathyroid glands',
  ),
};
