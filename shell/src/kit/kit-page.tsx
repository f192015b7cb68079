import { TextProvider, useHost } from '@guest/shared';
import { propertyContract } from '@guest/shared/contracts/property/property.contract';
import { usePageName } from '@guest/shared/page/page-name';
import { useRead } from '@guest/shared/reads/use-read';
import { PageHeading } from '@guest/shared/ui/page/page-heading';
import { ButtonExamples } from './button-examples';
import { CardExamples } from './card-examples';
import { ChoiceExamples } from './choice-examples';
import { FieldExamples } from './field-examples';
import { FormExamples } from './form-examples';
import { FrameExamples } from './frame-examples';
import { KitTheme } from './kit-theme';
import { kitTexts, useKitText } from './kit-texts';
import { BadgeExamples } from './badge-examples';
import { OverlayExamples } from './overlay-examples';
import { PhotoExamples } from './photo-examples';
import { TabExamples } from './tab-examples';
import { LoadingExamples } from './loading-examples';

/** `/_dev/kit` shows every control in every state. The page does not exist in production. */
export function KitPage() {
  const { lang } = useHost();
  return (
    <TextProvider lang={lang} messages={kitTexts[lang]}>
      <AllExamples />
    </TextProvider>
  );
}

function AllExamples() {
  const text = useKitText();
  usePageName(text('Interface kit'));
  const { items: hotels } = useRead(propertyContract.listProperties, {});
  return (
    <>
      <PageHeading
        heading={text('Interface kit')}
        line={text('Every control in every state, for developers.')}
      />
      <KitTheme hotels={hotels} />
      <ButtonExamples />
      <FieldExamples />
      <ChoiceExamples />
      <FormExamples />
      <OverlayExamples />
      <TabExamples />
      <BadgeExamples hotels={hotels} />
      <CardExamples hotels={hotels} />
      <FrameExamples hotels={hotels} />
      <PhotoExamples hotels={hotels} />
      <LoadingExamples />
    </>
  );
}
