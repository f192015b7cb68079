import type { Property } from '../contracts/property.contract';
import type { RemoteName } from './remotes';

/** A part of the home that a remote gives. */
export interface Fragment {
  readonly owner: RemoteName;
  /** A hotel without it has no place for the part. */
  readonly feature: keyof Property['features'];
  /** What its place looks like until it is here; the part keeps to that size. `quiet`: nothing, and it may stay so. */
  readonly shape: 'rows' | 'cards' | 'quiet';
  /** Of what is the guest's own: who has not signed in has no place for it. */
  readonly isForGuests?: true;
}

/** Every part of the home that comes from a remote, which gives it under this name; the home says where it stands. */
export const fragments = {
  'next-table': { owner: 'dining', feature: 'tableBooking', shape: 'quiet', isForGuests: true },
  today: { owner: 'activities', feature: 'activities', shape: 'rows' },
  'latest-posts': { owner: 'discover', feature: 'feed', shape: 'cards' },
} as const satisfies Record<string, Fragment>;

export type FragmentName = keyof typeof fragments;
