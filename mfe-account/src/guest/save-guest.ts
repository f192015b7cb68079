import type { Host } from '@guest/shared';
import {
  profileContract,
  type KnownGuest,
  type Profile,
} from '@guest/shared/contracts/guest/profile.contract';
import { isApiError } from '@guest/shared/http/api-error';
import { guestQuery } from './update-session';

export interface GuestFields {
  firstName?: string;
  lastName?: string;
  nickName?: string;
  lang?: string;
  allowMessages?: Profile['allowMessages'];
}

/** Saves changes to the guest's profile with the version that the server knows. */
export async function saveGuest(
  host: Host,
  property: string,
  fields: GuestFields,
  signal?: AbortSignal,
): Promise<KnownGuest> {
  const query = guestQuery(host, property);
  const { user } = await host.queries.ensureQueryData(query);
  try {
    return await host.api.call(profileContract.updateGuest, {
      params: { property },
      body: { version: user.version, ...fields },
      signal,
      isToastSuppressed: true,
    });
  } catch (error) {
    // Another device has changed the profile in the meantime; refetching it lets the next attempt succeed.
    if (isApiError(error) && error.status === 409) await host.queries.invalidateQueries(query);
    throw error;
  }
}
