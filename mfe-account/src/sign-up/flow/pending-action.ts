import { SERVICE_TYPES } from '@guest/shared/contracts/sign-up/service-types';
import type { SignUp } from '@guest/shared/host-state/sign-up.store';

/** The pending action as the store saves it. */
export type PendingAction = Pick<SignUp, 'serviceType' | 'serviceEntity' | 'groupLink'>;

const PAYLOAD_FIELDS = [
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
export type ActionPayload = Partial<Record<(typeof PAYLOAD_FIELDS)[number], string>>;

const MAX_FIELD_LENGTH = 1_000;

/** Returns the pending action of an address, or `undefined` if there is none. */
export function parsePendingAction(search: URLSearchParams): PendingAction | undefined {
  const service = search.get('service');
  if (service === null) return undefined;
  const { entity = null, ...rest } = pickPayload(Object.fromEntries(search));
  const returnTo = rest.returnTo ?? search.get('goBack') ?? undefined;
  const payload = pickPayload({ ...rest, returnTo });
  return {
    serviceType: SERVICE_TYPES.find((known) => known === service) ?? 'signup',
    serviceEntity:
      Object.keys(payload).length === 0
        ? entity
        : JSON.stringify({ ...parseActionPayload(entity), ...payload }),
    groupLink: search.get('code')?.slice(0, 200) ?? null,
  };
}

/** Parses the saved parameters: a single id is stored as it is, several as JSON. */
export function parseActionPayload(serviceEntity: string | null): ActionPayload {
  if (serviceEntity === null) return {};
  const parsed = parseJson(serviceEntity);
  return typeof parsed === 'object' && parsed !== null ? pickPayload(parsed) : { entity: serviceEntity };
}

/** Accepts only known keys with strings of limited length, because the address is user input. */
function pickPayload(values: object): ActionPayload {
  const known = new Map<string, unknown>(Object.entries(values));
  return Object.fromEntries(
    PAYLOAD_FIELDS.flatMap((field) => {
      const value = known.get(field);
      return typeof value === 'string' && value !== '' ? [[field, value.slice(0, MAX_FIELD_LENGTH)]] : [];
    }),
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // An id is no valid JSON.
    return undefined;
  }
}
