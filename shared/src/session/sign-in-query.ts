import type { ServiceType } from '../contracts/sign-up/service-types';

/** What an errand is about: an id, or several of them by name. */
export type Entity = string | Readonly<Record<string, string>>;

/** What goes along besides: words already typed, and where the guest came from. */
export interface Luggage {
  populatedMessage?: string;
  populatedPost?: string;
  fromFooter?: boolean;
  /** Where to come back to; the page on screen where it is left out. */
  returnTo?: string;
  /** The code of a group that the guest was invited to. */
  code?: string;
}

/** The question of the address of sign-in: why the guest is there, and where to go on afterwards. */
export function signInQuery(
  service: ServiceType,
  errand: { entity?: Entity; luggage?: Luggage; returnTo?: string },
): Record<string, string | undefined> {
  const { entity, luggage = {}, returnTo } = errand;
  return {
    service,
    entity: entity === undefined || typeof entity === 'string' ? entity : JSON.stringify(entity),
    populatedMessage: luggage.populatedMessage,
    populatedPost: luggage.populatedPost,
    'from-footer': luggage.fromFooter ? 'true' : undefined,
    code: luggage.code,
    returnTo,
  };
}
