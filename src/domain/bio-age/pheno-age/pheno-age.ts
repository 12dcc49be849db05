/** Inputs of PhenoAge in exactly these units, from one person at one time. */
export interface PhenoAgeInputs {
  readonly ageYears: number;
  readonly albuminGl: number;
  readonly creatinineUmoll: number;
  /** Serum, preferably fasting. */
  readonly glucoseMmoll: number;
  /** Above 0. */
  readonly crpMgdl: number;
  /** Of white cells. */
  readonly lymphocytesPercent: number;
  readonly mcvFl: number;
  /** Coefficient of variation, not the standard deviation in fL. */
  readonly rdwPercent: number;
  readonly alpUl: number;
  readonly wbcPerNl: number;
}

export interface PhenoAgeOptions {
  /** `log1p` is ln(1 + CRP), used by some software. For comparison only: it reads 2 to 3 years older in healthy people. */
  readonly crpTransform?: 'ln' | 'log1p';
  /** `printed`: rounded figures from the paper's table, for comparison only. */
  readonly figures?: 'fitted' | 'printed';
}

type Coefficients = Readonly<Record<keyof PhenoAgeInputs, number>>;

interface Figures {
  readonly coefficients: Coefficients;
  readonly intercept: number;
  /** Of the Gompertz model over 120 months and its inverse by age alone. */
  readonly shape: number;
  readonly ageIntercept: number;
  readonly ageScale: number;
}

export const FITTED: Figures = {
  coefficients: {
    ageYears: 0.08035356,
    albuminGl: -0.03359355,
    creatinineUmoll: 0.009506491,
    glucoseMmoll: 0.1953192,
    crpMgdl: 0.09536762,
    lymphocytesPercent: -0.01199984,
    mcvFl: 0.02676401,
    rdwPercent: 0.3306156,
    alpUl: 0.001868778,
    wbcPerNl: 0.05542406,
  },
  intercept: -19.90667,
  shape: 0.007692696,
  ageIntercept: 141.50225,
  ageScale: 0.0055305,
};

const PRINTED: Figures = {
  coefficients: {
    ageYears: 0.0804,
    albuminGl: -0.0336,
    creatinineUmoll: 0.0095,
    glucoseMmoll: 0.1953,
    crpMgdl: 0.0954,
    lymphocytesPercent: -0.012,
    mcvFl: 0.0268,
    rdwPercent: 0.3306,
    alpUl: 0.00188,
    wbcPerNl: 0.0554,
  },
  intercept: -19.907,
  shape: 0.0076927,
  ageIntercept: 141.5,
  ageScale: 0.00553,
};

/** exp(120 · shape) − 1: the months of the mortality score. */
const MONTHS = 1.51714;
export const LOG_HAZARD_PER_YEAR = 0.090165;

/** Constant that turns the mortality score back into an age. */
const logScaleOf = ({ ageScale, shape }: Figures): number => Math.log((ageScale * MONTHS) / shape);
export const LOG_SCALE = logScaleOf(FITTED);

const figuresOf = ({ figures }: PhenoAgeOptions): Figures => (figures === 'printed' ? PRINTED : FITTED);

const INPUTS = Object.keys(FITTED.coefficients) as readonly (keyof PhenoAgeInputs)[];

/** Linear predictor of the model. */
export function phenoAgePredictor(inputs: PhenoAgeInputs, options: PhenoAgeOptions = {}): number {
  const { coefficients, intercept } = figuresOf(options);
  const { crpMgdl } = inputs;
  const logCrp = options.crpTransform === 'log1p' ? Math.log1p(crpMgdl) : Math.log(crpMgdl);
  return INPUTS.reduce(
    (sum, input) => sum + coefficients[input] * (input === 'crpMgdl' ? logCrp : inputs[input]),
    intercept,
  );
}

/** Ten-year mortality score of the model, 0 to 1: a step of the formula, not a forecast. */
export function phenoMortalityScore(inputs: PhenoAgeInputs, options: PhenoAgeOptions = {}): number {
  const { shape } = figuresOf(options);
  return -Math.expm1((-MONTHS * Math.exp(phenoAgePredictor(inputs, options))) / shape);
}

/**
 * Phenotypic age, years: the age at which the average of NHANES III had the mortality score given by these nine markers and the
 * age. Closed form, exact for scores near 0 and 1. For 20 to 85 years; not for pregnancy or acute illness. Levine et al., Aging
 * 2018;10:573–91, doi:10.18632/aging.101414.
 */
export function phenoAge(inputs: PhenoAgeInputs, options: PhenoAgeOptions = {}): number {
  const figures = figuresOf(options);
  return (
    figures.ageIntercept + (logScaleOf(figures) + phenoAgePredictor(inputs, options)) / LOG_HAZARD_PER_YEAR
  );
}

/** Years per unit of an input, or per unit of its natural logarithm for CRP. */
export const phenoYearsPerUnit = (input: keyof PhenoAgeInputs): number =>
  FITTED.coefficients[input] / LOG_HAZARD_PER_YEAR;
