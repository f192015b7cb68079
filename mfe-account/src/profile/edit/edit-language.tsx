import { useHost } from '@guest/shared';
import { isLang } from '@guest/shared/contracts/core/languages';
import type { Profile } from '@guest/shared/contracts/guest/profile.contract';
import { languageName } from '@guest/shared/format/language-name';
import { changePageLanguage } from '@guest/shared/page/page-language';
import { useProperty } from '@guest/shared/property/use-property';
import { RadioGroup } from '@guest/shared/ui/form/field/radio-group';
import { useAccountText } from '../texts/account-texts';
import { ProfileFieldForm } from './profile-field-form';

export function EditLanguage({ user, onDone }: { user: Profile; onDone: () => void }) {
  const text = useAccountText();
  const host = useHost();
  const { languages } = useProperty();
  return (
    <ProfileFieldForm
      fields={(answers) => ({ lang: answers.text('lang') })}
      onDone={({ lang = '' }) => {
        if (isLang(lang)) changePageLanguage(host, lang);
        onDone();
      }}
    >
      <RadioGroup
        name="lang"
        label={text('For this app and messages from the hotel')}
        options={languages.map((value) => ({ value, lang: value, name: languageName(value, value) }))}
        defaultValue={user.lang}
        missing={text('Choose a language.')}
        required
      />
    </ProfileFieldForm>
  );
}
