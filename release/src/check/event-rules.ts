import { allReleases, nameOf, fail, type Rule } from './rule';
import { incompatibility } from './schema-compatibility';

/** Events that one package publishes must match what the others listen to. */
export const eventRules: Rule[] = [
  {
    name: 'events-owned',
    passMessage: 'every event that it publishes is its own',
    judge: (release) =>
      Object.keys(release.offers.events).flatMap((event) => {
        const [owner = ''] = event.split('.');
        return owner === release.name
          ? []
          : [fail(`${nameOf(release)} publishes ${event}, which the host lets only ${owner} publish`)];
      }),
  },
  {
    name: 'events-heard',
    passMessage: 'every event that it listens to is published',
    judge: (release, candidate) =>
      Object.keys(release.listens)
        .filter((event) => !allReleases(candidate).some(({ offers }) => Object.hasOwn(offers.events, event)))
        .map((event) => fail(`${nameOf(release)} listens to ${event}, which nothing beside it publishes`)),
  },
  {
    name: 'events-readable',
    passMessage: 'every event that it listens to has the expected fields',
    judge: (release, candidate) =>
      Object.entries(release.listens).flatMap(([event, expected]) =>
        allReleases(candidate).flatMap((publisher) => {
          const recorded = publisher.offers.events[event];
          const fault =
            recorded && recorded.hash !== expected.hash
              ? incompatibility(recorded.schema, expected.schema)
              : null;
          if (fault === null) return [];
          return [
            fail(
              `${nameOf(publisher)} publishes ${event} with fields that ${nameOf(release)} does not accept: ${fault}`,
            ),
          ];
        }),
      ),
  },
  {
    name: 'events-carried',
    passMessage: 'the bus of the shell carries its events',
    judge(release, { shell }) {
      const hostEvents = shell.hosts?.events ?? {};
      const usedEvents = [
        ...Object.entries(release.offers.events).map(([event, recorded]) => ({
          event,
          recorded,
          verb: 'publishes',
        })),
        ...Object.entries(release.listens).map(([event, recorded]) => ({
          event,
          recorded,
          verb: 'listens to',
        })),
      ];
      return usedEvents.flatMap(({ event, recorded, verb }) => {
        const hostEvent = hostEvents[event];
        if (!hostEvent)
          return [
            fail(`${nameOf(release)} ${verb} ${event}, which the bus of ${nameOf(shell)} does not know`),
          ];
        const fault =
          verb === 'publishes'
            ? incompatibility(recorded.schema, hostEvent.schema)
            : incompatibility(hostEvent.schema, recorded.schema);
        if (hostEvent.hash === recorded.hash || fault === null) return [];
        return [
          fail(
            `${nameOf(release)} ${verb} ${event} with other fields than the bus of ${nameOf(shell)} accepts: ${fault}`,
          ),
        ];
      });
    },
  },
];
