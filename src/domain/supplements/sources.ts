export interface RuleSource {
  readonly name: string;
  readonly url: string;
}

const doi = (name: string, id: string): RuleSource => ({ name, url: `https://doi.org/${id}` });
const sheet = (name: string): RuleSource => ({
  name: `NIH Office of Dietary Supplements, ${name}`,
  url: `https://ods.od.nih.gov/factsheets/${name.replaceAll(' ', '')}-HealthProfessional/`,
});

export const SOURCES = {
  iomVitaminD: doi('Institute of Medicine 2011, calcium and vitamin D', '10.17226/13050'),
  endocrine2024: doi('Endocrine Society 2024, vitamin D', '10.1210/clinem/dgae290'),
  andVegetarian: doi(
    'Academy of Nutrition and Dietetics 2016, vegetarian diets',
    '10.1016/j.jand.2016.09.025',
  ),
  cochraneB12: doi('Cochrane 2018, oral vitamin B12', '10.1002/14651858.CD004655.pub3'),
  adaStandards: {
    name: 'American Diabetes Association, Standards of Care',
    url: 'https://professional.diabetes.org/standards-of-care',
  },
  stoffel2017: doi('Stoffel 2017, iron on alternate days', '10.1016/S2352-3026(17)30182-5'),
  stoffel2020: doi('Stoffel 2020, iron on alternate days', '10.3324/haematol.2019.220830'),
  aga2020: doi(
    'American Gastroenterological Association 2020, iron deficiency',
    '10.1053/j.gastro.2020.06.046',
  ),
  vital: doi('VITAL 2019, omega-3', '10.1056/NEJMoa1811403'),
  efsaOmega3: doi('EFSA 2012, upper intake level for EPA and DHA', '10.2903/j.efsa.2012.2815'),
  gencer2021: doi('Gencer 2021, omega-3 and atrial fibrillation', '10.1161/CIRCULATIONAHA.121.055654'),
  reduceIt: doi('REDUCE-IT 2019, icosapent ethyl', '10.1056/NEJMoa1812792'),
  aha2019: doi('American Heart Association 2019, triglycerides', '10.1161/CIR.0000000000000709'),
  magnesium: sheet('Magnesium'),
  mah2021: doi('Mah 2021, magnesium and sleep', '10.1186/s12906-021-03297-z'),
  cochraneMelatonin: doi('Cochrane 2002, melatonin for jet lag', '10.1002/14651858.CD001520'),
  folate: sheet('Folate'),
  uspstfFolicAcid: doi('US Preventive Services Task Force 2023, folic acid', '10.1001/jama.2023.12876'),
  ataIodine: doi('American Thyroid Association 2017', '10.1089/thy.2016.0457'),
  iodine: sheet('Iodine'),
  uspstfCalcium: doi(
    'US Preventive Services Task Force 2018, vitamin D and calcium',
    '10.1001/jama.2018.3185',
  ),
  calcium: sheet('Calcium'),
  zinc: sheet('Zinc'),
  selenium: doi('Rayman 2012, selenium and health', '10.1016/S0140-6736(11)61452-9'),
  efsaSelenium: doi('EFSA 2023, upper intake level for selenium', '10.2903/j.efsa.2023.7704'),
  issnCreatine: doi('International Society of Sports Nutrition 2017, creatine', '10.1186/s12970-017-0173-z'),
  morton2018: doi('Morton 2018, protein and strength', '10.1136/bjsports-2017-097608'),
  psylliumClaim: {
    name: 'US Food and Drug Administration, soluble fiber health claim',
    url: 'https://www.ecfr.gov/current/title-21/section-101.81',
  },
  sterols: doi('Ras 2014, plant sterols and LDL', '10.1017/S0007114514000750'),
  dpp: doi('Diabetes Prevention Program 2002', '10.1056/NEJMoa012512'),
  ssass: doi('SSaSS 2021, salt substitute', '10.1056/NEJMoa2105675'),
  nitrate: doi('Siervo 2013, beet juice and blood pressure', '10.3945/jn.112.170233'),
  potassium: sheet('Potassium'),
  theanine: doi('Hidese 2019, L-theanine', '10.3390/nu11102362'),
  ashwagandha: sheet('Ashwagandha'),
  coq10: doi('Qu 2018, coenzyme Q10 and statins', '10.1161/JAHA.118.009835'),
  coq10Against: doi('Banach 2015, coenzyme Q10 and statins', '10.1016/j.mayocp.2014.08.021'),
  homocysteine: doi('Li 2016, folic acid and stroke', '10.1161/JAHA.116.003768'),
  vitaminC: sheet('Vitamin C'),
  espen: doi('ESPEN 2022, nutrition in older people', '10.1016/j.clnu.2022.01.024'),
  curcumin: doi('Daily 2016, curcumin and arthritis', '10.1089/jmf.2016.3705'),
  agaProbiotics: doi(
    'American Gastroenterological Association 2020, probiotics',
    '10.1053/j.gastro.2020.05.059',
  ),
  cosmos: doi('COSMOS 2024, multivitamin and cognition', '10.1016/j.ajcnut.2023.12.011'),
  thiamin: sheet('Thiamin'),
} as const satisfies Readonly<Record<string, RuleSource>>;
