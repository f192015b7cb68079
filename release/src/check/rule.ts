import type { ReleaseRecord } from '@guest/shared/contracts/release/release.contract';
import type { Served } from '../contract/served-calls';

/** What runs together in a page: one release of each, with what the server behind them serves. */
export interface Together {
  readonly shell: ReleaseRecord;
  readonly remotes: readonly ReleaseRecord[];
  readonly served: Served;
}

export interface Finding {
  readonly outcome: 'refused' | 'noted';
  /** Names both sides. */
  readonly reason: string;
}

/** One thing that has to hold between a release and those it runs with. */
export interface Rule {
  readonly name: string;
  /** What there is to say where nothing was found. */
  readonly holds: string;
  /** `before` is what ran until now; null where nothing did. */
  judge(release: ReleaseRecord, together: Together, before: Together | null): Finding[];
}

export const nameOf = ({ name, version }: Pick<ReleaseRecord, 'name' | 'version'>) => `${name}@${version}`;
export const refused = (reason: string): Finding => ({ outcome: 'refused', reason });
export const noted = (reason: string): Finding => ({ outcome: 'noted', reason });
export const everyone = ({ shell, remotes }: Together): ReleaseRecord[] => [shell, ...remotes];
