import { listIn, numberIn, objectIn, textIn } from './json-parts.ts';

/** A resource of FHIR R4. */
export type FhirResource = Readonly<Record<string, unknown>>;

export interface IndexedResource {
  readonly resource: FhirResource;
  readonly type: string;
  /** Names for references; the first is its own. */
  readonly names: readonly string[];
  /** Base URL of its server, with a trailing slash. */
  readonly base: string | undefined;
  /** Resource that contains it. */
  readonly holder: IndexedResource | undefined;
}

const MAX_DEPTH = 6;

const typeOf = (value: unknown): string | undefined => textIn(objectIn(value)['resourceType']);

/** "http://example.org/fhir/Observation/a/_history/2" and "Observation/a" mean the same. */
const withoutVersion = (reference: string): string => {
  const bare = reference.replace(/\/_history\/[^/]*$/, '');
  return /^urn:/i.test(bare) ? bare.toLowerCase() : bare;
};
const lastTwo = (reference: string): string => withoutVersion(reference).split('/').slice(-2).join('/');

/** "Observation/a" at the end of a URL. */
const relativeIn = (address: string): string | undefined => {
  const last = lastTwo(address);
  return /^[A-Z]\w+\/[\w.-]+$/.test(last) ? last : undefined;
};

/** Names of a bundle entry by URL and by type and id, without version. */
function namesOfEntry(entry: FhirResource): string[] {
  const resource = objectIn(entry['resource']);
  const [type, id] = [typeOf(resource), textIn(resource['id'])];
  const own = type !== undefined && id !== undefined ? [`${type}/${id}`] : [];
  const addresses = [textIn(entry['fullUrl']), textIn(objectIn(entry['request'])['url'])].filter(
    (address) => address !== undefined,
  );
  // A URL without type and id means a whole server, unless it is a URN.
  const named = addresses.flatMap((one) =>
    /^urn:/i.test(one) ? withoutVersion(one) : (relativeIn(one) ?? []),
  );
  return [...own, ...named];
}

/** All resources of a file, including those in bundles and contained ones. */
export class FhirResources {
  readonly all: IndexedResource[] = [];
  /** Deleted resources, and their earlier versions. */
  readonly deleted: FhirResource[] = [];
  readonly #byName = new Map<string, IndexedResource>();

  constructor(parsed: unknown) {
    this.#add(parsed, undefined, undefined, 0);
  }

  ofType(type: string): IndexedResource[] {
    return this.all.filter((kept) => kept.type === type);
  }

  /** Resolves a `Reference` within the file. */
  find(reference: unknown, from: IndexedResource): IndexedResource | undefined {
    const written = textIn(objectIn(reference)['reference']);
    if (written === undefined) return undefined;
    if (written.startsWith('#')) {
      const holder = from.holder ?? from;
      return written === '#' ? holder : this.#byName.get(`${holder.names[0] ?? ''}${written}`);
    }
    const bare = withoutVersion(written);
    // A relative reference means the server of its own resource.
    const { base } = from.holder ?? from;
    const near = base === undefined ? undefined : this.#byName.get(`${base}${bare}`);
    return near ?? this.#byName.get(bare) ?? this.#byName.get(lastTwo(written));
  }

  #add(
    value: unknown,
    fullUrl: string | undefined,
    holder: IndexedResource | undefined,
    depth: number,
  ): void {
    if (depth > MAX_DEPTH) return;
    if (Array.isArray(value)) {
      for (const one of value) this.#add(one, undefined, holder, depth + 1);
      return;
    }
    const type = typeOf(value);
    const resource = objectIn(value);
    if (type === 'Bundle' || type === 'Parameters') return this.#open(resource, depth);
    if (type !== undefined) this.#keep(resource, type, fullUrl, holder, depth);
  }

  #open(resource: FhirResource, depth: number): void {
    const gone = new Set<string>();
    const isHistory = resource['type'] === 'history';
    for (const one of [...listIn(resource['entry']), ...listIn(resource['parameter'])]) {
      const entry = objectIn(one);
      const names = namesOfEntry(entry);
      const isDeletion = textIn(objectIn(entry['request'])['method'])?.toUpperCase() === 'DELETE';
      // A history lists the newest first, so entries after a deletion are what was deleted.
      if (isDeletion && isHistory) for (const name of names) gone.add(name);
      if (isDeletion || names.some((name) => gone.has(name))) this.deleted.push(objectIn(entry['resource']));
      else this.#add(entry['resource'], textIn(entry['fullUrl']), undefined, depth + 1);
    }
  }

  #keep(
    resource: FhirResource,
    type: string,
    address: string | undefined,
    holder: IndexedResource | undefined,
    depth: number,
  ): void {
    const id = textIn(resource['id']);
    const fullUrl = address === undefined ? undefined : withoutVersion(address);
    const relative = fullUrl === undefined ? undefined : relativeIn(fullUrl);
    const base = relative === undefined ? undefined : fullUrl?.slice(0, -relative.length) || undefined;
    const own = id && `${type}/${id}`;
    // Some programs give all entries the same URL, so the id is added.
    const names = holder
      ? [`${holder.names[0] ?? ''}#${id ?? this.all.length}`]
      : [
          [fullUrl, own].filter(Boolean).join(' ') || `${type} ${this.all.length}`,
          fullUrl,
          own,
          id && withoutVersion(`urn:uuid:${id}`),
          relative,
        ].filter((name) => name !== undefined);
    const kept: IndexedResource = { resource, type, names, base, holder };
    this.all.push(kept);
    for (const name of names) {
      // A history has several versions, and the newest one counts.
      const before = this.#byName.get(name);
      if (!before || isAtLeastAsNew(resource, before.resource)) this.#byName.set(name, kept);
    }
    for (const inner of listIn(resource['contained'])) this.#add(inner, undefined, kept, depth + 1);
  }

  /** Whether a newer version exists. */
  isOutdated(kept: IndexedResource): boolean {
    const [name] = kept.names;
    return name !== undefined && this.#byName.get(name) !== kept;
  }
}

/** Compares versions by time, then by number, then by position. */
function isAtLeastAsNew(one: FhirResource, other: FhirResource): boolean {
  const [mine, its] = [objectIn(one['meta']), objectIn(other['meta'])];
  const [mineMs, itsMs] = [mine, its].map(({ lastUpdated }) => Date.parse(textIn(lastUpdated) ?? ''));
  if (mineMs !== itsMs && mineMs !== undefined && itsMs !== undefined && !Number.isNaN(mineMs - itsMs))
    return mineMs > itsMs;
  return (numberIn(mine['versionId']) ?? 0) >= (numberIn(its['versionId']) ?? 0);
}
