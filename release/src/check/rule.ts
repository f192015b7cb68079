import type { ReleaseRecord } from '@guest/shared/contracts/release/release.contract';
import type { Served } from '../contract/served-calls';

/** The releases that run together in a page, one of each package, with the contract of their server. */
export interface Together {
  readonly shell: ReleaseRecord;
  readonly remotes: readonly ReleaseRecord[];
  readonly served: Served;
}

export interface Finding {
  readonly outcome: 'refused' | 'noted';
  /** Names both sides of the conflict. */
  readonly reason: string;
}

/** A condition between a release and those it runs with. */
export interface Rule {
  readonly name: string;
  /** The message if nothing was found. */
  readonly holds: string;
  /** `before` is what has run until now; `null` on a first release. */
  judge(release: ReleaseRecord, together: Together, before: Together | null): Finding[];
}

export const nameOf = ({ name, version }: Pick<ReleaseRecord, 'name' | 'version'>) => `${name}@${version}`;
export const refused = (reason: string): Finding => ({ outcome: 'refused', reason });
export const noted = (reason: string): Finding => ({ outcome: 'noted', reason });
export const everyone = ({ shell, remotes }: Together): ReleaseRecord[] => [shell, ...remotes];
