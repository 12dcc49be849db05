import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Imports allowed to every slice of a floor, in addition to its own files. */
const shared = {
  server: /^(core|db|auth|ai|jobs|storage|mail|http|member)\/|\/([a-z-]+-)?(tables|queries)\.ts$/,
  web: /^(ui|lib)\//,
};

/** Imports allowed to shared parts: the ones below them. */
const beneath = {
  core: /^core\//,
  db: /^core\/|\/tables\.ts$/,
  auth: /^(core|db)\//,
  ai: /^core\//,
  jobs: /^(core|db)\//,
  storage: /^core\//,
  mail: /^(core|db)\//,
  http: /^(core|db|auth)\//,
  member: /^(core|db)\/|\/tables\.ts$/,
};

const noOtherSlice = {
  create: (context) => {
    const [, floor, slice] = /\/src\/(server|web)\/([^/]+)\/[^/]/.exec(context.filename) ?? [];
    const allowed = (floor === 'server' && beneath[slice]) || shared[floor];
    const check = ({ source }) => {
      const imported = source?.value?.startsWith?.(`#${floor}/`) ? source.value.slice(floor.length + 2) : '';
      if (imported === '' || imported.startsWith(`${slice}/`) || allowed.test(imported)) return;
      context.report({ node: source, message: `${floor}/${slice} may not import from ${source.value}.` });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
    };
  },
};

const IMPORT = /from '#server\/([^/']+)\/([^']+)'/g;
/** These compose slices; nothing depends on them. */
const composing = new Set(['config', 'demo', 'imports', 'testing', 'hostile', 'ownership']);

/** Slices that each server slice imports. Tables don't count: any slice may read them, and they import nothing. */
function importsOf(server) {
  const graph = new Map();
  for (const file of readdirSync(server, { recursive: true })) {
    const [slice, ...rest] = file.split(path.sep);
    if (rest.length === 0 || !/(?<!\.test)\.ts$/.test(file) || composing.has(slice)) continue;
    const imported = graph.get(slice) ?? new Set();
    graph.set(slice, imported);
    for (const [, other, name] of readFileSync(path.join(server, file), 'utf8').matchAll(IMPORT))
      if (other !== slice && !/(^|\/)([a-z-]+-)?tables\.ts$/.test(name)) imported.add(other);
  }
  return graph;
}

const graphs = new Map();

/** Whether a slice depends on another, directly or through others. */
function needs(server, slice, wanted) {
  const graph = graphs.get(server) ?? importsOf(server);
  graphs.set(server, graph);
  const [seen, open] = [new Set(), [slice]];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next === wanted) return true;
    if (seen.has(next)) continue;
    seen.add(next);
    open.push(...(graph.get(next) ?? []));
  }
  return false;
}

/** The shared parts are ordered by `beneath`. */
const noSliceCycle = {
  create: (context) => {
    const [, server, slice] = /^(.*\/src\/server)\/([^/]+)\/[^/]/.exec(context.filename) ?? [];
    return {
      ImportDeclaration: ({ source }) => {
        const [, other, name] = /^#server\/([^/]+)\/(.+)$/.exec(source.value) ?? [];
        if (
          other === undefined ||
          other === slice ||
          other in beneath ||
          /(^|\/)([a-z-]+-)?tables\.ts$/.test(name)
        )
          return;
        if (needs(server, other, slice))
          context.report({ node: source, message: `${slice} and ${other} depend on each other.` });
      },
    };
  },
};

export default {
  meta: { name: 'slices' },
  rules: { 'no-other-slice': noOtherSlice, 'no-slice-cycle': noSliceCycle },
};
