/** What can be said about a subject in general. Each text is one or more sentences. */
export interface SubjectFacts {
  readonly is: string;
  /** Why it matters, or what it does. */
  readonly why?: string;
  readonly normal?: string;
  /** What a high value means, or what too much does. */
  readonly high?: string;
  /** What a low value means, or what too little does. */
  readonly low?: string;
  /** How to raise it, and how to lower it. */
  readonly up?: string;
  readonly down?: string;
  /** Foods that have a lot of it, and foods that have little. */
  readonly rich?: string;
  readonly poor?: string;
  readonly measure?: string;
  readonly accuracy?: string;
  /** Whether less of it is better. */
  readonly better?: 'down';
}
