/** Rounds estimated energy to a realistic precision: to 10 kcal from 100 up, to 5 from 20 up. */
export function roundEnergy(energyKcal: number): number {
  const step = energyKcal >= 100 ? 10 : energyKcal >= 20 ? 5 : 1;
  return Math.round(energyKcal / step) * step;
}
