/** Anion gap, mmol/L, without potassium: sodium − chloride − bicarbonate (mmol/L). */
export const anionGap = (sodiumMmoll: number, chlorideMmoll: number, bicarbonateMmoll: number): number =>
  sodiumMmoll - chlorideMmoll - bicarbonateMmoll;
