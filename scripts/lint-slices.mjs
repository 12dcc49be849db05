/** What every slice of a floor may import from it, besides its own files in any room. */
const shared = {
  server: /^(core|db|auth|ai|jobs|storage|mail|http)\/|^(config|secrets)\.ts$|\/tables\.ts$/,
  web: /^(ui|lib)\//,
};

/** What the parts that every slice shares may import from each other: those beneath them. */
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

export default {
  meta: { name: 'slices' },
  rules: { 'no-other-slice': noOtherSlice },
};
