import { nameOf, warn, fail, type Rule } from './rule';

/** The server must serve every call of a release. */
export const callRule: Rule = {
  name: 'calls',
  passMessage: 'the server serves all its calls',
  judge: (release, { served }) =>
    Object.entries(release.calls).flatMap(([call, hash]) => {
      const servedHash = served[call];
      if (servedHash === undefined)
        return [fail(`${nameOf(release)} calls ${call}, which the server does not serve`)];
      if (servedHash === hash) return [];
      // A changed contract is only a warning: contracts may grow, and a breaking change needs a new call next
      // to the old one.
      return [
        warn(`${nameOf(release)} was built against a different contract of ${call} than the server serves`),
      ];
    }),
};
