import { rspack } from '@rspack/core';
import { fileURLToPath } from 'node:url';

const SHORT = fileURLToPath(new URL('./federation-error.mjs', import.meta.url));

/** Leaves the descriptions of errors out of the federation runtime, which has its own copies of the package. */
export const shortFederationErrors = () =>
  new rspack.NormalModuleReplacementPlugin(
    /^\.\/(error-codes\/dist\/getShortErrorMsg\.js|(getShortErrorMsg|desc)\.mjs)$/,
    (resolved) => {
      if (/@module-federation[\\/](error-codes|webpack-bundler-runtime)[\\/]dist$/.test(resolved.context))
        resolved.request = SHORT;
    },
  );
