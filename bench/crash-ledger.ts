import { addDays } from '#domain/time/local-date.ts';
import { mealOn, newId, type BenchMember } from './member.ts';

const FIRST_DAY = '2016-01-01';
const DAYS = 3000;
const LAST_DAY = addDays(FIRST_DAY, DAYS);

/** What is written, and how its entries are read again. */
interface Kind {
  readonly method: 'POST' | 'PUT';
  readonly route: (id: string) => string;
  readonly list: string;
  readonly bodyOn: (day: string, nth: number) => Entry;
  /** What must be stored of an entry; a part of it would be a halved write. */
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
  /** Sends the oldest write that failed again, or a new one. @throws where it is not acknowledged */
  writeNext(member: BenchMember): Promise<void>;
  repeatUnacknowledged(member: BenchMember): Promise<void>;
  /** Compares all that is stored with what was acknowledged. @returns what is wrong, one line each */
  check(member: BenchMember): Promise<string[]>;
}

/** What is wrong with the stored entries of one kind. */
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
