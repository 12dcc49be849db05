import { listIn, numberIn, objectIn, textIn } from './json-parts.ts';

/** A resource of FHIR R4 as its file has it. */
export type FhirResource = Readonly<Record<string, unknown>>;

export interface KeptResource {
  readonly resource: FhirResource;
  readonly type: string;
  /** What others call it by: the first is its own name. */
  readonly names: readonly string[];
  /** The address of its server, with a slash at its end. */
  readonly base: string | undefined;
  /** The resource it is contained in. */
  readonly holder: KeptResource | undefined;
}

const MAX_DEPTH = 6;

const typeOf = (value: unknown): string | undefined => textIn(objectIn(value)['resourceType']);

/** "http://example.org/fhir/Observation/a/_history/2" and "Observation/a" name the same. */
const withoutVersion = (reference: string): string => {
  const bare = reference.replace(/\/_history\/[^/]*$/, '');
  return /^urn:/i.test(bare) ? bare.toLowerCase() : bare;
};
const lastTwo = (reference: string): string => withoutVersion(reference).split('/').slice(-2).join('/');

/** "Observation/a" at the end of an address. */
const relativeIn = (address: string): string | undefined => {
  const last = lastTwo(address);
  return /^[A-Z]\w+\/[\w.-]+$/.test(last) ? last : undefined;
};

/** What an entry of a bundle is about, by its address and by its type and id, without its version. */
function namesOfEntry(entry: FhirResource): string[] {
  const resource = objectIn(entry['resource']);
  const [type, id] = [typeOf(resource), textIn(resource['id'])];
  const own = type !== undefined && id !== undefined ? [`${type}/${id}`] : [];
  const addresses = [textIn(entry['fullUrl']), textIn(objectIn(entry['request'])['url'])].filter(
    (address) => address !== undefined,
  );
  // An address that ends in no type and id is of a whole server, unless it names one thing alone.
  const named = addresses.flatMap((one) =>
    /^urn:/i.test(one) ? withoutVersion(one) : (relativeIn(one) ?? []),
  );
  return [...own, ...named];
}

/** The resources of a file, with bundles opened and contained ones beside those that contain them. */
export class FhirResources {
  readonly all: KeptResource[] = [];
  /** What the file holds only to say that it was deleted, or was before it was. */
  readonly deleted: FhirResource[] = [];
  readonly #byName = new Map<string, KeptResource>();

  constructor(parsed: unknown) {
    this.#add(parsed, undefined, undefined, 0);
  }

  ofType(type: string): KeptResource[] {
    return this.all.filter((kept) => kept.type === type);
  }

  /** What a `Reference` points to, where the file holds it. */
  find(reference: unknown, from: KeptResource): KeptResource | undefined {
    const written = textIn(objectIn(reference)['reference']);
    if (written === undefined) return undefined;
    if (written.startsWith('#')) {
      const holder = from.holder ?? from;
      return written === '#' ? holder : this.#byName.get(`${holder.names[0] ?? ''}${written}`);
    }
    const bare = withoutVersion(written);
    // A relative reference is one to the server that its own resource is from.
    const { base } = from.holder ?? from;
    const near = base === undefined ? undefined : this.#byName.get(`${base}${bare}`);
    return near ?? this.#byName.get(bare) ?? this.#byName.get(lastTwo(written));
  }

  #add(value: unknown, fullUrl: string | undefined, holder: KeptResource | undefined, depth: number): void {
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
      // A history begins with the newest: what stands behind a deletion is what was deleted.
      if (isDeletion && isHistory) for (const name of names) gone.add(name);
      if (isDeletion || names.some((name) => gone.has(name))) this.deleted.push(objectIn(entry['resource']));
      else this.#add(entry['resource'], textIn(entry['fullUrl']), undefined, depth + 1);
    }
  }

  #keep(
    resource: FhirResource,
    type: string,
    address: string | undefined,
    holder: KeptResource | undefined,
    depth: number,
  ): void {
    const id = textIn(resource['id']);
    const fullUrl = address === undefined ? undefined : withoutVersion(address);
    const relative = fullUrl === undefined ? undefined : relativeIn(fullUrl);
    const base = relative === undefined ? undefined : fullUrl?.slice(0, -relative.length) || undefined;
    const own = id && `${type}/${id}`;
    // Some programs give all entries one address: the id is part of what tells them apart.
    const names = holder
      ? [`${holder.names[0] ?? ''}#${id ?? this.all.length}`]
      : [
          [fullUrl, own].filter(Boolean).join(' ') || `${type} ${this.all.length}`,
          fullUrl,
          own,
          id && withoutVersion(`urn:uuid:${id}`),
          relative,
        ].filter((name) => name !== undefined);
    const kept: KeptResource = { resource, type, names, base, holder };
    this.all.push(kept);
    for (const name of names) {
      // A history holds versions of the same: the newest stands for all.
      const before = this.#byName.get(name);
      if (!before || isAtLeastAsNew(resource, before.resource)) this.#byName.set(name, kept);
    }
    for (const inner of listIn(resource['contained'])) this.#add(inner, undefined, kept, depth + 1);
  }

  /** Whether another version of it is newer. */
  isOutdated(kept: KeptResource): boolean {
    const [name] = kept.names;
    return name !== undefined && this.#byName.get(name) !== kept;
  }
}

/** Of two versions without a time the higher number is newer, and of two that say nothing the later in the file. */
function isAtLeastAsNew(one: FhirResource, other: FhirResource): boolean {
  const [mine, its] = [objectIn(one['meta']), objectIn(other['meta'])];
  const [mineMs, itsMs] = [mine, its].map(({ lastUpdated }) => Date.parse(textIn(lastUpdated) ?? ''));
  if (mineMs !== itsMs && mineMs !== undefined && itsMs !== undefined && !Number.isNaN(mineMs - itsMs))
    return mineMs > itsMs;
  return (numberIn(mine['versionId']) ?? 0) >= (numberIn(its['versionId']) ?? 0);
}
