import type { Profile } from '@guest/shared/contracts/guest/profile.contract';
import { Sheet } from '@guest/shared/ui/dialog/sheet';
import type { ReactNode } from 'react';
import { useAccountText, type AccountTextKey } from '../texts/account-texts';
import { EditContact } from './edit-contact';
import { EditLanguage } from './edit-language';
import { EditMessages } from './edit-messages';
import { EditName } from './edit-name';
import { EditNickName } from './edit-nick-name';
import { EditPhoto } from './edit-photo';
import { EditStay } from './edit-stay';

export type ProfileField = 'photo' | 'name' | 'nickName' | 'lang' | 'stay' | 'email' | 'phone' | 'messages';

const headings: Record<ProfileField, AccountTextKey> = {
  photo: 'Photo',
  name: 'Name',
  nickName: 'Nickname',
  lang: 'Language',
  stay: 'Stay',
  email: 'Email',
  phone: 'Phone number',
  messages: 'Messages from guests',
};

/** A sheet over the profile that edits one field at a time. */
export function EditSheet(props: { field: ProfileField | undefined; user: Profile; onClose: () => void }) {
  const { field, user, onClose } = props;
  const text = useAccountText();
  const forms: Record<ProfileField, ReactNode> = {
    photo: <EditPhoto user={user} onDone={onClose} />,
    name: <EditName user={user} onDone={onClose} />,
    nickName: <EditNickName user={user} onDone={onClose} />,
    lang: <EditLanguage user={user} onDone={onClose} />,
    stay: <EditStay onDone={onClose} />,
    email: <EditContact key="email" verification="email" onDone={onClose} />,
    phone: <EditContact key="phone" verification="phone" onDone={onClose} />,
    messages: <EditMessages user={user} onDone={onClose} />,
  };
  return (
    <Sheet
      isOpen={field !== undefined}
      onClose={onClose}
      heading={field && text(headings[field])}
      close={text('Close')}
    >
      {field && forms[field]}
    </Sheet>
  );
}
