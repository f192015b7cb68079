import { SERVICE_TYPES } from '@guest/shared/contracts/sign-up/service-types';
import type { SignUp } from '@guest/shared/host-state/sign-up.store';

/** The pending action as the store saves it. */
export type Errand = Pick<SignUp, 'serviceType' | 'serviceEntity' | 'groupLink'>;

const PARTS = [
  'entity',
  'outlet',
  'outletUuid',
  'activityId',
  'bookableActivityId',
  'populatedMessage',
  'populatedPost',
  'from-footer',
  'newGuestChatUsername',
  'returnTo',
] as const;

/** The parameters of the pending action: ids, text typed so far and the address where it started. */
export type Payload = Partial<Record<(typeof PARTS)[number], string>>;

const LONGEST_PART = 1_000;

/** Returns the pending action of an address, or `undefined` if there is none. */
export function errandIn(search: URLSearchParams): Errand | undefined {
  const service = search.get('service');
  if (service === null) return undefined;
  const { entity = null, ...rest } = onlyParts(Object.fromEntries(search));
  const returnTo = rest.returnTo ?? search.get('goBack') ?? undefined;
  const luggage = onlyParts({ ...rest, returnTo });
  return {
    serviceType: SERVICE_TYPES.find((known) => known === service) ?? 'signup',
    serviceEntity:
      Object.keys(luggage).length === 0 ? entity : JSON.stringify({ ...partsOf(entity), ...luggage }),
    groupLink: search.get('code')?.slice(0, 200) ?? null,
  };
}

/** Parses the saved parameters: a single id is stored as it is, several as JSON. */
export function partsOf(serviceEntity: string | null): Payload {
  if (serviceEntity === null) return {};
  const parsed = jsonIn(serviceEntity);
  return typeof parsed === 'object' && parsed !== null ? onlyParts(parsed) : { entity: serviceEntity };
}

/** Accepts only known keys with strings of limited length, because the address is user input. */
function onlyParts(given: object): Payload {
  const known = new Map<string, unknown>(Object.entries(given));
  return Object.fromEntries(
    PARTS.flatMap((part) => {
      const value = known.get(part);
      return typeof value === 'string' && value !== '' ? [[part, value.slice(0, LONGEST_PART)]] : [];
    }),
  );
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // An id is no valid JSON.
    return undefined;
  }
}
