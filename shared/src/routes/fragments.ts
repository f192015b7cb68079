import type { Property } from '../contracts/property/property.contract';
import type { RemoteName } from './remotes';
import type { RouteName } from './routes';

/** A part of the home, or of another's page, that a remote gives. */
export interface Fragment {
  readonly owner: RemoteName;
  /** A hotel without it has no place for the part. */
  readonly feature: keyof Property['features'];
  /** What its place looks like until it is here; the part keeps to that size. `quiet`: nothing, and it may stay so. */
  readonly shape: 'rows' | 'cards' | 'quiet';
  /** Of what is the guest's own: who has not signed in has no place for it. */
  readonly isForGuests?: true;
  /** The page at whose end it stands, where that is not the home. */
  readonly below?: RouteName;
}

/** Every such part, which its remote gives under this name; the home says itself where its own stand. */
export const fragments = {
  'active-order': { owner: 'dining', feature: 'ordering', shape: 'quiet', isForGuests: true },
  'next-table': { owner: 'dining', feature: 'tableBooking', shape: 'quiet', isForGuests: true },
  'my-tables': {
    owner: 'dining',
    feature: 'tableBooking',
    shape: 'quiet',
    isForGuests: true,
    below: 'property-reservations',
  },
  today: { owner: 'activities', feature: 'activities', shape: 'rows' },
  'latest-posts': { owner: 'discover', feature: 'feed', shape: 'cards' },
} as const satisfies Record<string, Fragment>;

export type FragmentName = keyof typeof fragments;

/** The parts that stand at the end of a page. */
export const fragmentsBelow = (page: RouteName): FragmentName[] =>
  Object.entries<Fragment>(fragments).flatMap(([name, { below }]) =>
    // The names are the table's own.
    below === page ? [name as FragmentName] : [],
  );
