import type { ReleaseRecord } from '@guest/shared/contracts/release/release.contract';
import type { ServedCalls } from '../contract/served-calls';

/** The releases that run together in a page, one of each package, with the contract of their server. */
export interface Candidate {
  readonly shell: ReleaseRecord;
  readonly remotes: readonly ReleaseRecord[];
  readonly served: ServedCalls;
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
  readonly passMessage: string;
  /** `before` is what has run until now; `null` on a first release. */
  judge(release: ReleaseRecord, candidate: Candidate, before: Candidate | null): Finding[];
}

export const nameOf = ({ name, version }: Pick<ReleaseRecord, 'name' | 'version'>) => `${name}@${version}`;
export const fail = (reason: string): Finding => ({ outcome: 'refused', reason });
export const warn = (reason: string): Finding => ({ outcome: 'noted', reason });
export const allReleases = ({ shell, remotes }: Candidate): ReleaseRecord[] => [shell, ...remotes];
