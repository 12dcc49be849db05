import { sql, type SQL } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { opened } from '#server/testing/shared-resource.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { asAverage } from './average-member.ts';
import { testDatabases } from './testing.ts';

const KNOWN = '019b0000-0000-7000-8000-000000000001';
const NEW = '019b0000-0000-7000-8000-000000000002';

describe.each(testDatabases())('statements about a member on $name', (place) => {
  const app = opened(() => openTestApp(place));

  test('with a member that the statistics don’t know, rows aren’t compared one by one', async () => {
    const plans = await app.database.db.transaction(async (tx) => {
      await tx.execute(
        sql`create temporary table parents (owner uuid, id int, primary key (owner, id)) on commit drop`,
      );
      await tx.execute(
        sql`create temporary table children (owner uuid, id int, parent int, primary key (owner, id)) on commit drop`,
      );
      await tx.execute(sql`create index on children (owner, parent)`);
      const fill = async (owner: string) => {
        await tx.execute(
          sql`insert into parents select ${owner}::uuid, n from generate_series(1, 1000) as n`,
        );
        await tx.execute(
          sql`insert into children select ${owner}::uuid, n, 1 + n / 4 from generate_series(0, 3999) as n`,
        );
      };
      await fill(KNOWN);
      await tx.execute(sql`analyze parents`);
      await tx.execute(sql`analyze children`);
      await fill(NEW);
      const planOf = async (owner: SQL) => {
        const { rows } = await tx.execute<Record<string, string>>(
          sql`explain select * from parents join children on children.owner = parents.owner and children.parent = parents.id
            where parents.owner = ${owner}`,
        );
        return rows.flatMap((row) => Object.values(row)).join('\n');
      };
      return { plain: await planOf(sql`${NEW}::uuid`), average: await planOf(asAverage(NEW)) };
    });
    expect(plans.plain).toContain('Join Filter');
    expect(plans.average).not.toContain('Join Filter');
  });
});
