import type { Query } from '#domain/query/query.ts';
import type { Tag } from './grammar-words.ts';
import type { Lexeme } from './lexicon.ts';

/** A query without its times, and the unit to answer in. */
export interface MainClause {
  readonly query: Omit<Query, 'window'>;
  readonly unit?: string;
}

/** Words of a main clause that haven't been understood yet. */
export class Words {
  #rest: Lexeme[];
  constructor(words: readonly Lexeme[]) {
    this.#rest = [...words];
  }
  has(tag: Tag): boolean {
    return this.#rest.some((each) => each.tag === tag);
  }
  take(...tags: readonly Tag[]): readonly Lexeme[] {
    const taken = this.#rest.filter(({ tag }) => tags.includes(tag));
    this.#rest = this.#rest.filter(({ tag }) => !tags.includes(tag));
    return taken;
  }
  get all(): readonly Lexeme[] {
    return this.#rest;
  }
}

/** Parts that add nothing once the rest is understood. */
export const DONE: ReadonlySet<Tag> = new Set([
  'filler',
  'question',
  'comma',
  'day',
  'eat',
  'burn',
  'present',
  'which',
  'and',
  'foodnoun',
]);
/** A query under construction. */
export type Fields = { -readonly [Key in keyof Omit<Query, 'window'>]: Omit<Query, 'window'>[Key] };
