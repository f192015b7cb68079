import type { Profile } from '@guest/shared/contracts/guest/profile.contract';
import { Sheet } from '@guest/shared/ui/dialog/sheet';
import type { ReactNode } from 'react';
import { useOwnText, type OwnTextKey } from '../texts/own-texts';
import { EditContact } from './edit-contact';
import { EditLanguage } from './edit-language';
import { EditMessages } from './edit-messages';
import { EditName } from './edit-name';
import { EditNickName } from './edit-nick-name';
import { EditPhoto } from './edit-photo';
import { EditStay } from './edit-stay';

export type EditableFact = 'photo' | 'name' | 'nickName' | 'lang' | 'stay' | 'email' | 'phone' | 'messages';

const headings: Record<EditableFact, OwnTextKey> = {
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
export function EditSheet(props: { fact: EditableFact | undefined; user: Profile; onClose: () => void }) {
  const { fact, user, onClose } = props;
  const text = useOwnText();
  const forms: Record<EditableFact, ReactNode> = {
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
      isOpen={fact !== undefined}
      onClose={onClose}
      heading={fact && text(headings[fact])}
      close={text('Close')}
    >
      {fact && forms[fact]}
    </Sheet>
  );
}
