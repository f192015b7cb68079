import type { RemoteModule } from '@guest/shared';

/** Written by the build: the remotes of the suite, each loaded with the first of its pages. */
export declare function loadRemote(name: string): Promise<RemoteModule>;
