import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { integrityOf } from './known-entries';

/** Milliseconds; an entry that takes longer counts as one that does not come. One that is asked for again has to hurry. */
const ENTRY_TIMEOUT_MS = 10_000;
const REPEATED_ENTRY_TIMEOUT_MS = 4_000;

/** Loads a remote's entry only if the document named it, and only as the document's hash says it is. */
export default function integrityPlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'integrity',
    createScript({ url }) {
      const integrity = integrityOf(url);
      if (integrity === undefined) throw new Error(`${url} is in no release that this page knows`);
      const script = document.createElement('script');
      script.async = true;
      script.crossOrigin = 'anonymous';
      if (integrity) script.integrity = integrity;
      script.src = url;
      return { script, timeout: url.includes('?') ? REPEATED_ENTRY_TIMEOUT_MS : ENTRY_TIMEOUT_MS };
    },
  };
}
