import type { openApiDocument } from './openapi.ts';

type Paths = Pick<Awaited<ReturnType<typeof openApiDocument>>, 'paths'>;

const METHODS = ['get', 'put', 'post', 'patch', 'delete'] as const;

const patternOf = (template: string): RegExp =>
  new RegExp(
    `^${template.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll(/\{[^}]+\}/g, '[^/]+')}$`,
  );

/**
 * What an address may be asked with, for a 405 in place of a 404.
 * @returns looks up a path such as "/drinks/7": its methods in capitals, HEAD beside GET; empty where there is no such address
 */
export function allowedMethods({ paths = {} }: Paths): (path: string) => readonly string[] {
  const known = Object.entries(paths).map(([template, item]) => ({
    pattern: patternOf(template),
    methods: METHODS.filter((method) => item?.[method] !== undefined).flatMap((method) =>
      method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()],
    ),
  }));
  return (path) => [
    ...new Set(known.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods)),
  ];
}
