/** A text of the reference table with its name for messages. */
export interface TableSource {
  readonly file: string;
  readonly text: string;
}

/** An error in the table with its file and line (from 1). */
export class FoodTableError extends Error {
  constructor(file: string, line: number, message: string) {
    super(`${file}:${line}: ${message}`);
    this.name = 'FoodTableError';
  }
}
