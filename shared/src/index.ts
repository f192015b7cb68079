/**
 * What must exist once in the browser, whoever loaded it first: the Module Federation singleton.
 * All the rest of this package holds no state; it is imported by its path and bundled by whoever uses it.
 */
export { createHost } from './host/create-host';
export { HOST_VERSION } from './host/host-version';
export type { Host, MountedRemote, RemoteModule } from './host/host';
export { HostProvider, useHost } from './host/host-context';
export { TextProvider, useTexts, type TextOf } from './host/text';
export { useGuestEvent } from './host/use-guest-event';
