import { seededRandom } from '#domain/numbers/seeded-random.ts';
import sharp from 'sharp';
import { addDays } from '#domain/time/local-date.ts';
import { clarityFile } from '#server/glucose/testing-files.ts';
import { newId, newMember, type BenchMember } from '../member.ts';

const MEMBERS = 8;
const FIRST_DAY = '2026-01-01';
/** Days with meals that each member has before the load starts. */
const SEEDED_DAYS = 60;
const SEARCHES = ['ban', 'chiken brest', 'greek yog', 'cofee', 'mac and ch', 'orange ju', 'tomatos', 'toast'];
const MEALS = [
  'two scrambled eggs with a slice of whole wheat toast and butter, black coffee and a banana',
  '250g greek yogurt w/ a handful of blueberries, 2 tbsp granola and a teaspoon of honey',
  'a cheeseburger, medium fries, a 12 fl oz can of cola and an apple pie',
];
const PAGES = ['/', '/features', '/faq', '/auth', '/robots.txt', '/sitemap.xml'];

/** Requests of the dashboard for `day`. */
const dashboardReads = (day: string): readonly string[] => [
  '/account/me',
  '/goals',
  `/advice?date=${day}&timeZone=UTC`,
  `/longevity?date=${new Date().toISOString().slice(0, 10)}&timeZone=UTC`,
  `/diet-quality?date=${day}&timeZone=UTC`,
  `/water-days?from=${addDays(day, -13)}&to=${day}`,
  `/body-measurements?from=${addDays(day, -89)}&to=${day}`,
  `/sleeps?from=${addDays(day, -13)}&to=${day}`,
  '/foods/usual',
  '/meals/recent',
];

interface Turn {
  readonly address: string;
  readonly member: BenchMember;
  /** A logged day, or the next one. */
  readonly day: string;
  /** Counts actions, for the day or hour of new entries. */
  readonly nth: number;
  readonly pick: <Item>(items: readonly Item[]) => Item;
  readonly picture: Uint8Array<ArrayBuffer>;
}

const entry = (note: string | null = null) => ({ id: newId(), timeZone: 'UTC', note });

async function put({ member }: Turn, route: string, values: object): Promise<void> {
  const body = { ...entry(), ...values };
  await member.send('PUT', `${route}/${body.id}`, body);
}

const startOfImport = (nth: number): string => `${addDays('2020-01-01', nth % 2000)}T00:00:00Z`;

async function readPage({ address, pick }: Turn): Promise<void> {
  const answer = await fetch(address + pick(PAGES), { headers: { 'Sec-Fetch-Dest': 'document' } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
}

/** Actions, and how many of a thousand requests each makes up. */
const DOINGS: Readonly<Record<string, readonly [number, (turn: Turn) => Promise<void>]>> = {
  'log a meal': [120, ({ member, day }) => member.logMeal(day)],
  'read a day': [200, ({ member, day }) => member.readDay(day)],
  'read a month': [60, ({ member, day }) => member.send('GET', `/days?from=${addDays(day, -29)}&to=${day}`)],
  dashboard: [200, ({ member, day, pick }) => member.send('GET', pick(dashboardReads(day)))],
  search: [
    150,
    ({ member, pick }) => member.send('GET', `/foods?query=${encodeURIComponent(pick(SEARCHES))}`),
  ],
  analyze: [50, ({ member, pick }) => member.send('POST', '/meals/analyze', { text: pick(MEALS) })],
  water: [
    40,
    (turn) => put(turn, '/drinks', { drunkAt: `${turn.day}T10:00:00Z`, kind: 'water', volumeMl: 250 }),
  ],
  weight: [
    20,
    (turn) => put(turn, '/body-measurements', { measuredAt: `${turn.day}T07:00:00Z`, massKg: 68 }),
  ],
  sleep: [10, (turn) => put(turn, '/sleeps', sleepOf(turn))],
  stress: [10, (turn) => put(turn, '/stress-check-ins', { feltAt: `${turn.day}T15:00:00Z`, stress: 4 })],
  trace: [30, ({ member, day }) => member.readTrace(addDays(day, -13), day)],
  'CSV file': [
    10,
    ({ member, pick }) => member.send('GET', `/export/${pick(['weight', 'water', 'sleep'])}.csv`),
  ],
  'full export': [4, ({ member }) => member.send('GET', '/export/everything')],
  'CSV import': [8, ({ member, nth }) => member.importReadings(clarityFile(startOfImport(nth), 288))],
  photo: [8, ({ member, picture }) => member.upload(`/photos?id=${newId()}`, 'image/jpeg', picture)],
  login: [10, ({ member }) => member.comeAndGo()],
  'site page': [70, readPage],
};

/** A nap in a different hour each time, so that none overlap. */
function sleepOf({ nth }: Turn) {
  const from = Date.parse(`${addDays('2015-01-01', nth % 3000)}T02:00:00Z`);
  const at = (minutes: number): string => new Date(from + minutes * 60_000).toISOString();
  return { inBedAt: at(0), outOfBedAt: at(30), isNap: true };
}

/** A photo of a phone's size: noise, so that it doesn't compress. */
async function photo(): Promise<Uint8Array<ArrayBuffer>> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const shape = { width: 2000, height: 1500, channels: 3, background: '#a86', noise } as const;
  return new Uint8Array(await sharp({ create: shape }).jpeg().toBuffer());
}

export interface MixedLoad {
  /** Performs one action. @returns its name */
  next(): Promise<string>;
}

/** Registers members with some history. @returns their actions, in a mix that is the same in every run */
export async function mixedLoad(address: string): Promise<MixedLoad> {
  const random = seededRandom(13);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const picture = await photo();
  const members: BenchMember[] = [];
  for (let nth = 1; nth <= MEMBERS; nth += 1) {
    const member = await newMember(address, `member-${nth}`);
    for (let day = 0; day < SEEDED_DAYS; day += 1) await member.logMeal(addDays(FIRST_DAY, day));
    members.push(member);
  }
  const cards = Object.entries(DOINGS).flatMap(([name, [weight, work]]) =>
    Array.from({ length: weight }, () => ({ name, work })),
  );
  let nth = 0;
  return {
    next: async () => {
      nth += 1;
      const { name, work } = pick(cards);
      const day = addDays(FIRST_DAY, Math.floor(random() * (SEEDED_DAYS + nth / 500)));
      await work({ address, member: pick(members), day, nth, pick, picture }).catch((error: unknown) => {
        throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
      });
      return name;
    },
  };
}
