import { usePathParam } from '@guest/shared/page/path-param';
import { Form } from '@guest/shared/ui/form/form';
import { useFormTexts } from '../../lazy-texts/use-form-texts';
import { useLazyText } from '../../lazy-texts/lazy-texts';
import type { BookingFlow } from '../model/use-booking-flow';
import { BookingBar } from '../parts/booking-bar';
import { StepHead } from '../parts/step-head';
import { DetailFields } from './detail-fields';
import { readDetails } from './read-details';

/** The third step: the contact, the questions of the activity, a note and the safety note. */
export function DetailsStep({ flow }: { flow: BookingFlow }) {
  const text = useLazyText();
  const property = usePathParam('property');
  const { bookable, changeDraft, draft, draftName, setBookingError, updateBookingQuery } = flow;
  return (
    <Form
      draft={`${property}-activity-details-${draftName}`}
      name={text('Your details')}
      texts={useFormTexts()}
      send={async (answers) => changeDraft(readDetails(answers, bookable, draft))}
      onSent={() => {
        setBookingError(undefined);
        updateBookingQuery({ step: 'review' });
      }}
    >
      <StepHead flow={flow} step={3} heading={text('Your details')} />
      <DetailFields flow={flow} />
      <BookingBar flow={flow} label={text('Continue')} />
    </Form>
  );
}
