/** Sources on screen are cited by the first author and the year, "Plews 2013": "et al." and a comma make it another style. */
const OTHER_STYLE = /\bet al\.,? (?:19|20)\d\d|[\p{L}.], (?:19|20)\d\d\)?\s*$/u;

const citation = {
  create: (context) => {
    const check = (node) => {
      if (typeof node.value === 'string' && OTHER_STYLE.test(node.value))
        context.report({
          node,
          message: 'Cite sources by the first author and the year: "Plews 2013".',
        });
    };
    return context.filename.includes('.test.') ? {} : { Literal: check, JSXText: check };
  },
};

export default { meta: { name: 'words' }, rules: { citation } };
