import { pathTo, type RouteName } from '@guest/shared/routes/routes';

/** One page of each package, as a function of the property. */
export const firstPages: Record<string, (property: string) => string> = Object.fromEntries(
  (
    [
      ['shell', 'property'],
      ['discover', 'property-discover'],
      ['dining', 'property-directories'],
      ['activities', 'property-activities-index'],
      ['chat', 'property-chat-intro'],
      ['account', 'property-signin'],
    ] satisfies [string, RouteName][]
  ).map(([owner, name]) => [owner, (property: string) => pathTo(name, { property })]),
);
