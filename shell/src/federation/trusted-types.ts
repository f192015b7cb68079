import { SERVICE_WORKER_PATH } from '../service-worker/address';
import { integrityOf } from './entry-registry';

interface PolicyFactory {
  createPolicy(name: 'default', rules: { createScriptURL(url: string): string }): unknown;
}

/**
 * A second line of defence after the Content-Security-Policy: with Trusted Types every script URL must belong
 * to a release of this suite. In browsers without Trusted Types only the policy applies.
 */
export function allowOnlyReleases(): void {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  factory?.createPolicy('default', {
    createScriptURL(url) {
      const { origin, pathname } = new URL(url, location.origin);
      const isRelease = origin === location.origin && pathname.startsWith('/releases/');
      const isWorker = origin === location.origin && pathname === SERVICE_WORKER_PATH;
      if (!isRelease && !isWorker && integrityOf(url) === undefined)
        throw new TypeError(`${url} is not a script of this suite`);
      return url;
    },
  });
}
