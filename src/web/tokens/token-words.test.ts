import { describe, expect, test } from 'vitest';
import { TOKEN_SCOPES } from '#domain/tokens/scopes.ts';
import { everywhere, grantsOf, scopesOf, scopesText } from './token-words.ts';

describe('permissions of a token', () => {
  test('one choice for everything leaves out the full export, which is chosen by itself', () => {
    expect(scopesOf(everywhere('both'))).toEqual(TOKEN_SCOPES.filter((scope) => scope !== 'export:read'));
    expect(scopesOf(everywhere('write')).every((scope) => scope.endsWith(':write'))).toBe(true);
    expect(scopesOf(everywhere('none'))).toEqual([]);
    expect(grantsOf('export')).toEqual(['none', 'read']);
  });

  test('a line says what a token may do, a few areas by name and many by number', () => {
    expect(scopesText(['water:read', 'water:write'])).toBe('Reads and writes water');
    expect(scopesText(['meals:read', 'water:read', 'sleep:write'])).toBe(
      'Reads meals and water · only writes sleep',
    );
    expect(scopesText(['meals:read', 'foods:read', 'water:read', 'sleep:read'])).toBe('Reads 4 areas');
    expect(scopesText(scopesOf(everywhere('read')))).toBe('Reads everything');
    expect(scopesText(scopesOf(everywhere('both')))).toBe('Reads and writes everything');
    expect(scopesText([...scopesOf(everywhere('read')), 'export:read'])).toBe(
      'Reads everything · full export',
    );
  });
});
