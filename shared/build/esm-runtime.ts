import { rspack, type Configuration } from '@rspack/core';
import { createRequire } from 'node:module';

/**
 * rspack pins the federation runtime to its CommonJS build, which cannot be tree-shaken or scope-hoisted.
 * This maps all of its entry points to the ES modules; mapping only some of them makes the bundle larger. It
 * relies on package internals, so the versions are pinned and the byte budgets check the result.
 */
export function esmRuntime(): Required<Pick<Configuration, 'plugins'>> & { alias: Record<string, string> } {
  const enhanced = createRequire(
    createRequire(import.meta.url).resolve('@module-federation/enhanced/rspack'),
  );
  const tools = enhanced.resolve('@module-federation/runtime-tools');
  const runtime = createRequire(tools).resolve('@module-federation/runtime');
  const asModule = (file: string) => file.replace(/index\.cjs$/, 'index.js');

  return {
    alias: {
      '@module-federation/runtime$': asModule(runtime),
      '@module-federation/runtime': asModule(runtime),
      '@module-federation/runtime-tools$': asModule(tools),
    },
    plugins: [
      new rspack.NormalModuleReplacementPlugin(
        /(webpack-bundler-runtime|inject-external-runtime-core-plugin)[\\/]dist[\\/]index\.cjs$/,
        (resolved) => {
          const module = resolved.request.includes('inject-') ? 'index.js' : 'bundler.js';
          resolved.request = resolved.request.replace(/index\.cjs$/, module);
        },
      ),
    ],
  };
}
