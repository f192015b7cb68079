import type { ServiceType } from '../contracts/sign-up/service-types';

/** The subject of the pending action: an id or several named ids. */
export type Entity = string | Readonly<Record<string, string>>;

/**
 * Further state of the pending action, such as text that was already entered, and where the guest came from.
 */
export interface SignInContext {
  populatedMessage?: string;
  populatedPost?: string;
  fromFooter?: boolean;
  /** The path to return to; the current page by default. */
  returnTo?: string;
  /** The code of a group invitation. */
  code?: string;
}

/** Returns the query for the sign-in page: why the guest has to sign in and how to continue afterwards. */
export function signInQuery(
  service: ServiceType,
  action: { entity?: Entity; context?: SignInContext; returnTo?: string },
): Record<string, string | undefined> {
  const { entity, context = {}, returnTo } = action;
  return {
    service,
    entity: entity === undefined || typeof entity === 'string' ? entity : JSON.stringify(entity),
    populatedMessage: context.populatedMessage,
    populatedPost: context.populatedPost,
    'from-footer': context.fromFooter ? 'true' : undefined,
    code: context.code,
    returnTo,
  };
}
