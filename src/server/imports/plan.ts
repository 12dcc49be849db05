import type { ImportKindPlan, ImportPlan } from '#contract/imports.ts';
import type { LeftOut, RowBatch } from './reading.ts';
import type { Outcome } from './store-rows.ts';

const MAX_CONFLICT_DAYS = 31;

/** Counts a file's records by kind. */
export class PlanBuilder {
  readonly #kinds = new Map<string, Omit<ImportKindPlan, 'months'> & { readonly months: Set<string> }>();

  readonly #conflictDays = new Map<string, string[]>();

  add(
    { kind, keys, dates }: RowBatch,
    { added, duplicates, conflicts, others = 0, conflictDays = [] }: Outcome,
  ): void {
    const days = this.#conflictDays.get(kind) ?? [];
    if (conflictDays.length > 0)
      this.#conflictDays.set(kind, [...days, ...conflictDays].slice(0, MAX_CONFLICT_DAYS));
    const known = dates.filter((date) => date !== undefined).toSorted();
    const one = this.#kinds.get(kind) ?? {
      kind,
      inFile: 0,
      added: 0,
      duplicates: 0,
      conflicts: 0,
      others: 0,
      from: '',
      to: '',
      months: new Set<string>(),
    };
    for (const date of known) one.months.add(date.slice(0, 7));
    const [first = one.from, last = one.to] = [known[0], known.at(-1)];
    this.#kinds.set(kind, {
      kind,
      inFile: one.inFile + keys.length,
      added: one.added + added,
      duplicates: one.duplicates + duplicates,
      conflicts: one.conflicts + conflicts,
      others: (one.others ?? 0) + others,
      from: one.from === '' || first < one.from ? first : one.from,
      to: last > one.to ? last : one.to,
      months: one.months,
    });
  }

  plan({ repeated, aside, refused, refusedCount, older }: LeftOut): ImportPlan {
    const kinds = [...this.#kinds.values()].map(({ months, ...kind }) => {
      const twice = repeated[kind.kind] ?? 0;
      return {
        ...kind,
        inFile: kind.inFile + twice,
        duplicates: kind.duplicates + twice,
        months: [...months].toSorted(),
      };
    });
    return {
      kinds: kinds.toSorted((one, other) => other.added - one.added || other.inFile - one.inFile),
      conflictDays: [...this.#conflictDays].map(([kind, days]) => ({ kind, days: days.toSorted() })),
      aside: Object.entries(aside).map(([name, count]) => ({ name, count })),
      refused: [...refused],
      refusedCount,
      ...(older && { older }),
    };
  }
}
