import type { Db } from './database.ts';

/**
 * A statement built once per database and planned once per connection, for what nearly every request reads.
 * @param build ends with `.prepare(name)`; `name` is unique
 */
export function prepared<Statement>(build: (db: Db) => Statement): (db: Db) => Statement {
  const built = new WeakMap<Db, Statement>();
  return (db) => {
    const statement = built.get(db) ?? build(db);
    built.set(db, statement);
    return statement;
  };
}
