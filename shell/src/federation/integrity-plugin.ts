import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { integrityOf } from './entry-registry';

/**
 * An entry that takes longer counts as missing. A retry has less time because the guest has already waited.
 */
const ENTRY_TIMEOUT_MS = 10_000;
const REPEATED_ENTRY_TIMEOUT_MS = 4_000;

/** Loads the entry of a remote only if the document names it, and with the integrity hash of the document. */
export default function integrityPlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'integrity',
    createScript({ url }) {
      const integrity = integrityOf(url);
      if (integrity === undefined) throw new Error(`${url} belongs to no release of this page`);
      const script = document.createElement('script');
      script.async = true;
      script.crossOrigin = 'anonymous';
      if (integrity) script.integrity = integrity;
      script.src = url;
      return { script, timeout: url.includes('?') ? REPEATED_ENTRY_TIMEOUT_MS : ENTRY_TIMEOUT_MS };
    },
  };
}
