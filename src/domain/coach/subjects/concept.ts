import type { ScreenName } from '#domain/screens/screens.ts';
import type { SubjectFacts } from './subject-facts.ts';

/** Something people ask about that isn’t a figure of the product. */
export interface Concept {
  /** Names in the singular and plural, separated by semicolons; the first one is displayed. */
  readonly names: string;
  readonly facts: SubjectFacts;
  readonly link: readonly [name: string, screen: ScreenName];
  readonly next?: string;
  /** Where the product shows it. */
  readonly shown?: string;
}
