/** What every slice of a floor may import from it, besides its own files in any room. */
const shared = {
  server: /^(http|db|auth|ai|jobs|storage|mail)\/|^(config|secrets)\.ts$|\/tables\.ts$/,
  web: /^(ui|lib)\//,
};

const noOtherSlice = {
  create: (context) => {
    const [, floor, slice] = /\/src\/(server|web)\/([^/]+)\/[^/]/.exec(context.filename) ?? [];
    const check = ({ source }) => {
      const imported = source?.value?.startsWith?.(`#${floor}/`) ? source.value.slice(floor.length + 2) : '';
      if (imported === '' || imported.startsWith(`${slice}/`) || shared[floor].test(imported)) return;
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
