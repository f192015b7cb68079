import type { RemoteModule } from '@guest/shared';

/**
 * The build generates the implementation, which loads a remote of the suite when the first of its pages is
 * opened.
 */
export declare function loadRemote(name: string): Promise<RemoteModule>;
