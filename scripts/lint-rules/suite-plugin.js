/** A spread of a literal only keeps properties on one line, at the expense of types, search and diffs. */
const noLiteralSpread = {
  create(context) {
    const report = (node) =>
      context.report({ node, message: 'Write the properties out, or name the object.' });
    return {
      'SpreadElement > ObjectExpression': report,
      'SpreadElement > ArrayExpression': report,
      'JSXSpreadAttribute > ObjectExpression': report,
      'JSXSpreadAttribute > ArrayExpression': report,
    };
  },
};

/** Without the locale, dates are written in the American order and Arabic texts with other digits than the pages. */
const noLangAsLocale = {
  create: (context) => ({
    NewExpression(node) {
      const { object, property } = node.callee;
      if (object?.name !== 'Intl' || !property?.name?.endsWith('Format')) return;
      const [locale] = node.arguments;
      if (locale?.name !== 'lang' && locale?.property?.name !== 'lang') return;
      context.report({ node, message: 'Use localeOf(lang) of @guest/shared/contracts/core/locale.' });
    },
  }),
};

/** Rules of the suite that no published plugin has. */
export default {
  meta: { name: 'suite' },
  rules: { 'no-literal-spread': noLiteralSpread, 'no-lang-as-locale': noLangAsLocale },
};
