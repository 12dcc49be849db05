/** Keeps `domain` pure: time and randomness are arguments. */
const impureCalls = new Set([
  'Date.now',
  'Math.random',
  'performance.now',
  'crypto.randomUUID',
  'crypto.getRandomValues',
  'Temporal.Now',
]);

const nameOf = (node) =>
  node.type === 'MemberExpression' && node.object.type === 'Identifier' && node.property.type === 'Identifier'
    ? `${node.object.name}.${node.property.name}`
    : undefined;

const noClock = {
  create: (context) => {
    const report = (node) =>
      context.report({
        node,
        message: 'The domain reads no clock and no random numbers. Take them as arguments.',
      });
    return {
      MemberExpression: (node) => impureCalls.has(nameOf(node)) && report(node),
      NewExpression: (node) => node.callee.name === 'Date' && node.arguments.length === 0 && report(node),
      CallExpression: (node) => node.callee.name === 'Date' && report(node),
    };
  },
};

export default { meta: { name: 'pure' }, rules: { 'no-clock': noClock } };
