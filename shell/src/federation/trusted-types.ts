import { SERVICE_WORKER } from '../service-worker/address';
import { integrityOf } from './known-entries';

interface PolicyFactory {
  createPolicy(name: 'default', rules: { createScriptURL(url: string): string }): unknown;
}

/**
 * The second wall around scripts: whatever code asks the browser to load one, it comes from a release of this suite
 * or not at all. Where a browser has no Trusted Types, the Content-Security-Policy stands alone.
 */
export function allowOnlyReleases(): void {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  factory?.createPolicy('default', {
    createScriptURL(url) {
      const { origin, pathname } = new URL(url, location.origin);
      const isRelease = origin === location.origin && pathname.startsWith('/releases/');
      const isWorker = origin === location.origin && pathname === SERVICE_WORKER;
      if (!isRelease && !isWorker && integrityOf(url) === undefined)
        throw new TypeError(`${url} is no script of this suite`);
      return url;
    },
  });
}
