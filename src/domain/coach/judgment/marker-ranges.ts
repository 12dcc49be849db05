/** The start of a sentence for members whom the ranges of blood markers exclude. */
export const RANGES_NOT_FOR_YOU = 'My ranges are for adults who aren’t pregnant';
