import { randomInt } from 'node:crypto';

/** Characters that aren't confused when copied by hand. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUP = 5;

const group = (): string => Array.from({ length: GROUP }, () => SIGNS[randomInt(SIGNS.length)]).join('');

/** Random groups of five characters, joined by hyphens: "k7mfa-x2nqd"; about 25 bits per group. */
export const readableCode = (groups: number): string => Array.from({ length: groups }, group).join('-');
