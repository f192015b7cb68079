import { nameOf, noted, refused, type Rule } from './rule';

/** The server must serve every call of a release. */
export const callRule: Rule = {
  name: 'calls',
  holds: 'the server serves all that it calls',
  judge: (release, { served }) =>
    Object.entries(release.calls).flatMap(([call, hash]) => {
      const known = served[call];
      if (known === undefined)
        return [refused(`${nameOf(release)} calls ${call}, which the server does not serve`)];
      if (known === hash) return [];
      // A changed contract is only a warning: contracts may grow, and a breaking change needs a new call next
      // to the old one.
      return [noted(`${nameOf(release)} was built against another state of ${call} than the server serves`)];
    }),
};
