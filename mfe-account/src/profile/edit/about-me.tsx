import { useHost } from '@guest/shared';
import type { Profile } from '@guest/shared/contracts/guest/profile.contract';
import { dateLabel } from '@guest/shared/format/day-label';
import { languageName } from '@guest/shared/format/language-name';
import { PageLink } from '@guest/shared/page/page-link';
import { usePathParam } from '@guest/shared/page/path-param';
import { useProperty } from '@guest/shared/property/use-property';
import { LazyPart } from '@guest/shared/ui/state/lazy-part';
import { ListRow, ListRows } from '@guest/shared/ui/card/list-row';
import { useState, type ReactNode } from 'react';
import { useAccountText, type AccountTextKey } from '../texts/account-texts';
import type { ProfileField } from './edit-sheet';
import { messagePreferences, messagePreferenceOf } from './message-preferences';

const loadSheet = () => import(/* webpackChunkName: "part-edit" */ './edit-sheet').then((it) => it.EditSheet);

/** Lists the guest's profile data; each entry opens a form to change it. */
export function AboutMe({ user }: { user: Profile }) {
  const text = useAccountText();
  const { lang } = useHost();
  const property = usePathParam('property');
  const { chatSettings, features } = useProperty();
  const [edited, setEdited] = useState<ProfileField>();
  const [hasEdited, setHasEdited] = useState(false);
  const date = (day: string | null | undefined) => (day ? dateLabel(day, lang) : text('Not provided'));
  const isolate = (value: string | undefined) => value && <bdi>{value}</bdi>;

  const rows: [ProfileField, AccountTextKey, ReactNode][] = [
    [
      'photo',
      'Photo',
      user.profile_image ? text('Shown next to your posts and messages') : text('Add a photo'),
    ],
    ['name', 'Name', isolate([user.firstName, user.lastName].filter(Boolean).join(' '))],
    ['nickName', 'Nickname', isolate(user.nickName)],
    ['lang', 'Language', user.lang && languageName(user.lang, lang)],
    [
      'stay',
      'Stay',
      user.stay_state && text('{from} to {to}', { from: date(user.checkin), to: date(user.checkout) }),
    ],
    ['email', 'Email', isolate(user.email)],
  ];
  // A new number is confirmed by a code, which must reach it.
  if (features.phoneCodes !== false) {
    rows.push(['phone', 'Phone number', user.phone && <bdi dir="ltr">{user.phone}</bdi>]);
  }
  const preference = messagePreferences.find(({ value }) => value === messagePreferenceOf(user));
  if (preference && chatSettings.enabled && chatSettings.guestToGuest !== 'off') {
    rows.push(['messages', 'Messages from guests', text(preference.name)]);
  }
  return (
    <>
      <ListRows>
        {rows.map(([field, label, value]) => (
          <ListRow
            key={field}
            name={
              <button
                type="button"
                onClick={() => {
                  setEdited(field);
                  setHasEdited(true);
                }}
              >
                {text(label)}
              </button>
            }
            line={value || text('Not provided')}
            isLink
          />
        ))}
        <ListRow
          name={
            <PageLink to="property-reservations" params={{ property }}>
              {text('Your stays')}
            </PageLink>
          }
          line={text('Dates, room and reservation')}
          isLink
        />
      </ListRows>
      <LazyPart
        load={loadSheet}
        isWanted={hasEdited}
        with={{ field: edited, user, onClose: () => setEdited(undefined) }}
      />
    </>
  );
}
