import { pathTo, type RouteName } from '@guest/shared/routes/routes';

/** A page of each part of the suite, by its address in a hotel. */
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
