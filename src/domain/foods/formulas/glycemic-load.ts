/**
 * Glycemic load of an amount of food: its glycemic index times its available carbohydrate (without fiber), in grams, divided by 100. Up to
 * 10 is low and from 20 high for a portion. Not a forecast of one person's glucose. Source: Salmerón et al., JAMA 1997;277:472-477;
 * international tables: Atkinson et al., Am J Clin Nutr 2021;114:1625-1632, doi:10.1093/ajcn/nqab233.
 * @param glycaemicIndex 1 to 150, glucose is 100
 * @returns undefined if carbohydrate or fiber is unknown
 */
export function glycemicLoad(
  glycaemicIndex: number,
  { carbsG, fiberG }: { readonly carbsG?: number | undefined; readonly fiberG?: number | undefined },
): number | undefined {
  if (carbsG === undefined || fiberG === undefined) return undefined;
  return (glycaemicIndex * Math.max(0, carbsG - fiberG)) / 100;
}
