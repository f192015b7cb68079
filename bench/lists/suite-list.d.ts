import type { Contestant } from './subject';

/**
 * The list of the mfe-chat room as it is released. The build provides the module, because only the package
 * itself may import it.
 */
export declare function suiteList(): Contestant;
