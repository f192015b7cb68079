import { everyone, nameOf, refused, type Rule } from './rule';
import { unreadable } from './readable';

/** Events that one package publishes must match what the others listen to. */
export const eventRules: Rule[] = [
  {
    name: 'events-heard',
    holds: 'somebody publishes every event that it listens to',
    judge: (release, together) =>
      Object.keys(release.listens)
        .filter((event) => !everyone(together).some(({ offers }) => Object.hasOwn(offers.events, event)))
        .map((event) => refused(`${nameOf(release)} listens to ${event}, which nothing beside it publishes`)),
  },
  {
    name: 'events-readable',
    holds: 'every event that it listens to can be read as it is published',
    judge: (release, together) =>
      Object.entries(release.listens).flatMap(([event, heard]) =>
        everyone(together).flatMap((publisher) => {
          const told = publisher.offers.events[event];
          const fault = told && told.hash !== heard.hash ? unreadable(told.schema, heard.schema) : null;
          if (fault === null) return [];
          return [
            refused(`${nameOf(publisher)} publishes ${event} as ${nameOf(release)} cannot read it: ${fault}`),
          ];
        }),
      ),
  },
  {
    name: 'events-carried',
    holds: 'the bus of the shell carries its events',
    judge(release, { shell }) {
      const carried = shell.hosts?.events ?? {};
      const ours = [
        ...Object.entries(release.offers.events).map(([event, told]) => ({ event, told, verb: 'publishes' })),
        ...Object.entries(release.listens).map(([event, told]) => ({ event, told, verb: 'listens to' })),
      ];
      return ours.flatMap(({ event, told, verb }) => {
        const known = carried[event];
        if (!known)
          return [
            refused(`${nameOf(release)} ${verb} ${event}, which the bus of ${nameOf(shell)} does not know`),
          ];
        const fault =
          verb === 'publishes'
            ? unreadable(told.schema, known.schema)
            : unreadable(known.schema, told.schema);
        if (known.hash === told.hash || fault === null) return [];
        return [
          refused(`${nameOf(release)} ${verb} ${event} otherwise than ${nameOf(shell)} carries it: ${fault}`),
        ];
      });
    },
  },
];
