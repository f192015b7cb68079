import type { ReleaseRecord } from '@guest/shared/contracts/release/release.contract';
import { satisfies } from 'semver';
import { nameOf, noted, refused, type Rule, type Together } from './rule';

/** The host facts of a release that was not built as a shell: it provides nothing to remotes. */
const NO_HOST: NonNullable<ReleaseRecord['hosts']> = {
  hostVersion: 0,
  runtime: '0.0.0',
  shared: {},
  events: {},
  routes: {},
  fragments: {},
};

/** A remote must find what it needs in the shell. */
export const hostRules: Rule[] = [
  {
    name: 'host-version',
    holds: 'the Host is the one it was built for',
    judge(release, { shell }) {
      const [wanted, given] = [release.needs.hostVersion, (shell.hosts ?? NO_HOST).hostVersion];
      if (release.name === 'shell' || wanted === given) return [];
      return [
        refused(`${nameOf(release)} wants version ${wanted} of the Host; ${nameOf(shell)} has ${given}`),
      ];
    },
  },
  {
    name: 'runtime',
    holds: 'the runtime is one that it runs on',
    judge(release, { shell }) {
      const given = (shell.hosts ?? NO_HOST).runtime;
      const wanted = release.needs.runtime;
      if (release.name === 'shell' || satisfies(given, wanted)) return [];
      return [
        refused(
          `${nameOf(release)} wants the federation runtime ${wanted}; ${nameOf(shell)} brings ${given}`,
        ),
      ];
    },
  },
  {
    name: 'shared-versions',
    holds: 'what exists once in a page is in its ranges',
    judge(release, { shell }) {
      const given = (shell.hosts ?? NO_HOST).shared;
      if (release.name === 'shell') return [];
      return Object.entries(release.needs.shared).flatMap(([name, range]) => {
        const version = given[name];
        if (version !== undefined && satisfies(version, range)) return [];
        return [
          refused(`${nameOf(release)} wants ${name} ${range}; ${nameOf(shell)} brings ${version ?? 'none'}`),
        ];
      });
    },
  },
  {
    name: 'parts',
    holds: 'everybody that it leads to is there',
    judge: (release, { shell, remotes }) =>
      release !== shell
        ? []
        : Object.keys(shell.hosts?.routes ?? {})
            .filter((name) => !remotes.some((remote) => remote.name === name))
            .map((name) => refused(`${nameOf(shell)} leads to pages of ${name}, which is not in the set`)),
  },
  {
    name: 'routes',
    holds: 'it has a page for every route that the shell leads to',
    judge: (release, { shell }, before) =>
      missingRoutes(release, shell).map((route) =>
        (isKnownGap(before, release.name, missingRoutes, route) ? noted : refused)(
          `${nameOf(shell)} leads to ${route}, for which ${nameOf(release)} has no page`,
        ),
      ),
  },
  {
    name: 'fragments',
    holds: 'it has every part of the home that the shell keeps a place for',
    judge: (release, { shell }, before) =>
      missingFragments(release, shell).map((fragment) =>
        (isKnownGap(before, release.name, missingFragments, fragment) ? noted : refused)(
          `${nameOf(shell)} keeps a place for ${fragment}, which ${nameOf(release)} does not give`,
        ),
      ),
  },
];

type Gaps = (release: ReleaseRecord, shell: ReleaseRecord) => string[];

const missingRoutes: Gaps = ({ name, offers }, { hosts }) => without(hosts?.routes[name], offers.routes);
const missingFragments: Gaps = ({ name, offers }, { hosts }) =>
  without(hosts?.fragments[name], offers.fragments);

const without = (expected: string[] = [], offered: string[]) =>
  expected.filter((it) => !offered.includes(it));

/**
 * A page that production does not have either is no loss: a route may be declared before its page is built.
 */
function isKnownGap(before: Together | null, name: string, gaps: Gaps, gap: string): boolean {
  const release = before?.remotes.find((it) => it.name === name);
  return !before || !release || gaps(release, before.shell).includes(gap);
}
