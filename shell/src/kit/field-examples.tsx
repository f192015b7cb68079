import { LANGUAGES } from '@guest/shared/contracts/core/languages';
import { languageName } from '@guest/shared/format/language-name';
import { SearchField } from '@guest/shared/ui/form/field/search-field';
import { SelectField } from '@guest/shared/ui/form/field/select-field';
import { TextArea } from '@guest/shared/ui/form/field/text-area';
import { TextField } from '@guest/shared/ui/form/field/text-field';
import { useKitText } from './kit-texts';
import { ExampleGroup, Example } from './example';

const languages = LANGUAGES.map((value) => ({ value, name: languageName(value, value) }));

export function FieldExamples() {
  const text = useKitText();
  const long = text('Breakfast on the terrace until eleven, and in your room for as long as you like');
  return (
    <ExampleGroup heading={text('Fields')}>
      <Example state={text('Default')}>
        <TextField kind="name" name="rest-name" label={text('First name')} autoComplete="given-name" />
        <TextField kind="phone" name="rest-phone" label={text('Phone')} />
        <TextField kind="date" name="rest-day" label={text('Day')} />
        <TextField kind="time" name="rest-time" label={text('Time')} />
        <SelectField
          name="rest-language"
          label={text('Language')}
          prompt={text('Choose a language')}
          options={languages}
        />
        <SearchField label={text('Find a dish')} clear={text('Clear')} onSearch={() => {}} />
      </Example>
      <Example state={text('With help text')}>
        <TextField
          kind="email"
          name="help-email"
          label={text('Email')}
          help={text("We'll send your code to this address.")}
        />
        <TextField kind="code" name="help-code" label={text('Code')} help={text('Six digits')} />
        <TextArea
          name="help-wish"
          label={text('Note for the kitchen')}
          note={text('optional')}
          help={text('Please also tell your waiter about allergies.')}
        />
      </Example>
      <Example state={text('With an error')}>
        <TextField
          kind="email"
          name="wrong-email"
          label={text('Email')}
          defaultValue="madalena@"
          help={text("We'll send your code to this address.")}
          error={text('Enter an address like name@example.com')}
        />
        <TextField
          kind="date"
          name="wrong-day"
          label={text('Day')}
          defaultValue="2026-01-01"
          error={text('Choose a day from tomorrow')}
        />
        <SelectField
          name="wrong-language"
          label={text('Language')}
          prompt={text('Choose a language')}
          options={languages}
          error={text('Choose a language')}
        />
      </Example>
      <Example state={text('Disabled')}>
        <TextField kind="name" name="off-name" label={text('First name')} defaultValue="Madalena" disabled />
        <SelectField
          name="off-language"
          label={text('Language')}
          options={languages}
          defaultValue="fr"
          disabled
        />
        <TextArea name="off-wish" label={text('Note for the kitchen')} disabled />
      </Example>
      <Example state={text('Long text')}>
        <TextField name="long-text" label={long} defaultValue={long} help={long} error={long} />
      </Example>
    </ExampleGroup>
  );
}
