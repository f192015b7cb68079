import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Removes from the router what this suite never reaches. */
export const smallRouter = {
  test: /[\\/]react-router[\\/]dist[\\/]production[\\/]chunk-\w+\.mjs$/,
  use: fileURLToPath(new URL('./router-loader.mjs', import.meta.url)),
};

/**
 * Maps the router to its production build. By default, its package gives bundlers the build with warnings for
 * developers.
 */
export function productionRouter(): Record<string, string> {
  const routerDom = createRequire(import.meta.url).resolve('react-router-dom');
  const router = join(dirname(createRequire(routerDom).resolve('react-router')), '../production');
  return {
    'react-router/dom$': join(router, 'dom-export.mjs'),
    'react-router$': join(router, 'index.mjs'),
  };
}
