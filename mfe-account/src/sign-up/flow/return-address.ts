import type { ServiceType } from '@guest/shared/contracts/sign-up/service-types';
import { matchRoute } from '@guest/shared/routes/match-route';
import { areWellFormed } from '@guest/shared/routes/param-shapes';
import { pathTo, type ParamsOf, type RouteName } from '@guest/shared/routes/routes';
import { safeInternalPath } from '@guest/shared/routes/safe-internal-path';
import { withQuery } from '@guest/shared/routes/fill-in';
import { parseActionPayload, type PendingAction, type ActionPayload } from './pending-action';

type Query = Record<string, string | undefined>;
/** Returns the address for a service, or `undefined` if a required parameter is missing. */
type ReturnAddressBuilder = (
  payload: ActionPayload,
  at: { property: string; groupLink: string | null },
) => string | undefined;

const JUST_REGISTERED = { justRegistered: 'true' };

/** Services with a dedicated address. All others return to where the action started, or to the home page. */
const returnAddressBuilders: Partial<Record<ServiceType, ReturnAddressBuilder>> = {
  chat: ({ populatedMessage, entity, newGuestChatUsername, ...rest }, { property, groupLink }) =>
    address(
      'property-chat',
      { property },
      {
        entity,
        populatedMessage,
        newGuestChatUsername,
        'from-footer': rest['from-footer'],
        code: groupLink ?? undefined,
      },
    ),
  like: ({ entity }, { property }) => address('property-discover-id', { property, id: entity }),
  'create-post': ({ populatedPost, entity }, { property }) =>
    address('property-discover-post', { property }, { populatedPost: populatedPost ?? entity }),
  'new-request': ({ entity }, { property }) =>
    address('property-request-create', { property }, { activeTemplateId: entity }),
  edn: ({ outlet, outletUuid, entity, returnTo }, { property }) =>
    address(
      'property-outlet',
      { property, outlet: outlet ?? outletIn(returnTo) },
      // The query of the start address contains the table search, which must be preserved.
      { ...queryIn(returnTo), ...JUST_REGISTERED, activeOutletUuid: outletUuid ?? entity },
    ),
  'activity-booking': ({ activityId, bookableActivityId, returnTo }, { property }) =>
    address(
      'property-activity-book',
      { property, activityId: activityId ?? activityIn(returnTo), bookableActivityId },
      // The query of the booking page contains the chosen session and the step, which must be preserved.
      matchRoute(urlOf(returnTo).pathname)?.name === 'property-activity-book' ? queryIn(returnTo) : {},
    ),
};

/**
 * Returns the address at which a guest continues after signing in: where the pending action started, with its
 * parameters.
 */
export function returnAddress(
  property: string,
  { serviceType, serviceEntity, groupLink }: PendingAction,
): string {
  const payload = parseActionPayload(serviceEntity);
  return (
    returnAddressBuilders[serviceType]?.(payload, { property, groupLink }) ?? startAddress(property, payload)
  );
}

function startAddress(property: string, { returnTo }: ActionPayload): string {
  const home = pathTo('property', { property });
  const { pathname, searchParams } = new URL(safeInternalPath(returnTo, home), 'https://suite.invalid');
  const startRoute = matchRoute(pathname);
  // Returning to a page of the sign-up would start it again, and returning to `clear` would sign the guest
  // out. An address of another hotel is not allowed either.
  const isSignUpPage = /^(clear$|property-(signin|register))/.test(startRoute?.name ?? '');
  const isOtherProperty = (startRoute?.params.property ?? property).toLowerCase() !== property.toLowerCase();
  if (isSignUpPage || isOtherProperty) return withQuery(home, JUST_REGISTERED);
  return withQuery(pathname, { ...Object.fromEntries(searchParams), ...JUST_REGISTERED });
}

/** Returns the address of a route, or `undefined` if a parameter is missing or malformed. */
function address<Name extends RouteName>(
  name: Name,
  params: Partial<ParamsOf<Name>> | Query,
  query?: Query,
): string | undefined {
  // The cast is safe: each call passes all parameters of its route, so they are complete if all are well
  // formed.
  return areWellFormed(params) ? pathTo(name, params as ParamsOf<Name>, query) : undefined;
}

const urlOf = (path: string | undefined) => new URL(safeInternalPath(path, '/'), 'https://suite.invalid');
const paramsIn = (path: string | undefined) => matchRoute(urlOf(path).pathname)?.params ?? {};
const queryIn = (path: string | undefined): Query => Object.fromEntries(urlOf(path).searchParams);
const outletIn = (path: string | undefined) => paramsIn(path).outlet;
const activityIn = (path: string | undefined) => paramsIn(path).activityId;
