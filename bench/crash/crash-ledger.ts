import { addDays } from '#domain/time/local-date.ts';
import { mealOn, newId, type BenchMember } from '../member.ts';

const FIRST_DAY = '2016-01-01';
const DAYS = 3000;
const LAST_DAY = addDays(FIRST_DAY, DAYS);

/** A kind of entry to write, and how to read it back. */
interface Kind {
  readonly method: 'POST' | 'PUT';
  readonly route: (id: string) => string;
  readonly list: string;
  readonly bodyOn: (day: string, nth: number) => Entry;
  /** The complete content of an entry. Storing only part of it would be a halved write. */
  readonly contentOf: (entry: Entry) => unknown;
}

interface Entry {
  readonly id: string;
  readonly [field: string]: unknown;
}

const lengthOf = (list: unknown): number => (Array.isArray(list) ? list.length : 0);
const entry = () => ({ id: newId(), timeZone: 'UTC', note: null });

const KINDS: readonly Kind[] = [
  {
    method: 'POST',
    route: () => '/meals',
    list: '/eaten-meals',
    bodyOn: mealOn,
    contentOf: ({ items, foods }) => lengthOf(items ?? foods),
  },
  {
    method: 'PUT',
    route: (id) => `/body-measurements/${id}`,
    list: '/body-measurements',
    bodyOn: (day, nth) => ({ ...entry(), measuredAt: `${day}T07:00:00Z`, massKg: 60 + (nth % 200) / 10 }),
    contentOf: ({ massKg }) => massKg,
  },
  {
    method: 'PUT',
    route: (id) => `/drinks/${id}`,
    list: '/drinks',
    bodyOn: (day, nth) => ({
      ...entry(),
      drunkAt: `${day}T10:00:00Z`,
      kind: 'water',
      volumeMl: 100 + (nth % 400),
    }),
    contentOf: ({ volumeMl }) => volumeMl,
  },
];

interface Write {
  readonly kind: Kind;
  readonly body: Entry;
  readonly key: string;
  isAcknowledged: boolean;
}

export interface Ledger {
  readonly written: number;
  readonly repeated: number;
  /** Retries the oldest failed write, or sends a new one. @throws if it isn't acknowledged */
  writeNext(member: BenchMember): Promise<void>;
  repeatUnacknowledged(member: BenchMember): Promise<void>;
  /** Compares stored entries with acknowledged ones. @returns faults, one line each */
  check(member: BenchMember): Promise<string[]>;
}

/** Faults in the stored entries of one kind. */
export function faultsOf(
  writes: readonly Pick<Write, 'body' | 'isAcknowledged'>[],
  stored: readonly Entry[],
  contentOf: Kind['contentOf'],
): string[] {
  const byId = Map.groupBy(stored, ({ id }) => id);
  const known = new Set(writes.map(({ body }) => body.id));
  const strangers = stored.filter(({ id }) => !known.has(id)).map(({ id }) => `${id}: nobody wrote it`);
  const wrong = writes.flatMap(({ body, isAcknowledged }) => {
    const found = byId.get(body.id) ?? [];
    if (found.length === 0) return isAcknowledged ? [`${body.id}: acknowledged and lost`] : [];
    if (found.length > 1) return [`${body.id}: stored ${found.length} times`];
    return found.every((one) => contentOf(one) === contentOf(body)) ? [] : [`${body.id}: stored in part`];
  });
  return [...strangers, ...wrong];
}

/** Remembers every write and whether it was acknowledged. */
export function crashLedger(): Ledger {
  const writes: Write[] = [];
  const failed: Write[] = [];
  let repeated = 0;
  const made = (): Write => {
    const nth = writes.length;
    const kind = KINDS[nth % KINDS.length] as Kind;
    const write = {
      kind,
      body: kind.bodyOn(addDays(FIRST_DAY, nth % DAYS), nth),
      key: newId(),
      isAcknowledged: false,
    };
    writes.push(write);
    return write;
  };
  const send = async (member: BenchMember, write: Write): Promise<void> => {
    const { kind, body, key } = write;
    try {
      await member.send(kind.method, kind.route(body.id), body, key);
      write.isAcknowledged = true;
    } catch (error) {
      failed.push(write);
      throw error;
    }
  };
  const again = (): Write | undefined => {
    const write = failed.shift();
    if (write) repeated += 1;
    return write;
  };
  return {
    get written() {
      return writes.filter(({ isAcknowledged }) => isAcknowledged).length;
    },
    get repeated() {
      return repeated;
    },
    writeNext: (member) => send(member, again() ?? made()),
    repeatUnacknowledged: async (member) => {
      for (let write = again(); write !== undefined; write = again()) await send(member, write);
    },
    check: async (member) => {
      const faults: string[] = [];
      for (const kind of KINDS) {
        const stored = (await member.read(`${kind.list}?from=${FIRST_DAY}&to=${LAST_DAY}`)) as Entry[];
        const own = writes.filter((write) => write.kind === kind);
        faults.push(...faultsOf(own, stored, kind.contentOf));
      }
      return faults;
    },
  };
}
