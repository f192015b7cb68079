import type { Contestant } from './contestant';

/** The room of mfe-chat as it is released; the build puts its module here, which no package but its own may import. */
export declare function suiteList(): Contestant;
