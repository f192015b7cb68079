import { nameOf, noted, refused, type Rule } from './rule';

/** What a release asks the server, the server has to answer. */
export const callRule: Rule = {
  name: 'calls',
  holds: 'the server serves all that it calls',
  judge: (release, { served }) =>
    Object.entries(release.calls).flatMap(([call, hash]) => {
      const known = served[call];
      if (known === undefined)
        return [refused(`${nameOf(release)} calls ${call}, which the server does not serve`)];
      if (known === hash) return [];
      // A contract may grow; what would break it is a new call beside the old one.
      return [noted(`${nameOf(release)} was built against another state of ${call} than the server serves`)];
    }),
};
