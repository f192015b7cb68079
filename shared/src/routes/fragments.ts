import type { Property } from '../contracts/property/property.contract';
import type { RemoteName } from './remotes';

/** A part of the home page or of the account sheet that a remote provides. */
export interface Fragment {
  readonly owner: RemoteName;
  /** The fragment is left out if the property does not have this feature. */
  readonly feature?: keyof Property['features'];
  /**
   * The shape of the placeholder; the fragment keeps its size. `quiet` has no placeholder and may stay empty.
   * The place of `next` and `day` is kept only on the device of a guest whose stay is ahead or under way.
   */
  readonly shape: 'rows' | 'cards' | 'quiet' | 'next' | 'day' | 'button';
  /** Whether the fragment shows personal data, so that it is left out for anonymous visitors. */
  readonly isForGuests?: true;
}

/** All fragments by name. Their positions are defined by the home page and the account sheet. */
export const fragments = {
  'my-next': { owner: 'account', shape: 'next', isForGuests: true },
  'my-day': { owner: 'account', shape: 'day', isForGuests: true },
  'sign-out': { owner: 'account', shape: 'button', isForGuests: true },
  today: { owner: 'activities', feature: 'activities', shape: 'rows' },
  'latest-posts': { owner: 'discover', feature: 'feed', shape: 'cards' },
} as const satisfies Record<string, Fragment>;

export type FragmentName = keyof typeof fragments;

/** A fragment that a remote declares in its own `src/slots.json`, named `<remote>.<part>`. */
export type OwnFragmentName = `${string}.${string}`;
