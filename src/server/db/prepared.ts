import type { Db } from './database.ts';

/**
 * A statement that is built once for a database and planned once for a connection: for what nearly every request asks.
 * @param build ends with `.prepare(name)`; `name` is its own among all statements
 */
export function prepared<Statement>(build: (db: Db) => Statement): (db: Db) => Statement {
  const built = new WeakMap<Db, Statement>();
  return (db) => {
    const statement = built.get(db) ?? build(db);
    built.set(db, statement);
    return statement;
  };
}
