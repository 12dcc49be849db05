import { joinWords } from '#domain/words/join-words.ts';
import {
  accessOf,
  AREA_WORDS,
  partsOfScope,
  TOKEN_AREAS,
  TOKEN_SCOPES,
  type TokenArea,
  type TokenScope,
} from '#domain/tokens/scopes.ts';
import { capitalized } from '#domain/words/first-letter.ts';

/** A token's permissions for one area of data. */
export const GRANTS = ['none', 'read', 'write', 'both'] as const;
export type Grant = (typeof GRANTS)[number];
export type Grants = Readonly<Record<TokenArea, Grant>>;

export const GRANT_NAMES: Readonly<Record<Grant, string>> = {
  none: 'No access',
  read: 'Read',
  write: 'Write only',
  both: 'Read and write',
};

/** Permissions that an area supports. */
export const grantsOf = (area: TokenArea): readonly Grant[] => {
  const access = accessOf(area);
  return access.length === 2 ? GRANTS : ['none', ...access];
};

/** The same permission for every area; areas that don't support it get none. The full export is always chosen separately. */
export const everywhere = (grant: Grant): Grants =>
  Object.fromEntries(
    TOKEN_AREAS.map((area) => {
      const grants = grantsOf(area);
      const [, only = 'none'] = grants;
      const nearest = grants.includes(grant) ? grant : grant === 'both' ? only : 'none';
      return [area, area === 'export' ? 'none' : nearest];
    }),
  ) as unknown as Grants;

export const scopesOf = (grants: Grants): TokenScope[] =>
  TOKEN_SCOPES.filter((scope) => {
    const { area, access } = partsOfScope(scope);
    return grants[area] === access || grants[area] === 'both';
  });

const VERBS = { both: 'reads and writes', read: 'reads', write: 'only writes' } as const;
type Given = keyof typeof VERBS;

/** Up to three areas by name, then their number. */
const MAX_NAMES = 3;

function grantOf(scopes: readonly TokenScope[], area: TokenArea): Grant {
  const [reads, writes] = [scopes.includes(`${area}:read`), scopes.includes(`${area}:write`)];
  if (reads && writes) return 'both';
  return reads ? 'read' : writes ? 'write' : 'none';
}

function partText(scopes: readonly TokenScope[], given: Given): string[] {
  const names = TOKEN_AREAS.filter((area) => grantOf(scopes, area) === given).map((area) =>
    AREA_WORDS[area].name.toLowerCase(),
  );
  if (names.length === 0) return [];
  return [`${VERBS[given]} ${names.length > MAX_NAMES ? `${names.length} areas` : joinWords(names)}`];
}

/** A token's permissions in a line: "Reads meals and water · only writes sleep". */
export function scopesText(scopes: readonly TokenScope[]): string {
  const own: readonly TokenScope[] = scopes.filter((scope) => scope !== 'export:read');
  const everything = (['both', 'read', 'write'] as const).find(
    (given) =>
      scopesOf(everywhere(given)).join() === TOKEN_SCOPES.filter((scope) => own.includes(scope)).join(),
  );
  const parts = everything
    ? [`${VERBS[everything]} everything`, ...(own.length < scopes.length ? ['full export'] : [])]
    : (['both', 'read', 'write'] as const).flatMap((given) => partText(scopes, given));
  const text = parts.join(' · ');
  return capitalized(text);
}
