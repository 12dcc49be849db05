/** Sources on screen are cited as "Plews et al. 2013", without a comma before the year. */
const COMMA_BEFORE_YEAR = /[\p{L}.], (?:19|20)\d\d\)?\s*$/u;

const citation = {
  create: (context) => {
    const check = (node) => {
      if (typeof node.value === 'string' && COMMA_BEFORE_YEAR.test(node.value))
        context.report({
          node,
          message: 'Cite sources without a comma before the year: "Plews et al. 2013".',
        });
    };
    return context.filename.includes('.test.') ? {} : { Literal: check, JSXText: check };
  },
};

export default { meta: { name: 'words' }, rules: { citation } };
