import { listIn, objectIn, textIn } from './json-parts.ts';

/** A resource of FHIR R4 as its file has it. */
export type FhirResource = Readonly<Record<string, unknown>>;

export interface KeptResource {
  readonly resource: FhirResource;
  readonly type: string;
  /** What others call it by: the first is its own name. */
  readonly names: readonly string[];
  /** The resource it is contained in. */
  readonly holder: KeptResource | undefined;
}

const DEEPEST = 6;

const typeOf = (value: unknown): string | undefined => textIn(objectIn(value)['resourceType']);

/** "http://example.org/fhir/Observation/a/_history/2" and "Observation/a" name the same. */
const withoutVersion = (reference: string): string => reference.replace(/\/_history\/[^/]*$/, '');
const lastTwo = (reference: string): string => withoutVersion(reference).split('/').slice(-2).join('/');

/** The resources of a file, with bundles opened and contained ones beside those that contain them. */
export class FhirResources {
  readonly all: KeptResource[] = [];
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
    return this.#byName.get(withoutVersion(written)) ?? this.#byName.get(lastTwo(written));
  }

  #add(value: unknown, fullUrl: string | undefined, holder: KeptResource | undefined, depth: number): void {
    if (depth > DEEPEST) return;
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
    for (const one of [...listIn(resource['entry']), ...listIn(resource['parameter'])]) {
      const entry = objectIn(one);
      this.#add(entry['resource'], textIn(entry['fullUrl']), undefined, depth + 1);
    }
  }

  #keep(
    resource: FhirResource,
    type: string,
    fullUrl: string | undefined,
    holder: KeptResource | undefined,
    depth: number,
  ): void {
    const id = textIn(resource['id']);
    const names = holder
      ? [`${holder.names[0] ?? ''}#${id ?? this.all.length}`]
      : [fullUrl, id && `${type}/${id}`, id && `urn:uuid:${id}`].filter((name) => name !== undefined);
    if (names.length === 0) names.push(`${type} ${this.all.length}`);
    const kept: KeptResource = { resource, type, names, holder };
    this.all.push(kept);
    for (const name of names) {
      // A history holds versions of the same: the newest stands for all.
      const before = this.#byName.get(name);
      if (!before || versionOf(before.resource) <= versionOf(resource)) this.#byName.set(name, kept);
    }
    for (const inner of listIn(resource['contained'])) this.#add(inner, undefined, kept, depth + 1);
  }

  /** Whether another version of it is newer. */
  isOutdated(kept: KeptResource): boolean {
    const [name] = kept.names;
    return name !== undefined && this.#byName.get(name) !== kept;
  }
}

const versionOf = (resource: FhirResource): string => textIn(objectIn(resource['meta'])['lastUpdated']) ?? '';
