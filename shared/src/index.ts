/**
 * The Module Federation singleton: modules of which the browser must have only one instance. All other
 * modules of this package are stateless; they are imported by path and bundled by each package.
 */
export { createHost } from './host/create-host';
export { HOST_VERSION } from './host/host-version';
export type { Host, MountedRemote, RemoteModule } from './host/host';
export { HostProvider, useHost } from './host/host-context';
export { TextProvider, useTexts, type TextOf } from './host/text';
export { useGuestEvent } from './host/use-guest-event';
