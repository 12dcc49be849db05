const UNNAMED =
  /(?:^|[,;.+&\n]|\b(?:and|with|plus|then)\b)\s*((?:(?:the|my|our|some) )?(?:(?:usual|leftovers|rest|works|extras)|(?:other )?stuff)|something(?: else)?)(?=\s*(?:$|[,;.!+&\n]|and\b))/gi;

/** "The usual", "leftovers": something eaten that the text doesn't name, in the member's words. */
export const unnamedFoods = (text: string): readonly string[] =>
  [...text.matchAll(UNNAMED)].flatMap(([, words]) => words ?? []);
