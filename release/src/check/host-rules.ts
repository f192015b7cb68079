import type { ReleaseRecord } from '@guest/shared/contracts/release/release.contract';
import { addressConflict, pagesOfTable } from '@guest/shared/routes/address-conflict';
import { satisfies } from 'semver';
import { ownPages } from '../registry/own-pages';
import { nameOf, warn, fail, type Rule, type Candidate } from './rule';

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
    passMessage: 'the version of the Host matches',
    judge(release, { shell }) {
      const [required, provided] = [release.needs.hostVersion, (shell.hosts ?? NO_HOST).hostVersion];
      if (release.name === 'shell' || required === provided) return [];
      return [
        fail(`${nameOf(release)} requires version ${required} of the Host; ${nameOf(shell)} has ${provided}`),
      ];
    },
  },
  {
    name: 'runtime',
    passMessage: 'the federation runtime is compatible',
    judge(release, { shell }) {
      const provided = (shell.hosts ?? NO_HOST).runtime;
      const required = release.needs.runtime;
      if (release.name === 'shell' || satisfies(provided, required)) return [];
      return [
        fail(
          `${nameOf(release)} requires the federation runtime ${required}; ${nameOf(shell)} provides ${provided}`,
        ),
      ];
    },
  },
  {
    name: 'shared-versions',
    passMessage: 'the shared modules are in the required ranges',
    judge(release, { shell }) {
      const provided = (shell.hosts ?? NO_HOST).shared;
      if (release.name === 'shell') return [];
      return Object.entries(release.needs.shared).flatMap(([name, range]) => {
        const version = provided[name];
        if (version !== undefined && satisfies(version, range)) return [];
        return [
          fail(
            `${nameOf(release)} requires ${name} ${range}; ${nameOf(shell)} provides ${version ?? 'none'}`,
          ),
        ];
      });
    },
  },
  {
    name: 'parts',
    passMessage: 'every remote that the shell links to is in the set',
    judge: (release, { shell, remotes }) =>
      release !== shell
        ? []
        : Object.keys(shell.hosts?.routes ?? {})
            .filter((name) => !remotes.some((remote) => remote.name === name))
            .map((name) => fail(`${nameOf(shell)} links to pages of ${name}, which is not in the set`)),
  },
  {
    name: 'routes',
    passMessage: 'it has a page for every route that the shell links to',
    judge: (release, { shell }, before) =>
      missingRoutes(release, shell).map((route) =>
        (isKnownGap(before, release.name, missingRoutes, route) ? warn : fail)(
          `${nameOf(shell)} links to ${route}, for which ${nameOf(release)} has no page`,
        ),
      ),
  },
  {
    name: 'pages',
    passMessage: 'the pages that it brings can be shown at their addresses',
    judge(release, { shell, remotes }) {
      const pages = ownPages(release);
      if (pages.length === 0) return [];
      if (!shell.hosts?.takesRoutes)
        return [fail(`${nameOf(shell)} shows no pages beyond its own table; ${nameOf(release)} brings some`)];
      return pages.flatMap((page) => {
        const taken = addressConflict(page, [...pagesOfTable, ...remotes.flatMap(ownPages)]);
        return taken ? [fail(`${nameOf(release)} has ${page.path}, which belongs to ${taken.owner}`)] : [];
      });
    },
  },
  {
    name: 'slots',
    passMessage: 'the parts that it offers for the home page have their slots',
    judge: (release, { shell, remotes }) =>
      Object.keys(release.slots ?? {}).flatMap((slot) => {
        const other = remotes.find((it) => it.name !== release.name && it.slots?.[slot]);
        if (other) return [fail(`${nameOf(release)} and ${nameOf(other)} have a part for the slot ${slot}`)];
        if (shell.hosts?.slots?.includes(slot)) return [];
        // This is only a warning, because nothing depends on such a part and no guest has seen it before.
        return [warn(`${nameOf(shell)} has no slot ${slot}, so the part of ${nameOf(release)} is not shown`)];
      }),
  },
  {
    name: 'fragments',
    passMessage: 'it has every fragment that the shell shows',
    judge: (release, { shell }, before) =>
      missingFragments(release, shell).map((fragment) =>
        (isKnownGap(before, release.name, missingFragments, fragment) ? warn : fail)(
          `${nameOf(shell)} shows the fragment ${fragment}, which ${nameOf(release)} does not provide`,
        ),
      ),
  },
];

type FindGaps = (release: ReleaseRecord, shell: ReleaseRecord) => string[];

const missingRoutes: FindGaps = ({ name, offers }, { hosts }) =>
  missingFrom(hosts?.routes[name], offers.routes);
const missingFragments: FindGaps = ({ name, offers }, { hosts }) =>
  missingFrom(hosts?.fragments[name], offers.fragments);

const missingFrom = (expected: string[] = [], offered: string[]) =>
  expected.filter((it) => !offered.includes(it));

/**
 * A page that production does not have either is no loss: a route may be declared before its page is built.
 */
function isKnownGap(before: Candidate | null, name: string, findGaps: FindGaps, gap: string): boolean {
  const release = before?.remotes.find((it) => it.name === name);
  return !before || !release || findGaps(release, before.shell).includes(gap);
}
