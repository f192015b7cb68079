import { nickNameOf, personNameOf } from '@guest/shared/contracts/guest/guest-name';
import { profileContract } from '@guest/shared/contracts/guest/profile.contract';
import { Refusal, unacceptable } from '../../platform/errors/refusal';
import type { PropertyScope } from '../property/property-scope';
import type { ServeInProperty } from '../property/serve-in-property';
import { isTaken, type GuestFacts, type GuestRepository } from '../identity/guest.repository';
import type { KnownGuests } from '../identity/known-guests';
import { signedIn } from '../../platform/http/signed-in';

interface Typed {
  firstName?: string | undefined;
  lastName?: string | undefined;
  nickName?: string | undefined;
  lang?: string | undefined;
  allowMessages?: GuestFacts['allowMessages'] | undefined;
}

export function profileRoutes(
  serveInProperty: ServeInProperty,
  guests: GuestRepository,
  knownGuests: KnownGuests,
): void {
  serveInProperty(profileContract.getGuest, async (call, { property }) =>
    knownGuests.tell(await guests.find(signedIn(call).id), property),
  );

  serveInProperty(profileContract.updateGuest, async (call, house) => {
    const { version, ...typed } = call.body;
    const { id } = signedIn(call);
    const changed = await guests.change(id, factsOf(typed, house), { version }).catch((error: unknown) => {
      if (!isTaken(error, 'guest_nick_name')) throw error;
      throw unacceptable('nickName', 'nick_name_taken', 'That nickname is taken.');
    });
    if (changed) return knownGuests.tell(changed, house.property);
    throw new Refusal(409, 'version_conflict', 'This was changed somewhere else. Please check it again.', {
      data: await knownGuests.tell(await guests.find(id), house.property),
    });
  });
}

/** Maps the input to columns; an empty last name or nickname is cleared. */
function factsOf(
  { firstName, lastName, nickName, lang, allowMessages }: Typed,
  { property }: PropertyScope,
): GuestFacts {
  const facts: GuestFacts = allowMessages === undefined ? {} : { allowMessages };
  if (firstName !== undefined) {
    facts.firstName = personNameOf(firstName);
    if (!facts.firstName) throw unacceptable('firstName', 'first_name_invalid', 'Enter your first name.');
  }
  if (lastName !== undefined) {
    facts.lastName = personNameOf(lastName);
    if (!facts.lastName && lastName.trim() !== '') {
      throw unacceptable(
        'lastName',
        'last_name_invalid',
        'Enter your last name as it appears on the booking.',
      );
    }
  }
  if (nickName !== undefined) {
    facts.nickName = Object.values(property.name).every((house) => nickNameOf(nickName, house) !== null)
      ? nickNameOf(nickName)
      : null;
    if (!facts.nickName && nickName.trim() !== '') {
      throw unacceptable('nickName', 'nick_name_invalid', 'Choose a nickname of 2 to 20 characters.');
    }
  }
  if (lang !== undefined) {
    if (!property.languages.includes(lang)) throw unacceptable('lang', 'lang_invalid', 'Choose a language.');
    facts.lang = lang;
  }
  return facts;
}
