import { rspack } from '@rspack/core';

/**
 * Makes the browser compile the functions of the files for the first view, of the pages and of the lazy part with which the
 * page of a booking opens off the main thread while they load, instead of one by one when a tap first calls them. Browsers
 * without support ignore the comment.
 * https://v8.dev/blog/explicit-compile-hints
 */
export const compileHints = () =>
  new rspack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /^(main|libraries|booking|page-.*)(\.[0-9a-f]+)?\.js$/,
    // The banner is added after minification, because the minimizer removes comments.
    stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });
