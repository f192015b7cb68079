import { rspack, type Configuration } from '@rspack/core';
import { createRequire } from 'node:module';

/**
 * rspack pins the federation runtime to its CommonJS build, which cannot be shaken or scope-hoisted.
 * This points every one of its entries at the ES modules; to do so for some of them only makes it bigger.
 * It reaches into package internals, so the versions are pinned and the byte budgets watch the result.
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
