/** Converts cholesterol from mg/dL to mmol/L. Molar mass 386.65 g/mol. */
export const CHOLESTEROL_MMOLL_PER_MGDL = 0.025863;

export const mmollFromCholesterolMgdl = (cholesterolMgdl: number): number =>
  cholesterolMgdl * CHOLESTEROL_MMOLL_PER_MGDL;
