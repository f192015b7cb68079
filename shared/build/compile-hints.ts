import { rspack } from '@rspack/core';

/**
 * Asks for the functions of what every first view runs, and of a page's own file, to be compiled as the file comes, off
 * the main thread, and not one by one at the tap that calls them first. Other browsers read a comment.
 * https://v8.dev/blog/explicit-compile-hints
 */
export const compileHints = () =>
  new rspack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /^(main|react|vendor|page-.*)(\.[0-9a-f]+)?\.js$/,
    // The minimizer drops comments.
    stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });
