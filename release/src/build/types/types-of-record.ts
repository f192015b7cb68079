import type { RecordedEvent, ReleaseRecord } from '@guest/shared/contracts/release/release.contract';
import { routeOf, type RouteName } from '@guest/shared/routes/routes';
import { schemaType } from './schema-type';

type Described = Pick<ReleaseRecord, 'name' | 'needs' | 'hosts' | 'offers' | 'listens' | 'routes' | 'slots'>;

/**
 * Returns the declaration of the module `<name>/remote`: what other squads can rely on while the release is on a channel.
 * It imports nothing, so that it can be used in any repository.
 */
export function typesOfRecord(record: Described): string {
  const { name, needs, hosts, offers, listens, slots = {} } = record;
  const pages = offers.routes.map((route): [string, string] => [route, paramsType(pathOf(route, record))]);
  const parts = offers.fragments.map((part) => JSON.stringify(part)).join(' | ') || 'never';
  return `declare module ${JSON.stringify(`${name}/remote`)} {
  /** The version of the Host that the release ${hosts ? 'provides' : 'requires'}. */
  export const hostVersion: ${hosts?.hostVersion ?? needs.hostVersion};

  /** The parameters of its pages' addresses, by the name of the page. */
  export interface Pages ${block(pages)}

  /** The parts that it exposes for the home page. */
  export type Fragment = ${parts};

  /** The parts that it offers for slots of the home page, by the name of the slot. */
  export interface Slots ${block(Object.entries(slots).map(([slot, { fragment }]) => [slot, JSON.stringify(fragment)]))}

  /** The events that it publishes on the bus. */
  export interface Published ${events(offers.events)}

  /** The events that it listens to, as it was built. */
  export interface Heard ${events(listens)}
${hosts ? bus(hosts) : ''}
  /** The exposed module. */
  export const remote: {
    readonly hostVersion: typeof hostVersion;
    readonly version: string;
    mount(host: never): Promise<{
      readonly pages: { readonly [Name in keyof Pages]: () => Promise<unknown> };
      readonly fragments?: { readonly [Name in Fragment]: () => Promise<unknown> };
    }>;
  };
}
`;
}

const bus = (hosts: NonNullable<ReleaseRecord['hosts']>) => `
  /** All events that its bus carries. */
  export interface Carried ${events(hosts.events)}
`;

const events = (all: Readonly<Record<string, RecordedEvent>>) =>
  block(Object.entries(all).map(([name, { schema }]) => [name, schemaType(schema)]));

function block(rows: readonly (readonly [name: string, type: string])[]): string {
  if (rows.length === 0) return '{}';
  const lines = rows.map(([name, type]) => `    readonly ${JSON.stringify(name)}: ${type};`);
  return `{\n${lines.join('\n')}\n  }`;
}

// The cast is safe: a page that is not among the record's own rows is in the suite's table.
const pathOf = (route: string, { routes = {} }: Described): string =>
  routes[route]?.path ?? routeOf(route as RouteName).path;

function paramsType(path: string): string {
  const params = [...path.matchAll(/:(\w+)/g)].map(([, param]) => `readonly ${param}: string;`);
  return params.length === 0 ? '{}' : `{ ${params.join(' ')} }`;
}
