import { parseNickName, parsePersonName } from '@guest/shared/contracts/guest/guest-name';
import { profileContract } from '@guest/shared/contracts/guest/profile.contract';
import { RequestError, unprocessable } from '../../platform/errors/request-error';
import type { Screening } from '../moderation/screening/screening';
import type { PropertyScope } from '../property/property-scope';
import type { ServeInProperty } from '../property/serve-in-property';
import { isUniqueViolation, type GuestFields, type GuestRepository } from '../identity/guest.repository';
import type { GuestView } from '../identity/guest-view';
import { requireGuest } from '../../platform/http/require-guest';

interface ProfileInput {
  firstName?: string | undefined;
  lastName?: string | undefined;
  nickName?: string | undefined;
  lang?: string | undefined;
  allowMessages?: GuestFields['allowMessages'] | undefined;
}

interface ProfileRoutesDeps {
  guests: GuestRepository;
  guestView: GuestView;
  screening: Pick<Screening, 'assertNickName'>;
}

export function profileRoutes(
  serveInProperty: ServeInProperty,
  { guests, guestView, screening }: ProfileRoutesDeps,
): void {
  serveInProperty(profileContract.getGuest, async (call, { property }) =>
    guestView.load(await guests.find(requireGuest(call).id), property),
  );

  serveInProperty(profileContract.updateGuest, async (call, scope) => {
    const { version, ...typed } = call.body;
    const { id } = requireGuest(call);
    const fields = toGuestFields(typed, scope);
    const { nickName } = fields;
    if (nickName) await screening.assertNickName(scope.property, scope.lang, { guestId: id, nickName });
    const changed = await guests.change(id, fields, { version }).catch((error: unknown) => {
      if (!isUniqueViolation(error, 'guest_nick_name')) throw error;
      throw unprocessable('nickName', 'nick_name_taken', 'That nickname is taken.');
    });
    if (changed) return guestView.load(changed, scope.property);
    throw new RequestError(
      409,
      'version_conflict',
      'This was changed somewhere else. Please check it again.',
      {
        data: await guestView.load(await guests.find(id), scope.property),
      },
    );
  });
}

/** Maps the input to columns; an empty last name or nickname is cleared. */
function toGuestFields(
  { firstName, lastName, nickName, lang, allowMessages }: ProfileInput,
  { property }: PropertyScope,
): GuestFields {
  const fields: GuestFields = allowMessages === undefined ? {} : { allowMessages };
  if (firstName !== undefined) {
    fields.firstName = parsePersonName(firstName);
    if (!fields.firstName) throw unprocessable('firstName', 'first_name_invalid', 'Enter your first name.');
  }
  if (lastName !== undefined) {
    fields.lastName = parsePersonName(lastName);
    if (!fields.lastName && lastName.trim() !== '') {
      throw unprocessable(
        'lastName',
        'last_name_invalid',
        'Enter your last name as it appears on the booking.',
      );
    }
  }
  if (nickName !== undefined) {
    fields.nickName = Object.values(property.name).every(
      (hotelName) => parseNickName(nickName, hotelName) !== null,
    )
      ? parseNickName(nickName)
      : null;
    if (!fields.nickName && nickName.trim() !== '') {
      throw unprocessable('nickName', 'nick_name_invalid', 'Choose a nickname of 2 to 20 characters.');
    }
  }
  if (lang !== undefined) {
    if (!property.languages.includes(lang)) throw unprocessable('lang', 'lang_invalid', 'Choose a language.');
    fields.lang = lang;
  }
  return fields;
}
