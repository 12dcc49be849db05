import type { RecordSource } from '#domain/query/record-source.ts';
import type { Lexeme } from '#domain/questions/lexicon.ts';
import type { Understood } from '#domain/questions/read-one.ts';

/** How the sentences of a message are read. */
export interface Reading {
  readonly source: RecordSource;
  /** Words of a sentence, without its times. */
  readonly words: (text: string) => readonly Lexeme[];
  /** Reads a question of one sentence. */
  readonly read: (text: string) => Understood | undefined;
}
