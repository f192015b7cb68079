import { TextProvider, useHost } from '@guest/shared';
import { propertyContract } from '@guest/shared/contracts/property/property.contract';
import { usePageName } from '@guest/shared/page/page-name';
import { useRead } from '@guest/shared/reads/use-read';
import { PageHeading } from '@guest/shared/ui/page/page-heading';
import { ButtonShelf } from './button-shelf';
import { CardShelf } from './card-shelf';
import { ChoiceShelf } from './choice-shelf';
import { FieldShelf } from './field-shelf';
import { FormShelf } from './form-shelf';
import { FrameShelf } from './frame-shelf';
import { KitLook } from './kit-look';
import { kitTexts, useKitText } from './kit-texts';
import { MarkShelf } from './mark-shelf';
import { OverShelf } from './over-shelf';
import { PhotoShelf } from './photo-shelf';
import { TabShelf } from './tab-shelf';
import { WaitShelf } from './wait-shelf';

/** `/_dev/kit` shows every control in every state. The page does not exist in production. */
export function KitPage() {
  const { lang } = useHost();
  return (
    <TextProvider lang={lang} messages={kitTexts[lang]}>
      <Shelves />
    </TextProvider>
  );
}

function Shelves() {
  const text = useKitText();
  usePageName(text('Interface kit'));
  const { items: hotels } = useRead(propertyContract.listProperties, {});
  return (
    <>
      <PageHeading
        heading={text('Interface kit')}
        line={text('Every control in every state, for developers.')}
      />
      <KitLook hotels={hotels} />
      <ButtonShelf />
      <FieldShelf />
      <ChoiceShelf />
      <FormShelf />
      <OverShelf />
      <TabShelf />
      <MarkShelf hotels={hotels} />
      <CardShelf hotels={hotels} />
      <FrameShelf hotels={hotels} />
      <PhotoShelf hotels={hotels} />
      <WaitShelf />
    </>
  );
}
