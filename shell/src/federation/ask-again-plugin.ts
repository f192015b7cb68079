import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

type Federation = Parameters<NonNullable<ModuleFederationRuntimePlugin['beforeInit']>>[0]['origin'];

/**
 * A shared module whose code did not come is asked for again by whoever needs it next. The runtime keeps the promise that
 * failed for as long as the page lives, so that one lost file would leave every call to the server without its checks.
 */
export default function askAgainPlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'ask-again',
    beforeInit(args) {
      for (const [name, versions] of Object.entries(args.userOptions.shared ?? {})) {
        for (const shared of [versions].flat()) {
          if (!('get' in shared) || !shared.get) continue;
          const { get } = shared;
          Object.assign(shared, {
            get() {
              const got = get();
              if (got instanceof Promise) got.catch(() => forgetFailure(args.origin, name));
              return got;
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
