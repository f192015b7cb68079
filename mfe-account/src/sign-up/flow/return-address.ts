import type { ServiceType } from '@guest/shared/contracts/sign-up/service-types';
import { matchRoute } from '@guest/shared/routes/match-route';
import { areWellFormed } from '@guest/shared/routes/param-shapes';
import { pathTo, type ParamsOf, type RouteName } from '@guest/shared/routes/routes';
import { safeInternalPath } from '@guest/shared/routes/safe-internal-path';
import { withQuery } from '@guest/shared/routes/fill-in';
import { partsOf, type Errand, type Payload } from './errand';

type Query = Record<string, string | undefined>;
/** Where a service leads back to; nothing where what it would need has not come along. */
type WayBack = (payload: Payload, at: { property: string; groupLink: string | null }) => string | undefined;

const JUST = { justRegistered: 'true' };

/** The services that have a place of their own to go on at. Any other leads to where it began, or home. */
const waysBack: Partial<Record<ServiceType, WayBack>> = {
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
      // With the table that was looked for, which stands in the question of where it began.
      { ...questionIn(returnTo), ...JUST, activeOutletUuid: outletUuid ?? entity },
    ),
  'activity-booking': ({ activityId, bookableActivityId, returnTo }, { property }) =>
    address('property-activity-book', {
      property,
      activityId: activityId ?? activityIn(returnTo),
      bookableActivityId,
    }),
};

/** Where a guest goes on who has become known: exactly where the errand began, with all that belongs to it. */
export function returnAddress(property: string, { serviceType, serviceEntity, groupLink }: Errand): string {
  const payload = partsOf(serviceEntity);
  return waysBack[serviceType]?.(payload, { property, groupLink }) ?? whereItBegan(property, payload);
}

function whereItBegan(property: string, { returnTo }: Payload): string {
  const home = pathTo('property', { property });
  const { pathname, searchParams } = new URL(safeInternalPath(returnTo, home), 'https://suite.invalid');
  const began = matchRoute(pathname);
  // Whoever began on a page of the way in would only be led through it again, or be signed out at once; and nobody is
  // led to another hotel.
  const isOfTheWay = /^(clear$|property-(signin|register))/.test(began?.name ?? '');
  const isElsewhere = (began?.params.property ?? property).toLowerCase() !== property.toLowerCase();
  if (isOfTheWay || isElsewhere) return withQuery(home, JUST);
  return withQuery(pathname, { ...Object.fromEntries(searchParams), ...JUST });
}

/** An address by the table, unless something that it needs is not there or cannot be what it should. */
function address<Name extends RouteName>(
  name: Name,
  params: Partial<ParamsOf<Name>> | Query,
  query?: Query,
): string | undefined {
  // Complete when every one of them is well formed, because each is named where it is called.
  return areWellFormed(params) ? pathTo(name, params as ParamsOf<Name>, query) : undefined;
}

const urlOf = (path: string | undefined) => new URL(safeInternalPath(path, '/'), 'https://suite.invalid');
const paramsIn = (path: string | undefined) => matchRoute(urlOf(path).pathname)?.params ?? {};
const questionIn = (path: string | undefined): Query => Object.fromEntries(urlOf(path).searchParams);
const outletIn = (path: string | undefined) => paramsIn(path).outlet;
const activityIn = (path: string | undefined) => paramsIn(path).activityId;
