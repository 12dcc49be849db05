/** One text of the reference table with the name it is known by in messages. */
export interface TableSource {
  readonly file: string;
  readonly text: string;
}

/** A fault of the table with its file and line (from 1). */
export class FoodTableError extends Error {
  constructor(file: string, line: number, message: string) {
    super(`${file}:${line}: ${message}`);
    this.name = 'FoodTableError';
  }
}
