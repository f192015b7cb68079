import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

type Federation = Parameters<NonNullable<ModuleFederationRuntimePlugin['beforeInit']>>[0]['origin'];

/**
 * Lets shared modules be loaded again after a failure. The federation runtime caches the rejected promise
 * forever, so a single lost file would leave all calls to the server without validation.
 */
export default function retryPlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'ask-again',
    beforeInit(args) {
      for (const [name, versions] of Object.entries(args.userOptions.shared ?? {})) {
        for (const shared of [versions].flat()) {
          if (!('get' in shared) || !shared.get) continue;
          const { get } = shared;
          Object.assign(shared, {
            get() {
              const loading = get();
              if (loading instanceof Promise) loading.catch(() => forgetFailure(args.origin, name));
              return loading;
            },
          });
        }
      }
      return args;
    },
  };
}

function forgetFailure({ shareScopeMap }: Federation, name: string): void {
  for (const scope of Object.values(shareScopeMap)) {
    for (const version of Object.values(scope[name] ?? {})) if (!version.loaded) version.loading = null;
  }
}
