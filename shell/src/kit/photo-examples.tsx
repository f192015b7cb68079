import type { PropertySummary } from '@guest/shared/contracts/property/property.contract';
import { Photos } from '@guest/shared/ui/picture/photos';
import { Section } from '@guest/shared/ui/section/section';
import { useKitText } from './kit-texts';

/** Shows the carousel; each of its photos opens the gallery. */
export function PhotoExamples({ hotels }: { hotels: PropertySummary[] }) {
  const text = useKitText();
  return (
    <Section heading={text('Photos')}>
      <Photos name={text('Photos')} images={hotels.map(({ hero }) => hero)} />
    </Section>
  );
}
